/** The rulebook of Das Vermächtnis des Maharaja. */
import type { Rulebook } from '@durbar/room'
import { collecting, sorts } from './collecting.ts'
import { cards } from './collection-cards.ts'
import { evening, taxes } from './evening.ts'
import { glossary, reconstructed } from './glossary.ts'
import { grey } from './grey.ts'
import { opening } from './opening.ts'
import { questions } from './questions.ts'
import { scoring } from './scoring.ts'
import { antiques, setup } from './setup.ts'
import { action, day } from './turn.ts'

export const book: Rulebook = {
  prefix: 'VM-',
  ...opening,
  sections: [
    setup,
    antiques,
    day,
    action,
    collecting,
    sorts,
    cards,
    taxes,
    evening,
    scoring,
    grey,
    questions,
    glossary,
  ],
  reconstructed,
}
