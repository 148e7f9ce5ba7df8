import type { Speech } from '@durbar/room'
import { GOLD, MONEY_CAP } from '../data/market.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { antiqueName, collectionName } from './names.ts'
import { affordable, coinOf } from './purse.ts'

const antique = (id: unknown) => antiqueName(String(id), 'en')
const card = (id: unknown) => collectionName(String(id), 'en')
const list = (ids: readonly string[]) => ids.map(antique).join(', ')
const EFFECTS = { rupees: '3 rupees', extra: 'another turn', clear: 'the offer is cleared' }

export const en: Speech<View, Event> = {
  title: "The Maharaja's Legacy",
  subtitle: (view) => `Sales day ${view.day} of ${view.days}`,
  tagline: 'Take a coin or buy? Every coin you take makes the antiques cheaper for the others.',
  reconstructed:
    'The pictures of the rule sheet are lost. Made up by us: which antique carries which value, five of the six colour names, the points of the collection cards, which of them cost an antique, the kinds on the cards for 4 and 5 different antiques, and where the grey effects are. An owner of the box can put it right in the data files alone.',
  options: {
    greySide: {
      label: 'Grey sides',
      help: 'Variant for two: every collection card has an instant effect at the end of the turn.',
      values: { false: 'off', true: 'on' },
    },
  },
  prompt(rule, view) {
    if (rule === 'collectionCard') return 'Take a collection card, or decline.'
    const extra = view.inExtraTurn ? 'Extra turn: take' : 'Take'
    return affordable(view)
      ? `${extra} the leftmost coin, or buy an antique for ${view.price}.`
      : `${extra} the leftmost coin. You cannot afford an antique at ${view.price}.`
  },
  refusals: {
    tooPoor: 'You cannot afford it.',
    notOnOffer: 'Only antiques of the current offer are for sale.',
    notInSupply: 'This collection card has been taken already.',
    incomplete: 'You still lack antiques for this card.',
    mustGiveUp: 'This card costs an antique: choose the one you give up.',
    wrongKind: 'Only an antique of a crossed-out kind may be given up.',
    ownsLarge: 'Whoever owns the large card of a sort gets no small one of it any more.',
    greySideForTwo: 'The grey sides are for two players only.',
  },
  move(move, view) {
    switch (move.type) {
      case 'takeCoin':
        return coinOf(view) === GOLD
          ? `Take the coin (${GOLD} rupees)`
          : `Take the coin (${MONEY_CAP} rupees at most)`
      case 'buy':
        return `Buy the ${antique(move.antique)} (${view.price})`
      case 'takeCollection':
        return move.giveUp
          ? `Take "${card(move.card)}", give up the ${antique(move.giveUp)}`
          : `Take "${card(move.card)}"`
      default:
        return 'Take no card'
    }
  },
  event(e, name) {
    switch (e.t) {
      case 'coinTaken':
        return `${name(e.seat)} takes the coin from the ${e.price}.`
      case 'bought':
        return `${name(e.seat)} buys the ${antique(e.antique)} for ${e.price}.`
      case 'collectionTaken':
        return `${name(e.seat)} takes "${card(e.card)}"${e.gaveUp ? ` and gives up the ${antique(e.gaveUp)}` : ''}.`
      case 'declined':
        return `${name(e.seat)} takes no collection card.`
      case 'taxPaid':
        return `${name(e.seat)} pays ${e.amount} in taxes.`
      case 'effect':
        return `Grey side: ${EFFECTS[e.effect]}${e.lapsed ? ' (lapses)' : ''}.`
      case 'dayEnded':
        return `Day ${e.day} ends: ${en.ends[e.reason]}${e.leftOver.length > 0 ? ` Left over: ${list(e.leftOver)}.` : ''}`
      case 'newDay':
        return `Day ${e.day}: ${list(e.offer)}.`
      case 'surrendered':
        return `${name(e.seat)} surrenders single pieces: ${list(e.antiques)}.`
      case 'scored':
        return `${name(e.seat)}: ${e.score.total} points (antiques ${e.score.antiques}, collections ${e.score.collections}, money ${e.score.money}), place ${e.place}.`
    }
  },
  ends: { offerEmpty: 'the offer is empty.', coinsGone: 'the last coin is gone.' },
}
