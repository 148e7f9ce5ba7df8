/** `npm run -s load`, `chaos`, `hostile`, `upgrade`: the commands. */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { whichGame, whichStore, whole } from './arguments.ts'
import { chaos } from './chaos.ts'
import { type Ground, lacking, prepare, type Wanted } from './grounds.ts'
import { growth } from './growth.ts'
import { hostile } from './hostile/hostile.ts'
import { idle } from './idle.ts'
import { load, type Times } from './load.ts'
import { peerUnder } from './peer.ts'
import { plotOfGrowth, plotOfTimes } from './plot.ts'
import { upgrade } from './upgrade.ts'
import { mostWithin, type Within } from './within.ts'

const program = join(dirname(fileURLToPath(import.meta.url)), 'durbar.mjs')

const progress = (done: number, words: string) => {
  process.stderr.write(`\r\x1b[K${String(Math.round(done * 100)).padStart(3)} %  ${words}`)
}

type Given = Record<string, string> & {
  nats: boolean
  compressed: boolean
  peer: boolean
  grow: boolean
  idle: boolean
}

const wanted = (given: Given, onDisk: boolean): Wanted => {
  const store = given.store === 'postgres' ? 'postgres' : 'sqlite'
  return { store, nodes: Number(given.nodes ?? 1), nats: given.nats, onDisk }
}

/** Who plays what, and how fast, while something is done to the court. */
const trialOf = (given: Given, { store }: Wanted) => ({
  ...{ program, store, game: given.game!, progress },
  tables: Number(given.tables),
  seats: Number(given.seats),
  thinking: Number(given.thinking),
  seed: Number(given.seed),
})

/** On a ground of its own; what cannot be had here is reported as not run, and nothing else is. */
async function on<T>(wants: Wanted, act: (ground: Ground) => Promise<T>): Promise<void> {
  const { store, nodes, nats } = wants
  const lack = lacking(wants)
  const found = lack ? { store, nodes, notRun: [lack] } : await tried(wants, act)
  process.stdout.write(`${JSON.stringify(nats ? { bus: 'nats', ...found } : found)}\n`)
}

async function tried<T>(wants: Wanted, act: (ground: Ground) => Promise<T>): Promise<T> {
  const ground = await prepare(wants)
  try {
    return await act(ground)
  } finally {
    await ground.close()
    process.stderr.write('\r\x1b[K')
  }
}

const withGround = (command: Command) =>
  command
    .addOption(whichStore())
    .option('--nodes <n>', 'that share it; a file is for one', whole(1), '1')
    .option('--nats', 'nodes speak through NATS', false)
    .option('--json', 'one document')

const commands = new Command('proving')
  .description('what a court carries and survives, on loopback alone')
  // A wrong argument is one line and this code, as at `durbar`.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

async function besides({ grow, plot, window }: Given): Promise<void> {
  const found = grow
    ? await growth({ program, seconds: Number(window), progress })
    : await idle({ program, progress, sockets: 1000, tables: 100_000 })
  process.stderr.write('\r\x1b[K')
  if (grow && plot) writeFileSync(plot, plotOfGrowth(found as Awaited<ReturnType<typeof growth>>))
  process.stdout.write(`${JSON.stringify(found)}\n`)
}

/** How many times as many moves in the same time; null: one of them has none. */
const ratioOf = (ours: Within | null, theirs: Within | null): number | null =>
  ours && theirs ? Math.round((ours.movesPerSecond * 100) / theirs.movesPerSecond) / 100 : null

withGround(commands.command('load'))
  .description('sockets that play legal moves: how many a second, how soon acknowledged, at what cost')
  .option('--tables <n>', 'tables at once', whole(1), '500')
  .option('--seats <n>', 'people at each', whole(2), '4')
  .addOption(whichGame())
  .option('--thinking <ms>', 'mean time somebody thinks; 0: full pace', whole(0), '400')
  .option('--warm-up <s>', 'before anything is measured', whole(0), '25')
  .option('--seconds <s>', 'that are measured', whole(1), '20')
  .option('--compressed', 'sockets compress, as browsers ask for', false)
  .option('--onlookers <n>', 'beside the people, at each table', whole(0), '0')
  .option(
    '--grow',
    'instead: how the cost of a move grows, with tables, seats, onlookers, nodes, length',
    false,
  )
  .option('--window <s>', 'with --grow: seconds that are measured at each place', whole(1), '10')
  .option('--plot <file>', 'as SVG: how many moves within how many ms; with --grow: its charts')
  .option('--idle', 'instead: what devices cost that only listen, and tables that nobody looks at', false)
  .option(
    '--peer',
    'then the same at the server of boardgame.io, with files and in memory, and the ratio',
    false,
  )
  .option(
    '--within <ms>',
    'with --peer: the ratio is that of the most moves with a p99 of so much',
    whole(1),
    '100',
  )
  .action(async (given: Given) => {
    if (given.grow || given.idle) return besides(given)
    const wants = wanted(given, true)
    const [tables, seats, thinking] = [Number(given.tables), Number(given.seats), Number(given.thinking)]
    const [warmUp, seconds] = [Number(given.warmUp), Number(given.seconds)]
    return on(wants, async ({ nodes }) => {
      const under = (pace: number, told?: (times: Times) => void) =>
        load({
          told,
          ...{ program, nodes, store: wants.store, game: given.game!, tables, seats },
          ...{ onlookers: Number(given.onlookers), thinking: pace, warmUp, seconds },
          ...{ compressed: given.compressed, progress },
        })
      const drawn = (times: Times) => writeFileSync(given.plot!, plotOfTimes(times))
      const found = await under(thinking, given.plot ? drawn : undefined)
      const { DURBAR_PEER: server } = process.env
      if (!given.peer || !server) return found
      const bound = Number(given.within)
      const within = await mostWithin(bound, thinking, found, (pace) => under(pace))
      const same = { tables, seats, thinking, 'warm-up': warmUp, seconds }
      progress(1, 'the peer, with its files')
      const peer = await peerUnder(server, same, bound, true)
      progress(1, 'the peer, in memory')
      const peerInMemory = await peerUnder(server, same, bound, false)
      const [ratio, ratioInMemory] = [peer, peerInMemory].map((other) => ratioOf(within, other.within))
      return { ...found, within, peer, peerInMemory, ratio, ratioInMemory }
    })
  })

withGround(commands.command('chaos'))
  .description(
    'kills, frozen nodes, broken lines, set clocks, full disks; then a checker looks at everything',
  )
  .option('--tables <n>', 'tables at once', whole(1), '8')
  .option('--seats <n>', 'people at each', whole(2), '3')
  .addOption(whichGame())
  .option('--thinking <ms>', 'mean time somebody thinks', whole(0), '40')
  .option('--seed <n>', 'the same seed, the same faults', whole(0), '1')
  .option('--kills <n>', 'kill -9 of a node', whole(0), '20')
  .option('--others <n>', 'of each other fault', whole(0), '5')
  .option('--restarts <n>', 'of the database', whole(0), '10')
  .action((given: Given) => {
    const wants = wanted(given, false)
    const [kill, others] = [Number(given.kills), Number(given.others)]
    // Nodes at a database have no file that could grow; a file has no server that could be started again.
    const own = wants.store === 'sqlite' ? { disk: others } : { database: Number(given.restarts) }
    return on(wants, (ground) =>
      chaos({
        ...ground,
        ...trialOf(given, wants),
        faults: { kill, freeze: others, drop: others, clock: others, ...own },
      }),
    )
  })

commands
  .command('hostile')
  .description('frames, bytes and requests of ill will while honest people play')
  .option('--frames <n>', 'how many', whole(1), '100000')
  .option('--tables <n>', 'honest tables', whole(1), '20')
  .option('--thinking <ms>', 'mean time somebody honest thinks', whole(0), '400')
  .option('--seed <n>', 'the same seed, the same order', whole(0), '1')
  .option('--json', 'one document')
  .action((given: Given) =>
    on({ store: 'sqlite', nodes: 1, nats: false, onDisk: true }, ({ nodes: [node] }) =>
      hostile({
        program,
        node: node!,
        frames: Number(given.frames),
        tables: Number(given.tables),
        seats: 3,
        thinking: Number(given.thinking),
        seed: Number(given.seed),
        progress,
      }),
    ),
  )

withGround(commands.command('upgrade'))
  .description('nodes of an older court are replaced one by one by this one, while people play')
  .option('--from <revision>', 'of this repository; built by `npm run -s upgrade`')
  .option('--tables <n>', 'tables at once', whole(1), '6')
  .option('--seats <n>', 'people at each', whole(2), '3')
  .addOption(whichGame())
  .option('--thinking <ms>', 'mean time somebody thinks', whole(0), '40')
  .option('--seed <n>', 'the same seed, the same play', whole(0), '1')
  .action((given: Given) => {
    const wants = wanted(given, false)
    return on(wants, ({ nodes }) =>
      upgrade({ older: process.env.DURBAR_OLDER ?? program, nodes, ...trialOf(given, wants) }),
    )
  })

await commands.parseAsync()
// Sockets that are still closing are nobody's concern.
process.exit()
