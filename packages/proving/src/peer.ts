/** The same crowd at the server of a published framework, in a process of its own: what our figures are held against. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mostWithin, type Within } from './within.ts'

interface Figures {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Moves that had to be sent again, because nothing came back. */
  readonly repeated: number
  readonly rssMB: number
  readonly cpuMsPerMove: number
}

type PeerLoad = Readonly<Record<'tables' | 'seats' | 'thinking' | 'warm-up' | 'seconds', number>>

interface Peer extends Figures {
  /** The most that it carries in time; null: nothing. */
  readonly within: Within | null
}

/** Under this load, and under the most that it carries within the bound. `onDisk`: with its own store of files. */
export async function peerUnder(
  program: string,
  load: PeerLoad,
  bound: number,
  onDisk: boolean,
): Promise<Peer> {
  const measure = (thinking: number) => measured(program, { ...load, thinking }, onDisk)
  const first = await measure(load.thinking)
  return { ...first, within: await mostWithin(bound, load.thinking, first, measure) }
}

async function measured(program: string, load: PeerLoad, onDisk: boolean): Promise<Figures> {
  const given = Object.entries(load).flatMap(([name, value]) => [`--${name}`, String(value)])
  const data = onDisk ? mkdtempSync(join(tmpdir(), 'durbar-peer-')) : null
  const env = { ...process.env, ...(data ? { PEER_DATA: data } : {}) }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...given], { env })
    return JSON.parse(stdout) as Figures
  } finally {
    if (data) rmSync(data, { recursive: true, force: true })
  }
}
