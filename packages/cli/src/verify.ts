/** `durbar verify`: was every shuffle, every move and the result as recorded? */
import { rooms } from '@durbar/games'
import { isRefused } from '@durbar/kernel'
import { type Record, readRecord, verifyRecord } from '@durbar/protocol'
import { Command } from 'commander'
import { Complaint } from './complaint.ts'
import { progress } from './progress.ts'
import { textOf } from './transcript.ts'

interface Verdict {
  readonly file: string
  readonly ok: boolean
  readonly game?: string
  readonly moves?: number
  readonly problem?: string
}

function judge(file: string): Verdict {
  const record = readRecord(textOf(file))
  if (isRefused(record)) return { file, ok: false, problem: record.refused }
  const { game: id, moves } = record as Record
  const room = rooms.find((each) => each.game.id === id)
  if (!room) return { file, ok: false, game: id, problem: `no game '${id}'` }
  const end = verifyRecord(room.game, record as Record)
  if (isRefused(end)) return { file, ok: false, game: id, moves: moves.length, problem: end.refused }
  return { file, ok: true, game: id, moves: moves.length }
}

export const verify = new Command('verify')
  .summary('replay records and check them')
  .description(
    'Replays each record and checks every checksum, the commitment to the dice and the result. Exit code 0 if all are in order, 1 if one is not, 2 if a file cannot be read.',
  )
  .argument('<files...>', 'records (.durbar.json)')
  .option('--json', 'one JSON document on stdout')
  .action((files: string[], given: { json?: boolean }) => {
    const bar = progress('verify', files.length)
    const verdicts: Verdict[] = []
    try {
      for (const file of files) {
        verdicts.push(judge(file))
        bar.to(verdicts.length)
      }
    } finally {
      bar.stop()
    }
    if (files.length === 0) throw new Complaint('no files')
    const ok = verdicts.every((verdict) => verdict.ok)
    if (given.json) process.stdout.write(`${JSON.stringify({ ok, files: verdicts })}\n`)
    else
      for (const { file, game, moves, problem } of verdicts)
        process.stdout.write(
          problem ? `${file}: NOT in order: ${problem}\n` : `${file}: in order (${game}, ${moves} moves)\n`,
        )
    if (!ok) process.exitCode = 1
  })
