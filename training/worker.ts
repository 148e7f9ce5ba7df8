/** Runs in a thread: a stretch of self-play or of an arena. */
import { renameSync } from 'node:fs'
import { type Bot, botNamed, insightOf, type Outcome } from '@durbar/bots'
import { settingsOf, streamDice } from '@durbar/kernel'
import { botWith, type Contest, contest } from './arena.ts'
import { BY_HAND, judgeNamed, kernelNamed } from './judges.ts'
import { writePositions } from './positions.ts'
import { selfPlay } from './self-play.ts'

export interface PlayTask {
  readonly kind: 'play'
  readonly game: string
  readonly judge: string
  readonly file: string
  readonly seed: number
  readonly games: number
  readonly careless: number
  readonly whim: number
  readonly every: number
  readonly patience: number
}
export interface ContestTask extends Contest {
  readonly kind: 'contest'
  readonly game: string
  /** Judge and manner of playing; a champion that is one of our own bots needs no judge. */
  readonly challenger: { readonly judge: string; readonly as: string }
  readonly champion: { readonly judge: string; readonly as: string }
}
export type Task = PlayTask | ContestTask

async function play({ game, judge, file, seed, games, ...manner }: PlayTask): Promise<number> {
  const kernel = await kernelNamed(game)
  const { features } = insightOf(kernel)
  if (!features) throw new Error(`${game} has no features yet`)
  const tables = settingsOf(kernel.game)
  const judging = { ...manner, judge: judgeNamed(kernel, judge) }
  const samples = Array.from({ length: games }, (_, n) => {
    // Every number of players alike, and among its tables any.
    const dice = streamDice(seed + n)
    const seats = kernel.game.seats[dice.below(kernel.game.seats.length)]!
    const fitting = tables.filter((each) => each.seats === seats)
    return selfPlay(kernel, features, fitting[dice.below(fitting.length)]!, judging, seed + n)
  })
  // What is there is whole: written beside its place, then put there.
  writePositions(`${file}.new`, samples.flat(), features.seat.length, features.table.length)
  renameSync(`${file}.new`, file)
  return samples.flat().length
}

/** Decisions, and how long they took: what equal time is measured by. */
interface Pace {
  decisions: number
  ms: number
}
const timed = (bot: Bot, pace: Pace): Bot => ({
  name: bot.name,
  choose(kernel, world, seat, dice, memory) {
    const began = performance.now()
    const move = bot.choose(kernel, world, seat, dice, memory)
    pace.ms += performance.now() - began
    pace.decisions++
    return move
  },
})

export interface Met {
  readonly outcomes: readonly Outcome[]
  readonly challenger: Pace
  readonly champion: Pace
}

async function meet({ game, challenger, champion, ...how }: ContestTask): Promise<Met> {
  const kernel = await kernelNamed(game)
  const paces = { challenger: { decisions: 0, ms: 0 }, champion: { decisions: 0, ms: 0 } }
  const seated = async ({ judge, as }: ContestTask['champion'], name: 'challenger' | 'champion') => {
    const ours = judge === BY_HAND && botNamed(as)
    if (ours) await ours.prepare?.(kernel)
    return timed(ours ? { ...ours, name } : botWith(name, as, judgeNamed(kernel, judge)), paces[name])
  }
  const [one, rest] = [await seated(challenger, 'challenger'), await seated(champion, 'champion')]
  const outcomes = contest(kernel, one, rest, how)
  return { outcomes, ...paces }
}

export default (task: Task): Promise<number | Met> => (task.kind === 'play' ? play(task) : meet(task))
