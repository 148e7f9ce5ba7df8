/** The rulebook of Taj Mahal, from the title leaf to the glossary. */
import type { Rulebook } from '@durbar/room'
import { PREFIX } from './blocks.ts'
import { cards } from './cards.ts'
import { chains } from './chains.ts'
import { components } from './components.ts'
import { ending, tactics } from './ending.ts'
import { glossary } from './glossary.ts'
import { goods } from './goods.ts'
import { opening } from './opening.ts'
import { prince } from './prince.ts'
import { questions } from './questions.ts'
import { reconstructed } from './reconstructed.ts'
import { setup } from './setup.ts'
import { specials, visitEnd } from './specials.ts'
import { playing, visit } from './visit.ts'
import { prizes, withdrawing } from './withdrawing.ts'

export const book: Rulebook = {
  prefix: PREFIX,
  ...opening,
  components,
  sections: [
    setup,
    cards,
    visit,
    playing,
    withdrawing,
    prizes,
    goods,
    chains,
    specials,
    visitEnd,
    ending,
    tactics,
    prince,
    questions,
    glossary,
  ],
  reconstructed,
}
