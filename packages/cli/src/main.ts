/** `durbar <command>`: everything that can be done without a screen. */
import { Command, CommanderError } from 'commander'
import { arena } from './arena.ts'
import { backup, restoration } from './backup.ts'
import { bench } from './bench.ts'
import { Complaint } from './complaint.ts'
import { conform } from './conform.ts'
import { corpus } from './corpus.ts'
import { play } from './play.ts'
import { playthrough } from './playthrough.ts'
import { printable } from './printable.ts'
import { reports } from './reports.ts'
import { restamp } from './restamp.ts'
import { review } from './review/command.ts'
import { rewinding } from './rewind.ts'
import { rules } from './rules.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { soakCommand } from './soaking/command.ts'
import { transcript } from './transcript.ts'
import { tune } from './tune.ts'
import { verify } from './verify.ts'

const program = new Command('durbar')
  .description('Five board games of Indian courts: play, simulate, measure and verify them.')
  .showHelpAfterError(false)
  .helpCommand(false)
  .configureHelp({ showGlobalOptions: true })
for (const command of [
  serve,
  backup,
  restoration,
  rewinding,
  reports,
  play,
  simulate,
  transcript,
  verify,
  review,
  restamp,
  arena,
  tune,
  bench,
  rules,
  conform,
  corpus,
  playthrough,
  soakCommand,
])
  program.addCommand(command)

const quiet = (command: Command) => {
  command.exitOverride().configureOutput({ writeErr: () => {} })
  for (const each of command.commands) quiet(each)
}
quiet(program)

/** A wrong argument: one clear line on stderr, exit code 2. */
function complain(line: string): void {
  process.stderr.write(
    `durbar: ${printable(
      line
        .replace(/^error: /, '')
        .replace(/\n+/g, ' ')
        .trim(),
    )}\n`,
  )
  process.exitCode = 2
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe went away (`durbar transcript … | head`): nothing is wrong.
  if (error.code === 'EPIPE') process.exit(0)
  complain(`the output cannot be written (${error.code})`)
  process.exit()
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof Complaint) complain(error.message)
  else if (error instanceof CommanderError) {
    if (error.code === 'commander.help') process.stdout.write(program.helpInformation())
    else if (error.exitCode !== 0) complain(`${error.message} (durbar --help explains)`)
  } else throw error
}
