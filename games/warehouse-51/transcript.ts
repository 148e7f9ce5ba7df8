/** The transcript vocabulary beside the moves. */
import type { Transcript } from '@durbar/kernel'
import type { Story } from './chronicle.ts'
import { cardAt, fakeId, ids } from './data/antiquities.ts'
import { CATEGORIES, stackEnd, stackStart } from './data/categories.ts'
import type { Event } from './events.ts'
import { breakdown } from './rules/breakdown.ts'
import { counterfeitsOf, type State } from './state.ts'

const byCategory = <T>(of: (category: number) => T): Record<string, T> =>
  Object.fromEntries(CATEGORIES.map((id, category) => [id, of(category)]))

export const transcript: Transcript<State, Event, Story> = {
  setup: (s) => ({
    startSeat: s.startSeat,
    stacks: byCategory((category) => s.order.slice(stackStart(category), stackEnd(category)).map(cardAt)),
    gaps: s.ingots.map((_, gap) => counterfeitsOf(s, gap).map(fakeId)),
  }),
  chance: () => null,
  detail(s) {
    const { accounts, categories } = breakdown(s)
    return {
      gold: accounts.map((account) => account.gold),
      sets: accounts.map((account) => account.sets),
      majorities: byCategory((category) => categories[category]!.points),
      malleus: accounts.map((account) => account.malleus),
      categoryTotals: byCategory((category) => categories[category]!.totals),
      tieBreak: accounts.map((account) => account.tieBreak),
      ingots: accounts.map((account) => account.ingots),
      scored: accounts.map((account) => account.scored),
      unsold: ids(s.unsold),
      unmasked: ids(s.unmasked),
    }
  },
}
