/** The table of Das Vermächtnis des Maharaja. */
import './paint.css'
import { type Both, defineTable } from '@durbar/table'
import type { Brings } from '../view/brings.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { Aid } from './aid.tsx'
import { asking, doing } from './asking.ts'
import { beats, flights, plate } from './beats.tsx'
import { Side } from './collections.tsx'
import { givesUp } from './giving-up.ts'
import { Aside, Hand } from './hand.tsx'
import { introduction } from './introduction.ts'
import { look } from './look/looks.tsx'
import { Board } from './market.tsx'
import { gain, Preview } from './preview.tsx'
import { ahead, Score } from './score.tsx'
import { figure, SeatLine } from './seat.tsx'
import { tell } from './tell.tsx'
import { WORDS } from './words.ts'

const verbs: Readonly<Record<Move['type'], Both>> = {
  takeCoin: { de: 'Goldmünze', en: 'Gold coin' },
  buy: { de: 'Kaufen', en: 'Buy' },
  takeCollection: { de: 'Sammlungskarte nehmen', en: 'Take a collection card' },
  declineCollection: { de: 'Verzichten', en: 'Decline' },
}

export default defineTable<Vocabulary, Brings>({
  Board,
  Side,
  sideTitle: { de: WORDS.de.collections, en: WORDS.en.collections },
  Hand,
  handTitle: { de: 'Deine Antiquitäten', en: 'Your antiques' },
  Aside,
  SeatLine,
  figure,
  Score,
  ahead,
  Preview,
  gain,
  deliberate: (move) => givesUp(move) !== null,
  asking,
  doing,
  look,
  Aid,
  verbs,
  sounds: {
    coinTaken: 'coin',
    bought: 'card',
    collectionTaken: 'paper',
    newDay: 'wood',
    taxPaid: 'coin',
  },
  beats,
  flights,
  plate,
  tell,
  introduction,
})
