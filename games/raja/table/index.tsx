/** The table of Raja. */
import './paint.css'
import { type Both, Coin, defineTable, Gem, type Phase } from '@durbar/table'
import type { Brings } from '../view/brings.ts'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { Aid } from './aid.tsx'
import { alike } from './alike.ts'
import { asking, beforehand, presumed } from './asking.ts'
import { beats, plate } from './beats.ts'
import { Board } from './board.tsx'
import { course } from './course.ts'
import { Ending } from './ending.tsx'
import { flights } from './flights.tsx'
import { introduction } from './introduction.ts'
import { look } from './look/looks.tsx'
import { order, standing } from './order.ts'
import { gain, Preview } from './preview.tsx'
import { reasons } from './reasons.ts'
import { ahead, Score } from './score.tsx'
import css from './seat-line.module.css'
import { SeatLine } from './seat-line.tsx'
import { Side } from './side.tsx'
import { tell } from './tell.tsx'
import { isRoad } from './touches.ts'
import { words } from './words/index.ts'

/** Where the game stands: before the first round two steps, then three in every round. */
const stepOf = (view: View): number => {
  if (view.round === 0) return view.players.some((player) => player.cards.length === 0) ? 0 : 1
  if (view.players.every(({ acted }) => acted)) return 4
  return view.turn === null && view.players.every(({ acted }) => !acted) ? 2 : 3
}

const VERBS: Readonly<Record<Move['type'], Both>> = {
  pickCharacter: { de: 'Person nehmen', en: 'Take a character' },
  chooseReplacement: { de: 'Person nehmen', en: 'Take a character' },
  surrenderCharacter: { de: 'Person abtreten', en: 'Give up a character' },
  bid: { de: 'Bieten', en: 'Bid' },
  passBid: { de: 'Passen', en: 'Pass' },
  placeStartHouse: { de: 'Haus stellen', en: 'Place a house' },
  program: { de: 'Scheibe einstellen', en: 'Set the disc' },
  travel: { de: 'Reisen', en: 'Travel' },
  takeCoins: { de: 'Münzen', en: 'Coins' },
  buildHouse: { de: 'Haus bauen', en: 'Build a house' },
  moveHouse: { de: 'Haus versetzen', en: 'Move a house' },
  takeHouses: { de: 'Steinbruch', en: 'Quarry' },
  buildPalace: { de: 'Palast bauen', en: 'Build a palace' },
  shiftCrest: { de: 'Wappen schieben', en: 'Push a crest' },
  changeCharacter: { de: 'Person wechseln', en: 'Change character' },
  gainCharacter: { de: 'Person hinzunehmen', en: 'Gain a character' },
  swapCharacter: { de: 'Personen tauschen', en: 'Swap characters' },
  recruitCharacter: { de: 'Abwerben', en: 'Recruit' },
  useChip: { de: 'Chip einsetzen', en: 'Use a chip' },
  endTurn: { de: 'Zug beenden', en: 'End the turn' },
}

export default defineTable<Vocabulary, Brings>({
  Board,
  Side,
  sideTitle: { de: 'Scheibe und Zug', en: 'Disc and turn' },
  SeatLine,
  figure: (view, seat, language) => {
    const { built, gold, cards, acted } = view.players[seat]!
    return {
      value: built,
      name: words(language).built(built),
      icon: (
        <svg viewBox="-12 -12 24 24" aria-hidden="true" width="20" height="20">
          <Gem seat={seat} size={21} />
        </svg>
      ),
      beside: (
        <>
          {cards.length > 0 ? (
            <span className={css.turnOf} data-out={acted || undefined} aria-hidden="true">
              {Math.min(...cards)}
            </span>
          ) : null}
          {seat === view.me && gold !== null ? (
            <span className={css.purse} role="img" aria-label={words(language).gold(gold)}>
              <Coin size={18} /> <span aria-hidden="true">{gold}</span>
            </span>
          ) : null}
        </>
      ),
    }
  },
  order,
  standing,
  Score,
  ahead,
  Preview,
  Ending,
  gain,
  alike,
  reasons,
  // Touches turn the pointers and nothing else; and nobody ends a turn or sets out unaware where to:
  // touching a city shows the account and the way, the main button goes all of it.
  deliberate(move, touches) {
    if (move.type === 'program') return true
    const [touched, ...more] = touches
    if (touched === undefined || more.length > 0) return false
    return move.type === 'endTurn' || (move.type === 'travel' && !isRoad(touched, move.road))
  },
  course,
  asking,
  doing: ({ type }, _view, language) => (type === 'program' ? words(language).setThem : null),
  beforehand,
  presumed,
  phases: (view, language): readonly Phase[] => {
    const now = stepOf(view)
    const [first, last] = view.round === 0 ? [0, 1] : [2, 4]
    return words(language)
      .phases.map(
        (name, step): Phase => ({ name, state: step < now ? 'done' : step === now ? 'now' : 'next' }),
      )
      .slice(first, last + 1)
  },
  look,
  Aid,
  verbs: VERBS,
  sounds: {
    characterPicked: 'card',
    characterTaken: 'card',
    characterRobbed: 'card',
    replacementChosen: 'card',
    charactersSwapped: 'card',
    characterSurrendered: 'card',
    auctionWon: 'hammer',
    bid: 'coin',
    startHousePlaced: 'wood',
    roundBegan: 'paper',
    discsSet: 'wood',
    turnBegan: 'turn',
    travelled: 'wood',
    coinsTaken: 'coin',
    traderGold: 'coin',
    houseBuilt: 'wood',
    houseMoved: 'wood',
    housesTaken: 'wood',
    palaceBuilt: 'wood',
    crestShifted: 'paper',
    cityScored: 'coin',
    gameEnded: 'win',
  },
  beats,
  flights,
  plate,
  tell,
  introduction,
})
