import { counting, speak } from '@durbar/room'
import type { AntiqueId, Kind } from '../data/antiques.ts'
import { type CollectionId, collectionOf } from '../data/collections.ts'
import { GOLD, GREY_RUPEES } from '../data/market.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { asked, holder, largeOwned, ofCard, open, wanted } from './asked.ts'
import { antiqueName, antiqueObject, countOfKind, nth, oneAsObject, quoted } from './names.ts'

const { count, either, list, plural } = counting('en')
const names = (ids: readonly AntiqueId[]) => list(ids.map((id) => antiqueName(id, 'en')))
const objects = (ids: readonly AntiqueId[]) => list(ids.map((id) => antiqueObject(id, 'en')))
const card = (id: CollectionId) => quoted(id, 'en')
const rupees = (n: number) => count(n, 'rupee', 'rupees')
const points = (n: number) => count(n, 'point', 'points')
const withPoints = (id: CollectionId) => `${card(id)} (${points(collectionOf(id).points)})`
const oneOfThese = (kinds: readonly Kind[] | null) =>
  either((kinds ?? []).map((kind) => oneAsObject(kind, 'en')))
const ENDS = {
  offerEmpty: 'The current offer is empty.',
  coinsGone: 'The last gold coin is gone.',
}

export const en = speak<Vocabulary>({
  language: 'en',
  title: 'The Maharaja’s Legacy',
  subtitle: (view) => `Sales day ${view.day} of ${view.days}`,
  tagline: 'Take a coin or buy? With every coin the price may fall – for everybody.',
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
        ? `${take} the leftmost gold coin, or buy an antique for ${rupees(view.price)}.`
        : `${take} the leftmost gold coin. An antique costs ${rupees(view.price)}, you have ${asked(view).rupees}.`
    },
    collectionCard(view) {
      const cards = open(view)
      return cards.length > 2
        ? `Take one of ${cards.length} complete collection cards, or decline.`
        : `Take the collection card ${either(cards.map(withPoints))}, or decline.`
    },
  },
  refusals: {
    tooPoor: (_, view) =>
      `The price is ${rupees(view.price)}, you have ${asked(view).rupees}. You can take the leftmost gold coin.`,
    notOnOffer: 'You can only buy what lies in the current offer.',
    notInSupply: ofCard('This collection card has been taken already.', ({ id }, view, who) => {
      const seat = holder(view, id)
      return seat === view.me
        ? 'You have this collection card already.'
        : `${who.starts(seat, 'has')} this collection card already.`
    }),
    incomplete: ofCard(
      'You still lack antiques for this collection card.',
      ({ id }, view) =>
        `For ${card(id)} you still need ${list(wanted(view, id).map(([kind, n]) => countOfKind(n, kind, 'en')))}.`,
    ),
    mustGiveUp: ofCard(
      'This collection card costs an antique: choose the one you give up.',
      ({ id, giveUp }) => `For ${card(id)} you must give up ${oneOfThese(giveUp)}: choose which.`,
    ),
    wrongKind: ofCard(
      'You may not give up this antique for it.',
      ({ id, giveUp }) => `For ${card(id)} you may only give up ${oneOfThese(giveUp)}.`,
    ),
    ownsLarge: ofCard(
      'You own the large collection card of this kind, so you can no longer take a small one.',
      (small, view) => {
        const large = largeOwned(view, small)
        return `You own the large collection card ${large ? card(large) : 'of this kind'}, so you can no longer take a small one of this kind.`
      },
    ),
    greySideForTwo: 'The grey sides are for two players only.',
  },
  move: {
    takeCoin: `Take the gold coin (${rupees(GOLD)})`,
    buy: (move, view) => `Buy ${antiqueObject(move.antique, 'en')} (${rupees(view.price)})`,
    takeCollection: (move) =>
      move.giveUp
        ? `Take the collection card ${card(move.card)}, give up ${antiqueObject(move.giveUp, 'en')}`
        : `Take the collection card ${card(move.card)}`,
    declineCollection: 'Take no collection card',
  },
  event: {
    coinTaken: (e, who) =>
      `${who.starts(e.seat, 'takes')} the gold coin from trade card ${e.price} (+${rupees(GOLD)}).`,
    bought: (e, who) =>
      `${who.starts(e.seat, 'buys')} ${antiqueObject(e.antique, 'en')} for ${rupees(e.price)}.`,
    collectionTaken: (e, who) =>
      `${who.starts(e.seat, 'takes')} the collection card ${withPoints(e.card)}${e.gaveUp ? ` and ${who.verb(e.seat, 'gives')} up ${antiqueObject(e.gaveUp, 'en')}` : ''}.`,
    declined: (e, who) => `${who.starts(e.seat, 'takes')} no collection card.`,
    taxPaid: (e, who) => `${who.starts(e.seat, 'pays')} ${rupees(e.amount)} in taxes.`,
    effect(e, who) {
      if (e.effect === 'rupees') return `Grey side: ${who.does(e.seat, 'gets')} ${rupees(GREY_RUPEES)}.`
      if (e.effect === 'extra')
        return e.lapsed
          ? `Grey side: the extra turn lapses, ${who.does(e.seat, 'is')} already in one.`
          : `Grey side: ${who.does(e.seat, 'gets')} an extra turn.`
      return e.cleared.length === 0
        ? `Grey side: ${who.does(e.seat, 'clears')} an empty offer.`
        : `Grey side: ${who.does(e.seat, 'clears')} the current offer. Out of the game: ${names(e.cleared)}.`
    },
    dayEnded: (e) =>
      `Sales day ${e.day} ends. ${ENDS[e.reason]}${e.leftOver.length > 0 ? ` Out of the game: ${names(e.leftOver)}.` : ''}`,
    newDay: (e) => `Sales day ${e.day} begins. In the current offer: ${names(e.offer)}.`,
    surrendered: (e, who) =>
      `${who.starts(e.seat, 'gives')} up the only ${plural(e.antiques.length, 'antique of its colour', 'antiques of their colours')}: ${objects(e.antiques)}.`,
    scored: ({ seat, score, place }, who) =>
      `${who.label(seat)}: ${points(score.total)} (${score.antiques} for antiques, ${score.collections} for collection cards, ${score.money} for money), ${nth(place)} place.`,
  },
  ends: ENDS,
})
