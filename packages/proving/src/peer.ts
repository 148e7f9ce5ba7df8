/** The same crowd at the server of a published framework, in a process of its own: what our figures are held against. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Peer {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly rssMB: number
  readonly cpuMsPerMove: number
}

export async function peerUnder(
  program: string,
  load: Readonly<Record<'tables' | 'seats' | 'thinking' | 'warm-up' | 'seconds', number>>,
): Promise<Peer> {
  const given = Object.entries(load).flatMap(([name, value]) => [`--${name}`, String(value)])
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...given])
  return JSON.parse(stdout) as Peer
}
