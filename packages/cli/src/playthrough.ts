/** `durbar playthrough`: everything the kernel says in one game, as text. */
import { playthrough as text } from '@durbar/kernel/conformance'
import { Command } from 'commander'
import { type GameArguments, settingFor, whole } from './arguments.ts'

export const playthrough = new Command('playthrough')
  .summary('print everything the kernel says in one random game')
  .description(
    'Every view, offer, refusal, event and checksum of one random game, as text. The golden files of the tests are made with it.',
  )
  .requiredOption('--game <id>', 'which game')
  .option('--players <n>', 'how many seats (default: 4 if the game allows it)')
  .option('--options <json>', 'options of the game', '{}')
  .option('--seed <n>', 'the same seed gives the same game', '1')
  .action(async (given: GameArguments & { seed: string }) => {
    const { room, seats, options } = await settingFor(given)
    process.stdout.write(text(room.game, seats, options, whole('seed', given.seed, 0)))
  })
