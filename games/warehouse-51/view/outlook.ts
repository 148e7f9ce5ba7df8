/** What would be, as far as the viewer knows: if the scoring were now, if a card were won, if a move were made. */
import type { Frame, MoveObject, RuleTable, Scope, Seat } from '@durbar/kernel'
import { CATEGORY_OF } from '../data/antiquities.ts'
import type { Breakdown, Event } from '../events.ts'
import type { Knowledge } from '../knowledge.ts'
import { breakdown } from '../rules/breakdown.ts'
import { returnAllIngots } from '../rules/effects/end.ts'
import { rules } from '../rules/index.ts'
import { settle } from '../rules/purchase.ts'
import { clone, isCancelled, left, type State } from '../state.ts'

/** What the antiquity under the hammer would mean to the viewer. */
export interface Stakes {
  /** The category's total, now and then. */
  readonly from: number
  readonly to: number
  /** By price, from 0 to the whole purse: the ingots that are left, and by how much the own points change. */
  readonly keeps: readonly number[]
  readonly points: readonly number[]
}

export interface Brings {
  readonly move: MoveObject
  /** By how much the own points change. */
  readonly points: number
}

/** What `breakdown` would say now: the fakes that the viewer knows are taken out, the Ark takes its ingots. */
export function outlook(s: Readonly<State>, k: Knowledge): Breakdown {
  if (s.result !== null) return breakdown(s)
  const then = clone(s)
  for (let seat = 0; seat < then.seats; seat++) then.cards[seat]! &= ~k.fakes
  for (let seat = 0; seat < then.seats; seat++) returnAllIngots(then, seat)
  return breakdown(then)
}
const totalOf = (s: Readonly<State>, k: Knowledge, seat: Seat) => outlook(s, k).accounts[seat]!.total

/** A table on which something is tried out: nothing is told, drawn or asked. */
const trial = (s: State): Scope<State, Event> => ({
  s,
  roll: () => 0,
  shuffle: () => {},
  reveal: () => {},
  then: () => {},
  tell: null,
})

/** By seat: by how much its points would change if the card under the hammer were given to it. */
export function worthOfLot(s: Readonly<State>, k: Knowledge, now: Breakdown): number[] {
  return now.accounts.map(({ total }, seat) => {
    const then = clone(s)
    then.cards[seat]! |= 1 << s.card
    return totalOf(then, k, seat) - total
  })
}

export function stakes(s: Readonly<State>, k: Knowledge, seat: Seat, now: Breakdown): Stakes {
  const category = CATEGORY_OF[s.card]!
  const won = Array.from({ length: s.ingots[seat]! + 1 }, (_, price) => {
    const then = clone(s)
    then.leader = seat
    then.highest = price
    settle.clause.run(trial(then), settle(left(s, seat)))
    const after = outlook(then, k)
    return {
      keeps: then.ingots[seat]!,
      points: after.accounts[seat]!.total - now.accounts[seat]!.total,
      to: after.categories[category]!.totals[seat]!,
    }
  })
  return {
    from: now.categories[category]!.totals[seat]!,
    to: won[0]!.to,
    keeps: won.map((each) => each.keeps),
    points: won.map((each) => each.points),
  }
}

/** Decisions whose outcome is open to the one who decides. */
const FORESEEABLE = new Set(['flyingCarpet', 'endRedeem', 'endCertify', 'endUnmask'])

export function brings(s: Readonly<State>, k: Knowledge, at: Frame, now: Breakdown): Brings[] {
  const table: RuleTable<State, Event> = rules
  const rule = table[at.rule]
  const seat = at.seat
  if (!FORESEEABLE.has(at.rule) || seat === undefined || !rule || !('actions' in rule)) return []
  const found: Brings[] = []
  for (const action of rule.actions)
    action.candidates(s, seat, at, (noun) => {
      if (action.refuse(s, seat, noun, at) !== null) return
      const then = clone(s)
      action.perform(trial(then), seat, noun, at)
      let { fakes } = k
      for (let card = 0; fakes >> card; card++) if (isCancelled(then, card)) fakes &= ~(1 << card)
      const points = totalOf(then, { ...k, fakes }, seat) - now.accounts[seat]!.total
      found.push({ move: { type: action.verb, ...(action.noun.write(noun) as object) }, points })
    })
  return found
}
