/**
 * Where the judge's own chance comes from. For decisions of the move's number and the purpose alone, never of the
 * match's key or of anything that was hidden: what looks alike is judged alike, today and tomorrow. For the books a
 * salt of the match is added: what else could have fallen is drawn anew in every game, else the mean over many games
 * would not become nothing.
 */
import { type Dice, streamDice } from '@durbar/kernel'

const PURPOSES = ['deal', 'judge', 'fall', 'after', 'imagine', 'screen', 'price', 'deepen', 'line'] as const
export type Purpose = (typeof PURPOSES)[number]

const WORD = 2 ** 32

export function diceOf(purpose: Purpose, ply: number, n = 0, salt = 0): Dice {
  const seed = (PURPOSES.indexOf(purpose) * 2 ** 14 + ply) * 2 ** 24 + n
  const low = ((seed % WORD) ^ (salt % WORD)) >>> 0
  const high = (Math.floor(seed / WORD) ^ Math.floor(salt / WORD)) >>> 0
  return streamDice(high * WORD + low)
}
