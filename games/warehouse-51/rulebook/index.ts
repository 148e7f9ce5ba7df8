/** The rulebook of Warehouse 51. */
import type { Rulebook } from '@durbar/room'
import { antiquities } from './antiquities.ts'
import { auctions } from './auctions.ts'
import { cards } from './cards.ts'
import { counterfeits } from './counterfeits.ts'
import { end } from './end.ts'
import { glossary } from './glossary.ts'
import { aim, components, credits, facts, minute, story } from './opening.ts'
import { pawnshop } from './pawnshop.ts'
import { questions } from './questions.ts'
import { reconstructed } from './reconstructed.ts'
import { round } from './round.ts'
import { scoring } from './scoring.ts'
import { setup } from './setup.ts'

export const book: Rulebook = {
  prefix: 'WH-',
  facts,
  credits,
  story,
  aim,
  minute,
  components,
  sections: [
    setup,
    antiquities,
    round,
    auctions,
    counterfeits,
    pawnshop,
    end,
    scoring,
    cards,
    questions,
    glossary,
  ],
  reconstructed,
}
