/** `npm start` and `durbar serve` as an operator meets them: what they say, and how they stop. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildWeb } from '../../../scripts/build-web.mjs'

const root = join(import.meta.dirname, '..', '..', '..')
const durbar = join(root, 'scripts', 'durbar.mjs')
const MOST_MS = 1000

beforeAll(() => buildWeb(), 240_000)

/** A court of its own for each. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Running {
  readonly child: ChildProcess
  readonly port: number
  /** Everything of its group is gone. */
  readonly ended: Promise<number>
}

/** The dead that nobody has fetched yet do not count: an orphan waits for the system to do so. */
const groupLives = (leader: number) =>
  spawnSync('ps', ['-eo', 'pgid=,stat='], { encoding: 'utf8' })
    .stdout.split('\n')
    .some((line) => new RegExp(`^\\s*${leader}\\s+[^Z]`).test(line))

/** Starts it in a group of its own, on a port that is free, and waits until it is open. */
async function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '', PORT: '0', DURBAR_DATA: newFolder(), ...env },
  })
  const leader = child.pid!
  onTestFinished(() => {
    if (groupLives(leader)) process.kill(-leader, 'SIGKILL')
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    const hear = (part: Buffer) => {
      said += part
      const address = /Durbar is open at http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)
      if (address) resolve(Number(address[1]))
    }
    child.stdout!.on('data', hear)
    child.stderr!.on('data', hear)
    child.once('exit', () => reject(new Error(`it ended: ${said}`)))
  })
  const ended = exited.then(async () => {
    while (groupLives(leader)) await new Promise((resolve) => setTimeout(resolve, 10))
    return performance.now()
  })
  return { child, port, ended }
}

async function visitors(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let i = 0; i < count; i++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
  }
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
  )
  return sockets
}

/** Fifty visitors who have a page and keep their connection. */
async function company(port: number): Promise<void> {
  const sockets = await visitors(port, 50)
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve))))
}

async function timeToStop({ child, port, ended }: Running, signal: NodeJS.Signals, group = false) {
  await company(port)
  const began = performance.now()
  process.kill(group ? -child.pid! : child.pid!, signal)
  const tooLate = new Promise<number>((resolve) => setTimeout(resolve, 8000, Number.POSITIVE_INFINITY))
  return (await Promise.race([ended, tooLate])) - began
}

describe.skipIf(process.platform === 'win32')('a server with fifty visitors stops within a second', () => {
  test.each([
    ['SIGTERM', false],
    ['SIGINT', false],
    ['SIGINT', true],
    ['SIGTERM', true],
    ['SIGKILL', false],
  ] as const)('npm start, %s, to the whole group: %s', async (signal, group) => {
    expect(await timeToStop(await start('npm', ['start']), signal, group)).toBeLessThan(MOST_MS)
  })

  test('npm run durbar -- serve, SIGTERM to npm, which tells the shell between and nobody else', async () => {
    const running = await start('npm', ['run', '-s', 'durbar', '--', 'serve'])
    expect(await timeToStop(running, 'SIGTERM')).toBeLessThan(MOST_MS)
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('durbar serve, %s: and nothing was wrong', async (signal) => {
    const running = await start(process.execPath, [durbar, 'serve'])
    const code = new Promise((resolve) => running.child.once('exit', resolve))
    expect(await timeToStop(running, signal)).toBeLessThan(MOST_MS)
    expect(await code).toBe(0)
  })
})

function complaint(env: NodeJS.ProcessEnv, args: readonly string[] = []) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [durbar, 'serve', ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOST: '', PORT: '0', DURBAR_DATA: newFolder(), ...env },
    })
    let said = ''
    child.stderr.on('data', (part) => (said += part))
    child.once('close', (code) => resolve([code, said]))
  })
}

describe('where nobody can listen: one line and exit code 2', () => {
  test.each([
    [{ HOST: 'nosuch.invalid' }, /^durbar: nobody knows the address of 'nosuch\.invalid'; .*\n$/],
    [{ HOST: '192.0.2.1' }, /^durbar: 192\.0\.2\.1 is no address of this machine; .*\n$/],
    [{ PORT: '80000' }, /^durbar: --port must be a whole number from 0 to 65535, not '80000'\n$/],
    [{ PORT: '' }, /^durbar: --port must be a whole number from 0 to 65535, not ''\n$/],
  ])('%j', async (env, line) => {
    expect(await complaint(env)).toEqual([2, expect.stringMatching(line)])
  })

  test('a port that is taken', async () => {
    const { port } = await start(process.execPath, [durbar, 'serve'])
    expect(await complaint({ PORT: String(port) })).toEqual([
      2,
      `durbar: port ${port} on 127.0.0.1 is taken; choose another with PORT=…\n`,
    ])
  })
})

const answers = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`)).status

test.skipIf(process.platform === 'win32')(
  'seven hundred idle visitors where five hundred files may be open do no harm',
  async () => {
    const { port, child } = await start('sh', [
      '-c',
      `ulimit -n 500; exec "${process.execPath}" "${durbar}" serve`,
    ])
    const sockets = await visitors(port, 700)
    // Those who are in get their files nevertheless.
    const answered = sockets
      .slice(0, 50)
      .map((socket) => new Promise<string>((resolve) => socket.once('data', (part) => resolve(`${part}`))))
    for (const socket of sockets) socket.write('GET /icon.svg HTTP/1.1\r\nhost: here\r\n\r\n')
    for (const answer of await Promise.all(answered)) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => answers(port).catch(() => 0), { timeout: 10_000 }).toBe(200)
    expect(child.exitCode).toBeNull()
  },
)
