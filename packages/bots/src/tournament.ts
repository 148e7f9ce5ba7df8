/** Games between bots with balanced seats, and what they say about the bots. */
import { type Core, type Dice, type Options, streamDice } from '@durbar/kernel'
import { type AnyKernel, type Bot, decide } from './bot.ts'

/** Plays a game to its end; `bots` by seat. */
export function playGame(kernel: AnyKernel, bots: readonly Bot[], options: Options, dice: Dice): Core {
  const state = kernel.start(dice, bots.length, options)
  for (let seat = kernel.toMove(state); seat >= 0; seat = kernel.toMove(state))
    kernel.apply(state, seat, decide(bots[seat]!, kernel, state, seat, dice), dice)
  return state
}

export interface Standing {
  readonly name: string
  readonly games: number
  readonly meanPlace: number
  /** 95 % confidence interval of the mean place. */
  readonly ci95: readonly [number, number]
  /** First places, shared ones by their share. */
  readonly winShare: number
  readonly meanScore: number
}

/** Seats of equal name are one player of the table; each game moves everybody one seat on. */
export function tournament(
  kernel: AnyKernel,
  bots: readonly Bot[],
  options: Options,
  games: number,
  seed: number,
  progress?: (games: number, end: Core) => void,
): Standing[] {
  const places = new Map<string, number[]>()
  const wins = new Map<string, number>()
  const scores = new Map<string, number>()
  for (let n = 0; n < games; n++) {
    const seated = bots.map((_, seat) => bots[(seat + n) % bots.length]!)
    const end = playGame(kernel, seated, options, streamDice(seed * 1_000_003 + n))
    const result = end.result!
    const winners = result.places.filter((place) => place === 1).length
    seated.forEach(({ name }, seat) => {
      places.set(name, [...(places.get(name) ?? []), result.places[seat]!])
      wins.set(name, (wins.get(name) ?? 0) + (result.places[seat] === 1 ? 1 / winners : 0))
      scores.set(name, (scores.get(name) ?? 0) + result.scores[seat]!)
    })
    progress?.(n + 1, end)
  }
  return [...places].map(([name, list]) => {
    const mean = list.reduce((sum, place) => sum + place, 0) / list.length
    const variance = list.reduce((sum, place) => sum + (place - mean) ** 2, 0) / Math.max(1, list.length - 1)
    const half = 1.96 * Math.sqrt(variance / list.length)
    return {
      name,
      games: list.length,
      meanPlace: mean,
      ci95: [mean - half, mean + half],
      winShare: wins.get(name)! / list.length,
      meanScore: scores.get(name)! / list.length,
    }
  })
}
