/** `durbar reports`: what players have reported of the talk at their tables. */
import { Command } from 'commander'
import { orComplain, storeName } from './data.ts'
import { printable } from './printable.ts'

export const reports = new Command('reports')
  .summary('list what players have reported of the talk')
  .description(
    'lists what was said and reported at the tables of the court, the oldest first, also while it is open',
  )
  .option('--json', 'one JSON document on stdout')
  .action(async ({ json }: { json?: boolean }) => {
    const found = await orComplain(({ reportsIn }) => reportsIn(storeName()))
    if (json) return void process.stdout.write(`${JSON.stringify({ reports: found })}\n`)
    if (found.length === 0) process.stdout.write('nothing was reported\n')
    for (const { table, at, by, said } of found) {
      const words = 'text' in said.what ? `"${said.what.text}"` : `phrase ${said.what.phrase}`
      const who = said.from.name ?? said.from.person
      process.stdout.write(
        `${printable(`${new Date(at).toISOString()} table ${table}: ${who} (${said.from.person}) said ${words}, reported by ${by}`)}\n`,
      )
    }
  })
