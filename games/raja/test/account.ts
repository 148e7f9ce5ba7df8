/** The invariants of the rules reference about the account of the game, by their numbers there. */

import type { Story } from '../chronicle.ts'
import { MONOPOLY, payoutRow, START_GOLD } from '../data/material.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

interface Told {
  readonly s: State
  readonly story: Story
  /** Of the last move alone. */
  readonly events: readonly Event[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const CHECKS: Readonly<Record<string, (told: Told) => boolean>> = {
  '5 the account is right': ({ s, story: { account } }) =>
    s.gold.every((gold, seat) => {
      const of = (...flows: readonly (keyof typeof account)[]) =>
        sum(flows.map((flow) => account[flow][seat]!))
      const earned = of('coins', 'trader', 'payout', 'monopoly', 'compensation', 'tollsReceived')
      return gold === START_GOLD + earned - of('tollsPaid', 'houses', 'palaces', 'bids')
    }),
  '5 only a Monk travels at the bank’s expense': ({ events }) =>
    events.every(
      (event) =>
        event.t !== 'travelled' || (event.toll === sum(event.received) && event.received[event.seat] === 0),
    ),
  '13 a scoring pays the row or a monopoly': ({ s, story }) =>
    story.scorings.every(({ points, gold }) => {
      const present = points.filter((each) => each > 0).length
      return sum(gold) === sum(payoutRow(s.seats).slice(0, present)) + (present === 1 ? MONOPOLY : 0)
    }),
  '14 a turn compensates with 0, 2, 4 or 6': ({ events }) =>
    events.every(
      (event) => event.t !== 'turnEnded' || (event.gold === 2 * event.incomplete.length && event.gold <= 6),
    ),
  '15 every round is scored once': ({ s, story }) =>
    story.scorings.length === (s.result ? s.round : Math.max(0, s.round - 1)),
}

export function wrongAccount(told: Told): string | null {
  for (const [name, holds] of Object.entries(CHECKS)) if (!holds(told)) return `invariant ${name}`
  return null
}
