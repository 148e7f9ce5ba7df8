/**
 * A second, naive reading of the rules that shares nothing with the first but the data, held against transcripts.
 * It is written as the game is told: `const move = yield { seat, legal }` for every choice, `yield 'chance'` for
 * every line of chance, and the result at the end; a list of choices where several seats are asked at once, answered
 * by the whole line of whoever comes first. Both readings must agree on every line.
 */
import {
  type Core,
  canonical,
  type Dice,
  type Game,
  host,
  isRefused,
  keyFromSeed,
  type MoveObject,
  streamDice,
} from '@durbar/kernel'
import { transcriptOf } from '@durbar/protocol'

export interface Header {
  readonly seats: number
  // biome-ignore lint/suspicious/noExplicitAny: a naive reader takes the vocabulary as it comes
  readonly options: any
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  readonly setup: any
}
// biome-ignore lint/suspicious/noExplicitAny: likewise
type Line = any

interface Choice {
  readonly seat: number
  /** Every legal move, in any order. */
  readonly legal: readonly object[]
}
export interface Outcome {
  readonly scores: readonly number[]
  readonly places: readonly number[]
  readonly detail: unknown
}
export type Referee = (header: Header) => Generator<Choice | readonly Choice[] | 'chance', Outcome, Line>

const sorted = (moves: readonly object[]) => moves.map((move) => canonical(move)).sort()

function same(what: string, theirs: unknown, ours: unknown): void {
  if (canonical(theirs) !== canonical(ours))
    throw new Error(`${what}: the transcript has ${canonical(theirs)}, the referee ${canonical(ours)}`)
}

/** Complains at the first line that the referee would not have written; returns the number of choices. */
export function refereed(lines: readonly unknown[], referee: Referee): number {
  const [header, ...rest] = JSON.parse(JSON.stringify(lines)) as [Header, ...Line[]]
  const game = referee(header)
  let choices = 0
  let next = game.next()
  rest.forEach((line, i) => {
    const where = `line ${i + 2}`
    if (next.done) {
      same(`${where}: result`, line.result, next.value)
      if (i < rest.length - 1) throw new Error(`${where}: lines after the result`)
      return
    }
    const expected = next.value
    if (expected === 'chance') {
      if (!('chance' in line)) throw new Error(`${where}: the referee waits for chance`)
      next = game.next(line.chance)
      return
    }
    const choice = 'seat' in expected ? expected : expected.find(({ seat }) => seat === line.seat)
    same(`${where}: seat`, line.seat, choice?.seat ?? null)
    const legal = sorted(choice!.legal)
    if (line.legal !== undefined) same(`${where}: legal`, sorted(line.legal), legal)
    if (!legal.includes(canonical(line.move))) throw new Error(`${where}: an illegal move`)
    choices++
    next = game.next('seat' in expected ? line.move : line)
  })
  if (!next.done || !('result' in rest.at(-1))) throw new Error('the transcript ends before the game')
  return choices
}

/** The same transcript before the referee once more, with a change that should not go unnoticed. */
export function rereading(transcript: readonly unknown[], referee: Referee) {
  const lines = JSON.parse(JSON.stringify(transcript)) as Line[]
  return (change: (copy: Line[]) => unknown = () => {}) =>
    () => {
      const copy = structuredClone(lines)
      change(copy)
      return refereed(copy, referee)
    }
}

/** A way to play at random. */
export type Style = (moves: readonly MoveObject[], dice: Dice) => MoveObject
export const even: Style = (moves, dice) => moves[dice.below(moves.length)]!

/** The transcript of a game of random moves, with every legal list. */
export function randomTranscript<S extends Core, V, E, C>(
  game: Game<S, V, E, C>,
  seats: number,
  options: object,
  seed: number,
  style: Style = even,
): readonly unknown[] {
  const house = host(game)
  const { kernel } = house
  const dice = streamDice(seed)
  const begun = house.start(seats, options, keyFromSeed(seed))
  if (isRefused(begun)) throw new Error(begun.refused)
  let now = begun
  for (let seat = kernel.toMove(now.state); seat >= 0; seat = kernel.toMove(now.state)) {
    const next = house.play(now, seat, style(kernel.ask(now.state, seat)!.moves, dice))
    if (isRefused(next)) throw new Error(next.refused)
    now = next
  }
  return transcriptOf(game, now.match, now.key, true)
}
