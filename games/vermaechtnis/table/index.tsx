/** The table of Das Vermächtnis des Maharaja. */
import './paint.css'
import { type Both, defineTable } from '@durbar/table'
import type { Event } from '../events.ts'
import type { Brings } from '../view/brings.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { Side } from './collections.tsx'
import { asking, givesUp } from './giving-up.ts'
import { Aside, Hand } from './hand.tsx'
import { introduction } from './introduction.ts'
import { Board } from './market.tsx'
import { gain, Preview } from './preview.tsx'
import { Score } from './score.tsx'
import { figure, SeatLine } from './seat.tsx'
import { moveOf } from './touches.ts'
import { WORDS } from './words.ts'

const verbs: Readonly<Record<Move['type'], Both>> = {
  takeCoin: { de: 'Münze', en: 'Coin' },
  buy: { de: 'Kaufen', en: 'Buy' },
  takeCollection: { de: 'Sammlung nehmen', en: 'Take a collection' },
  declineCollection: { de: 'Verzichten', en: 'Decline' },
}

export default defineTable<View, Event, Brings>({
  Board,
  Side,
  sideTitle: { de: WORDS.de.collections, en: WORDS.en.collections },
  Hand,
  handTitle: { de: 'Deine Antiquitäten', en: 'Your antiques' },
  Aside,
  SeatLine,
  figure,
  Score,
  Preview,
  gain: (move, _view, brings) => gain(moveOf(move), brings),
  deliberate: (move) => givesUp(moveOf(move)) !== null,
  asking: (touches, left, _view, language) => asking(touches, left.map(moveOf), language),
  verbs,
  sounds: {
    coinTaken: 'coin',
    bought: 'card',
    collectionTaken: 'paper',
    newDay: 'wood',
    taxPaid: 'coin',
  },
  introduction,
})
