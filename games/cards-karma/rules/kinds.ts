/** CK-9 Three of a kind: which cards show what, and which sets they make. No card leaves its place here. */
import { choice, type Digit, either, fields, type Seat } from '@durbar/kernel'
import { CARDS, FIRST_GOODS, GOODS_SHOWN, goodsValueOf, KINDS, type PerCard } from '../data/cards.ts'
import { SET_SIZE } from '../data/numbers.ts'
import { playerOf, type State } from '../state.ts'

export const BUILDINGS = 0
export const GOODS = 1

const building = choice(CARDS.slice(0, FIRST_GOODS))
const anyCard = choice(CARDS)
const buildingSymbols = fields({ red: building, yellow: building, white: building })
const goodsSymbols = fields({ silk: anyCard, tea: anyCard, spice: anyCard })
/**
 * A set as a noun: *same* covers every kind that has three, *different* names the card that stands for each
 * kind.
 */
export const SET = either(
  fields({ family: choice(['buildings']), effect: choice(['same']) }),
  fields({ family: choice(['goods']), effect: choice(['same']) }),
  fields({ family: choice(['buildings']), effect: choice(['different']), symbols: buildingSymbols }),
  fields({ family: choice(['goods']), effect: choice(['different']), symbols: goodsSymbols }),
)
const [sameBuildings, sameGoods, differentBuildings, differentGoods] = SET.start as [
  number,
  number,
  number,
  number,
]
export const same = (family: number): number => (family === BUILDINGS ? sameBuildings : sameGoods)
export const isSame = (family: number, set: number): boolean => set === same(family)
const different = (family: number, a: number, b: number, c: number): number =>
  family === BUILDINGS
    ? differentBuildings + buildingSymbols.pack(a, b, c)
    : differentGoods + goodsSymbols.pack(a, b, c)
const { red, yellow, white } = buildingSymbols.digit
const { silk, tea, spice } = goodsSymbols.digit
const cardsIn = (set: number, digits: readonly Digit[]): number[] => digits.map((digit) => digit.of(set))
/** The cards that stand for the kinds in a *different* set, kind by kind. */
export const standFor = (family: number, set: number): number[] =>
  family === BUILDINGS
    ? cardsIn(set - differentBuildings, [red, yellow, white])
    : cardsIn(set - differentGoods, [silk, tea, spice])

/** What a player's cards show, kind by kind: a sheet that is filled in anew at every count. */
export interface Tally {
  readonly howMany: Int32Array
  /** kind * 3 + i -> the i-th card that shows it; CK-10.7: never more than three. */
  readonly cards: Int32Array
}
export const emptyTally = (): Tally => ({
  howMany: new Int32Array(SET_SIZE),
  cards: new Int32Array(SET_SIZE * SET_SIZE),
})
export const howMany = (tally: Tally, kind: number): number => tally.howMany[kind]!
const card = (tally: Tally, kind: number, i: number): number => tally.cards[SET_SIZE * kind + i]!
/** The cards that show a kind, as a new list. */
export const showing = (tally: Tally, kind: number): number[] =>
  Array.from({ length: howMany(tally, kind) }, (_, i) => card(tally, kind, i))

function look(tally: Tally, row: readonly number[], symbols: PerCard): void {
  for (const each of row) {
    const set = symbols[each]!
    for (let kind = 0; kind < SET_SIZE; kind++)
      if (set & (1 << kind)) tally.cards[SET_SIZE * kind + tally.howMany[kind]!++] = each
  }
}

/** CK-10.4 step 1. Locked ships still show their goods (CK-R-27). */
export function count(tally: Tally, s: Readonly<State>, seat: Seat, family: number): Tally {
  const p = playerOf(s, seat)
  tally.howMany.fill(0)
  if (family === BUILDINGS) {
    look(tally, p.buildings, KINDS)
    return tally
  }
  look(tally, p.buildings, GOODS_SHOWN)
  look(tally, p.goods, GOODS_SHOWN)
  look(tally, s.locked, GOODS_SHOWN)
  look(tally, p.ships, GOODS_SHOWN)
  return tally
}

/** CK-10.4 step 2. */
export const hasThree = (tally: Tally, kind: number): boolean => howMany(tally, kind) === SET_SIZE
export const someKindHasThree = (tally: Tally): boolean =>
  hasThree(tally, 0) || hasThree(tally, 1) || hasThree(tally, 2)
export const allKindsPresent = (tally: Tally): boolean =>
  howMany(tally, 0) > 0 && howMany(tally, 1) > 0 && howMany(tally, 2) > 0

/** Every combination of one card per kind (CK-9.11), until `say` says no. */
function everyCombination(tally: Tally, say: (a: number, b: number, c: number) => boolean): boolean {
  for (let i = 0; i < howMany(tally, 0); i++)
    for (let j = 0; j < howMany(tally, 1); j++)
      for (let k = 0; k < howMany(tally, 2); k++)
        if (!say(card(tally, 0, i), card(tally, 1, j), card(tally, 2, k))) return false
  return true
}
export function combinations(tally: Tally, family: number, add: (set: number) => void): void {
  everyCombination(tally, (a, b, c) => {
    add(different(family, a, b, c))
    return true
  })
}

const worth = (family: number, a: number, b: number, c: number): number =>
  family === GOODS ? goodsValueOf(a, 0) + goodsValueOf(b, 1) + goodsValueOf(c, 2) : 0

const within = (card: number, a: number, b: number, c: number): boolean =>
  card === a || card === b || card === c

/** CK-10.4 step 3: two sets come to the same if they discard the same cards and pay the same. */
function oneOutcome(tally: Tally, family: number): boolean {
  const a = card(tally, 0, 0)
  const b = card(tally, 1, 0)
  const c = card(tally, 2, 0)
  const price = worth(family, a, b, c)
  return everyCombination(
    tally,
    (x, y, z) =>
      within(x, a, b, c) &&
      within(y, a, b, c) &&
      within(z, a, b, c) &&
      within(a, x, y, z) &&
      within(b, x, y, z) &&
      within(c, x, y, z) &&
      worth(family, x, y, z) === price,
  )
}

export const NO_SET = -1
export const TO_CHOOSE = -2
/** The set that is exchanged of itself, or one of the two above. */
export function judge(tally: Tally, s: Readonly<State>, seat: Seat, family: number): number {
  count(tally, s, seat, family)
  if (!allKindsPresent(tally)) return someKindHasThree(tally) ? same(family) : NO_SET
  if (someKindHasThree(tally) || !oneOutcome(tally, family)) return TO_CHOOSE
  return different(family, card(tally, 0, 0), card(tally, 1, 0), card(tally, 2, 0))
}
