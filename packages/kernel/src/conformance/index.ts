/**
 * What every game must keep, checked by playing random games. Each check counts how often it ran, so that a
 * green report cannot be an empty one.
 */
import type { Core, Game, Options } from '../api.ts'
import { keyFromSeed, streamDice } from '../dice.ts'
import { type Host, host } from '../host.ts'
import { legalMoves } from '../kernel.ts'
import { isRefused, type Played } from '../match.ts'
import { finishedChecks, positionChecks } from './checks.ts'
import type { Check, Finding, Plan, Report, Spot } from './plan.ts'
import { secretChecks } from './secrets.ts'
import { speed } from './speed.ts'

export { coverable, coverage } from './coverage.ts'
export type { Report } from './plan.ts'
export { playthrough } from './playthrough.ts'
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

/** One random game; returns its moves, fails if it cannot go on or does not end. */
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
  let now: Played<S, E> = begun
  const told: E[] = [...now.events]
  const check = (checks: Readonly<Record<string, Check>>, next: Spot<S, V, E>['next'], ply: number) => {
    const spot: Spot<S, V, E> = { host: house, game: kernel.game, at: now, told, plan, dice, next }
    for (const [name, each] of Object.entries(checks)) run(name, `${where} ply ${ply}`, (f) => each(spot, f))
  }
  for (let ply = 0; ; ply++) {
    const pending = kernel.pending(now.state)
    if (pending.length === 0) break
    if (ply >= kernel.game.longest) {
      fail(`no end within ${ply} moves`)
      return ply
    }
    const stuck = pending.find((seat) => legalMoves(kernel, now.state, seat).length === 0)
    if (stuck !== undefined) {
      fail(`ply ${ply}: seat ${stuck} has no legal move at '${now.state.stack.at(-1)?.rule}'`)
      return ply
    }
    const seat = pending[dice.below(pending.length)]!
    const legal = legalMoves(kernel, now.state, seat)
    const move = legal[dice.below(legal.length)]!
    const played = house.play(now, seat, kernel.write(move))
    if (isRefused(played)) {
      fail(`ply ${ply}: a legal move was refused: ${played.refused}`)
      return ply
    }
    const next = { seat, move, played }
    check(CHEAP, next, ply)
    if (ply % (plan.every ?? 1) === 0) check(DEAR, next, ply)
    now = next.played
    told.push(...now.events)
  }
  if (now.state.result === null) fail('nobody is awaited, and there is no result')
  // The finished position is stored, shown and cloned like any other.
  check({ ...CHEAP, ...DEAR, ...FINISHED }, null, now.match.log.length)
  return now.match.log.length
}
