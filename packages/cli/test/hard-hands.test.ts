/** The command line under hard hands: one line and a code, no stack trace, no process that stays behind. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { durbar, json, type Outcome, root, script } from './durbar.ts'

const records = join(root, 'games', 'vermaechtnis', 'test', 'games')
const sample = join(records, readdirSync(records)[0]!)
const scratch = mkdtempSync(join(tmpdir(), 'durbar-hard-'))
const GAME = ['--game', 'vermaechtnis']

/** One line on stderr, exit code 2. */
function complains({ code, err }: Outcome, message: string | RegExp): void {
  expect(err).toMatch(message)
  expect(err.trimEnd().split('\n'), err).toHaveLength(1)
  expect(code).toBe(2)
}
const bent = (name: string, change: (record: Record<string, unknown>) => void): string => {
  const record = JSON.parse(readFileSync(sample, 'utf8'))
  change(record)
  const file = join(scratch, `${name}.durbar.json`)
  writeFileSync(file, JSON.stringify(record))
  return file
}

describe('a program that plays', () => {
  /** What it printed, and that nothing of it is left running. */
  async function arena(program: string, mark: string): Promise<Outcome & { seconds: number }> {
    const began = performance.now()
    const outcome = await durbar([
      'arena',
      ...GAME,
      '--bots',
      `cmd:${program},random`,
      '--games',
      '2',
      '--patience',
      '2',
    ])
    const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    const left = stdout.split('\n').filter((line) => line.includes(mark) && !line.includes('durbar.mjs'))
    expect(left).toEqual([])
    return { ...outcome, seconds: (performance.now() - began) / 1000 }
  }
  const bot = (name: string, body: string) => {
    const file = join(scratch, `${name}.mjs`)
    writeFileSync(
      file,
      `import { createInterface } from 'node:readline'\ncreateInterface({ input: process.stdin }).on('line', (line) => {\n  const asked = JSON.parse(line)\n  if (asked.over) return\n  ${body}\n})\n`,
    )
    return `${process.execPath} ${file}`
  }
  test('that floods is stopped, and everything it started', async () => {
    complains(await arena('yes flood-9b1f', 'flood-9b1f'), /without being asked|no JSON: flood/)
  })
  test('that writes without end and without a line is stopped', async () => {
    complains(await arena("tr '\\0' '\\172' < /dev/zero", 'tr \\0'), /a line without end/)
  })
  test('that hangs is waited for as long as was said, and no longer', async () => {
    const outcome = await arena('sleep 7771', 'sleep 7771')
    complains(outcome, 'has not answered for 2 seconds')
    expect(outcome.seconds).toBeLessThan(60)
  })
  test('that leaves a child behind takes it along', async () => {
    complains(await arena('sleep 7772 & sleep 7773', 'sleep 777'), 'has not answered')
  })
  test('that answers twice is found out', async () => {
    const twice = bot('twice', 'process.stdout.write(\'{"choose":0}\\n{"choose":0}\\n\')')
    complains(await arena(twice, 'twice.mjs'), 'answered without being asked')
  })
  test('that ends or is not there: what happened', async () => {
    complains(await arena('echo hello-5c', 'hello-5c'), /no JSON: hello-5c|without being asked: hello-5c/)
    const { code, err } = await arena('/nonexistent-5d', 'nonexistent-5d')
    expect(err).toContain('ended with code 127')
    expect(code).toBe(2)
  })
  test('that plays by the rules plays to the end', async () => {
    const first = bot('first', 'process.stdout.write(\'{"choose":0}\\n\')')
    const { code, out } = await arena(first, 'first.mjs')
    expect(code).toBe(0)
    expect(out).toContain('2 games of vermaechtnis')
  })
})

describe('names that every object has are no bots', () => {
  test.each([
    ['simulate', ...GAME, '--games', '1', '--bots', '__proto__'],
    ['simulate', ...GAME, '--games', '1', '--bots', 'random,constructor'],
    ['play', '--bot', '__proto__', '--demo'],
    ['play', '--bot', 'toString'],
    ['arena', ...GAME, '--games', '1', '--bots', '__proto__'],
  ])('%s %s %s %s %s %s %s', async (...args) => {
    complains(await durbar(args), /^durbar: no bot '(__proto__|constructor|toString)'; there are random/)
  })
})

describe('output that cannot be written is known before the work', () => {
  const blocked = join(scratch, 'a-file')
  writeFileSync(blocked, '')
  const within = join(blocked, 'x.json')
  test.each([
    [['simulate', ...GAME, '--games', '999999', '--record', '/nonexistent/x.json'], /no such folder/],
    [['simulate', ...GAME, '--games', '999999', '--record', tmpdir()], /is a folder/],
    [['simulate', ...GAME, '--games', '999999', '--record', within], /a-file is no folder|cannot be written/],
    [['simulate', ...GAME, '--games', '999999', '--record', ''], /--record needs a file/],
    [['transcript', '--record', ''], /--record needs a file/],
    [['corpus', ...GAME, '--out', '/etc/passwd'], /\/etc\/passwd is no folder/],
    [['corpus', ...GAME, '--out', '/proc/nope'], /\/proc\/nope: cannot be made/],
    [['corpus', ...GAME, '--out', ''], /--out needs a folder/],
    [['tune', ...GAME, '--state', '/nonexistent/t.json'], /no such folder/],
    [['tune', ...GAME, '--state', tmpdir()], /is a folder/],
    [['tune', ...GAME, '--state', ''], /--state needs a file/],
  ])('%j', async (args, message) => {
    const outcome = await durbar(args)
    complains(outcome, message)
    expect(outcome.out).toBe('')
  })
  test('the check leaves nothing behind, and nothing is written before all arguments are right', async () => {
    const file = join(scratch, 'never.durbar.json')
    complains(
      await durbar(['simulate', ...GAME, '--check', '--bots', 'greedy', '--record', file]),
      '--check plays random bots only',
    )
    expect(existsSync(file)).toBe(false)
  })
  test('a full disk under stdout', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `"$0" "$1" transcript --game vermaechtnis > /dev/full`, process.execPath, script],
      { encoding: 'utf8' },
    )
    expect(stderr).toBe('durbar: the output cannot be written (ENOSPC)\n')
    expect(status).toBe(2)
  })
})

describe('records from a stranger', () => {
  const moves = (record: Record<string, unknown>) => record.moves as { move: unknown }[]
  test('deep nesting is not in order, and that is all', async () => {
    const file = bent('deep', (record) => {
      moves(record)[3]!.move = { type: 'buy', antique: 'DEEP' }
    })
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    writeFileSync(file, readFileSync(file, 'utf8').replace('"DEEP"', deep))
    const { code, out, err } = await durbar(['verify', file])
    expect(out).toMatch(/^\S+: NOT in order: move 4: no such move: .{1,210}\n$/)
    expect([code, err]).toEqual([1, ''])
    const told = await durbar(['transcript', '--record', file])
    complains(told, 'move 4: no such move')
  })
  test('a file that cannot be read takes no verdict from the others', async () => {
    const { code, out, err } = await durbar(['verify', sample, join(scratch, 'missing.json'), sample])
    expect(out.match(/: in order/g)).toHaveLength(2)
    expect(err).toMatch(/^durbar: \S+missing\.json: no such file\n$/)
    expect(code).toBe(2)
    const { files } = await json('verify', sample, join(scratch, 'missing.json'))
    expect(files.map((file: { ok: boolean }) => file.ok)).toEqual([true, false])
  })
  test('cannot write on the terminal, forge a line, or fill the screen', async () => {
    const forged = bent('forged', (record) => {
      record.game = '\u001b[2J\nfoo: in order (raja, 10 moves)\u009b31m\u202e'
    })
    const long = bent('long', (record) => {
      record.game = 'x'.repeat(1_000_000)
    })
    const keyed = bent('keyed', (record) => {
      record[`\u001b]0;title\u0007${'k'.repeat(100_000)}`] = 1
    })
    const { out } = await durbar(['verify', forged, long, keyed])
    expect(out.trimEnd().split('\n')).toHaveLength(3)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is the point
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(out.length).toBeLessThan(3000)
    for (const file of [forged, long, keyed]) {
      const { err } = await durbar(['transcript', '--record', file])
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is the point
      expect(err.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
      expect(err.length).toBeLessThan(1000)
    }
  })
  test('a transcript is not made of a record whose commitment is wrong', async () => {
    const file = bent('uncommitted', (record) => {
      record.commitment = '0'.repeat(64)
    })
    complains(await durbar(['transcript', '--record', file]), 'the key is not the one that was committed to')
  })
})

test('Ctrl-C on a terminal leaves the cursor and the wrapping of lines as they were', async () => {
  const command = `sh -c "echo pid \\$\\$; exec ${process.execPath} ${script} simulate --game raja --games 1000000"`
  const terminal = spawn('script', ['-qec', command, '/dev/null'])
  let screen = ''
  let interrupted = false
  terminal.stdout.on('data', (data) => {
    screen += data
    if (interrupted || !screen.includes('raja 4 players')) return
    interrupted = true
    process.kill(Number(/pid (\d+)/.exec(screen)![1]), 'SIGINT')
  })
  await new Promise((resolve) => terminal.on('close', resolve))
  expect(interrupted).toBe(true)
  const last = (on: string, off: string) => screen.lastIndexOf(on) >= screen.lastIndexOf(off)
  expect(last('\u001b[?25h', '\u001b[?25l')).toBe(true)
  expect(last('\u001b[?7h', '\u001b[?7l')).toBe(true)
})
