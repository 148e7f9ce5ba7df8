/** What a move says of itself in both languages: the parts that need the view. */
import { counting, type Language } from '@durbar/room'
import { cardOf, costColorOf, costOf } from '../data/cards.ts'
import { type DieColor, dieColorAt } from '../data/names.ts'
import { HIGHEST_DIE } from '../data/numbers.ts'
import { comesTo, missesBy, type Payment, type Purchase } from '../rules/payment.ts'
import type { DieView, PlayerView, View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { aCard, asDie, cardName, dieNoun, tokens } from './names.ts'

/** Whoever is asked sees this view; the list of moves is for nobody else. */
const asked = (view: View): PlayerView | null => (view.me === null ? null : view.players[view.me]!)
export const bonusTurnWaits = (view: View): boolean =>
  view.active !== null && view.players[view.active]!.extraTurns > 0

interface AtSlot {
  readonly slot: number
}
const inSlot = ({ slot }: AtSlot, view: View): DieView | null => view.grid[slot] ?? null
/** The card in the slot that a move names, as the object of a sentence. */
export function cardAt(move: AtSlot, view: View, language: Language): string {
  const card = inSlot(move, view)
  return card ? aCard(card.id, language) : '?'
}
/** The die that the card in that slot becomes: "als grünen Würfel", and the card. */
export function dieAt(move: AtSlot, view: View, language: Language): { as: string; card: string } {
  const card = inSlot(move, view)
  return card
    ? { as: asDie(card.color, language), card: cardName(card.id, language) }
    : { as: '?', card: '?' }
}

const valueOfOwn = (id: string, view: View): number | null =>
  asked(view)?.hand.find((die) => die.id === id)?.value ?? null
/** Dice of the viewer's hand with their values. */
export const dice = (ids: readonly string[], view: View, language: Language): string =>
  counting(language).list(ids.map((id) => dieNoun(id, valueOfOwn(id, view), language)))

interface Paying {
  readonly karma: number
  readonly stewards: number
}
/** "eine blaue 5, 1 Karmatoken und 1 Verwalter". */
export const paidWith = (nouns: readonly string[], { karma, stewards }: Paying, language: Language): string =>
  counting(language).list([
    ...nouns,
    ...(karma > 0 ? [tokens('karma', karma, language)] : []),
    ...(stewards > 0 ? [tokens('stewards', stewards, language)] : []),
  ])
export const payment = (paid: Payment, view: View, language: Language): string =>
  paidWith(
    paid.dice.map((id) => dieNoun(id, valueOfOwn(id, view), language)),
    paid,
    language,
  )

/** The cards that stand for the kinds of a set, each once. */
export const symbols = (ids: Readonly<Record<string, string>>, language: Language): string =>
  counting(language).list([...new Set(Object.values(ids))].map((id) => aCard(id, language)))

// ── Why a purchase is refused ───────────────────────────────────────────────────────────────────────

const isPurchase = (move: Move): move is Extract<Move, Purchase> => 'payment' in move
/** A sentence about a purchase; where nothing is known of it, the general one. */
export const ofPurchase =
  (general: string, sentence: (offered: Offered) => string | null) =>
  (move: Move, view: View): string => {
    const card = isPurchase(move) ? inSlot(move, view) : null
    if (!card || !isPurchase(move)) return general
    return sentence(offeredFor(cardOf(card.id), move.payment, view)) ?? general
  }

/** What is asked for a card, and what is offered. */
interface Offered {
  readonly cost: number
  /** Buildings: the colour to pay in. */
  readonly color: DieColor | null
  readonly total: number
  /** The karma that a single die would take; null = it is not a single die. */
  readonly missesBy: number | null
  readonly karma: number
  readonly ownKarma: number
  /** What could be left out: a die, or a token. */
  readonly spare: { readonly die: string; readonly value: number } | 'karma' | 'stewards' | null
}
function offeredFor(card: number, { dice: ids, karma, stewards }: Payment, view: View): Offered {
  const values = ids.map((id) => valueOfOwn(id, view) ?? 0)
  const sum = values.reduce((all, value) => all + value, 0)
  const room = values.reduce((all, value) => all + HIGHEST_DIE - value, 0)
  const [only] = values
  return {
    cost: costOf(card),
    color: costColorOf(card) < 0 ? null : dieColorAt(costColorOf(card)),
    total: comesTo(sum, room, karma, stewards),
    missesBy: only !== undefined && values.length === 1 ? missesBy(only, costOf(card)) : null,
    karma,
    ownKarma: asked(view)?.karma ?? 0,
    spare: spareIn(card, { dice: ids, karma, stewards }, values),
  }
}

/** CK-R-14: the first thing without which the payment would still do. */
function spareIn(
  card: number,
  { dice: ids, karma, stewards }: Payment,
  values: readonly number[],
): Offered['spare'] {
  const reaches = (left: readonly number[], some: number, jokers: number) => {
    const sum = left.reduce((all, value) => all + value, 0)
    return comesTo(sum, left.length * HIGHEST_DIE - sum, some, jokers) >= costOf(card)
  }
  const die = ids.findIndex((_, i) => reaches(values.toSpliced(i, 1), karma, stewards))
  if (die >= 0) return { die: ids[die]!, value: values[die]! }
  if (karma > 0 && reaches(values, karma - 1, stewards)) return 'karma'
  return stewards > 0 && reaches(values, karma, stewards - 1) ? 'stewards' : null
}
