/** What a step of training is told, and where it finds and leaves its files. */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '@durbar/games/catalogue'
import { BY_HAND } from './judges.ts'

/** One line, and nothing begins. */
export function complain(words: string): never {
  process.stderr.write(`training: ${words}\n`)
  process.exit(2)
}

const OPTIONS = {
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
} as const

function given() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS })
  } catch (error) {
    // The first of Node's own words say it; the others are about arguments that begin with a dash.
    return complain((error as Error).message.split(/[\n.]/)[0]!)
  }
}
const { positionals, values } = given()

const WHOLE = [
  'generation',
  'games',
  'players',
  'seed',
  'whim',
  'every',
  'last',
  'epochs',
  'until',
  'threads',
] as const
for (const name of WHOLE) {
  const text = values[name]
  if (text !== undefined && !/^\d+$/.test(text)) complain(`--${name} must be a whole number, not '${text}'`)
}
for (const name of ['careless', 'patience'] as const)
  if (!(Number(values[name]) >= 0))
    complain(`--${name} must be a number of at least 0, not '${values[name]}'`)
if (values.game && !(GAMES as readonly string[]).includes(values.game))
  complain(`no game '${values.game}'; there are ${GAMES.join(', ')}`)

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
