/** `durbar transcript`: the full account of one game. */
import { BOTS } from '@durbar/bots'
import { isRefused } from '@durbar/kernel'
import { matchOf, readRecord, toJsonLines, transcriptOf, verifyRecord } from '@durbar/protocol'
import { Command } from 'commander'
import { type GameArguments, roomFor, settingFor, whole } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { textOf } from './files.ts'
import { recordGame } from './simulate.ts'

interface Arguments extends Partial<GameArguments> {
  readonly seed: string
  readonly legal?: boolean
  readonly record?: string
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
  .action(async (given: Arguments) => {
    if (given.record !== undefined) {
      if (given.record === '') throw new Complaint('--record needs a file')
      const record = readRecord(textOf(given.record))
      if (isRefused(record)) throw new Complaint(`${given.record}: ${record.refused}`)
      const { game } = await roomFor(record.game)
      const end = verifyRecord(game, record)
      if (isRefused(end)) throw new Complaint(`${given.record}: ${end.refused}`)
      const lines = transcriptOf(game, matchOf(record), record.key, given.legal === true)
      return void process.stdout.write(toJsonLines(lines))
    }
    if (!given.game) throw new Complaint('--game or --record is needed')
    const { room, house, seats, options } = await settingFor({ ...given, game: given.game })
    const { at } = recordGame(house, Array(seats).fill(BOTS.random!), options, whole('seed', given.seed, 0))
    process.stdout.write(toJsonLines(transcriptOf(room.game, at.match, at.key, given.legal === true)))
  })
