/** A court's review of a finished game, over HTTP: how far it is, and the pieces that have come since. */
import * as z from 'zod/mini'
import type { Frozen } from '../messages.ts'

/** What a piece is, is the judge's affair; which move it is about is everybody's. */
const ply = z.int().check(z.minimum(0))
const pieceSchema = z.union([
  z.object({ entry: z.looseObject({ ply }) }),
  z.object({ judgement: z.looseObject({ ply }) }),
  z.object({ seen: z.looseObject({}), viewer: z.int().check(z.minimum(0)), ply }),
])
type Piece =
  | { readonly entry: { readonly ply: number } }
  | { readonly judgement: { readonly ply: number } }
  | { readonly viewer: number; readonly ply: number }

/** By this name a later piece takes the place of an earlier one: a second look that of the first. */
export const pieceName = (piece: Piece): string =>
  'entry' in piece
    ? `e${piece.entry.ply}`
    : 'judgement' in piece
      ? `d${piece.judgement.ply}`
      : `s${piece.viewer}.${piece.ply}`

export const courtReviewSchema = z.object({
  /** none: nobody has asked for it; failed: it cannot be judged here. */
  state: z.enum(['none', 'owed', 'done', 'failed']),
  /** 0 to 1. */
  share: z.number(),
  /** Which judge, of which match, how closely; null: he has not begun. */
  head: z.nullable(z.object({ judge: z.int(), sum: z.int(), depth: z.string() })),
  /** From which piece on to ask the next time. */
  next: z.int(),
  pieces: z.array(pieceSchema),
})
/** What whoever asked for it is told: it will be judged. */
export const nothingSchema = z.object({})
export type CourtReview = Frozen<z.infer<typeof courtReviewSchema>>
