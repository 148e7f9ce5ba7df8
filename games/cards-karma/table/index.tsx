/** The table of Rajas of the Ganges: Cards & Karma. */
import './paint.css'
import { defineTable } from '@durbar/table'
import type { Link } from '../view/brings.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { Aid } from './aid.tsx'
import { asking, PRESSED } from './asking.ts'
import { beats, plate } from './beats.tsx'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { flights } from './flights.tsx'
import { gain } from './gain.ts'
import { Hand } from './hand.tsx'
import { introduction } from './introduction.ts'
import { look } from './look/looks.tsx'
import { Preview } from './preview.tsx'
import { ahead, Score } from './score.tsx'
import { SeatLine } from './seat-line.tsx'
import { Side } from './side.tsx'
import { tell } from './tell.tsx'
import { NOTHING } from './touches.ts'
import { words } from './words/index.ts'

const SPENDS: ReadonlySet<Move['type']> = new Set(['stewardDice', 'stewardTurn', 'takeDie'])

export default defineTable<Vocabulary, readonly Link[]>({
  Board,
  Side,
  sideTitle: { de: words('de').rows, en: words('en').rows },
  Hand,
  handTitle: { de: words('de').hand, en: words('en').hand },
  SeatLine,
  Score,
  ahead,
  Preview,
  asking: (touches, left, _view, language) => asking(touches, left, language),
  doing: ({ type }, _view, language) => PRESSED[type]?.[language] ?? null,
  gain,
  Ending,
  introduction,
  standing: (view, seat, language) => {
    const { extraTurns } = view.players[seat]!
    return extraTurns > 0 ? words(language).extra(extraTurns) : null
  },
  figure: (view, seat, language) => {
    const { turned } = view.players[seat]!
    return { value: `${turned}/6`, name: words(language).turnedOf(turned) }
  },
  phases: (view, language) =>
    words(language).passes.map((name, i) => ({
      name,
      state: i + 1 < view.pass ? 'done' : i + 1 === view.pass ? 'now' : 'next',
    })),
  // A touch on a card that only one payment buys, on a steward or on the corner of a card would spend it before one
  // has looked.
  deliberate: (move, touches) => touches.length === 1 && ('payment' in move || SPENDS.has(move.type)),
  look,
  Aid,
  nothing: NOTHING,
  verbs: {
    takeDie: { de: 'Als Würfel', en: 'As a die' },
    buyBuilding: { de: 'Gebäude', en: 'Building' },
    buyShip: { de: 'Schiff', en: 'Ship' },
    takeGoods: { de: 'Waren', en: 'Goods' },
    buyPalace: { de: 'Palastaktion', en: 'Palace action' },
    stewardDice: { de: 'Verwalter', en: 'Administrator' },
    stewardTurn: { de: 'Verwalter', en: 'Administrator' },
    endTurn: { de: 'Zugende', en: 'End of turn' },
    discardDice: { de: 'Abwerfen', en: 'Discard' },
    pickDie: { de: 'Würfel', en: 'Die' },
    pickGoods: { de: 'Waren', en: 'Goods' },
    pickPalace: { de: 'Palastaktion', en: 'Palace action' },
    bonusPalace: { de: 'Palastaktion', en: 'Palace action' },
    bonusShip: { de: 'Schiff', en: 'Ship' },
    chooseSet: { de: 'Satz', en: 'Set' },
    bonusCoins: { de: 'Münzen', en: 'Coins' },
    bonusFame: { de: 'Ruhm', en: 'Fame' },
    copyShip: { de: 'Schiff', en: 'Ship' },
    skipGoods: { de: 'Waren', en: 'Goods' },
    arrangeTrack: { de: 'Boni auslegen', en: 'Lay out bonuses' },
  },
  sounds: {
    paid: 'dice',
    die: 'card',
    laid: 'card',
    palace: 'paper',
    gain: 'coin',
    set: 'wood',
    shipSet: 'wood',
    turned: 'paper',
    grid: 'card',
    elephant: 'wood',
  },
  beats,
  flights,
  plate,
  tell,
})
