/** The table of Taj Mahal. */
import './paint.css'
import { defineTable } from '@durbar/table'
import type { Vocabulary } from '../vocabulary.ts'
import { Aid } from './aid.tsx'
import { asking } from './asking.ts'
import { beats, flights } from './beats.tsx'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { Hand } from './hand.tsx'
import { HandSize } from './hand-size.tsx'
import { introduction } from './introduction.ts'
import { look } from './look/looks.tsx'
import { plate } from './plate.ts'
import { gain, Preview } from './preview.tsx'
import { Score } from './score.tsx'
import { SeatLine } from './seat-line.tsx'
import { Side } from './side.tsx'
import { tell } from './tell.tsx'
import { HAND_TITLE, PRESSED, SIDE_TITLE, VERBS, words } from './words.ts'

export default defineTable<Vocabulary, number>({
  Board,
  Side,
  sideTitle: SIDE_TITLE,
  Hand,
  handTitle: HAND_TITLE,
  SeatLine,
  figure: (view, seat, language) => {
    const { score } = view.players[seat]!
    return {
      value: score,
      name: words(language).points(score),
      beside: <HandSize view={view} seat={seat} language={language} />,
    }
  },
  Score,
  Preview,
  asking,
  doing: ({ type }, _view, language) => PRESSED[type]?.[language] ?? null,
  gain,
  // Nobody leaves the court by a slip.
  deliberate: (move, touches) => move.type === 'withdraw' && touches.length === 1,
  look,
  Aid,
  verbs: VERBS,
  sounds: {
    visit: 'paper',
    played: 'card',
    withdrew: 'paper',
    placed: 'wood',
    bonus: 'coin',
    provinceTile: 'coin',
    palaces: 'coin',
    took: 'card',
    drew: 'card',
    turnedUp: 'card',
    exchanged: 'wood',
    scored: 'win',
  },
  beats,
  flights,
  plate,
  tell,
  Ending,
  introduction,
})
