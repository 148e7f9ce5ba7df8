/** Games between bots with balanced seats. */
import { type Core, type Dice, type Move, type Options, type Seat, streamDice } from '@durbar/kernel'
import { type AnyKernel, type Bot, decide, type Memory } from './bot.ts'

/** What became of one game: who sat where, and how it ended. */
export interface Outcome {
  readonly names: readonly string[]
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly end: string
  readonly decisions: number
}

/** Tells every bot what has been seen since it chose last, so that it can go on thinking where it stopped. */
export class SeatMemories {
  private readonly memories: Memory[]

  constructor(seats: number) {
    this.memories = Array.from({ length: seats }, () => ({ since: null }))
  }
  memory(seat: Seat): Memory {
    return this.memories[seat]!
  }
  /** A secret choice is told to nobody: whoever was part of one begins anew. */
  made(seat: Seat, move: Move, secret: boolean): void {
    this.memories.forEach((memory, each) => {
      if (secret) memory.since = null
      else if (each === seat) memory.since = [move]
      else if (memory.since) memory.since = [...memory.since, move]
    })
  }
}

export interface Asked {
  readonly state: Core
  readonly seat: Seat
  /** What the seat may keep until it is asked again. */
  readonly memory: Memory
  /** Others choose at the same time. */
  readonly secret: boolean
}

/** A game to its end, whoever plays it and however long each of them takes: asks for one move after the other. */
export function* questions(
  kernel: AnyKernel,
  seats: number,
  options: Options,
  dice: Dice,
): Generator<Asked, Core & { decisions: number }, Move> {
  const state = kernel.start(dice, seats, options)
  const memories = new SeatMemories(seats)
  let decisions = 0
  for (let seat = kernel.toMove(state); seat >= 0; seat = kernel.toMove(state)) {
    const secret = kernel.asked(state).length > 1
    const move = yield { state, seat, memory: memories.memory(seat), secret }
    kernel.apply(state, seat, move, dice)
    memories.made(seat, move, secret)
    decisions++
  }
  return Object.assign(state, { decisions })
}

/** Plays a game to its end; `bots` by seat. */
export function playGame(
  kernel: AnyKernel,
  bots: readonly Bot[],
  options: Options,
  dice: Dice,
): Core & { decisions: number } {
  const game = questions(kernel, bots.length, options, dice)
  let step = game.next()
  while (!step.done) {
    const { state, seat, memory } = step.value
    step = game.next(decide(bots[seat]!, kernel, state, seat, dice, memory))
  }
  return step.value
}

export function outcomeOf(names: readonly string[], over: Core & { decisions: number }): Outcome {
  const { places, scores, end } = over.result!
  return { names, places, scores, end, decisions: over.decisions }
}

/** Who sits where in the n-th game: everybody moves one seat on from game to game. */
export const seating = <T>(list: readonly T[], n: number): T[] =>
  list.map((_, seat) => list[(seat + n) % list.length]!)

/** The n-th game of a tournament; the same seed and number give the same game. */
export function tournamentGame(
  kernel: AnyKernel,
  bots: readonly Bot[],
  options: Options,
  seed: number,
  n: number,
): Outcome {
  const seated = seating(bots, n)
  const end = playGame(kernel, seated, options, streamDice(seed * 1_000_003 + n))
  return outcomeOf(
    seated.map((bot) => bot.name),
    end,
  )
}
