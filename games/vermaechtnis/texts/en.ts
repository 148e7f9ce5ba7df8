import { counting, speak } from '@durbar/room'
import type { AntiqueId } from '../data/antiques.ts'
import type { CollectionId, Effect } from '../data/collections.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { asked, has, holder, ofCard, wanted } from './asked.ts'
import { antiqueName, collectionName, ONE_OF_KIND } from './names.ts'

const { count, either, list } = counting('en')
const antique = (id: AntiqueId) => antiqueName(id, 'en')
const antiques = (ids: readonly AntiqueId[]) => list(ids.map(antique))
const card = (id: CollectionId) => `"${collectionName(id, 'en')}"`
const EFFECTS: Readonly<Record<Effect, string>> = {
  rupees: '3 rupees',
  extra: 'another turn',
  clear: 'the offer is cleared',
}
const ENDS = { offerEmpty: 'the offer is empty.', coinsGone: 'the last coin is gone.' }

export const en = speak<Vocabulary>({
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
  prompt: {
    action(view) {
      const take = view.inExtraTurn ? 'Extra turn: take' : 'Take'
      return asked(view).affords
        ? `${take} the leftmost coin, or buy an antique for ${view.price}.`
        : `${take} the leftmost coin. You cannot afford an antique at ${view.price}.`
    },
    collectionCard: 'Take a collection card, or decline.',
  },
  refusals: {
    tooPoor: (_, view) => `Costs ${view.price}, you have ${asked(view).rupees}.`,
    notOnOffer: 'Only antiques of the current offer are for sale.',
    notInSupply: ofCard('This collection card has been taken already.', ({ id }, view, name) => {
      const seat = holder(view, id)
      return seat === view.me ? 'You have this card already.' : `${name(seat)} has this card already.`
    }),
    incomplete: ofCard('You still lack antiques for this card.', ({ id, sort }, view) =>
      sort === 'different'
        ? `${collectionName(id, 'en')}: you lack ${list(wanted(view, id).map((kind) => ONE_OF_KIND.en[kind]))}.`
        : `${collectionName(id, 'en')}: you have ${has(view, sort)}.`,
    ),
    mustGiveUp: 'This card costs an antique: choose the one you give up.',
    wrongKind: ofCard(
      'Only an antique of a crossed-out kind may be given up.',
      ({ giveUp }) => `Give up ${either((giveUp ?? []).map((kind) => ONE_OF_KIND.en[kind]))}.`,
    ),
    ownsLarge: 'Whoever owns the large card of a sort gets no small one of it any more.',
    greySideForTwo: 'The grey sides are for two players only.',
  },
  move: {
    takeCoin: 'Take the coin',
    buy: (move, view) => `Buy the ${antique(move.antique)} (${view.price})`,
    takeCollection: (move) =>
      move.giveUp
        ? `Take ${card(move.card)}, give up the ${antique(move.giveUp)}`
        : `Take ${card(move.card)}`,
    declineCollection: 'Take no card',
  },
  event: {
    coinTaken: (e, name) => `${name(e.seat)} takes the coin from the ${e.price}.`,
    bought: (e, name) => `${name(e.seat)} buys the ${antique(e.antique)} for ${e.price}.`,
    collectionTaken: (e, name) =>
      `${name(e.seat)} takes ${card(e.card)}${e.gaveUp ? ` and gives up the ${antique(e.gaveUp)}` : ''}.`,
    declined: (e, name) => `${name(e.seat)} takes no collection card.`,
    taxPaid: (e, name) => `${name(e.seat)} pays ${e.amount} in taxes.`,
    effect: (e) => `Grey side: ${EFFECTS[e.effect]}${e.lapsed ? ' (lapses)' : ''}.`,
    dayEnded: (e) =>
      `Day ${e.day} ends: ${ENDS[e.reason]}${e.leftOver.length > 0 ? ` Left over: ${antiques(e.leftOver)}.` : ''}`,
    newDay: (e) => `Day ${e.day}: ${antiques(e.offer)}.`,
    surrendered: (e, name) => `${name(e.seat)} surrenders single pieces: ${antiques(e.antiques)}.`,
    scored: ({ seat, score, place }, name) =>
      `${name(seat)}: ${count(score.total, 'point', 'points')} (antiques ${score.antiques}, collections ${score.collections}, money ${score.money}), place ${place}.`,
  },
  ends: ENDS,
})
