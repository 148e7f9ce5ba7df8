/**
 * Frames and the words that make them. A moment is a name in the sequence of play together with what has to be
 * known there; calling it gives the frame: `turn(seat)`, `scoring(end)`.
 */
import type { Frame, Seat } from './api.ts'

const SEATS = 16
const ONLY: readonly (readonly Seat[])[] = Array.from({ length: SEATS }, (_, seat) => [seat])
const EVERYONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS }, (_, n) => [...Array(n).keys()])

/** This seat alone. No allocation: `who` is asked at every decision. */
export const only = (seat: Seat): readonly Seat[] => ONLY[seat]!
/** All seats of a table of n. */
export const everyone = (n: number): readonly Seat[] => EVERYONE[n]!

/** A frame that names its seat. */
export interface Seated extends Frame {
  readonly seat: Seat
}

/** How a frame is made: the name first, then what has to be known. */
export type Make<N extends string, A extends readonly unknown[], F extends Frame> = (
  rule: N,
  ...known: A
) => F

export interface Moment<
  N extends string = string,
  A extends readonly unknown[] = readonly unknown[],
  F extends Frame = Frame,
> {
  (...known: A): F
  readonly rule: N
  make(rule: N, ...known: A): F
}

/** The frame of a moment that belongs to one seat and nothing else. */
export const seated = <N extends string>(rule: N, seat: Seat) => ({ rule, seat })
/** The frame of a moment that is nobody's in particular. */
const bare = <N extends string>(rule: N) => ({ rule })

/** Frames of the two common kinds are made once: they are scheduled at every step of every search. */
function maker(rule: string, make: unknown): (...known: never[]) => Frame {
  if (make === bare) {
    const frame = Object.freeze({ rule })
    return () => frame
  }
  if (make === seated) {
    const made = ONLY.map(([seat]) => Object.freeze({ rule, seat: seat! }))
    return (seat: Seat) => made[seat]!
  }
  return (make as (...all: unknown[]) => Frame).bind(null, rule) as (...known: never[]) => Frame
}

export function moment<const N extends string>(rule: N): Moment<N, [], Frame>
export function moment<const N extends string>(rule: N, make: typeof seated): Moment<N, [seat: Seat], Seated>
export function moment<const N extends string, A extends readonly unknown[], F extends Frame>(
  rule: N,
  make: Make<N, A, F>,
): Moment<N, A, F>
export function moment(rule: string, make: unknown = bare): unknown {
  return Object.assign(maker(rule, make), { rule, make })
}

/** The frame in which a sequence goes on: the same moment, one step further. */
export const goneOn = <F extends Frame>(at: F, step: number): F => Object.freeze({ ...at, step })
