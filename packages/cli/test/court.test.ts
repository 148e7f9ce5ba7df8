/** The court as an operator meets it: the client of docs/protocol.md at a table, a copy, a stop, and the way back. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { buildWeb } from '../../../scripts/build-web.mjs'
import { bundle } from '../../../scripts/bundle.mjs'

const root = join(import.meta.dirname, '..', '..', '..')
let durbar = ''
const run = promisify(execFile)

beforeAll(async () => {
  await buildWeb()
  // Once, and not before every command.
  durbar = await bundle()
}, 240_000)

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-operator-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function serve(
  data: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ port: number; said: () => string; child: ChildProcess }> {
  const child = spawn(process.execPath, [durbar, 'serve'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '', PORT: '0', DURBAR_DATA: data, DURBAR_ROOT: root, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout!.on('data', (part) => (said += part))
  const address = () => /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1]
  await expect.poll(address, { timeout: 20_000 }).toBeDefined()
  return { port: Number(address()), said: () => said, child }
}

const stop = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })

async function command(data: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const options = { cwd: root, env: { ...process.env, DURBAR_DATA: data, DURBAR_ROOT: root } }
  return run(process.execPath, [durbar, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
  )
}

const api = async (port: number, method: string, path: string, secret?: string, body?: unknown) => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, json: await reply.json() }
}

const ARRANGEMENT = {
  game: 'vermaechtnis',
  options: {},
  pace: { kind: 'none' },
  timeUp: 'bot',
  standIn: 'level1',
  door: 'open',
  spectators: true,
  talk: 'free',
  hints: false,
  start: 'ready',
}

const PYTHON = spawnSync('python3', ['--version']).status === 0

describe.runIf(PYTHON)('with Python', () => {
  test('the client of docs/protocol.md joins a table and plays it to its end, against a bot of the pool', async () => {
    const data = newFolder()
    const { port } = await serve(data)
    const { json: host } = await api(port, 'POST', '/api/people', undefined, {
      name: 'Anna',
      emblem: 1,
      colour: null,
    })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { json: opened } = await api(port, 'POST', '/api/tables', host.secret, {
      arrangement: ARRANGEMENT,
      seats,
    })
    const page = readFileSync(join(root, 'docs', 'protocol.md'), 'utf8')
    const script = join(data, 'client.py')
    writeFileSync(script, /```python\n([\s\S]*?)```/.exec(page)![1]!)
    const client = run('python3', [script, '127.0.0.1', String(port), opened.table]).catch((error) => error)
    // Its seat is taken; then the host begins and lets a bot play.
    const socket = new WebSocket(`ws://127.0.0.1:${port}/court`)
    const say = (frame: object) => socket.send(JSON.stringify(frame))
    const intend = (intent: object) =>
      say({ type: 'intent', table: opened.table, key: `host-${Math.random()}`, intent })
    let begun = false
    socket.onmessage = ({ data: words }) => {
      const frame = JSON.parse(String(words))
      if (frame.type !== 'table') return
      const { phase, seats: sit, dice } = frame.table
      if (phase === 'laying' && !begun && sit[1].kind === 'person' && dice.chances.length === 1) {
        begun = true
        intend({ type: 'begin' })
      }
      if (phase === 'playing' && sit[0].standIn === null) intend({ type: 'resign', seat: 0 })
    }
    await new Promise((resolve) => socket.once('open', resolve))
    onTestFinished(() => socket.close())
    say({ type: 'hello', protocol: 1, secret: host.secret })
    say({ type: 'join', table: opened.table, facing: 0 })
    const { stderr } = await client
    expect(stderr).toMatch(/^seat 1: \{"scores": \[\d+, \d+\], "places"/)
    const { json: record } = await api(port, 'GET', `/api/records/${opened.table}`)
    expect(record.seats).toEqual([{ name: 'Anna', standIn: 'resigned' }, { name: 'Python' }])
    expect(record.dice.chances).toMatchObject([
      { seat: 1, chance: expect.any(String) },
      { seat: 0, chance: null },
    ])
    const file = join(data, 'game.durbar.json')
    writeFileSync(file, JSON.stringify(record))
    expect((await command(data, 'verify', file)).out).toMatch(/in order/)
    writeFileSync(file, JSON.stringify({ ...record, dice: { ...record.dice, secret: 'a'.repeat(64) } }))
    expect((await command(data, 'verify', file)).out).toMatch(/NOT in order: the secret is not the one/)
  })
})

test('a copy while it is open, a stop, and the way back, open to the network', async () => {
  const data = join(newFolder(), 'court')
  const { port, child } = await serve(data)
  const { json: anna } = await api(port, 'POST', '/api/people', undefined, {
    name: 'Anna',
    emblem: 1,
    colour: null,
  })
  const copy = join(data, 'copy.db')
  expect(await command(data, 'reports')).toMatchObject({ code: 0, out: 'nothing was reported\n' })
  expect(await command(join(data, 'nowhere'), 'reports')).toMatchObject({ code: 2 })
  expect(await command(data, 'backup', copy)).toMatchObject({
    code: 0,
    out: `${copy} holds the whole court\n`,
  })
  expect(await command(data, 'backup', copy)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/overwrites nothing/),
  })
  const { json: late } = await api(port, 'POST', '/api/people', undefined, {
    name: 'Late',
    emblem: 1,
    colour: null,
  })
  expect(await command(data, 'restore', copy)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/court is open/),
  })
  expect(await stop(child)).toBe(0)
  expect((await command(data, 'restore', copy)).out).toMatch(/before is now .*before-/)
  const next = await serve(data, { HOST: '0.0.0.0' })
  const [here, ...elsewhere] = next.said().trim().split('\n')
  expect(here).toMatch(/^Durbar is open at http:\/\/127\.0\.0\.1:\d+\/$/)
  for (const line of elsewhere)
    expect(line).toMatch(/^For others in your network: http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/$/)
  expect((await api(next.port, 'GET', '/api/me', anna.secret)).json.name).toBe('Anna')
  expect((await api(next.port, 'GET', '/api/me', late.secret)).status).toBe(401)
})

test('where the folder cannot be made: one line, and exit code 2', async () => {
  const file = join(newFolder(), 'taken')
  writeFileSync(file, '')
  const { code, err } = await command(join(file, 'data'), 'serve', '--port', '0')
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^durbar: .*cannot be written: DURBAR_DATA names another folder\n$/),
  ])
  expect(existsSync(join(file, 'data'))).toBe(false)
})
