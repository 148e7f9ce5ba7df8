/** What a step of training is told, and where it finds and leaves its files. */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BY_HAND } from './judges.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: '' },
    generation: { type: 'string', default: '0' },
    /** Whose judgement: a file, or `insight`. */
    network: { type: 'string' },
    against: { type: 'string', default: BY_HAND },
    /** How it plays: `one-ply`, or a search spelled out. */
    as: { type: 'string', default: 'one-ply' },
    'against-as': { type: 'string', default: 'one-ply' },
    games: { type: 'string' },
    players: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    careless: { type: 'string', default: '0.02' },
    whim: { type: 'string', default: '25' },
    every: { type: 'string', default: '6' },
    patience: { type: 'string', default: '0.97' },
    last: { type: 'string', default: '2' },
    epochs: { type: 'string', default: '2' },
    until: { type: 'string', default: '4' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
})

export const step = positionals[0] ?? ''
export const plan = {
  ...values,
  generation: Number(values.generation),
  players: Number(values.players),
  seed: Number(values.seed),
  careless: Number(values.careless),
  whim: Number(values.whim),
  every: Number(values.every),
  patience: Number(values.patience),
  last: Number(values.last),
  epochs: Number(values.epochs),
  until: Number(values.until),
  threads: Number(values.threads),
}
export type Plan = typeof plan

export const root = process.env.DURBAR_ROOT!

/** Where a generation of a game lies. */
export function folderOf({ game }: Pick<Plan, 'game'>, generation: number): string {
  const folder = join(root, '.training', game, String(generation))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The network of a generation, whether it is there or not. */
export const networkOf = (plan: Pick<Plan, 'game'>, generation: number): string =>
  join(folderOf(plan, generation), 'network.txt')

export const say = (words: string): void => void process.stderr.write(`${words}\n`)
