/**
 * A network at work. Positions that are judged one after the other are mostly neighbours in a search, so the sums of
 * the first layer are kept and only what has changed since is added: exactly what summing anew would give, because
 * they are whole numbers. Nothing is allocated.
 */
import type { Core } from '@durbar/kernel'
import type { Features } from '@durbar/room'
import { GRAIN, type Network, namesSum } from './network.ts'

export const MOST_SEATS = 8

export class Reading {
  private readonly network: Network
  // biome-ignore lint/suspicious/noExplicitAny: a bot plays every game
  private readonly features: Features<any>
  /** Seats of the position read last. */
  private seats = 0
  private readonly fresh: Float64Array
  /** What was read last, in grains. */
  private readonly known: Float64Array
  /** Sums of the first layer, by seat: what it adds to itself, then to every other. */
  private readonly sums: Float64Array
  private readonly tableSums: Float64Array
  /** Of all seats, what they add to others. */
  private readonly together: Float64Array
  private readonly second: Float64Array

  // biome-ignore lint/suspicious/noExplicitAny: likewise
  constructor(network: Network, features: Features<any>) {
    const { seatFeatures, tableFeatures, first, second } = network
    const known = seatFeatures === features.seat.length && tableFeatures === features.table.length
    if (!known || network.names !== namesSum([...features.seat, '', ...features.table]))
      throw new Error('the network was trained with other features')
    this.network = network
    this.features = features
    this.fresh = new Float64Array(MOST_SEATS * seatFeatures + tableFeatures)
    this.known = new Float64Array(this.fresh.length)
    this.sums = new Float64Array(MOST_SEATS * 2 * first)
    this.tableSums = new Float64Array(first)
    this.together = new Float64Array(first)
    this.second = new Float64Array(second)
  }

  /** A number for each seat. */
  evaluate(s: Core, out: Float64Array): void {
    const { first } = this.network
    this.look(s)
    const { sums, together } = this
    together.fill(0)
    for (let seat = 0, at = first; seat < s.seats; seat++, at += 2 * first)
      for (let unit = 0; unit < first; unit++) together[unit]! += sums[at + unit]!
    for (let seat = 0; seat < s.seats; seat++) out[seat] = this.judged(seat)
  }

  /** Brings the sums of the first layer up to this position. */
  private look(s: Core): void {
    const { network, fresh, known, sums, tableSums } = this
    const { seatFeatures, tableFeatures, seatWeights, tableWeights, first } = network
    const rows = s.seats * seatFeatures
    if (s.seats !== this.seats) {
      this.seats = s.seats
      known.fill(0)
      sums.fill(0)
      tableSums.fill(0)
    }
    fresh.fill(0, 0, rows + tableFeatures)
    this.features.read(s, fresh)
    for (let seat = 0, at = 0; seat < s.seats; seat++)
      for (let feature = 0; feature < seatFeatures; feature++, at++) {
        const grains = Math.floor(fresh[at]! * GRAIN + 0.5)
        const change = grains - known[at]!
        if (change === 0) continue
        known[at] = grains
        add(sums, seat * 2 * first, seatWeights, feature * 2 * first, 2 * first, change)
      }
    for (let feature = 0, at = rows; feature < tableFeatures; feature++, at++) {
      const grains = Math.floor(fresh[at]! * GRAIN + 0.5)
      const change = grains - known[at]!
      if (change === 0) continue
      known[at] = grains
      add(tableSums, 0, tableWeights, feature * first, first, change)
    }
  }

  private judged(seat: number): number {
    const { network, sums, tableSums, together, second } = this
    const { first, second: units, step, firstBias, secondWeights, secondBias, lastWeights } = network
    const own = seat * 2 * first
    const scale = step / GRAIN
    second.set(secondBias)
    for (let unit = 0; unit < first; unit++) {
      const sum = sums[own + unit]! + together[unit]! - sums[own + first + unit]! + tableSums[unit]!
      const active = sum * scale + firstBias[unit]!
      if (active > 0) add(second, 0, secondWeights, unit * units, units, active)
    }
    let worth = 0
    for (let unit = 0; unit < units; unit++) {
      const active = second[unit]!
      if (active > 0) worth += active * lastWeights[unit]!
    }
    return worth
  }
}

function add(
  to: Float64Array,
  at: number,
  from: Float32Array | Float64Array,
  start: number,
  count: number,
  times: number,
): void {
  for (let i = 0; i < count; i++) to[at + i]! += times * from[start + i]!
}
