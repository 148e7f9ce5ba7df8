/** The invariants of the rules reference, by their numbers there. */
import * as bits from '@durbar/kernel/bits'
import { CITIES, citiesOf, FORTRESSES, provinceOf, ROADS } from './data/board.ts'
import { DECK, FIRST_SPECIAL, FIRST_WHITE, MOGUL, PERSONS, SPECIAL_COLOUR, suitOf } from './data/cards.ts'
import { COURT, GOODS, goodOnBonus, LAST_VISIT, supplySize } from './data/tiles.ts'
import { hasPalace, palacePoints } from './rules/chain.ts'
import { awaited, pendingIn } from './rules/under-way.ts'
import { everybody, FULL_COURT } from './rules/visit.ts'
import {
  atCourt,
  bidders,
  bonusTileOn,
  cardsOf,
  GONE,
  here,
  holderOf,
  isInside,
  listed,
  NOBODY,
  owned,
  rowOf,
  type State,
  score,
  stock,
  takenBy,
} from './state.ts'

type S = Readonly<State>
type Check = (s: S, before: S | null) => boolean

const seatsOf = (s: S) => Array.from({ length: s.seats }, (_, seat) => seat)
const everyBidder = (s: S) => s.rows.map((_, bidder) => bidder)
/** A visit has just begun: nobody has moved in it. */
const opens = (s: S) => {
  const at = awaited(s)
  return (
    at?.rule === 'turn' &&
    at.seat === s.startSeat &&
    s.inside === everybody(bidders(s)) &&
    s.rows.every((row) => row.length === 0)
  )
}
const sameVisit = (s: S, before: S | null): before is S =>
  before !== null && before.visit === s.visit && s.result === null
const built = (s: S, owners: 'normal' | 'crowned', province: number) =>
  citiesOf(province).filter((city) => s[owners][city] !== NOBODY).length
/** Withdrawn, and cards taken. */
const gone = (s: S) => bidders(s) - bits.count(s.inside) - (awaited(s)?.rule === 'take' ? 1 : 0)

/** Where each card lies. */
const everyCard = (s: S): number[] => [
  ...s.pile,
  ...s.supply,
  ...listed(s.discard),
  ...seatsOf(s).flatMap((seat) => cardsOf(s, seat)),
  ...s.rows.flat().filter((card) => card < FIRST_SPECIAL),
]

function rowIsLegal(row: readonly number[], prince: boolean): boolean {
  const coloured = row.filter((card) => card < FIRST_WHITE)
  const extras = row.filter((card) => card >= FIRST_WHITE)
  const free = row.indexOf(SPECIAL_COLOUR)
  const bound = coloured.filter((card) => free < 0 || card !== row[free - 1])
  const alternates =
    prince || row.every((card, i) => card < FIRST_WHITE || (row[i - 1] ?? FIRST_WHITE) < FIRST_WHITE)
  const enough = prince || extras.length <= coloured.length
  return alternates && enough && new Set(bound.map(suitOf)).size <= 1 && new Set(row).size === row.length
}

const samePalaces = (s: S, before: S) =>
  s.visit === before.visit &&
  s.normal.every((owner, city) => owner === before.normal[city] && s.crowned[city] === before.crowned[city])

/** The chain once more, by joining own cities road by road. */
function joined(s: S, owner: number, province: number): number {
  const root = CITIES.map((_, city) => city)
  const find = (city: number): number => (root[city] === city ? city : find(root[city]!))
  for (const [a, b] of ROADS) if (hasPalace(s, owner, a) && hasPalace(s, owner, b)) root[find(a)] = find(b)
  const starts = new Set(
    citiesOf(province)
      .filter((city) => hasPalace(s, owner, city))
      .map(find),
  )
  const reached = root.flatMap((_, city) =>
    hasPalace(s, owner, city) && starts.has(find(city)) ? [provinceOf(city)] : [],
  )
  return new Set(reached).size
}

const CHECKS: Readonly<Record<string, Check>> = {
  '1 the 96 cards and the 4 special cards are each in one place': (s) => {
    const all = everyCard(s)
    return (
      all.length === DECK.length &&
      new Set(all).size === DECK.length &&
      s.rows.every((row, who) =>
        row.every((card) => card < FIRST_SPECIAL || holderOf(s, card - FIRST_SPECIAL) === who),
      ) &&
      s.known.every((set, i) => (set & ~s.hands[i]!) === 0)
    )
  },
  '2 six tokens of each person, at most two before a player, one between visits': (s) =>
    s.tokens.every((n) => n >= 0 && n <= (opens(s) ? 1 : 2)) &&
    [...Array(PERSONS).keys()].every((person) => stock(s, person) >= 0) &&
    (!opens(s) || s.court === FULL_COURT),
  '3 the supply is full at first and gives two cards to each who leaves': (s, before) => {
    if (opens(s))
      return (
        s.supply.length === supplySize(bidders(s)) ||
        (s.pile.length === 0 && s.discard.every((set) => set === 0))
      )
    if (s.result !== null) return s.supply.length === 0
    if (!sameVisit(s, before)) return before === null
    return s.supply.length === Math.max(0, before.supply.length - 2 * (gone(s) - gone(before)))
  },
  '4 tiles of past visits are won or lost, only goods are kept': (s) =>
    s.tiles.every((holder, i) =>
      i + 1 < s.visit ? holder !== NOBODY : i + 1 === s.visit || holder === NOBODY,
    ) &&
    s.bonusOf.every((holder, i) => {
      const visit = s.route.indexOf(provinceOf(FORTRESSES[i]!)) + 1
      const kept = holder >= 0 && goodOnBonus(bonusTileOn(s, i)) >= 0
      return visit < s.visit
        ? kept || holder === GONE
        : visit > s.visit
          ? holder === NOBODY
          : holder < 0 || kept
    }),
  '5 palaces stand only where somebody won them': (s) =>
    s.route.every((province, i) => {
      const [normal, crown] = [built(s, 'normal', province), built(s, 'crowned', province)]
      if (i + 1 > s.visit) return normal + crown === 0
      if (i + 1 < s.visit) return normal <= PERSONS && crown <= 1
      const won = COURT.filter((_, item) => item < PERSONS && !atCourt(s, item)).length
      const pending = pendingIn(s)
      return normal + pending.palaces === won && crown + Number(pending.crown) === Number(!atCourt(s, MOGUL))
    }),
  '6 what has left the court was taken by one bidder and stays away for the visit': (s, before) =>
    COURT.every((_, item) => (takenBy(s, item) === NOBODY) === atCourt(s, item)) &&
    (!sameVisit(s, before) || (s.court & ~before.court) === 0),
  '7 scores never fall, and an empty row scores nothing': (s, before) => {
    if (before === null) return true
    const at = awaited(before)
    if (at?.rule === 'turn' && rowOf(before, at.seat).length === 0 && s.result === null) {
      const left = s.visit !== before.visit || !isInside(s, at.seat)
      if (left && score(s, at.seat) !== score(before, at.seat)) return false
    }
    return seatsOf(s).every((seat) => score(s, seat) >= score(before, seat))
  },
  '8 a row has one colour but for a card of free colour': (s) =>
    s.rows.every((row, who) => rowIsLegal(row, who === s.seats)),
  '10 goods have paid k(k+1)/2': (s) =>
    seatsOf(s).every((seat) => {
      const paid = GOODS.map((_, good) => (owned(s, seat, good) * (owned(s, seat, good) + 1)) / 2)
      return score(s, seat) >= paid.reduce((sum, points) => sum + points, 0)
    }),
  '11 every visit begins with all and one seat further': (s, before) =>
    before === null ||
    before.visit === s.visit ||
    (s.visit === before.visit + 1 && opens(s) && s.startSeat === (before.startSeat + 1) % s.seats),
  '12 who has withdrawn has no row and no turn': (s) =>
    everyBidder(s).every((bidder) => isInside(s, bidder) || rowOf(s, bidder).length === 0) &&
    (awaited(s)?.rule !== 'turn' || isInside(s, awaited(s)?.seat ?? NOBODY)),
  '13 chains are the same counted another way': (s, before) =>
    (before !== null && samePalaces(s, before)) ||
    everyBidder(s).every((owner) => palacePoints(s, owner, here(s)) === joined(s, owner, here(s))),
  'the game ends after the twelfth visit': (s) => s.result === null || s.visit === LAST_VISIT,
}

export function audit(s: S, before: S | null): string | null {
  for (const [name, holds] of Object.entries(CHECKS)) if (!holds(s, before)) return `invariant ${name}`
  return null
}
