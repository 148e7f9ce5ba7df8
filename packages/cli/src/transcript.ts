/** `durbar transcript`: the full account of one game. */
import { readFileSync } from 'node:fs'
import { BOTS } from '@durbar/bots'
import { isRefused } from '@durbar/kernel'
import { matchOf, type Record, readRecord, toJsonLines, transcriptOf } from '@durbar/protocol'
import { Command } from 'commander'
import { type GameArguments, roomFor, tableFor, whole } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { recordGame } from './simulate.ts'

interface Arguments extends Partial<GameArguments> {
  readonly seed: string
  readonly legal?: boolean
  readonly record?: string
}

/** The text of a file, or a complaint that names it. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Complaint(`${file}: ${code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`}`)
  }
}

export const transcript = new Command('transcript')
  .summary('print the full account of one game')
  .description(
    'Plays one game with random moves and prints its transcript as JSON Lines, the same for the same seed; or, with --record, prints the transcript of a finished record.',
  )
  .option('--game <id>', 'which game')
  .option('--players <n>', 'how many seats (default: 4 if the game allows it)')
  .option('--options <json>', 'options of the game', '{}')
  .option('--seed <n>', 'the same seed gives the same game', '1')
  .option('--legal', 'every decision carries its complete list of legal moves')
  .option('--record <file>', 'the transcript of this record')
  .option('--json', 'accepted for uniformity: a transcript is JSON Lines anyway')
  .action((given: Arguments) => {
    if (given.record) {
      const record = readRecord(textOf(given.record))
      if (isRefused(record)) throw new Complaint(`${given.record}: ${record.refused}`)
      const { game } = roomFor((record as Record).game)
      try {
        return void process.stdout.write(
          toJsonLines(transcriptOf(game, matchOf(record as Record), given.legal === true)),
        )
      } catch (error) {
        throw new Complaint(`${given.record}: ${(error as Error).message}`)
      }
    }
    if (!given.game) throw new Complaint('--game or --record is needed')
    const { room, house, seats, options } = tableFor({ ...given, game: given.game })
    const { at } = recordGame(house, Array(seats).fill(BOTS.random!), options, whole('seed', given.seed, 0))
    process.stdout.write(toJsonLines(transcriptOf(room.game, at.match, given.legal === true)))
  })
