/** `durbar tune`: better weights for a game's evaluation, by self-play. */
import { existsSync, renameSync } from 'node:fs'
import { challenge, type Duel, duel, type Weights } from '@durbar/bots'
import { streamDice } from '@durbar/kernel'
import { Command } from 'commander'
import { z } from 'zod'
import { type GameArguments, settingFor, whole } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { demandWritable, textOf, write } from './files.ts'
import { progress } from './progress.ts'

interface Arguments extends GameArguments {
  readonly rounds: string
  readonly pairs: string
  readonly reach: string
  readonly seed: string
  readonly state: string
  readonly json?: boolean
}

const stateSchema = z.strictObject({
  durbar: z.literal('tuning'),
  game: z.string(),
  round: z.int().min(0),
  weights: z.record(z.string(), z.number()),
  accepted: z.array(
    z.strictObject({ round: z.int(), edge: z.number(), ci95: z.array(z.number()), pairs: z.int() }),
  ),
})
type State = z.infer<typeof stateSchema>

function load(file: string, game: string, weights: Weights): State {
  if (!existsSync(file)) return { durbar: 'tuning', game, round: 0, weights: { ...weights }, accepted: [] }
  const text = textOf(file)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Complaint(`${file}: not JSON (truncated?)`)
  }
  const parsed = stateSchema.safeParse(json)
  if (!parsed.success || parsed.data.game !== game) throw new Complaint(`${file}: not a tuning of ${game}`)
  return parsed.data
}

/** Half a state would be none: write beside it, then put it in its place. */
function save(file: string, state: State): void {
  write(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

export const tune = new Command('tune')
  .summary("improve the weights of a game's evaluation by self-play")
  .description(
    'Each round changes some weights and lets them meet the best so far in pairs of games with the same dice and swapped seats; they take over if the 95 % interval of the difference is above zero. The state file is written after every round, so that the command can be stopped and called again.',
  )
  .requiredOption('--game <id>', 'which game')
  .requiredOption('--state <file>', 'where the weights and the progress are kept; an existing one is resumed')
  .option('--players <n>', 'how many seats (default: 4 if the game allows it)')
  .option('--options <json>', 'options of the game', '{}')
  .option('--rounds <n>', 'how many challengers in all, those of an existing state included', '40')
  .option('--pairs <n>', 'pairs of games per challenger, at most', '150')
  .option('--reach <percent>', 'how far a weight may move in one round', '40')
  .option('--seed <n>', 'the same seed gives the same challengers', '1')
  .option('--json', 'one JSON document on stdout')
  .action(async (given: Arguments) => {
    const { room, house, seats, options } = await settingFor(given)
    const { id, insight } = room.game
    demandWritable('state', given.state)
    const state = load(given.state, id, insight.weights)
    const rounds = whole('rounds', given.rounds, 1)
    const pairs = whole('pairs', given.pairs, 10)
    const reach = whole('reach', given.reach, 1, 100) / 100
    const seed = whole('seed', given.seed, 0)
    const bar = progress(`tune ${id}`, rounds * pairs)
    for (; state.round < rounds; state.round++) {
      const dice = streamDice(seed * 7_919 + state.round)
      const challenger = challenge(state.weights, reach, dice)
      const first = seed * 1_000_003 + state.round * pairs
      const result: Duel = duel(house.kernel, state.weights, challenger, seats, options, pairs, first, (n) =>
        bar.to(state.round * pairs + n),
      )
      if (result.ci95[0] > 0) {
        state.weights = { ...challenger }
        state.accepted.push({
          round: state.round,
          edge: result.edge,
          ci95: [...result.ci95],
          pairs: result.pairs,
        })
      }
      save(given.state, { ...state, round: state.round + 1 })
    }
    bar.stop()
    if (given.json) return void process.stdout.write(`${JSON.stringify(state)}\n`)
    process.stdout.write(`${id}: ${state.round} challengers, ${state.accepted.length} took over\n`)
    for (const { round, edge, ci95, pairs: n } of state.accepted)
      process.stdout.write(
        `  round ${round}: +${edge.toFixed(3)} [${ci95.map((x) => x.toFixed(3)).join(', ')}] over ${n} pairs\n`,
      )
    for (const [name, value] of Object.entries(state.weights)) process.stdout.write(`  ${name}: ${value}\n`)
  })
