/** `durbar backup` and `durbar restore`: the whole court as one file, and the way back. */
import { Command } from 'commander'
import { Complaint } from './complaint.ts'
import { dataFolder, orComplain } from './data.ts'

/** A database has tools of its own, better than any of ours. */
function insistOnFile(instead: string): void {
  if (process.env.DATABASE_URL)
    throw new Complaint(`this court is kept in PostgreSQL: use ${instead} (docs/running.md says how)`)
}

export const backup = new Command('backup')
  .description('copies everything the court knows into one file, also while it is open')
  .argument('<file>', 'where to; it must not be there yet')
  .action(async (file: string) => {
    insistOnFile('pg_dump --format=custom, or base backups with archived WAL')
    await orComplain(({ backUp }) => backUp(dataFolder(), file))
    process.stdout.write(`${file} holds the whole court\n`)
  })

export const restoration = new Command('restore')
  .description('puts such a copy in the place of what the court knows; the court must be stopped')
  .argument('<file>', 'the copy')
  .action(async (file: string) => {
    insistOnFile('pg_restore, or recovery to a point in time')
    const before = await orComplain(({ restore }) => restore(dataFolder(), file))
    process.stdout.write(`${dataFolder()} is as it was in ${file}\n`)
    if (before) process.stdout.write(`what was there before is now ${before}\n`)
  })
