import { counting, speak, type Who } from '@durbar/room'
import { COINS_INSTEAD, FAME_INSTEAD } from '../data/effects.ts'
import type { Bonus, PalaceAction } from '../data/names.ts'
import {
  COINS_PER_CARD,
  DICE_FOR_A_STEWARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_CARD,
  HAND_LIMIT,
  KARMA_FROM_THE_ELEPHANT,
  SET_SIZE,
  STEWARDS_FOR_A_SET,
  STEWARDS_FOR_THREE_KARMA,
  TRACK_LENGTH,
} from '../data/numbers.ts'
import type { Die } from '../events.ts'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import { laidFame, printedCoin } from './laying.ts'
import { bonusTurnWaits, cardAt, dice, dieAt, ofPurchase, paidWith, payment, symbols } from './moves.ts'
import {
  aBareCard,
  aCard,
  BONUS_NAMES,
  COLOR_NAMES,
  capital,
  cardName,
  diceIn,
  diceNouns,
  dieNoun,
  PALACE_NAMES,
  REWARD_NAMES,
  rewardOf,
  tokens,
} from './names.ts'

const { count, either, list, plural } = counting('en')

const card = (id: string) => cardName(id, 'en')
const a = (id: string) => aCard(id, 'en')
const cards = (ids: readonly string[]) => list(ids.map(a))
const some = (what: 'fame' | 'coins' | 'karma' | 'stewards', n: number) => tokens(what, n, 'en')
/** Cards that show their die face now: whoever remembers them knows more. */
const gone = (dice: readonly Die[]) =>
  list(dice.map((die) => `${aBareCard(die.card, 'en')} (its back ${dieNoun(die.card, die.value, 'en')})`))
const COINS = some('coins', COINS_INSTEAD)
const FAME = some('fame', FAME_INSTEAD)
const bonus = (name: Bonus) => BONUS_NAMES.en[name]
const diceOf = (n: number) => count(n, 'die', 'dice')
const EFFECT = { same: 'like', different: 'different' }
const ORDINALS = ['', '1st', '2nd', '3rd', '4th']
const NOTHING = {
  goods: ['takes', 'no goods card'],
  palace: ['finds', 'no palace action card in the grid'],
  ship: ['finds', 'no ship whose reward could be had'],
} as const

type OnGrid = Extract<Move, { readonly slot: number }>
type Purchase = Extract<Move, { readonly payment: unknown }>
function asDie(move: OnGrid, view: View): string {
  const { as, card } = dieAt(move, view, 'en')
  return `Take ${as}: ${card}`
}
const taken = (move: OnGrid, view: View) => `Take ${cardAt(move, view, 'en')}`
const bought = (move: Purchase, view: View) =>
  `Take ${cardAt(move, view, 'en')} for ${payment(move.payment, view, 'en')}`
/** CK-6.1, CK-8.1: what the card costs, and what would help the die that was offered. */
const exactly = (what: string) =>
  ofPurchase(`${what} costs exactly 1 die of exactly this number.`, ({ cost, missesBy, ownKarma }) =>
    missesBy
      ? `${what} costs exactly a ${cost}. This die would take ${some('karma', missesBy)}; you have ${ownKarma || 'none'}.`
      : `${what} costs exactly a ${cost}. A karma token changes a die by 1, an administrator replaces it.`,
  )

const ENDS = {
  passPlayedOut: `Somebody has flipped all ${TRACK_LENGTH} scoring cards, and the pass has been played out.`,
  elephant: `The start elephant’s karma token led to the last of ${TRACK_LENGTH} flipped scoring cards.`,
}

/** Of a ship. */
const whose = (seat: number, who: Who) => who.either(seat, 'yours', (name) => name)

/** What a turn may be spent on. */
const MAIN = [
  ['takeDie', 'a die'],
  ['buyBuilding', 'a building'],
  ['buyShip', 'a ship'],
  ['takeGoods', 'a goods card'],
  ['buyPalace', 'a palace action'],
] as const

export const en = speak<Vocabulary>({
  language: 'en',
  title: 'Rajas of the Ganges: Cards & Karma',
  subtitle: ({ round, pass, lastPass }) =>
    `Round ${round} · ${pass === 1 ? 'first' : 'second'} pass${lastPass ? ', the last' : ''}`,
  tagline: 'An action on the front, a die on the back. Three of a kind, and everything starts to flow.',
  options: {
    dieValuePairing: {
      label: 'Die values',
      help: 'Dealt anew: in each game every card bears another value of its colour. As printed: every card always bears the same.',
      values: { shuffled: 'dealt anew', printed: 'as printed' },
    },
    openBonuses: {
      label: 'Open bonuses',
      help: 'Variant: the bonuses lie open, and all players put their own in order.',
      values: { false: 'off', true: 'on' },
    },
    startSeat: {
      label: 'Start seat',
      help: 'Who gets the start elephant first.',
      values: { random: 'drawn by lot', '0': 'seat 1', '1': 'seat 2', '2': 'seat 3', '3': 'seat 4' },
    },
  },
  prompt: {
    arrange: `Put your ${TRACK_LENGTH} bonuses in order, from the left.`,
    main: (_view, can) => `Take ${either(MAIN.filter(([verb]) => can(verb)).map(([, what]) => what))}.`,
    end: (view) =>
      bonusTurnWaits(view)
        ? `Your bonus turn is next. Use 1 administrator for ${diceOf(DICE_FOR_A_STEWARD)} from the draw pile before it?`
        : 'Your turn is over. Use an administrator?',
    discardDice: (view) =>
      `You would then hold more than ${HAND_LIMIT} dice. First discard ${diceOf(view.asks?.n ?? 1)}.`,
    pickDie: 'Take a card from the grid as a die.',
    pickGoods: 'Take a goods card from the grid.',
    pickMoreGoods: 'Take a second goods card, or do without.',
    pickPalace: 'Take a palace action card from the grid.',
    copyShip: 'Which last ship’s reward would you like to get?',
    chooseSet: (view) =>
      view.asks?.family === 'goods'
        ? `Which ${SET_SIZE} goods do you sell?`
        : `Which ${SET_SIZE} buildings do you discard for ${some('stewards', STEWARDS_FOR_A_SET)}?`,
    choosePalaceOrCoins: `Bonus: take a palace action card from the grid, or ${COINS}.`,
    chooseShipOrFame: `Bonus: take a ship from the grid, or ${FAME}.`,
  },
  refusals: {
    gap: 'There is no card here. Gaps are filled only at the end of the round.',
    wrongCount: (_move, view) =>
      view.asks?.rule === 'discardDice'
        ? `Discard exactly ${diceOf(view.asks.n)} to stay within the limit of ${HAND_LIMIT}.`
        : `Discard exactly enough dice to stay within the limit of ${HAND_LIMIT}.`,
    wrongColour: ofPurchase('This building costs dice of another colour.', ({ color, cost }) =>
      color ? `This building costs ${diceIn(color, 'en')}, at least ${cost} in all.` : null,
    ),
    tooPoor: ofPurchase(
      'You cannot pay for this, even with karma tokens and administrators.',
      ({ cost, color, total }) =>
        `You need ${cost}${color ? ` in ${COLOR_NAMES.en[color]}` : ''} and reach ${total} with this: you are ${cost - total} short.`,
    ),
    wasteful: ofPurchase('You do not need everything in this payment.', ({ spare, cost }) => {
      if (spare === null) return null
      const what = typeof spare === 'object' ? dieNoun(spare.die, spare.value, 'en') : some(spare, 1)
      return `You reach ${cost} with less: leave out ${what}.`
    }),
    notExactShip: exactly('This ship'),
    notExactPalace: exactly('This palace action'),
    noKarma: ofPurchase(
      'You do not have that many karma tokens.',
      ({ karma, ownKarma }) => `This takes ${some('karma', karma)}; you have ${ownKarma || 'none'}.`,
    ),
    noSteward: `You have no administrator. You get one for ${SET_SIZE} like or ${SET_SIZE} different buildings, ${SET_SIZE} ships or ${SET_SIZE} karma tokens.`,
    bonusTurnFirst: 'Play your bonus turn first. After it you may use an administrator for another turn.',
    notGoods: 'Take a goods card here.',
    notPalace: 'Take a palace action card here.',
    notPalaceBonus: `This bonus is a palace action card or ${COINS}.`,
    notShip: `This bonus is a ship or ${FAME}.`,
    noLastShip: 'There is no ship in this ship row. Choose another.',
    noThree: `You do not have ${SET_SIZE} alike. Choose ${SET_SIZE} different ones.`,
    noSuchSeat: 'There is no such seat at the table. Choose one where somebody sits.',
  },
  move: {
    arrangeTrack: (move) => `Lay out the bonuses from the left: ${move.order.map(bonus).join(' · ')}`,
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
    stewardDice: `Use an administrator: ${diceOf(DICE_FOR_A_STEWARD)} from the draw pile`,
    stewardTurn: 'Use an administrator: another turn',
    endTurn: (_, view) => (bonusTurnWaits(view) ? 'Begin the bonus turn' : 'End the turn'),
    discardDice: (move, view) => `Discard ${dice(move.cards, view, 'en')}`,
    skipGoods: 'Take no second goods card',
    copyShip({ player }, view, who) {
      const ship = view.players[player]?.lastShip
      const reward = ship ? rewardOf(ship) : null
      return reward
        ? `Take the reward of ${card(ship!)} (${whose(player, who)}): ${REWARD_NAMES.en[reward]}`
        : '?'
    },
    chooseSet(move) {
      const set = `${SET_SIZE} ${EFFECT[move.effect]} ${move.family}`
      const verb = move.family === 'goods' ? 'Sell' : 'Discard'
      return 'symbols' in move ? `${verb} ${set}: ${symbols(move.symbols, 'en')}` : `${verb} ${set}`
    },
    bonusCoins: `Take ${COINS}`,
    bonusFame: `Take ${FAME}`,
  },
  event: {
    arranged: (e, who) =>
      `${who.starts(e.seat, 'lays')} out the bonuses, from the left: ${e.order.map(bonus).join(', ')}.`,
    round: (e, who) => `Round ${e.round}. ${who.starts(e.elephant, 'has')} the start elephant.`,
    elephant: (e, who) =>
      `The start elephant is turned over and gives ${who.dative(e.seat)} ${some('karma', KARMA_FROM_THE_ELEPHANT)}.`,
    secondPass: () => 'The second pass begins.',
    turn(e, who) {
      if (e.kind === 'bonus') return `${who.starts(e.seat, 'has')} a bonus turn.`
      return e.kind === 'steward' ? `${who.starts(e.seat, 'uses')} 1 administrator for another turn.` : null
    },
    paid: (e, who) =>
      `${who.starts(e.seat, 'pays')} ${paidWith(
        e.dice.map((die) => dieNoun(die.card, die.value, 'en')),
        e,
        'en',
      )} for ${a(e.card)}.`,
    stewardDice: (e, who) =>
      `${who.starts(e.seat, 'uses')} 1 administrator for ${diceOf(DICE_FOR_A_STEWARD)} from the draw pile.`,
    die: (e, who) =>
      `${who.starts(e.seat, e.slot === null ? 'draws' : 'takes')} ${dieNoun(e.card, e.value, 'en')}${e.slot === null ? ' from the draw pile' : ''}.`,
    discarded(e, who) {
      if (e.cause === 'handLimit')
        return `${who.starts(e.seat, 'discards')} ${diceNouns(e.dice, 'en')} (hand limit ${HAND_LIMIT}).`
      return e.cause === 'palace' ? null : `${who.starts(e.seat, 'discards')} ${gone(e.dice)}.`
    },
    laid(e, who) {
      if (e.row === 'buildings')
        return `${who.starts(e.seat, 'gets')} ${some('fame', laidFame(e.card))} for the ${plural(laidFame(e.card), 'building', 'buildings')}.`
      if (e.row === 'ships')
        return `${who.starts(e.seat, 'adds')} ${a(e.card)} to the ship row. Reward: ${REWARD_NAMES.en[rewardOf(e.card)!]}.`
      const coin = printedCoin(e.card)
      return `${who.starts(e.seat, 'adds')} ${a(e.card)} to the goods row${coin > 0 ? ` and ${who.verb(e.seat, 'gets')} ${some('coins', coin)}` : ''}.`
    },
    palace: (e, who) =>
      `${who.starts(e.seat, 'resolves')} palace action ${e.action}: ${PALACE_NAMES.en[e.action as PalaceAction]}.`,
    topCard: (e) => `From the draw pile comes ${a(e.card)}.`,
    rowBroken: (e, who) =>
      `${capital(card(e.by))} breaks the ascending row. ${who.starts(e.seat, 'discards')} ${gone(e.dice)}.`,
    rowComplete: null,
    reward: (e, who) =>
      e.from === null
        ? null
        : `${who.starts(e.seat, 'gets')} the reward of ${card(e.ship)} (${whose(e.from, who)}): ${REWARD_NAMES.en[e.reward]}.`,
    nothing: (e, who) => `${who.starts(e.seat, NOTHING[e.step][0])} ${NOTHING[e.step][1]}.`,
    // What other gains come from has said so in its own line.
    gain(e, who) {
      if (e.cause === 'bonus') return `${who.starts(e.seat, 'gets')} ${some(e.what, e.n)} (bonus).`
      return e.cause === 'palace' && e.what === 'coins'
        ? `${who.starts(e.seat, 'gets')} ${some(e.what, e.n)} for the goods in the tableau.`
        : null
    },
    three(e, who) {
      const [given, gained] =
        e.of === 'karma'
          ? [some('karma', SET_SIZE), some('stewards', STEWARDS_FOR_THREE_KARMA)]
          : [some('stewards', SET_SIZE), some('fame', FAME_FOR_THREE_STEWARDS)]
      return `${who.starts(e.seat, 'returns')} ${given} and ${who.verb(e.seat, 'gets')} ${gained}.`
    },
    set(e, who) {
      const set = `${SET_SIZE} ${EFFECT[e.effect]} ${e.family}`
      return e.family === 'goods'
        ? `${who.starts(e.seat, 'sells')} ${set} for ${some('coins', e.coins)}: ${cards(e.cards)}.`
        : `${who.starts(e.seat, 'has')} ${set} and ${who.verb(e.seat, 'gets')} ${some('stewards', e.stewards)}: ${cards(e.cards)}.`
    },
    shipSet: (e, who) =>
      `${who.starts(e.seat, 'has')} ${SET_SIZE} ascending ships and ${who.verb(e.seat, 'gets')} ${some('stewards', STEWARDS_FOR_A_SET)}.`,
    turned: (e, who) =>
      `${who.starts(e.seat, 'returns')} ${e.by === 'fame' ? some('fame', FAME_PER_CARD) : some('coins', COINS_PER_CARD)} and ${who.verb(e.seat, 'flips')} the ${e.by === 'fame' ? 'leftmost' : 'rightmost'} card (${e.turned} of ${TRACK_LENGTH}). Bonus: ${bonus(e.bonus)}.`,
    bonus: null,
    bonusTurn: null,
    grid: (e) =>
      `${e.cause === 'empty' ? 'The grid is empty. Newly laid out' : 'New in the grid'}: ${cards(e.cards.map((each) => each.card))}.`,
    reshuffle: (e) =>
      `The discard pile is shuffled into a new draw pile: ${count(e.size, 'card', 'cards')}, on top ${a(e.top)}.`,
    over: (e, who) =>
      `The game is over. ${ENDS[e.end]} ${e.scores.map((score, seat) => `${who.label(seat)}: ${count(score, 'flipped card', 'flipped cards')} (${ORDINALS[e.places[seat]!]})`).join(', ')}.`,
  },
  ends: ENDS,
  score: (cards) => count(cards, 'flipped card', 'flipped cards'),
})
