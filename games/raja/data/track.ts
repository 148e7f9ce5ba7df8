/**
 * The track on the right border: the arrow, seven unnumbered fields, the fields 1 to 10 (RJ-3.9, RJ-3.10).
 * The fields: rulebook; that exactly seven lie below field 1, and the place on the board: public.
 */
export const UNNUMBERED = 7
export const TRACK = 17
/** RJ-7.5.1: how far a crest goes down. */
export const CREST_SHIFT = 2
/** Position 1 lies next to the arrow. Field k is position 7 + k. */
export const fieldOf = (position: number): number => position - UNNUMBERED
export const trackPlace = (position: number): { readonly x: number; readonly y: number } => ({
  x: 940,
  y: 976 - 54 * position,
})
