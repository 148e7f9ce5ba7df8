/**
 * What every game must keep, checked by playing random games. Each check counts how often it ran, so that a
 * green report cannot be an empty one.
 */
import type { Core, Game, Options } from '../api.ts'
import { keyFromSeed, streamDice } from '../dice.ts'
import { type Host, host } from '../host.ts'
import { isRefused } from '../match.ts'
import { finishedChecks, positionChecks } from './checks.ts'
import { drawn, moments } from './moments.ts'
import type { Check, Finding, Plan, Report, Spot } from './plan.ts'
import { secretChecks } from './secrets.ts'
import { speed } from './speed.ts'

export { finishedChecks, positionChecks } from './checks.ts'
export { coverable, coverage } from './coverage.ts'
export { type Choice, drawn, type Mover, moments } from './moments.ts'
export type { Check, Report, Spot } from './plan.ts'
export { playthrough } from './playthrough.ts'
export { secretChecks } from './secrets.ts'
export { pace } from './speed.ts'

const CHEAP: Readonly<Record<string, Check>> = positionChecks
const DEAR: Readonly<Record<string, Check>> = secretChecks
const FINISHED: Readonly<Record<string, Check>> = finishedChecks

export function conformance<S extends Core, V, E, C>(game: Game<S, V, E, C>, plan: Plan): Report {
  const report: Record<string, Finding> = {}
  for (const name of ['ends', 'speed', ...Object.keys({ ...CHEAP, ...DEAR, ...FINISHED })])
    report[name] = { ran: 0, failures: [] }
  const run = (name: string, where: string, check: (fail: (what: string) => void) => number | undefined) => {
    const finding = report[name]!
    const fail = (what: string) => {
      if (finding.failures.length < 5) finding.failures.push(`${where}: ${what}`)
    }
    try {
      finding.ran += check(fail) ?? 1
    } catch (error) {
      fail(`threw ${error instanceof Error ? error.message : error}`)
    }
  }
  const house = host(game)
  for (const { seats, options } of plan.settings)
    for (let n = 0; n < plan.games; n++) {
      const seed = plan.seed + n
      const where = `${game.id} ${seats} seats ${JSON.stringify(options)} seed ${seed}`
      run('ends', where, (fail) => play(house, seats, options, seed, plan, where, run, fail))
    }
  if (report.imagination!.ran === 0)
    report.imagination!.failures.push('no imagined world ever differed from the truth')
  run('speed', game.id, (fail) => speed(house.kernel, plan, fail))
  return report
}

type Run = (name: string, where: string, check: (fail: (what: string) => void) => number | undefined) => void

/** One random game; returns how many positions it had, fails if it cannot go on or does not end. */
function play<S extends Core, V, E>(
  house: Host<S, V, E>,
  seats: number,
  options: Options,
  seed: number,
  plan: Plan,
  where: string,
  run: Run,
  fail: (what: string) => void,
): number {
  const { kernel } = house
  const dice = streamDice(seed * 7919 + seats)
  const begun = house.start(seats, options, keyFromSeed(seed))
  if (isRefused(begun)) {
    fail(begun.refused)
    return 0
  }
  const game = moments(house, begun, drawn(house, dice))
  for (let ply = 0; ; ply++) {
    const moment = game.next()
    if (moment.done) {
      if (moment.value !== null) fail(moment.value)
      return ply
    }
    const spot: Spot<S, V, E> = { host: house, game: kernel.game, plan, dice, ...moment.value }
    const check = (checks: Readonly<Record<string, Check>>) => {
      for (const [name, each] of Object.entries(checks))
        run(name, `${where} ply ${spot.at.match.log.length}`, (f) => each(spot, f))
    }
    check(CHEAP)
    if (spot.next === null) check({ ...DEAR, ...FINISHED })
    else if (ply % (plan.every ?? 1) === 0) check(DEAR)
  }
}
