/** What a soak says when it is over: one document, or some lines. */
import type { Found, Soaking } from './soak.ts'
import type { Tally } from './tally.ts'

interface About {
  readonly seed: number
  readonly threads: number
  readonly minutes: number
  /** Of all threads together: what a busy machine left of them. */
  readonly processorMinutes: number
  /** Before its time. */
  readonly stopped: boolean
  /** That the games have which were played. */
  readonly tables: number
}

interface Failure {
  readonly game: string
  readonly check: string
  readonly what: string
  readonly moves: number
  readonly file: string
  /** What shows it again. */
  readonly command: string
}

interface Report extends Omit<About, 'tables'>, Tally {
  readonly tables: { readonly played: number; readonly of: number }
  readonly failures: readonly Failure[]
}

/** What was found, and whether its file shows it. */
export interface Filed extends Found {
  readonly file: string
  readonly shows: boolean
}

const commandFor = ({ file, shows, seed, n }: Filed) =>
  `npm run -s soak -- ${shows ? `--again ${file}` : `--seed ${seed} --case ${n}`}`

const failureOf = (found: Filed): Failure => {
  const { check, what, moves } = found.finding
  const { game, file } = found
  return { game, check, what, moves: moves.length, file, command: commandFor(found) }
}

export function reportOf({ tables, ...about }: About, { tally }: Soaking, found: Filed | null): Report {
  const played = Object.values(tally.games).reduce((sum, each) => sum + each.tables, 0)
  return {
    ...about,
    ...tally,
    tables: { played, of: tables },
    failures: found ? [failureOf(found)] : [],
  }
}

export function inWords(report: Report): string {
  const { cases, minutes, processorMinutes, threads, seed, stopped, games, tables, failures } = report
  const lines = [
    `${cases} games in ${minutes} minutes on ${threads} threads (${processorMinutes} of a processor), seed ${seed}${stopped ? ', stopped before its time' : ''}`,
    ...Object.entries(games).map(
      ([id, its]) =>
        `${id.padEnd(14)} ${String(its.cases).padStart(7)} games ${String(its.decisions).padStart(9)} decisions ${String(its.tables).padStart(3)} tables`,
    ),
    `${report.decisions} decisions at ${tables.played} of ${tables.of} tables; ${report.replays} replays, ${report.redeals} redeals, ${report.undos} moves taken back, ${report.records} records`,
    ...failures.flatMap(({ game, check, what, moves, file, command }) => [
      `FAILED: ${game}: ${check}: ${what}`,
      `${moves} moves show it: ${file}`,
      command,
    ]),
  ]
  return `${[...lines, ...(failures.length === 0 ? ['nothing is wrong'] : [])].join('\n')}\n`
}
