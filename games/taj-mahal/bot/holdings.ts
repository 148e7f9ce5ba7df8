/** What a seat holds: hand, tokens, special cards, goods. */
import * as bits from '@durbar/kernel/bits'
import { COLOURS, earnedBy, PERSONS, WHITE_SUIT } from '../data/cards.ts'
import { GOODS, goodOnBonus, goodsOn, LAST_VISIT } from '../data/tiles.ts'
import { bidders, bonusTileOn, handOf, holderOf, isInside, NOBODY, type State, tokensOf } from '../state.ts'
import type { Weights } from './weights.ts'

/** Visits in which a hand can still fight, the present one by half. */
export const visitsLeft = (s: Readonly<State>, seat: number): number =>
  LAST_VISIT - s.visit + (isInside(s, seat) ? 0.5 : 0)

/** The hand as a weapon, and more and more as the points it scores in the end. */
export function hand(s: Readonly<State>, seat: number, w: Weights): number {
  let cards = 0
  let longest = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const length = bits.count(handOf(s, seat, colour))
    cards += length
    if (length > longest) longest = length
  }
  const whites = bits.count(handOf(s, seat, WHITE_SUIT))
  const early = Math.min(1, visitsLeft(s, seat) / w.fade)
  const weapon = w.card * cards + w.longest * longest + w.white * whites
  return early * weapon + (1 - early) * (longest + whites)
}

/** A special card: its point in the end, and what it brings until then. */
function special(s: Readonly<State>, seat: number, card: number, w: Weights): number {
  const perVisit =
    card === 0 ? w.elephantCard : card === 1 ? w.mogulCard : card === 2 ? w.pointsCard : w.colourCard
  return 1 + perVisit * visitsLeft(s, seat)
}

/** Tokens and the special cards they earn. A pair is as good as its card, though a visit may still be on. */
export function courtiers(s: Readonly<State>, seat: number, w: Weights): number {
  let worth = 0
  for (let person = 0; person < PERSONS; person++) {
    const card = earnedBy(person)
    const tokens = tokensOf(s, seat, person)
    const held = holderOf(s, card) === seat
    if (held || tokens >= 2) worth += special(s, seat, card, w)
    else if (tokens === 1)
      worth += w.token * Math.min(1, (LAST_VISIT - s.visit) / 3) * special(s, seat, card, w)
  }
  return worth
}

/** The next token of a person. */
export function tokenWorth(s: Readonly<State>, seat: number, person: number, w: Weights): number {
  const card = earnedBy(person)
  if (holderOf(s, card) === seat) return 0
  const worth = special(s, seat, card, w)
  const first = w.token * Math.min(1, (LAST_VISIT - s.visit) / 3) * worth
  return tokensOf(s, seat, person) > 0 ? worth - first : first
}

/** Where the goods are. */
export interface Market {
  /** good -> how often it is still to come */
  readonly toCome: Int8Array
  /** seat * GOODS.length + good -> how often the seat owns it */
  readonly owned: Int8Array
}
export const newMarket = (): Market => ({
  toCome: new Int8Array(GOODS.length),
  owned: new Int8Array(5 * GOODS.length),
})

/** Counts all goods once for every seat. */
export function countGoods(market: Market, s: Readonly<State>): void {
  market.toCome.fill(0)
  market.owned.fill(0)
  for (let i = 0; i < s.tiles.length; i++)
    for (const good of goodsOn(i + 1)) note(market, s.tiles[i]!, good, i >= s.visit)
  for (let i = 0; i < s.bonusOf.length; i++) {
    const good = goodOnBonus(bonusTileOn(s, i))
    if (good >= 0) note(market, s.bonusOf[i]!, good, s.bonusOf[i] === NOBODY)
  }
}
function note(market: Market, holder: number, good: number, coming: boolean): void {
  if (holder >= 0) market.owned[holder * GOODS.length + good]!++
  else if (coming) market.toCome[good]!++
}

/** What the province tile of a visit would bring a seat: the same as `tilePoints`, from goods that are counted. */
export function tileBrings({ owned }: Market, seat: number, visit: number): number {
  const shown = goodsOn(visit)
  let points = 0
  for (let k = 0; k < shown.length; k++) points += 1 + owned[seat * GOODS.length + shown[k]!]!
  return points
}

/** Each good owned pays again for each one still won: the hoped-for share of those to come. */
export function goods({ owned, toCome }: Market, s: Readonly<State>, seat: number, w: Weights): number {
  let pairs = 0
  for (let good = 0; good < GOODS.length; good++) pairs += owned[seat * GOODS.length + good]! * toCome[good]!
  return (w.goods * pairs) / bidders(s)
}
/** What a good would promise beyond its own points. */
export const goodWorth = (market: Market, s: Readonly<State>, good: number, w: Weights): number =>
  (w.goods * market.toCome[good]!) / bidders(s)
