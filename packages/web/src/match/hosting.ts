/** A worker as the host of a local table: runs it, keeps it, and holds it against other windows. */

import { host, isRefused, type Refused } from '@durbar/kernel'
import { LocalTable, type TablePorts } from '@durbar/match'
import { type Intent, intentSchema, type Notice, type Opening } from '@durbar/protocol/messages'
import { freshSecret } from '../chance.ts'
import { hold } from './holding.ts'
import { playing } from './playing.ts'
import { loadGame } from './rules.ts'
import { type Loaded, load, save } from './store.ts'
import { ThinkingPort } from './thinking.ts'

const post = (notice: Notice) => self.postMessage(notice)

const clock: TablePorts['clock'] = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

const bots = new ThinkingPort()
let wanted: Extract<Intent, { type: 'new' | 'open' }> | null = null
let table: LocalTable | null = null

/** While a game goes on here the judge waits. */
let plays: (() => void) | null = null
function rest(): void {
  plays?.()
  plays = null
}

/** Apart: only the end of a game needs it. A device that keeps no records still plays. */
const recordOf = (table: string) =>
  import('./recording.ts').then(({ recordEnd }) => recordEnd(table)).catch(() => 0)

/** The ports of one opening: once the table is lost to another window nothing is told or written any more. */
function portsFor(
  { game, id }: { readonly game: string; readonly id: string },
  key: string,
  stored: number | null,
): TablePorts & { lose(): void } {
  let lost = false
  let follows = stored
  let written: Promise<unknown> = Promise.resolve()
  const lose = () => {
    if (lost) return
    lost = true
    close()
    post({ type: 'elsewhere' })
  }
  const keep: TablePorts['keep'] = ({ summary, standing, kept }) => {
    const { revision, match, times } = kept
    if (summary.over) rest()
    else plays ??= playing()
    const write = async () => {
      if (lost) return
      const saved = await save(
        { version: 2, id: summary.id, revision, match, key, times },
        { ...summary, version: 2, standing },
        follows,
      )
      if (saved === 'saved') follows = revision
      if (saved === 'behind') lose()
      else post({ type: 'kept', kept: saved === 'saved' })
      if (saved === 'saved' && summary.over) void recordOf(summary.id)
    }
    written = written.then(write).catch(() => post({ type: 'kept', kept: false }))
  }
  return { clock, think: bots.thinkAbout(game, id), post: (notice) => lost || post(notice), keep, lose }
}

function close(): void {
  if (table === null) return
  table.close()
  bots.forget(table.id)
  rest()
  table = null
}

/** What stands in the way of opening it; null: nothing does. */
async function open(message: NonNullable<typeof wanted>, takeOver: boolean): Promise<Notice | null> {
  wanted = message
  close()
  const id = message.type === 'new' ? message.opening.id : message.id
  let lost = false
  let lose = () => {
    lost = true
  }
  if (!(await hold(id, takeOver, () => lose()))) return { type: 'elsewhere' }
  const stored = await load(id).catch((error) => {
    // A device that keeps nothing can still play.
    if (message.type === 'new') return 'missing' as const
    throw error
  })
  if (stored === 'unreadable') return { type: 'unreadable' }
  if (stored === 'missing' && message.type === 'open') return { type: 'missing', id }
  // What was arranged is only wanted as long as nobody has begun it.
  const opened =
    stored !== 'missing' ? await resume(stored) : message.type === 'new' ? await begin(message.opening) : null
  if (opened === null) return { type: 'unreadable' }
  if (isRefused(opened.table)) return { type: 'failed', text: opened.table.refused }
  if (lost) return { type: 'elsewhere' }
  lose = opened.lose
  table = opened.table
  table.open()
  return null
}

interface Opened {
  readonly table: LocalTable | Refused
  lose(): void
}

async function begin(opening: Opening): Promise<Opened> {
  const key = opening.key ?? freshSecret()
  const ports = portsFor(opening, key, null)
  const game = await loadGame(opening.game)
  const begun = game
    ? LocalTable.begin(game, opening, key, ports)
    : { refused: `there is no game '${opening.game}'` }
  return { table: begun, lose: ports.lose }
}

/** null: what is stored is damaged, or of a game that is not here. */
async function resume({ match, summary }: Exclude<Loaded, string>): Promise<Opened | null> {
  const game = await loadGame(summary.game)
  if (!game) return null
  const ports = portsFor(summary, match.key, match.revision)
  try {
    const resumed = LocalTable.resume(game, summary, match, match.key, ports)
    return isRefused(resumed) ? null : { table: resumed, lose: ports.lose }
  } catch {
    return null
  }
}

async function check({ job, game, seats, options }: Extract<Intent, { type: 'check' }>): Promise<void> {
  const rules = await loadGame(game)
  const complete = rules ? host(rules).options(seats, options) : { refused: `there is no game '${game}'` }
  post({ type: 'checked', job, refusal: isRefused(complete) ? complete : null })
}

async function handle(intent: Intent): Promise<void> {
  if (intent.type === 'check') await check(intent)
  else if (intent.type === 'new' || intent.type === 'open' || intent.type === 'takeOver') {
    const takeOver = intent.type === 'takeOver'
    const message = takeOver ? wanted : intent
    const problem = message && (await open(message, takeOver))
    if (problem) post(problem)
  } else await table?.handle(intent)
}

export const employ = (port: MessagePort): void => bots.employ(port)

export function hear(message: unknown): void {
  const intent = intentSchema.safeParse(message)
  if (!intent.success) post({ type: 'failed', text: 'this message cannot be read' })
  else handle(intent.data).catch((error: Error) => post({ type: 'failed', text: error.message }))
}
