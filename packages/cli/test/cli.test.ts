/** The command line as a person meets it: through `scripts/durbar.mjs`. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { durbar, json, root, whole } from './durbar.ts'

const records = join(root, 'games', 'vermaechtnis', 'test', 'games')
const sample = join(records, readdirSync(records)[0]!)
let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'durbar-'))
})

describe('a wrong argument gets one clear line and exit code 2', () => {
  test.each([
    [['fly'], "unknown command 'fly'"],
    [['bench'], '--game is needed (only --bots measures all games)'],
    [['bench', '--bots', '--game', 'chess'], "no game 'chess'; there are vermaechtnis"],
    [['bench', '--bots', '--seconds', '0'], "--seconds must be a whole number from 1 to 600, not '0'"],
    [['bench', '--game', 'chess'], "no game 'chess'; there are vermaechtnis"],
    [['bench', '--game', 'vermaechtnis', '--fast'], "unknown option '--fast'"],
    [['simulate', '--game', 'vermaechtnis', '--players', '7'], 'vermaechtnis is for 2, 3, 4 players, not 7'],
    [
      ['simulate', '--game', 'vermaechtnis', '--players', 'two'],
      "--players must be a whole number from 1 to 16, not 'two'",
    ],
    [
      ['simulate', '--game', 'vermaechtnis', '--games', '-3'],
      "--games must be a whole number of at least 1, not '-3'",
    ],
    [['simulate', '--game', 'vermaechtnis', '--options', '{'], '--options must be JSON'],
    [['simulate', '--game', 'vermaechtnis', '--options', '{"gold":1}'], "vermaechtnis has no option 'gold'"],
    [
      ['transcript', '--game', 'vermaechtnis', '--players', '3', '--options', '{"greySide":true}'],
      'these options do not fit 3 players (VM-R27)',
    ],
    [['simulate', '--game', 'vermaechtnis', '--bots', 'random,genius'], "no bot 'genius'"],
    [
      ['simulate', '--game', 'vermaechtnis', '--players', '2', '--bots', 'random,random,random'],
      '3 bots for 2 seats',
    ],
    [['transcript'], '--game or --record is needed'],
    [['transcript', '--record', 'nowhere.durbar.json'], 'nowhere.durbar.json: no such file'],
    [['verify', 'nowhere.durbar.json'], 'nowhere.durbar.json: no such file'],
    [['verify'], "missing required argument 'files'"],
    [['play', '--lang', 'fr'], "--lang must be de or en, not 'fr'"],
  ])('%j', async (args, message) => {
    const { code, out, err } = await durbar(args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err.startsWith(`durbar: ${message}`), err).toBe(true)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('help', () => {
  test('explains the commands and each of them', async () => {
    const { code, out } = await durbar(['--help'])
    expect(code).toBe(0)
    for (const command of ['play', 'simulate', 'transcript', 'verify', 'bench', 'rules'])
      expect(out).toContain(`  ${command} `)
    expect((await durbar(['bench', '--help'])).out).toContain('the median counts')
  })
})

test('scripts/durbar.mjs bundles and runs it, and prints nothing of its own', async () => {
  const { code, out, err } = await durbar(['rules', '--help'], '', whole)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toBe((await durbar(['rules', '--help'])).out)
})

describe('transcript', () => {
  const args = [
    'transcript',
    '--game',
    'vermaechtnis',
    '--players',
    '2',
    '--seed',
    '1',
    '--options',
    '{"greySide":true}',
    '--legal',
  ]
  test('is the same for the same seed and another for another', async () => {
    const [a, b, c] = await Promise.all([durbar(args), durbar(args), durbar(args.with(6, '2'))])
    expect(a.out).toBe(b.out)
    expect(a.out).not.toBe(c.out)
    expect(a.err).toBe('')
    const lines = a.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(Object.keys(lines[0])).toEqual(['durbar', 'version', 'game', 'seats', 'options', 'setup'])
    expect(lines[0].setup.deck).toHaveLength(32)
    expect(Object.keys(lines.at(-1).result.detail)).toEqual([
      'antiquePoints',
      'collectionPoints',
      'moneyPoints',
      'rupees',
      'antiquesKept',
      'surrendered',
    ])
  })
  test('of a record', async () => {
    const { out, code } = await durbar(['transcript', '--record', sample])
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n')).toHaveLength(JSON.parse(readFileSync(sample, 'utf8')).moves.length + 2)
  })
})

describe('verify', () => {
  test('finds recorded games in order', async () => {
    expect(await json('verify', sample)).toEqual({
      ok: true,
      files: [{ file: sample, ok: true, game: 'vermaechtnis', moves: expect.any(Number) }],
    })
  })
  test('finds a corrupt and a truncated record, one line each, exit code 1', async () => {
    const text = readFileSync(sample, 'utf8')
    const [corrupt, cut] = [join(scratch, 'corrupt.durbar.json'), join(scratch, 'cut.durbar.json')]
    writeFileSync(corrupt, text.replace('"takeCoin"', '"takeFive"'))
    writeFileSync(cut, text.slice(0, 500))
    const { code, out } = await durbar(['verify', corrupt, cut, sample])
    expect(code).toBe(1)
    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/corrupt\.durbar\.json: NOT in order: move \d+: no such move: /),
      `${cut}: NOT in order: not JSON (truncated?)`,
      expect.stringMatching(/: in order \(vermaechtnis, \d+ moves\)$/),
    ])
  })
})

describe('simulate', () => {
  test('checks the invariants after every move', async () => {
    const tally = await json(
      'simulate',
      '--game',
      'vermaechtnis',
      '--players',
      '3',
      '--games',
      '50',
      '--check',
    )
    expect(tally).toMatchObject({ game: 'vermaechtnis', players: 3, games: 50, checked: true })
    expect(Object.keys(tally.ends).sort()).toEqual(['coinsGone', 'offerEmpty'])
    expect(tally.decisions).toBeGreaterThan(50 * 36)
  })
  test('says how bots fare, and writes a record that is in order', async () => {
    const file = join(scratch, 'one.durbar.json')
    const outcome = await json(
      'simulate',
      '--game',
      'vermaechtnis',
      '--bots',
      'greedy,random',
      '--games',
      '8',
      '--record',
      file,
    )
    expect(outcome.bots.map((bot: { name: string }) => bot.name)).toEqual(['greedy', 'random'])
    expect((await durbar(['verify', file])).code).toBe(0)
  })
})

describe('play', () => {
  test('--demo watches bots to a scored end, in 80 columns', async () => {
    const { code, out } = await durbar(['play', '--demo', '--seed', '3', '--players', '4'])
    expect(code).toBe(0)
    expect(out).toContain('── The end:')
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
  })
  test('a person chooses by number, asks why not, errs, and reaches the end', async () => {
    const { code, out } = await durbar(
      ['play', '--seed', '3', '--players', '2', '--lang', 'de'],
      `?\n!\nx\n99\nu\n${'1\n'.repeat(200)}`,
    )
    expect(code).toBe(0)
    expect(out).toContain('Nimm die Goldmünze ganz links oder kauf eine Antiquität für 4 Rupien.')
    expect(out).toContain('Das steht nicht zur Wahl.')
    expect(out).toContain('Hier gibt es nichts zurückzunehmen.')
    expect(out).toContain('── Ende:')
  })
  test('leaves politely when asked to, and when the keyboard goes away', async () => {
    for (const input of ['q\n', '']) {
      const { code, out } = await durbar(['play', '--seed', '3'], input)
      expect(code).toBe(0)
      expect(out).toContain('Until next time.')
    }
  })
})
