/** The court as an operator meets it: the client of docs/protocol.md at a table, a copy, a stop, and the way back. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { MatchRecord } from '@durbar/protocol'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildWeb } from '../../../scripts/build-web.mjs'
import { bundle } from '../../../scripts/bundle.mjs'
import { arrive, ask, Client, openTable } from '../../server/test/court/client.ts'

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

const PYTHON = spawnSync('python3', ['--version']).status === 0

describe.runIf(PYTHON)('with Python', () => {
  test('the client of docs/protocol.md joins a table and plays it to its end, against a bot of the pool', async () => {
    const data = newFolder()
    const { port } = await serve(data)
    const host = await Client.arrive({ port }, 'Anna')
    const table = await openTable(host, [{ kind: 'me' }, { kind: 'open' }])
    const page = readFileSync(join(root, 'docs', 'protocol.md'), 'utf8')
    const script = join(data, 'client.py')
    writeFileSync(script, /```python\n([\s\S]*?)```/.exec(page)![1]!)
    const client = run('python3', [script, '127.0.0.1', String(port), table]).catch((error) => error)
    // Its seat is taken; then the host begins and lets a bot play.
    await host.join(table, 0)
    await host.until(
      'table',
      ({ table: { seats, dice } }) => seats[1]?.kind === 'person' && dice.chances.length === 1,
    )
    await host.does(table, { type: 'begin' })
    await host.until('table', ({ table: { phase } }) => phase === 'playing')
    await host.does(table, { type: 'resign', seat: 0 })
    const { stdout } = await client
    expect(stdout).toMatch(/^seat 1: \{"scores": \[\d+, \d+\], "places"/)
    const { json: record } = await ask<MatchRecord>({ port }, 'GET', `/api/records/${table}`)
    expect(record.seats).toEqual([{ name: 'Anna', emblem: 1, standIn: 'resigned' }, { name: 'Python' }])
    expect(record.dice!.chances).toMatchObject([
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
  const anna = await arrive({ port }, 'Anna')
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
  const late = await arrive({ port }, 'Late')
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
  expect((await ask(next, 'GET', '/api/me', { secret: anna.secret })).json.name).toBe('Anna')
  expect((await ask(next, 'GET', '/api/me', { secret: late.secret })).status).toBe(401)
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

test('a court in PostgreSQL: its own tools copy it, and one that is away is named without its password', async () => {
  const answers = await Promise.all(
    [
      ['backup', 'monday.db'],
      ['restore', 'monday.db'],
      ['serve', '--port', '0'],
    ].map(
      (args) =>
        new Promise<{ code: number | null; err: string }>((resolve) => {
          const env = { ...process.env, DATABASE_URL: 'postgres://anna:sesame@127.0.0.1:1/court' }
          const child = spawn(process.execPath, [durbar, ...args], {
            cwd: root,
            env: { ...env, DURBAR_ROOT: root },
          })
          let err = ''
          child.stderr.on('data', (words) => (err += words))
          child.on('close', (code) => resolve({ code, err }))
        }),
    ),
  )
  expect(answers).toEqual([
    { code: 2, err: expect.stringMatching(/^durbar: .*pg_dump.*\n$/) },
    { code: 2, err: expect.stringMatching(/^durbar: .*pg_restore.*\n$/) },
    {
      code: 2,
      err: expect.stringMatching(/^durbar: the database court at 127.0.0.1:1 cannot be reached.*\n$/),
    },
  ])
  expect(JSON.stringify(answers)).not.toContain('sesame')
})
