/** `durbar rewind`: the court as it was at a moment, on either store. */
import { Command } from 'commander'
import { Complaint } from './complaint.ts'
import { orComplain, storeName } from './data.ts'

export const rewinding = new Command('rewind')
  .description('takes back everything that was written after a moment; the court must be stopped')
  .requiredOption('--until <time>', 'the moment, as 2026-11-16T21:00:00Z')
  .action(async ({ until }: { until: string }) => {
    const moment = Date.parse(until)
    if (!Number.isFinite(moment)) throw new Complaint(`'${until}' is no time; write 2026-11-16T21:00:00Z`)
    if (moment > Date.now()) throw new Complaint(`${until} is still to come`)
    const { gone, changed, entries } = await orComplain(({ rewindCourt }) => rewindCourt(storeName(), moment))
    process.stdout.write(
      `the court is as it was at ${new Date(moment).toISOString()}: ${entries} entries of ${changed} tables were taken back, ${gone} tables had not been opened\n`,
    )
  })
