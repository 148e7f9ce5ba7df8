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
}

const column = (names: readonly string[], name: string): number => {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`no feature is called '${name}'`)
  return at
}

export function featureReader<S extends Core>({ seat, table, read }: Features<S>): FeatureReader<S> {
  const width = seat.length
  const all = (s: Readonly<S>) => {
    const out = new Float64Array(s.seats * width + table.length)
    read(s, out)
    return out
  }
  const ofAll = (s: Readonly<S>, name: string) => {
    const out = all(s)
    return Array.from({ length: s.seats }, (_, each) => out[each * width + column(seat, name)]!)
  }
  return {
    all,
    ofAll,
    of: (s, each, name) => ofAll(s, name)[each]!,
    ofTable: (s, name) => all(s)[s.seats * width + column(table, name)]!,
  }
}
