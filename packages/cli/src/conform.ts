/** `durbar conform`: what the kernel demands of every game, at every table, as long as one likes. */
import { settingsOf } from '@durbar/kernel'
import { conformance } from '@durbar/kernel/conformance'
import { rulesIn } from '@durbar/room'
import { Command } from 'commander'
import { roomFor, whole } from './arguments.ts'
import { progress } from './progress.ts'

interface Arguments {
  readonly game: string
  readonly games: string
  readonly seed: string
  readonly json?: boolean
}

interface Tally {
  ran: number
  readonly failures: string[]
}

export const conform = new Command('conform')
  .summary('hold a game to the contract of the kernel, at every table')
  .description(
    'Plays random games at every player count with every combination of options and checks the whole contract: endings, clones, secrets, undo, replay, legality, invariants. The tests do the same at fewer tables. Exit code 1 if something fails.',
  )
  .requiredOption('--game <id>', 'which game')
  .option('--games <n>', 'games per table', '2')
  .option('--seed <n>', 'the same seed gives the same games', '1')
  .option('--json', 'one JSON document on stdout')
  .action(async (given: Arguments) => {
    const { game, book } = await roomFor(given.game)
    const numbers = new Set(rulesIn(book))
    const settings = settingsOf(game)
    const [games, seed] = [whole('games', given.games, 1), whole('seed', given.seed, 0)]
    const checks: Record<string, Tally> = {}
    const bar = progress(`conform ${game.id}`, settings.length)
    settings.forEach((setting, i) => {
      const report = conformance(game, { settings: [setting], games, seed, numbers, every: 3 })
      for (const [name, { ran, failures }] of Object.entries(report)) {
        checks[name] ??= { ran: 0, failures: [] }
        checks[name].ran += ran
        checks[name].failures.push(...failures)
      }
      bar.to(i + 1)
    })
    bar.stop()
    const failed = Object.values(checks).some(({ failures }) => failures.length > 0)
    if (given.json)
      process.stdout.write(
        `${JSON.stringify({ game: game.id, tables: settings.length, games, seed, checks })}\n`,
      )
    else {
      process.stdout.write(`${game.id}: ${settings.length} tables, ${games} games each\n`)
      for (const [name, { ran, failures }] of Object.entries(checks)) {
        process.stdout.write(
          `${name.padEnd(18)} ran ${String(ran).padStart(8)}  ${failures.length === 0 ? 'in order' : 'FAILED'}\n`,
        )
        for (const failure of failures.slice(0, 5)) process.stdout.write(`  ${failure}\n`)
      }
    }
    if (failed) process.exitCode = 1
  })
