import type { Speech } from '@durbar/room'
import type { Die, Event } from '../events.ts'
import type { View } from '../view/index.ts'
import { cardAt, dice, dieAt, payment, symbols } from './moves.ts'
import { BONUS_NAMES, CAUSE_NAMES, cardName, dieName, dieNoun, REWARD_NAMES, tokens } from './names.ts'

const card = (id: string) => cardName(id, 'en')
const cards = (ids: readonly string[]) => ids.map(card).join(', ')
const open = (gone: readonly Die[]) => gone.map((die) => dieName(die.card, die.value, 'en')).join(', ')
const gone = (list: readonly Die[]) =>
  list.map((die) => `${card(die.card)} (${dieName(die.card, die.value, 'en')})`).join(', ')
const bonus = (name: unknown) => BONUS_NAMES.en[name as keyof typeof BONUS_NAMES.en]
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

export const en: Speech<View, Event> = {
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
  prompt(rule, view) {
    switch (rule) {
      case 'arrange':
        return 'Put your six bonuses in order, from the left.'
      case 'main':
        return 'Take a die, a building, a ship, goods or a palace action.'
      case 'end': {
        const waiting = view.active !== null && view.players[view.active]!.extraTurns > 0
        return waiting
          ? 'Your bonus turn is next. Use a steward for two dice before it?'
          : 'Your turn is over. Use another steward?'
      }
      case 'discardDice':
        return view.asks?.n === 2
          ? 'Your hand would be too full: discard two dice.'
          : 'Your hand would be too full: discard a die.'
      case 'pickDie':
        return 'Take a card of the grid as a die.'
      case 'pickGoods':
        return 'Take a goods card from the grid.'
      case 'pickMoreGoods':
        return 'Take a second goods card, or do without.'
      case 'pickPalace':
        return 'Choose a palace card of the grid.'
      case 'copyShip':
        return 'Whose last ship shall bring you its reward?'
      case 'chooseSet':
        return view.asks?.family === 'goods'
          ? 'Which goods do you sell?'
          : 'Which buildings do you exchange for a steward?'
      case 'choosePalaceOrCoins':
        return 'Bonus: carry out a palace card, or take 2 coins.'
      default:
        return 'Bonus: take a ship, or 1 fame.'
    }
  },
  refusals: {
    gap: 'There is no card here; gaps are filled only at the end of the round.',
    wrongCount: 'It must be exactly as many dice as your hand would be too full by.',
    wrongColour: 'This building costs dice of another colour.',
    tooPoor: 'Your dice do not suffice, not even with karma and stewards.',
    wasteful: 'Something in this payment is not needed.',
    notExactShip: 'A ship costs exactly one die of exactly this value.',
    notExactPalace: 'A palace action costs exactly one die of exactly this value.',
    noKarma: 'You do not have that much karma.',
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
  move(move, view) {
    switch (move.type) {
      case 'arrangeTrack':
        return (move.order as readonly string[]).map(bonus).join(' · ')
      case 'takeDie':
      case 'pickDie':
        return `Take ${cardAt(move, view, 'en')} as ${dieAt(move, view, 'en')}`
      case 'buyBuilding':
      case 'buyShip':
      case 'buyPalace':
        return `Take ${cardAt(move, view, 'en')} for ${payment(move, view, 'en')}`
      case 'takeGoods':
      case 'pickGoods':
      case 'pickPalace':
      case 'bonusPalace':
      case 'bonusShip':
        return `Take ${cardAt(move, view, 'en')}`
      case 'stewardDice':
        return 'Use a steward: draw two dice'
      case 'stewardTurn':
        return 'Use a steward: another turn'
      case 'endTurn':
        return view.active !== null && view.players[view.active]!.extraTurns > 0
          ? 'Begin the bonus turn'
          : 'End the turn'
      case 'discardDice':
        return `Discard ${dice(move.cards as readonly string[], view, 'en')}`
      case 'skipGoods':
        return 'No second goods card'
      case 'copyShip': {
        const ship = lastShip(view, move.player as number)
        return `Reward of ${ship ? card(ship) : '?'} (seat ${(move.player as number) + 1})`
      }
      case 'chooseSet':
        return move.effect === 'same' ? 'Three alike' : `Three different: ${symbols(move, 'en')}`
      case 'bonusCoins':
        return 'Take 2 coins'
      default:
        return 'Take 1 fame'
    }
  },
  event(e, name) {
    switch (e.t) {
      case 'arranged':
        return `${name(e.seat)} arranges the bonuses: ${e.order.map(bonus).join(', ')}.`
      case 'round':
        return `Round ${e.round}. ${name(e.elephant)} has the start elephant.`
      case 'elephant':
        return `The start elephant is turned over and gives ${name(e.seat)} a karma.`
      case 'secondPass':
        return 'The second pass begins.'
      case 'turn':
        return e.kind === 'regular' ? null : `${name(e.seat)} ${TURN[e.kind]}.`
      case 'paid': {
        const parts = [
          ...(e.dice.length > 0 ? [open(e.dice)] : []),
          ...(e.karma > 0 ? [tokens('karma', e.karma, 'en')] : []),
          ...(e.stewards > 0 ? [tokens('stewards', e.stewards, 'en')] : []),
        ]
        return `${name(e.seat)} pays ${parts.join(' + ')} for ${card(e.card)}.`
      }
      case 'stewardDice':
        return `${name(e.seat)} uses a steward for two dice.`
      case 'die':
        return `${name(e.seat)} takes ${dieNoun(e.card, e.value, 'en')}${e.slot === null ? ' from the draw pile' : ''}.`
      case 'discarded':
        if (e.cause === 'handLimit') return `${name(e.seat)} discards ${open(e.dice)} (hand limit).`
        return e.cause === 'palace' ? null : `Discarded: ${gone(e.dice)}.`
      case 'laid':
        return `${name(e.seat)} lays ${card(e.card)}.`
      case 'palace':
        return `${name(e.seat)} carries out ${card(e.card)}.`
      case 'topCard':
        return `From the draw pile comes ${card(e.card)}.`
      case 'rowBroken':
        return `The row of ships is broken by ${card(e.by)}. Discarded: ${gone(e.dice)}.`
      case 'rowComplete':
        return `Three ascending ships: ${cards(e.ships)}.`
      case 'reward':
        return e.from === null
          ? `Reward of ${card(e.ship)}: ${REWARD_NAMES.en[e.reward]}.`
          : `${name(e.seat)} gets the reward of ${card(e.ship)} (${name(e.from)}): ${REWARD_NAMES.en[e.reward]}.`
      case 'nothing':
        return `${name(e.seat)} ${NOTHING[e.step]}.`
      case 'gain':
        return `${name(e.seat)} gets ${tokens(e.what, e.n, 'en')} (${CAUSE_NAMES.en[e.cause]}).`
      case 'three':
        return `Three ${e.of === 'karma' ? 'karma' : 'stewards'} go back to the supply.`
      case 'set':
        return `Three ${e.effect === 'same' ? 'like' : 'different'} ${e.family}: ${cards(e.cards)}.`
      case 'shipSet':
        return `${name(e.seat)} exchanges the three ships for a steward.`
      case 'turned':
        return `${name(e.seat)} turns card number ${e.turned} with ${e.by === 'fame' ? '3 fame' : '6 coins'}: ${bonus(e.bonus)}.`
      case 'bonus':
        return `Bonus for ${name(e.seat)}: ${bonus(e.bonus)}.`
      case 'bonusTurn':
        return null
      case 'grid':
        return e.cause === 'empty'
          ? `The grid is empty. New: ${cards(e.cards.map((each) => each.card))}.`
          : `New in the grid: ${cards(e.cards.map((each) => each.card))}.`
      case 'reshuffle':
        return `The discard pile is shuffled: ${e.size} cards, on top ${card(e.top)}.`
      case 'over':
        return `The game is over. ${en.ends[e.end]} ${e.scores.map((score, seat) => `${name(seat)}: ${score} (place ${e.places[seat]})`).join(', ')}.`
    }
  },
  ends: {
    passPlayedOut: 'Somebody has turned all six cards, and the pass has been played out.',
    elephant: 'The start elephant’s karma turned the sixth card.',
  },
}

const lastShip = (view: View, seat: number): string | undefined =>
  view.players[seat]?.ships.at(-1) ?? view.players[seat]?.locked.at(-1)
