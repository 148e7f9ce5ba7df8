/** `durbar corpus`: records that together show everything a game's rules can do. */
import { join, resolve } from 'node:path'
import { BOTS } from '@durbar/bots'
import { host, settingsOf } from '@durbar/kernel'
import { coverable, coverage } from '@durbar/kernel/conformance'
import { Command } from 'commander'
import { roomFor, whole } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { demandWritable, makeFolder, write } from './files.ts'
import { progress } from './progress.ts'
import { recordGame } from './simulate.ts'

interface Arguments {
  readonly game: string
  readonly out: string
  readonly tries: string
  readonly json?: boolean
}

export const corpus = new Command('corpus')
  .summary('record games that together show every rule')
  .description(
    'Plays games at every table of a game, by random and greedy bots in turn, and keeps those that show a verb, a decision, a refusal, an end or a table that no kept game has shown. Exit code 1 if something was never seen.',
  )
  .requiredOption('--game <id>', 'which game')
  .requiredOption('--out <folder>', 'where the records go')
  .option('--tries <n>', 'games to try at most', '2000')
  .option('--json', 'one JSON document on stdout')
  .action(async (given: Arguments) => {
    const { game } = await roomFor(given.game)
    const tries = whole('tries', given.tries, 1)
    if (given.out === '') throw new Complaint('--out needs a folder')
    makeFolder(resolve(given.out))
    demandWritable('out', join(given.out, 'probe.durbar.json'))
    const house = host(game)
    const tables = settingsOf(game)
    const missing = coverable(game)
    const files: string[] = []
    const bar = progress(`corpus ${game.id}`, tries)
    for (let seed = 0; seed < tries && missing.size > 0; seed++) {
      const { seats, options } = tables[seed % tables.length]!
      const bot = Math.floor(seed / tables.length) % 2 === 0 ? BOTS.random! : BOTS.greedy!
      const { at, record } = recordGame(house, Array(seats).fill(bot), options, seed)
      const fresh = [...coverage(game, at.match, at.key)].filter((each) => missing.delete(each))
      bar.to(seed)
      if (fresh.length === 0) continue
      const file = join(given.out, `${seats}-players-${bot.name}-${seed}.durbar.json`)
      write(file, `${JSON.stringify(record)}\n`)
      files.push(file)
    }
    bar.stop()
    if (given.json)
      process.stdout.write(`${JSON.stringify({ game: game.id, files, missing: [...missing] })}\n`)
    else {
      process.stdout.write(`${files.length} records of ${game.id} in ${given.out}\n`)
      for (const each of missing) process.stdout.write(`never seen: ${each}\n`)
    }
    if (missing.size > 0) process.exitCode = 1
  })
