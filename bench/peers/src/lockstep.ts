/** Is the port the same game? Random games in both, compared at every decision: the table, the moves, the end. */
import { legalMoves, streamDice } from '@durbar/kernel'
import { k, tableOf } from './deals.ts'
import { price, vermaechtnis } from './game.ts'
import { moveOf, Twins } from './twins.ts'

const TABLES = [
  { seats: 2, greySide: false },
  { seats: 2, greySide: true },
  { seats: 3, greySide: false },
  { seats: 4, greySide: false },
]

/** What must be the same on both tables. */
interface Compared {
  readonly active: number | null
  readonly day: number
  readonly inExtraTurn: boolean
  readonly offer: readonly (string | null)[]
  readonly price: number
  readonly pile: readonly string[] | undefined
  readonly removed: number
  readonly supply: readonly string[]
  readonly players: readonly {
    readonly rupees: number
    readonly antiques: readonly string[]
    readonly collections: readonly string[]
  }[]
  readonly legal: readonly number[]
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
}

function ourTable({ ours }: Twins): Compared {
  const view = tableOf(ours)
  return {
    active: view.active,
    day: view.day,
    inExtraTurn: view.inExtraTurn,
    offer: view.offer,
    price: view.price,
    pile: view.pile,
    removed: view.removed,
    supply: view.supply.toSorted(),
    players: view.players.map(({ rupees, antiques, collections }) => ({
      rupees,
      antiques: antiques.toSorted(),
      collections: collections.toSorted(),
    })),
    legal: view.active === null ? [] : legalMoves(k, ours, view.active).toSorted((a, b) => a - b),
    scores: ours.result?.scores ?? null,
    places: ours.result?.places ?? null,
  }
}

function theirTable({ theirs: { G, ctx } }: Twins): Compared {
  const over = ctx.gameover !== undefined
  return {
    active: over ? null : Number(ctx.currentPlayer),
    day: G.day,
    inExtraTurn: G.inExtraTurn,
    offer: G.offer,
    price: price(G),
    pile: G.deck.toReversed(),
    removed: G.removed.length,
    supply: G.supply.toSorted(),
    players: G.players.map(({ rupees, antiques, collections }) => ({
      rupees,
      antiques: antiques.toSorted(),
      collections: collections.toSorted(),
    })),
    legal: over
      ? []
      : vermaechtnis.ai
          .enumerate(G, ctx, ctx.currentPlayer)
          .map(({ move, args }) => moveOf(move, args))
          .toSorted((a, b) => a - b),
    scores: G.result?.scores ?? null,
    places: G.result?.places ?? null,
  }
}

interface Lockstep {
  readonly games: number
  readonly decisions: number
  /** The first difference, in words; null = none. */
  readonly difference: string | null
}

export function lockstep(games: number, tick: (done: number) => void): Lockstep {
  let decisions = 0
  for (let n = 0; n < games; n++) {
    const { seats, greySide } = TABLES[n % TABLES.length]!
    const twins = new Twins(n, seats, greySide)
    const dice = streamDice(games + n)
    for (let over = false; !over; ) {
      const [ours, theirs] = [ourTable(twins), theirTable(twins)]
      for (const key of Object.keys(ours) as (keyof typeof ours)[]) {
        const [a, b] = [JSON.stringify(ours[key]), JSON.stringify(theirs[key])]
        if (a !== b)
          return {
            games: n,
            decisions,
            difference: `game ${n} (${seats} players${greySide ? ', grey sides' : ''}), decision ${decisions}: ${key} is ${a} with us and ${b} in the port`,
          }
      }
      over = twins.seat < 0
      if (over) break
      twins.play(ours.legal[dice.below(ours.legal.length)]!)
      decisions++
    }
    tick(n + 1)
  }
  return { games, decisions, difference: null }
}
