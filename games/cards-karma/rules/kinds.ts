/** CK-9 Three of a kind: which cards show what, and which sets they make. No card leaves its place here. */
import { choice, either, fields, type Seat } from '@durbar/kernel'
import { CARDS, FIRST_GOODS, GOODS_SHOWN, GOODS_VALUE, KINDS } from '../data/cards.ts'
import { SET_SIZE } from '../data/numbers.ts'
import type { State } from '../state.ts'

export const BUILDINGS = 0
export const GOODS = 1

/**
 * A set as a noun: *same* covers every kind that has three, *different* names the card that stands for each
 * kind.
 */
const building = choice(CARDS.slice(0, FIRST_GOODS))
const anyCard = choice(CARDS)
export const SET = either(
  fields({ family: choice(['buildings']), effect: choice(['same']) }),
  fields({ family: choice(['goods']), effect: choice(['same']) }),
  fields({
    family: choice(['buildings']),
    effect: choice(['different']),
    symbols: fields({ red: building, yellow: building, white: building }),
  }),
  fields({
    family: choice(['goods']),
    effect: choice(['different']),
    symbols: fields({ silk: anyCard, tea: anyCard, spice: anyCard }),
  }),
)
const CHOICES = [building.size, anyCard.size]
export const same = (family: number): number => SET.start[family]!
export const isSame = (family: number, set: number): boolean => set === SET.start[family]
const different = (family: number, a: number, b: number, c: number): number =>
  SET.start[2 + family]! + a + CHOICES[family]! * (b + CHOICES[family]! * c)
/** The card that stands for a kind in a *different* set. */
export function standsFor(family: number, set: number, kind: number): number {
  const n = CHOICES[family]!
  return Math.floor((set - SET.start[2 + family]!) / n ** kind) % n
}

/** kind * 3 + i -> the i-th card that shows it; CK-10.7: never more than three. */
export const shown = new Int32Array(3 * SET_SIZE)
export const howMany = new Int32Array(3)

function look(row: readonly number[], symbols: readonly number[]): void {
  for (let i = 0; i < row.length; i++) {
    const set = symbols[row[i]!]!
    for (let kind = 0; kind < 3; kind++) if (set & (1 << kind)) shown[3 * kind + howMany[kind]!++] = row[i]!
  }
}

/** CK-10.4 step 1: fills `shown` and `howMany`. Locked ships still show their goods (CK-R-27). */
export function count(s: Readonly<State>, seat: Seat, family: number): void {
  const p = s.players[seat]!
  howMany.fill(0)
  if (family === BUILDINGS) {
    look(p.buildings, KINDS)
    return
  }
  look(p.buildings, GOODS_SHOWN)
  look(p.goods, GOODS_SHOWN)
  look(s.locked, GOODS_SHOWN)
  look(p.ships, GOODS_SHOWN)
}

/** CK-10.4 step 2, on what was counted. */
export const someKindHasThree = (): boolean =>
  howMany[0] === SET_SIZE || howMany[1] === SET_SIZE || howMany[2] === SET_SIZE
const allKindsPresent = (): boolean => howMany[0]! > 0 && howMany[1]! > 0 && howMany[2]! > 0

/** Every combination of one card per kind, on what was counted (CK-9.11). */
export function combinations(family: number, add: (set: number) => void): void {
  for (let i = 0; i < howMany[0]!; i++)
    for (let j = 0; j < howMany[1]!; j++)
      for (let k = 0; k < howMany[2]!; k++) add(different(family, shown[i]!, shown[3 + j]!, shown[6 + k]!))
}

const worth = (family: number, a: number, b: number, c: number): number =>
  family === GOODS ? GOODS_VALUE[3 * a]! + GOODS_VALUE[3 * b + 1]! + GOODS_VALUE[3 * c + 2]! : 0

/** CK-10.4 step 3: two sets come to the same if they discard the same cards and pay the same. */
function oneOutcome(family: number): boolean {
  const a = shown[0]!
  const b = shown[3]!
  const c = shown[6]!
  const price = worth(family, a, b, c)
  for (let i = 0; i < howMany[0]!; i++)
    for (let j = 0; j < howMany[1]!; j++)
      for (let k = 0; k < howMany[2]!; k++) {
        const x = shown[i]!
        const y = shown[3 + j]!
        const z = shown[6 + k]!
        const within =
          (x === a || x === b || x === c) &&
          (y === a || y === b || y === c) &&
          (z === a || z === b || z === c)
        const covers =
          (a === x || a === y || a === z) &&
          (b === x || b === y || b === z) &&
          (c === x || c === y || c === z)
        if (!within || !covers || worth(family, x, y, z) !== price) return false
      }
  return true
}

export const NO_SET = -1
export const TO_CHOOSE = -2
/** The set that is exchanged of itself, or one of the two above. */
export function judge(s: Readonly<State>, seat: Seat, family: number): number {
  count(s, seat, family)
  if (!allKindsPresent()) return someKindHasThree() ? same(family) : NO_SET
  if (someKindHasThree() || !oneOutcome(family)) return TO_CHOOSE
  return different(family, shown[0]!, shown[3]!, shown[6]!)
}
