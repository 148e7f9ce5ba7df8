/** Features as tests read them: by name, in positions made by hand and in those of random games. */
import { type Core, type Game, kernel, moves, type Seat, settingsOf, streamDice } from '@durbar/kernel'
import type { Features } from '../src/insight.ts'

/** Random games at tables of every kind, one after the other: all positions, the last ones too. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its views and events are
export function* randomPositions<S extends Core>(game: Game<S, any, any, any>, games: number): Generator<S> {
  const k = kernel(game)
  const tables = settingsOf(game)
  const legal = moves()
  for (let n = 0; n < games; n++) {
    const dice = streamDice(n)
    const { seats, options } = tables[n % tables.length]!
    const s = k.start(dice, seats, options)
    for (;;) {
      yield s
      const seat = k.toMove(s)
      if (seat < 0) break
      k.apply(s, seat, legal.at[dice.below(k.legal(s, seat, legal))]!, dice)
    }
  }
}

/** What is said of a position, by name. */
interface FeatureReader<S> {
  /** All rows. */
  all(s: Readonly<S>): Float64Array
  of(s: Readonly<S>, seat: Seat, name: string): number
  /** By seat. */
  ofAll(s: Readonly<S>, name: string): number[]
  ofTable(s: Readonly<S>, name: string): number
  /** What is said of a seat, or of the table, for whoever asks for one name after the other. */
  read(s: Readonly<S>, seat?: Seat): (name: string) => number
  table(s: Readonly<S>): (name: string) => number
}

const column = (names: readonly string[], name: string): number => {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`no feature is called '${name}'`)
  return at
}

export function featureReader<S extends Core>(features: Features<S>): FeatureReader<S> {
  const width = features.seat.length
  const all = (s: Readonly<S>) => {
    const out = new Float64Array(s.seats * width + features.table.length)
    features.read(s, out)
    return out
  }
  const inRow = (out: Float64Array, seat: Seat) => (name: string) =>
    out[seat * width + column(features.seat, name)]!
  const read = (s: Readonly<S>, seat: Seat = 0) => inRow(all(s), seat)
  const table = (s: Readonly<S>) => {
    const out = all(s)
    return (name: string) => out[s.seats * width + column(features.table, name)]!
  }
  return {
    all,
    read,
    table,
    of: (s, seat, name) => read(s, seat)(name),
    ofAll(s, name) {
      const out = all(s)
      return Array.from({ length: s.seats }, (_, seat) => inRow(out, seat)(name))
    },
    ofTable: (s, name) => table(s)(name),
  }
}
