/** `durbar arena`: which bot is how much better, on all cores. */
import { availableParallelism } from 'node:os'
import { type Outcome, type Ranking, standings } from '@durbar/bots'
import { Command } from 'commander'
import { type GameArguments, settingFor, whole } from './arguments.ts'
import { isExternal, playExternalGames } from './external.ts'
import { IN_HOUSE, seatedNames } from './players.ts'
import { progress } from './progress.ts'
import { withPool } from './threads.ts'
import type { Stretch } from './worker.ts'

interface Arguments extends GameArguments {
  readonly bots: string
  readonly games: string
  readonly seed: string
  readonly threads?: string
  readonly patience: string
  readonly json?: boolean
}

/** Small stretches, so that the bar moves and no core waits for the last one. */
async function parallelGames(
  stretch: Omit<Stretch, 'numbers'>,
  games: number,
  threads: number,
  tick: (done: number) => void,
): Promise<Outcome[]> {
  const size = Math.max(1, Math.min(8, Math.floor(games / threads / 8)))
  let done = 0
  const stretches = Array.from({ length: Math.ceil(games / size) }, (_, i) =>
    Array.from({ length: Math.min(size, games - i * size) }, (_unused, j) => i * size + j),
  )
  const parts = await withPool('worker', threads, (pool) =>
    Promise.all(
      stretches.map(async (numbers) => {
        const outcomes: Outcome[] = await pool.run({ ...stretch, numbers } satisfies Stretch)
        done += numbers.length
        tick(done)
        return outcomes
      }),
    ),
  )
  return parts.flat()
}

const percent = (x: number) => `${(100 * x).toFixed(1)} %`

function print(ranking: Ranking): void {
  for (const { name, meanPlace, winShare, ci95, rating, sigma, meanScore } of ranking.standings)
    process.stdout.write(
      `${name.padEnd(10)} wins ${percent(winShare).padStart(7)} [${ci95.map(percent).join(', ')}]  place ${meanPlace.toFixed(2)}  score ${meanScore.toFixed(1)}  rating ${rating.toFixed(1)} ± ${sigma.toFixed(1)}\n`,
    )
  for (const { first, second, share, ci95, meetings } of ranking.pairs)
    process.stdout.write(
      `${first} before ${second}: ${percent(share)} [${ci95.map(percent).join(', ')}] in ${meetings} games\n`,
    )
}

export const arena = new Command('arena')
  .summary('measure bots against each other')
  .description(
    'Plays games between bots with balanced seats, on all cores: win shares and pairwise shares with 95 % intervals, ratings by openskill. The same seed gives the same games. A bot may be a program of your own: cmd:<program>, see docs/bots.md.',
  )
  .requiredOption('--game <id>', 'which game')
  .requiredOption(
    '--bots <names>',
    `comma-separated, the last one fills the table: ${IN_HOUSE}, cmd:<program>`,
  )
  .option('--players <n>', 'how many seats (default: 4 if the game allows it)')
  .option('--options <json>', 'options of the game', '{}')
  .option('--games <n>', 'how many games', '200')
  .option('--seed <n>', 'the same seed gives the same games', '1')
  .option('--threads <n>', 'how many cores (default: all)')
  .option('--patience <seconds>', 'how long a program may take for one answer', '60')
  .option('--json', 'one JSON document on stdout')
  .action(async (given: Arguments) => {
    const { room, house, seats, options } = await settingFor(given)
    const names = seatedNames(given.bots, seats, isExternal)
    const games = whole('games', given.games, 1)
    const seed = whole('seed', given.seed, 0)
    const threads =
      given.threads === undefined ? availableParallelism() : whole('threads', given.threads, 1, 64)
    const patience = whole('patience', given.patience, 1, 3600)
    const bar = progress(`${room.game.id} ${names.join(' ')}`, games)
    const began = performance.now()
    let outcomes: Outcome[]
    try {
      outcomes = names.some(isExternal)
        ? await playExternalGames(house.kernel, names, options, seed, games, patience, (done) => bar.to(done))
        : await parallelGames({ game: room.game.id, bots: names, options, seed }, games, threads, (done) =>
            bar.to(done),
          )
    } finally {
      bar.stop()
    }
    const ranking = await standings(outcomes)
    const seconds = Math.round((performance.now() - began) / 1000)
    const { standings: bots, pairs, ends } = ranking
    if (given.json)
      process.stdout.write(
        `${JSON.stringify({ game: room.game.id, players: seats, options, seed, games, seconds, bots, pairs, ends })}\n`,
      )
    else {
      process.stdout.write(`${games} games of ${room.game.id}, ${seats} players, ${seconds} s\n`)
      print(ranking)
    }
  })
