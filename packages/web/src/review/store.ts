/**
 * Reviews on this device, put away piece by piece: the head under the record's own name, every move under one of its
 * own, so that a piece costs no more to write at the end of a long game than at its beginning.
 */
import { pieceName } from '@durbar/protocol/court/reviews'
import type { Done, Review } from '@durbar/review'
import { database, shelf } from '../records/store.ts'

/** What a finished review says of every seat, for statistics. */
export interface Digest {
  readonly seats: readonly {
    readonly accuracy: number | null
    /** In places: less is given. */
    readonly luck: number
  }[]
  /** Moves after which most had changed; what was put away earlier does not say. */
  readonly turning?: readonly number[]
}

type Head = Omit<Review, 'entries' | 'decisions' | 'seen'> & { readonly moves: number }

interface Piece {
  readonly id: string
  readonly done: Done
}

const pieceId = (id: string, done: Done): string => `${id}#${pieceName(done)}`

/** All that lies there of one review. */
const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}#`, `${id}#~`)

export async function keepHead(id: string, review: Review): Promise<void> {
  const { durbar, judge, game, sum, depth, decisions } = review
  const head: Head = { durbar, judge, game, sum, depth, moves: decisions.length }
  await (await database()).put('reviews', { id, head })
}

export async function keepDone(id: string, done: Done): Promise<void> {
  await (await database()).put('reviews', { id: pieceId(id, done), done } satisfies Piece)
}

export async function keepDigest(id: string, digest: Digest): Promise<void> {
  const db = await database()
  const kept = (await db.get('reviews', id)) as object | undefined
  if (kept) await db.put('reviews', { ...kept, digest })
}

const digestIn = (kept: unknown): Digest | null =>
  (kept as { readonly digest?: Digest } | undefined)?.digest ?? null

/** null: its review is not finished. */
export async function digestOf(id: string): Promise<Digest | null> {
  return digestIn(await (await database()).get('reviews', id))
}

/** Of all finished reviews here, by the record and by the table where the game was played. */
export async function digests(): Promise<ReadonlyMap<string, Digest>> {
  const db = await database()
  const { rows } = await shelf()
  const found = await Promise.all(
    rows.map(async ({ id, table }) => {
      const digest = digestIn(await db.get('reviews', id))
      return digest ? [id, ...(table === null ? [] : [table])].map((name) => [name, digest] as const) : []
    }),
  )
  return new Map(found.flat())
}

/** As it was put away, or null; whether it is a review of this match the judge finds out. */
export async function keptReview(id: string): Promise<Review | null> {
  const db = await database()
  const kept = (await db.get('reviews', id)) as { readonly head?: Head } | undefined
  if (!kept?.head) return null
  const { moves, ...head } = kept.head
  const pieces = (await db.getAll('reviews', piecesOf(id))) as readonly Piece[]
  const review: Review = {
    ...head,
    entries: Array(moves + 1).fill(null),
    decisions: Array(moves).fill(null),
    seen: {},
  }
  for (const { done } of pieces) {
    if ('entry' in done) review.entries[done.entry.ply] = done.entry
    else if ('judgement' in done) review.decisions[done.judgement.ply - 1] = done.judgement
  }
  return review
}
