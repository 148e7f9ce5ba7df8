import { counting, speak } from '@durbar/room'
import type { Bonus } from '../data/names.ts'
import type { Die } from '../events.ts'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { bonusTurnWaits, cardAt, dice, dieAt, ofPurchase, payment, symbols } from './moves.ts'
import {
  BONUS_NAMES,
  CAUSE_NAMES,
  COLOR_NAMES,
  cardName,
  dieName,
  dieNoun,
  REWARD_NAMES,
  tokens,
} from './names.ts'

const { either, list } = counting('en')

const card = (id: string) => cardName(id, 'en')
const cards = (ids: readonly string[]) => list(ids.map(card))
const open = (gone: readonly Die[]) => gone.map((die) => dieName(die.card, die.value, 'en')).join(', ')
const gone = (list: readonly Die[]) =>
  list.map((die) => `${card(die.card)} (${dieName(die.card, die.value, 'en')})`).join(', ')
const bonus = (name: Bonus) => BONUS_NAMES.en[name]
const TURN = {
  regular: 'is on turn',
  bonus: 'has a bonus turn',
  steward: 'returns a steward for another turn',
}
const NOTHING = {
  goods: 'takes no goods card',
  palace: 'finds no palace card in the grid',
  ship: 'finds no ship whose reward could be had',
}

type OnGrid = Extract<Move, { readonly slot: number }>
type Purchase = Extract<Move, { readonly payment: unknown }>
const asDie = (move: OnGrid, view: View) => `Take ${cardAt(move, view, 'en')} as ${dieAt(move, view, 'en')}`
const taken = (move: OnGrid, view: View) => `Take ${cardAt(move, view, 'en')}`
const bought = (move: Purchase, view: View) =>
  `Take ${cardAt(move, view, 'en')} for ${payment(move.payment, view, 'en')}`
/** CK-6.1, CK-8.1: what the card costs, and what would help the die that was offered. */
const exactly = (what: string) =>
  ofPurchase(`${what} costs exactly one die of exactly this value.`, ({ cost, missesBy, ownKarma }) =>
    missesBy
      ? `${what} costs exactly a ${cost}: this die takes ${tokens('karma', missesBy, 'en')}, you have ${ownKarma}.`
      : `${what} costs exactly one die of value ${cost}.`,
  )

const ENDS = {
  passPlayedOut: 'Somebody has turned all six cards, and the pass has been played out.',
  elephant: 'The start elephant’s karma turned the sixth card.',
}

/** What a turn may be spent on. */
const MAIN = [
  ['takeDie', 'a die'],
  ['buyBuilding', 'a building'],
  ['buyShip', 'a ship'],
  ['takeGoods', 'goods'],
  ['buyPalace', 'a palace action'],
] as const

export const en = speak<Vocabulary>({
  title: 'Rajas of the Ganges: Cards & Karma',
  subtitle: ({ round, pass, lastPass }) =>
    `Round ${round} · ${pass === 1 ? 'first' : 'second'} pass${lastPass ? ', the last' : ''}`,
  tagline: 'Every card is a purchase and a die in one. Three of a kind, and everything starts to flow.',
  reconstructed:
    'The pictures of the rulebook are lost and no card list has been published. Made up by us: how many cards there are of each type (except the 28 ships), cost, buildings and goods of the single cards, what each ship costs and brings, the number of palace cards, how often each die face occurs, which die face is behind which action, and the player colours. Die colours and values are known from reviews. An owner of the box can put it right in the data files alone.',
  options: {
    dieValuePairing: {
      label: 'Die values',
      help: 'Dealt anew: in each game every card bears another value of its colour. As printed: from the data file.',
      values: { shuffled: 'dealt anew', printed: 'as printed' },
    },
    openBonuses: {
      label: 'Open bonuses',
      help: 'Variant: the bonuses lie open, and everybody decides on their order.',
      values: { false: 'off', true: 'on' },
    },
    startSeat: {
      label: 'Start seat',
      help: 'Who gets the start elephant first.',
      values: { random: 'drawn by lot', '0': 'seat 1', '1': 'seat 2', '2': 'seat 3', '3': 'seat 4' },
    },
  },
  prompt: {
    arrange: 'Put your six bonuses in order, from the left.',
    main: (_view, can) => `Take ${either(MAIN.filter(([verb]) => can(verb)).map(([, what]) => what))}.`,
    end: (view) =>
      bonusTurnWaits(view)
        ? 'Your bonus turn is next. Use a steward for two dice before it?'
        : 'Your turn is over. Use another steward?',
    discardDice: (view) =>
      view.asks?.n === 2
        ? 'Your hand would be too full: discard two dice.'
        : 'Your hand would be too full: discard a die.',
    pickDie: 'Take a card of the grid as a die.',
    pickGoods: 'Take a goods card from the grid.',
    pickMoreGoods: 'Take a second goods card, or do without.',
    pickPalace: 'Choose a palace card of the grid.',
    copyShip: 'Whose last ship shall bring you its reward?',
    chooseSet: (view) =>
      view.asks?.family === 'goods'
        ? 'Which goods do you sell?'
        : 'Which buildings do you exchange for a steward?',
    choosePalaceOrCoins: 'Bonus: carry out a palace card, or take 2 coins.',
    chooseShipOrFame: 'Bonus: take a ship, or 1 fame.',
  },
  refusals: {
    gap: 'There is no card here; gaps are filled only at the end of the round.',
    wrongCount: 'It must be exactly as many dice as your hand would be too full by.',
    wrongColour: ofPurchase('This building costs dice of another colour.', ({ color }) =>
      color ? `This building costs ${COLOR_NAMES.en[color]} dice.` : null,
    ),
    tooPoor: ofPurchase(
      'Your dice do not suffice, not even with karma and stewards.',
      ({ cost, total }) => `Costs ${cost}, this comes to ${total}: you are ${cost - total} short.`,
    ),
    wasteful: 'Something in this payment is not needed.',
    notExactShip: exactly('This ship'),
    notExactPalace: exactly('This palace action'),
    noKarma: ofPurchase('You do not have that much karma.', ({ karma, ownKarma }) =>
      ownKarma === 0
        ? `This takes ${karma} karma, you have none.`
        : `This takes ${karma} karma, you have ${ownKarma}.`,
    ),
    noSteward: 'You have no steward for it.',
    bonusTurnFirst: 'Your bonus turn comes first.',
    notGoods: 'This is not a goods card.',
    notPalace: 'This is not a palace card.',
    notPalaceBonus: 'The bonus is for a palace card only.',
    notShip: 'This is not a ship.',
    noLastShip: 'There is no ship in this row.',
    noThree: 'You do not have three alike of any kind.',
    noSuchSeat: 'There is no such seat at the table.',
  },
  move: {
    arrangeTrack: (move) => `Lay out ${move.order.map(bonus).join(' · ')}`,
    takeDie: asDie,
    pickDie: asDie,
    buyBuilding: bought,
    buyShip: bought,
    buyPalace: bought,
    takeGoods: taken,
    pickGoods: taken,
    pickPalace: taken,
    bonusPalace: taken,
    bonusShip: taken,
    stewardDice: 'Use a steward: draw two dice',
    stewardTurn: 'Use a steward: another turn',
    endTurn: (_, view) => (bonusTurnWaits(view) ? 'Begin the bonus turn' : 'End the turn'),
    discardDice: (move, view) => `Discard ${dice(move.cards, view, 'en')}`,
    skipGoods: 'Take no second goods card',
    copyShip({ player }, view, name) {
      const ship = view.players[player]?.lastShip
      return `Take the reward of ${ship ? card(ship) : '?'} (${name(player)})`
    },
    chooseSet: (move) =>
      'symbols' in move ? `Exchange three different: ${symbols(move.symbols, 'en')}` : 'Exchange three alike',
    bonusCoins: 'Take 2 coins',
    bonusFame: 'Take 1 fame',
  },
  event: {
    arranged: (e, name) => `${name(e.seat)} arranges the bonuses: ${e.order.map(bonus).join(', ')}.`,
    round: (e, name) => `Round ${e.round}. ${name(e.elephant)} has the start elephant.`,
    elephant: (e, name) => `The start elephant is turned over and gives ${name(e.seat)} a karma.`,
    secondPass: () => 'The second pass begins.',
    turn: (e, name) => (e.kind === 'regular' ? null : `${name(e.seat)} ${TURN[e.kind]}.`),
    paid(e, name) {
      const parts = [
        ...(e.dice.length > 0 ? [open(e.dice)] : []),
        ...(e.karma > 0 ? [tokens('karma', e.karma, 'en')] : []),
        ...(e.stewards > 0 ? [tokens('stewards', e.stewards, 'en')] : []),
      ]
      return `${name(e.seat)} pays ${parts.join(' + ')} for ${card(e.card)}.`
    },
    stewardDice: (e, name) => `${name(e.seat)} uses a steward for two dice.`,
    die: (e, name) =>
      `${name(e.seat)} takes ${dieNoun(e.card, e.value, 'en')}${e.slot === null ? ' from the draw pile' : ''}.`,
    discarded(e, name) {
      if (e.cause === 'handLimit') return `${name(e.seat)} discards ${open(e.dice)} (hand limit).`
      return e.cause === 'palace' ? null : `Discarded: ${gone(e.dice)}.`
    },
    laid: (e, name) => `${name(e.seat)} lays ${card(e.card)}.`,
    palace: (e, name) => `${name(e.seat)} carries out ${card(e.card)}.`,
    topCard: (e) => `From the draw pile comes ${card(e.card)}.`,
    rowBroken: (e) => `The row of ships is broken by ${card(e.by)}. Discarded: ${gone(e.dice)}.`,
    rowComplete: (e) => `Three ascending ships: ${cards(e.ships)}.`,
    reward: (e, name) =>
      e.from === null
        ? `Reward of ${card(e.ship)}: ${REWARD_NAMES.en[e.reward]}.`
        : `${name(e.seat)} gets the reward of ${card(e.ship)} (${name(e.from)}): ${REWARD_NAMES.en[e.reward]}.`,
    nothing: (e, name) => `${name(e.seat)} ${NOTHING[e.step]}.`,
    gain: (e, name) => `${name(e.seat)} gets ${tokens(e.what, e.n, 'en')} (${CAUSE_NAMES.en[e.cause]}).`,
    three: (e) => `Three ${e.of === 'karma' ? 'karma' : 'stewards'} go back to the supply.`,
    set: (e) => `Three ${e.effect === 'same' ? 'like' : 'different'} ${e.family}: ${cards(e.cards)}.`,
    shipSet: (e, name) => `${name(e.seat)} exchanges the three ships for a steward.`,
    turned: (e, name) =>
      `${name(e.seat)} turns card number ${e.turned} with ${e.by === 'fame' ? '3 fame' : '6 coins'}: ${bonus(e.bonus)}.`,
    bonus: (e, name) => `Bonus for ${name(e.seat)}: ${bonus(e.bonus)}.`,
    bonusTurn: null,
    grid: (e) =>
      e.cause === 'empty'
        ? `The grid is empty. New: ${cards(e.cards.map((each) => each.card))}.`
        : `New in the grid: ${cards(e.cards.map((each) => each.card))}.`,
    reshuffle: (e) => `The discard pile is shuffled: ${e.size} cards, on top ${card(e.top)}.`,
    over: (e, name) =>
      `The game is over. ${ENDS[e.end]} ${e.scores.map((score, seat) => `${name(seat)}: ${score} (place ${e.places[seat]})`).join(', ')}.`,
  },
  ends: ENDS,
})
