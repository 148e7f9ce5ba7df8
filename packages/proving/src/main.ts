/** `npm run -s load`, `chaos`, `hostile`: the commands. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { chaos } from './chaos.ts'
import { hostile } from './hostile/hostile.ts'
import { load } from './load.ts'

const program = join(dirname(fileURLToPath(import.meta.url)), 'durbar.mjs')

const progress = (done: number, words: string) => {
  process.stderr.write(`\r\x1b[K${String(Math.round(done * 100)).padStart(3)} %  ${words}`)
}

/** A folder of its own for the data of a trial. */
async function withData<T>(act: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'durbar-proving-'))
  try {
    return await act(data)
  } finally {
    rmSync(data, { recursive: true, force: true })
    process.stderr.write('\r\x1b[K')
  }
}

const commands = new Command('proving').description('what a court carries and survives, on loopback alone')

commands
  .command('load')
  .description('sockets that play legal moves: how many a second, how soon acknowledged, at what cost')
  .option('--tables <n>', 'tables at once', '500')
  .option('--seats <n>', 'people at each', '4')
  .option('--game <id>', 'which game', 'vermaechtnis')
  .option('--thinking <ms>', 'mean time somebody thinks; 0: full pace', '400')
  .option('--warm-up <s>', 'before anything is measured', '25')
  .option('--seconds <s>', 'that are measured', '20')
  .option('--compressed', 'sockets compress, as browsers ask for', false)
  .option('--json', 'one document')
  .action(async (given: Record<string, string> & { compressed: boolean }) => {
    const found = await withData((data) =>
      load({
        program,
        nodes: [{ DURBAR_DATA: data }],
        store: 'sqlite',
        game: given.game!,
        tables: Number(given.tables),
        seats: Number(given.seats),
        thinking: Number(given.thinking),
        warmUp: Number(given.warmUp),
        seconds: Number(given.seconds),
        compressed: given.compressed,
        progress,
      }),
    )
    process.stdout.write(`${JSON.stringify(found)}\n`)
  })

commands
  .command('chaos')
  .description(
    'kills, frozen nodes, broken lines, set clocks, full disks; then a checker looks at everything',
  )
  .option('--tables <n>', 'tables at once', '8')
  .option('--seats <n>', 'people at each', '3')
  .option('--game <id>', 'which game', 'vermaechtnis')
  .option('--thinking <ms>', 'mean time somebody thinks', '40')
  .option('--seed <n>', 'the same seed, the same faults', '1')
  .option('--kills <n>', 'kill -9 of a node', '20')
  .option('--others <n>', 'of each other fault', '5')
  .option('--json', 'one document')
  .action(async (given: Record<string, string>) => {
    const others = Number(given.others)
    const found = await withData((data) =>
      chaos({
        program,
        nodes: [{ DURBAR_DATA: data }],
        store: 'sqlite',
        game: given.game!,
        tables: Number(given.tables),
        seats: Number(given.seats),
        thinking: Number(given.thinking),
        seed: Number(given.seed),
        faults: { kill: Number(given.kills), freeze: others, drop: others, clock: others, disk: others },
        progress,
      }),
    )
    process.stdout.write(`${JSON.stringify(found)}\n`)
  })

commands
  .command('hostile')
  .description('frames, bytes and requests of ill will while honest people play')
  .option('--frames <n>', 'how many', '100000')
  .option('--tables <n>', 'honest tables', '20')
  .option('--thinking <ms>', 'mean time somebody honest thinks', '400')
  .option('--seed <n>', 'the same seed, the same order', '1')
  .option('--json', 'one document')
  .action(async (given: Record<string, string>) => {
    const found = await withData((data) =>
      hostile({
        program,
        node: { DURBAR_DATA: data },
        frames: Number(given.frames),
        tables: Number(given.tables),
        seats: 3,
        thinking: Number(given.thinking),
        seed: Number(given.seed),
        progress,
      }),
    )
    process.stdout.write(`${JSON.stringify(found)}\n`)
  })

await commands.parseAsync()
// Sockets that are still closing are nobody's concern.
process.exit()
