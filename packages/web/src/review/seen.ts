/** A review as it is shown: what is known, who is chosen, and how things are called. */
import type { Result } from '@durbar/kernel'
import type { Language, Reasons } from '@durbar/room'
import { useSeating } from '@durbar/table'
import type { RecordAt } from '../records/at.ts'
import { lonePerson } from '../seat-names.ts'
import type { Judgement, Picture } from './asked.ts'

export interface ReviewSeen {
  readonly at: RecordAt
  readonly picture: Picture
  /** Whose line is bold. */
  readonly chosen: number
  readonly names: readonly string[]
  /** Who reads; null: nobody in particular. */
  readonly you: number | null
  readonly language: Language
  readonly done: boolean
  readonly reasons: Reasons | null
  readonly result: Result
  onShow(ply: number): void
}

/** Whoever is looked through; else whoever played alone against bots; else the winner. */
export function chosenSeat({ cursor, found }: RecordAt): number {
  const { viewer } = cursor
  if (typeof viewer === 'number') return viewer
  return lonePerson(found.row.seats) ?? Math.max(0, found.record.result?.places.indexOf(1) ?? 0)
}

export const isOwn = ({ you }: Pick<ReviewSeen, 'you'>, seat: number): boolean => you === seat

export const decisionAt = ({ picture }: Pick<ReviewSeen, 'picture'>, ply: number): Judgement | null =>
  picture.review.decisions[ply - 1] ?? null

/** The largest changes of a game are known when all of it is booked. */
export const turningOf = ({ picture }: Pick<ReviewSeen, 'picture'>): readonly number[] =>
  picture.summary?.turning ?? []

/** Lines are told apart by how they are drawn; colour comes after that. */
export const DASHES = ['', '11 6', '0.5 6', '11 5 1 5', ''] as const
const COLOURS = ['--madder', '--lapis', '--saffron', '--emerald', '--plum'] as const

/** The colour of a seat's line is the seat's own, strong enough for a line. */
export function useLineColours(): (seat: number) => string {
  const { colours } = useSeating()
  return (seat) => `var(${COLOURS[(colours[seat] ?? seat) % COLOURS.length]})`
}
