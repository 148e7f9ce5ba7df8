/** A NATS on this machine, where Debian's `nats-server` or another is installed. */
import { execFileSync, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { freePort } from './ports.ts'

export const hasNats = ((): boolean => {
  try {
    return Boolean(execFileSync('nats-server', ['--version'], { stdio: 'pipe' }))
  } catch {
    return false
  }
})()

/** Stopped it loses every line; started again it listens where it did. */
export async function startNats() {
  const port = await freePort()
  const start = async () => {
    const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], {
      cwd: tmpdir(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (words: Buffer) => words.includes('Server is ready') && resolve())
      child.once('exit', () => reject(new Error('nats-server does not start')))
    })
    return child
  }
  let running: Awaited<ReturnType<typeof start>> | null = await start()
  return {
    address: `nats://127.0.0.1:${port}`,
    stop: async () => {
      const child = running
      running = null
      if (!child) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
    start: async () => {
      running = await start()
    },
  }
}
