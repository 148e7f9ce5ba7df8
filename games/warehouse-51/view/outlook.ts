/** What would be, as far as the viewer knows: if the scoring were now, if the card under the hammer were won. */
import { type Seat, streamDice } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { categoryOf } from '../data/antiquities.ts'
import type { Breakdown } from '../events.ts'
import type { Knowledge } from '../knowledge.ts'
import { breakdown } from '../rules/breakdown.ts'
import { returnAllIngots } from '../rules/effects/end.ts'
import { openAuction } from '../rules/open-auction.ts'
import { choosePayee } from '../rules/purchase.ts'
import { clone, gain, ingotsOf, left, type State } from '../state.ts'
import { ahead } from './foresight.ts'

/** What the antiquity under the hammer would mean to the viewer. */
export interface Stakes {
  /** The category's total, now and then. */
  readonly from: number
  readonly to: number
  /** By price, from 0 to the whole purse: the ingots that are left, and by how much the own points change. */
  readonly keeps: readonly number[]
  readonly points: readonly number[]
}

/** What `breakdown` would say now: the fakes that the viewer knows are taken out, the Ark takes its ingots. */
export function outlook(s: Readonly<State>, k: Knowledge): Breakdown {
  if (s.result !== null) return breakdown(s)
  const then = clone(s)
  then.cards = then.cards.map((cards) => cards & ~k.fakes)
  for (let seat = 0; seat < then.seats; seat++) returnAllIngots(then, seat)
  return breakdown(then)
}

/** By seat: by how much its points would change if the card under the hammer were given to it. */
export function worthOfLot(s: Readonly<State>, k: Knowledge, now: Breakdown): number[] {
  return now.accounts.map(({ total }, seat) => {
    const then = clone(s)
    gain(then, seat, s.card)
    return outlook(then, k).accounts[seat]!.total - total
  })
}

const PASS = ahead.read({ type: 'pass' })

/**
 * The table after the card went to this seat at this price, by the rules: as if it had bid so much and the last of the
 * others passed. With the Boots it pays the left neighbour too. A bid alone does not bring that: others may go higher.
 */
function won(world: Readonly<State>, seat: Seat, price: number): Readonly<State> {
  const last = left(world, seat)
  const now = clone(world)
  now.leader = seat
  now.highest = price
  now.passed = bits.setOf([...now.ingots.keys()].filter((each) => each !== seat && each !== last))
  now.stack = [openAuction(last)]
  const { state, rule } = ahead.follow(now, last, PASS, seat)
  if (rule !== choosePayee.rule) return state
  return ahead.follow(state, seat, ahead.read({ type: 'payTo', player: last }), seat).state
}

export function stakes(s: Readonly<State>, k: Knowledge, seat: Seat, now: Breakdown): Stakes {
  const category = categoryOf(s.card)
  const totalIn = (then: Breakdown) => then.categories[category]!.totals[seat]!
  const prices = [...Array(ingotsOf(s, seat) + 1).keys()]
  const world = ahead.imagine(s, seat, streamDice(1))
  const tables = prices.map((price) => won(world, seat, price))
  const outlooks = tables.map((then) => outlook(then, k))
  return {
    from: totalIn(now),
    to: totalIn(outlooks[0]!),
    keeps: tables.map((then) => ingotsOf(then, seat)),
    points: outlooks.map((then) => then.accounts[seat]!.total - now.accounts[seat]!.total),
  }
}
