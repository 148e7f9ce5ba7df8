/** `durbar restamp`: records of an earlier shape get the checksums of today, once their moves led to their result. */
import { loadRoom } from '@durbar/games/one-room'
import { isRefused } from '@durbar/kernel'
import { readRecord, restamped } from '@durbar/protocol'
import { Command } from 'commander'
import { Complaint } from './complaint.ts'
import { demandWritable, textOf, write } from './files.ts'
import { printable } from './printable.ts'
import { progress } from './progress.ts'

interface Stamped {
  readonly file: string
  readonly done: 'stamped anew' | 'as it was' | 'left alone'
  readonly problem?: string
}

async function stamp(file: string): Promise<Stamped> {
  const text = textOf(file)
  const record = readRecord(text)
  if (isRefused(record)) return { file, done: 'left alone', problem: record.refused }
  const room = await loadRoom(record.game)
  if (!room) return { file, done: 'left alone', problem: `no game '${record.game}'` }
  if ((record.shape ?? 1) === room.game.shape) return { file, done: 'as it was' }
  const fresh = restamped(room.game, record)
  if (isRefused(fresh)) return { file, done: 'left alone', problem: fresh.refused }
  // As it was written: on one line, or laid out for people.
  const indent = /^\{\n( +)/.exec(text)?.[1] ?? ''
  write(file, `${JSON.stringify(fresh, null, indent)}\n`)
  return { file, done: 'stamped anew' }
}

export const restamp = new Command('restamp')
  .summary('give records of an earlier shape the checksums of today')
  .description(
    'Replays the moves of each record, holds it to its result and its commitment, and writes the checksums that its states have today. What is not in order is left alone. Exit code 0 if all are stamped, 1 if one is not, 2 if a file cannot be read or written.',
  )
  .argument('<files...>', 'records (.durbar.json)')
  .option('--json', 'one JSON document on stdout')
  .action(async (files: string[], given: { json?: boolean }) => {
    for (const file of files) demandWritable('files', file)
    const bar = progress('restamp', files.length)
    const done: Stamped[] = []
    const unread: string[] = []
    for (const file of files) {
      try {
        done.push(await stamp(file))
      } catch (error) {
        if (!(error instanceof Complaint)) throw error
        unread.push(error.message)
      }
      bar.to(done.length + unread.length)
    }
    bar.stop()
    if (given.json) process.stdout.write(`${JSON.stringify({ files: done })}\n`)
    else
      for (const { file, done: what, problem } of done)
        process.stdout.write(`${printable(`${file}: ${what}${problem ? `: ${problem}` : ''}`)}\n`)
    if (done.some(({ problem }) => problem)) process.exitCode = 1
    if (unread.length > 0) throw new Complaint(unread.join('; '))
  })
