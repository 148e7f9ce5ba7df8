/** `npm run -s bench:peers`: boardgame.io's own bot on a port of our game against ours, in one run. */
import { parseArgs } from 'node:util'
import { insightOf } from '@durbar/bots'
import { streamDice } from '@durbar/kernel'
import manifest from 'boardgame.io/package.json'
import { progress } from '../../../packages/cli/src/progress.ts'
import { evaluationOnly, level5, peer, randomRollouts } from './contestants.ts'
import { k } from './deals.ts'
import { lockstep } from './lockstep.ts'
import { type Match, match } from './match.ts'
import { type Pace, pace, positions } from './pace.ts'

/** What the issue that asked for this expects. */
const EXPECTED = { ratio: 50, winShare: 0.9 }
const POSITIONS = 20
const CHECKED_GAMES = 200

function complain(line: string): never {
  process.stderr.write(`bench:peers: ${line}\n`)
  process.exit(2)
}

function given() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '100' },
        ms: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const whole = (name: 'games' | 'ms' | 'seed', least: number) => {
      const n = /^\d+$/.test(values[name]) ? Number(values[name]) : -1
      if (n < least) complain(`--${name} must be a whole number of at least ${least}, not '${values[name]}'`)
      return n
    }
    return {
      games: whole('games', 1),
      milliseconds: whole('ms', 1),
      seed: whole('seed', 0),
      check: values.check,
      json: values.json,
    }
  } catch (error) {
    return complain((error as Error).message)
  }
}

/** Not a terminal: a line now and then instead of a bar, so that a log shows that something happens. */
function reporter(what: string, total: number) {
  const bar = progress(what, total)
  const step = Math.max(1, Math.floor(total / 10))
  return {
    to(done: number, more = '') {
      bar.to(done)
      if (!process.stderr.isTTY && done % step === 0)
        process.stderr.write(`${what} ${done}/${total}${more}\n`)
    },
    stop: () => bar.stop(),
  }
}

const { games, milliseconds, seed, check, json } = given()

const checking = reporter('port against ours', CHECKED_GAMES)
const port = lockstep(CHECKED_GAMES, (done) => checking.to(done))
checking.stop()
if (port.difference !== null) {
  process.stderr.write(`The port is not the same game: ${port.difference}\n`)
  process.exit(1)
}
const inStep = `the port is in step with ours: ${port.games} random games, ${port.decisions} decisions`
if (check) {
  process.stdout.write(`${json ? JSON.stringify({ port }) : inStep}\n`)
  process.exit(0)
}

const [ours, theirs] = [level5(streamDice(seed)), peer()]
const measuring = reporter('iterations', POSITIONS)
const paces = await pace(
  [theirs, ours, randomRollouts(streamDice(seed)), evaluationOnly(streamDice(seed))],
  positions(POSITIONS, 4),
  milliseconds,
  (done) => measuring.to(done),
)
measuring.stop()

const playing = reporter('games', games)
const played = await match([ours, theirs], games, milliseconds, seed, (done, wins) =>
  playing.to(done, `, ours has won ${wins}`),
)
playing.stop()

const ratio = ({ iterationsPerSecond }: Pace) => iterationsPerSecond / paces[0]!.iterationsPerSecond

function print(list: readonly Pace[], result: Match): void {
  const out = (line: string) => process.stdout.write(`${line}\n`)
  const percent = (x: number) => `${(100 * x).toFixed(1)} %`
  const verdict = (holds: boolean) => (holds ? 'holds' : 'DOES NOT HOLD')
  out(
    `boardgame.io ${manifest.version} against durbar level 5: vermaechtnis, 2 players, ${milliseconds} ms a decision`,
  )
  out(inStep)
  out(`iterations per second on the same ${POSITIONS} positions:`)
  const means = [
    'a whole game of random moves',
    `level 5 as it plays: ${JSON.stringify(insightOf(k).search ?? {})}`,
    'the same search with a whole game of random moves: like with like',
    'the same search without rollouts, judged by the evaluation',
  ]
  list.forEach((each, i) => {
    out(
      `  ${each.name.padEnd(15)} ${String(each.iterationsPerSecond).padStart(8)}  ${i === 0 ? '       ' : `${ratio(each).toFixed(1)}×`.padStart(7)}  ${means[i]}`,
    )
  })
  out(`like with like at least ${EXPECTED.ratio}×: ${verdict(ratio(list[2]!) >= EXPECTED.ratio)}`)
  out(`as it plays at least ${EXPECTED.ratio}×: ${verdict(ratio(list[1]!) >= EXPECTED.ratio)}`)
  for (const side of result.sides)
    out(
      `  ${side.name.padEnd(15)} mean score ${side.meanScore.toFixed(1)}, ${side.decisions} decisions, ${side.meanIterations.toFixed(0)} iterations and ${side.meanMilliseconds.toFixed(1)} ms each`,
    )
  out(
    `durbar wins ${percent(result.winShare)} [${result.ci95.map(percent).join(', ')}] of ${result.games} games, seats balanced`,
  )
  out(`at least ${percent(EXPECTED.winShare)} of the games: ${verdict(result.winShare >= EXPECTED.winShare)}`)
}

if (json)
  process.stdout.write(
    `${JSON.stringify({
      game: 'vermaechtnis',
      players: 2,
      peer: `boardgame.io ${manifest.version}`,
      milliseconds,
      seed,
      port,
      positions: POSITIONS,
      paces: paces.map((each) => ({ ...each, ratio: Number(ratio(each).toFixed(2)) })),
      match: played,
      expected: EXPECTED,
      node: process.version,
    })}\n`,
  )
else print(paces, played)
