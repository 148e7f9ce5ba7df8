/** The rulebook of Raja: what somebody learns the game from. */
import type { Rulebook } from '@durbar/room'
import { build } from './build.ts'
import { characters } from './characters.ts'
import { end } from './end.ts'
import { glossary } from './glossary.ts'
import { questions } from './questions.ts'
import { reconstructed } from './reconstructed.ts'
import { discs, round } from './round.ts'
import { scoring } from './scoring.ts'
import { scoringOrder } from './scoring-order.ts'
import { board, setup } from './setup.ts'
import { several } from './several.ts'
import { start } from './start.ts'
import { components, minute, title } from './title.ts'
import { travel } from './travel.ts'
import { turn } from './turn.ts'
import { pro, short } from './variants.ts'
import { wholeRound } from './whole-round.ts'

export const book: Rulebook = {
  ...title,
  minute,
  components,
  sections: [
    setup,
    board,
    start,
    round,
    discs,
    turn,
    travel,
    build,
    scoringOrder,
    characters,
    scoring,
    wholeRound,
    end,
    short,
    pro,
    several,
    questions,
    glossary,
  ],
  reconstructed,
}
