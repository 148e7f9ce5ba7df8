/** The dice in hand, and what they can pay. */
import { by, nameList } from '@durbar/room'
import { DIE_COLOR } from '../../data/cards.ts'
import { DIE_COLORS, DIE_VALUES } from '../../data/names.ts'
import { HAND_LIMIT } from '../../data/numbers.ts'
import { comesTo } from '../../rules/payment.ts'
import { playerOf } from '../../state.ts'
import type { Chapter } from './sheet.ts'

/** Sums at which another class of buildings comes within reach; the last is the dearest. */
const SUMS = [3, 5, 7, 9, 11] as const
const DEAREST = SUMS.at(-1)!

const { names, group, numbered } = nameList()

const DICE = numbered('dice', 0, HAND_LIMIT)
const DIE = group(...DIE_COLORS.flatMap((color) => DIE_VALUES.map((value) => `die.${color}.${value}`)))
/** The sum in a colour, as far as a building could cost it. */
const SUM = group(...by('sum', DIE_COLORS))
/** Whether the dice of a colour come to this sum, with karma. */
const PAYS = group(...DIE_COLORS.flatMap((color) => SUMS.map((sum) => `pays.${color}.${sum}`)))
/** Whether a ship or a palace card of this price can be paid: with a die, and with karma. */
const EXACT = group(...by('exact', DIE_VALUES)) - 1
const WITH_KARMA = group(...by('exact-with-karma', DIE_VALUES)) - 1

export const dice: Chapter = {
  names,
  read(on, s, seat, out, at) {
    const { hand, karma } = playerOf(s, seat)
    out[at + DICE + hand.length] = 1
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!
      out[at + DIE + DIE_VALUES.length * DIE_COLOR[card]! + s.value[card]! - 1]! += 0.5
    }
    for (let color = 0; color < DIE_COLORS.length; color++) {
      const sum = on.pips[color]!
      if (sum === 0) continue
      out[at + SUM + color] = Math.min(sum, DEAREST) / DEAREST
      const most = comesTo(sum, on.room[color]!, karma, 0)
      for (let i = 0; i < SUMS.length && most >= SUMS[i]!; i++) out[at + PAYS + SUMS.length * color + i] = 1
    }
    for (let value = 1; value <= DIE_VALUES.length; value++) {
      out[at + EXACT + value] = (on.faces >> value) & 1
      out[at + WITH_KARMA + value] = (on.reached >> value) & 1
    }
  },
}
