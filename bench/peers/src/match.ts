/** Games of two between the contestants. Every deal is played twice, with the seats swapped. */
import { SeatMemories } from '@durbar/bots'
import { legalMoves } from '@durbar/kernel'
import type { Contestant } from './contestants.ts'
import { k } from './deals.ts'
import { Twins } from './twins.ts'

interface Side {
  readonly name: string
  readonly meanScore: number
  readonly decisions: number
  readonly meanIterations: number
  /** Really taken per decision. */
  readonly meanMilliseconds: number
}

export interface Match {
  readonly games: number
  /** Games won by the first; a shared victory counts half. */
  readonly wins: number
  readonly winShare: number
  readonly ci95: readonly [number, number]
  readonly sides: readonly Side[]
}

/** Wilson's interval: holds its 95 % also close to 0 and 1, where the usual one shrinks to nothing. */
function wilson(wins: number, games: number): [number, number] {
  const z = 1.96
  const share = wins / games
  const middle = share + (z * z) / (2 * games)
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const whole = 1 + (z * z) / games
  return [(middle - half) / whole, (middle + half) / whole]
}

export async function match(
  contestants: readonly [Contestant, Contestant],
  games: number,
  milliseconds: number,
  seed: number,
  tick: (done: number, wins: number) => void,
): Promise<Match> {
  const sums = contestants.map(() => ({ score: 0, decisions: 0, iterations: 0, milliseconds: 0 }))
  let wins = 0
  for (let n = 0; n < games; n++) {
    const twins = new Twins(seed + Math.floor(n / 2), 2)
    const memories = new SeatMemories(2)
    for (let { seat } = twins; seat >= 0; { seat } = twins) {
      const legal = legalMoves(k, twins.ours, seat)
      const memory = memories.memory(seat)
      const since = memory.since ?? null
      const forced = legal.length === 1
      let move = legal[0]!
      if (!forced) {
        const who = (seat + n) % 2
        const thought = await contestants[who]!.think(twins, milliseconds, memory)
        move = thought.move
        sums[who]!.decisions++
        sums[who]!.iterations += thought.iterations
        sums[who]!.milliseconds += thought.milliseconds
      }
      twins.play(move)
      memories.made(seat, move, false)
      // Where there is no choice nobody thinks: the tree still stands where it was.
      if (forced) memory.since = since && [...since, move]
    }
    const { places, scores } = twins.ours.result!
    scores.forEach((score, seat) => {
      sums[(seat + n) % 2]!.score += score
    })
    const [mine, theirs] = [places[n % 2]!, places[(n + 1) % 2]!]
    wins += mine < theirs ? 1 : mine === theirs ? 0.5 : 0
    tick(n + 1, wins)
  }
  return {
    games,
    wins,
    winShare: wins / games,
    ci95: wilson(wins, games),
    sides: contestants.map(({ name }, i) => ({
      name,
      meanScore: sums[i]!.score / games,
      decisions: sums[i]!.decisions,
      meanIterations: sums[i]!.iterations / sums[i]!.decisions,
      meanMilliseconds: sums[i]!.milliseconds / sums[i]!.decisions,
    })),
  }
}
