/** `durbar verify`: was every shuffle, every move and the result as recorded? */
import { loadRoom } from '@durbar/games/one-room'
import { isRefused } from '@durbar/kernel'
import { readRecord, verifyRecord } from '@durbar/protocol'
import { Command } from 'commander'
import { Complaint } from './complaint.ts'
import { textOf } from './files.ts'
import { printable } from './printable.ts'
import { progress } from './progress.ts'

interface Verdict {
  readonly file: string
  readonly ok: boolean
  readonly game?: string
  readonly moves?: number
  /** Its checksums are of an earlier shape of the state and were not compared. */
  readonly older?: boolean
  readonly problem?: string
}

async function judge(file: string, text: string): Promise<Verdict> {
  const record = readRecord(text)
  if (isRefused(record)) return { file, ok: false, problem: record.refused }
  const { game: id, moves } = record
  const room = await loadRoom(id)
  if (!room) return { file, ok: false, game: id, problem: `no game '${id}'` }
  const end = verifyRecord(room.game, record)
  if (isRefused(end)) return { file, ok: false, game: id, moves: moves.length, problem: end.refused }
  return { file, ok: true, game: id, moves: moves.length, ...(end.older ? { older: true } : {}) }
}

const OLDER =
  'moves and result; its checksums are of an earlier shape, `durbar restamp` writes those of today'
const line = ({ file, game, moves, older, problem }: Verdict) =>
  problem
    ? `${file}: NOT in order: ${problem}`
    : `${file}: in order (${game}, ${moves} moves${older ? `: ${OLDER}` : ''})`

export const verify = new Command('verify')
  .summary('replay records and check them')
  .description(
    'Replays each record and checks every checksum, the commitment to the dice, what a server and devices put into them together, and the result; the names of the players and the time they took are not covered. Exit code 0 if all are in order, 1 if one is not, 2 if a file cannot be read.',
  )
  .argument('<files...>', 'records (.durbar.json)')
  .option('--json', 'one JSON document on stdout')
  .action(async (files: string[], given: { json?: boolean }) => {
    const bar = progress('verify', files.length)
    const verdicts: Verdict[] = []
    const unread = new Set<Verdict>()
    for (const file of files) {
      try {
        verdicts.push(await judge(file, textOf(file)))
      } catch (error) {
        if (!(error instanceof Complaint)) throw error
        const verdict = { file, ok: false, problem: error.message }
        verdicts.push(verdict)
        unread.add(verdict)
      }
      bar.to(verdicts.length)
    }
    bar.stop()
    const ok = verdicts.every((verdict) => verdict.ok)
    if (given.json) process.stdout.write(`${JSON.stringify({ ok, files: verdicts })}\n`)
    else
      for (const verdict of verdicts)
        if (!unread.has(verdict)) process.stdout.write(`${printable(line(verdict))}\n`)
    if (!ok) process.exitCode = 1
    if (unread.size > 0) throw new Complaint([...unread].map(({ problem }) => problem).join('; '))
  })
