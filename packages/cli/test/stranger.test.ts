/** A verifier that knows nothing of ours finds our records in order, and every forgery of the dice. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rooms } from '@durbar/games'
import { diceFor } from '@durbar/kernel'
import { commitmentTo, type MatchRecord, readRecord } from '@durbar/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from './durbar.ts'

const folder = mkdtempSync(join(tmpdir(), 'durbar-stranger-'))
afterAll(() => rmSync(folder, { recursive: true }))

const EXAMPLE = join(root, 'docs/examples/anna-and-ben.durbar.json')
const example = () => readRecord(readFileSync(EXAMPLE, 'utf8')) as MatchRecord

const stranger = (...given: readonly string[]) => {
  const { status, stdout } = spawnSync('python3', [join(root, 'docs/examples/verify.py'), ...given], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n') }
}

const fileOf = (name: string, record: MatchRecord): string => {
  const file = join(folder, `${name}.durbar.json`)
  writeFileSync(file, JSON.stringify(record))
  return file
}

const FORGERIES: readonly (readonly [string, RegExp, (record: MatchRecord) => MatchRecord])[] = [
  ['secret', /not the one that was sealed/, (r) => ({ ...r, dice: { ...r.dice!, secret: 'e'.repeat(64) } })],
  [
    'chance',
    /what seat \d added is not/,
    (r) => ({
      ...r,
      dice: { ...r.dice!, chances: r.dice!.chances.map((each) => ({ ...each, chance: '0'.repeat(64) })) },
    }),
  ],
  [
    'silence',
    /not made from what was added/,
    (r) => ({
      ...r,
      dice: {
        ...r.dice!,
        chances: r.dice!.chances.map((each, n) => (n === 1 ? { ...each, chance: null } : each)),
      },
    }),
  ],
  ['promise', /not the one that was promised/, (r) => ({ ...r, commitment: commitmentTo('another') })],
  [
    'deal',
    /lay there on another day|let seat/,
    ({ dice: _, ...r }) => ({ ...r, key: 'c'.repeat(64), commitment: commitmentTo('c'.repeat(64)) }),
  ],
  [
    'purchase',
    /there is no jug-red any more/,
    (r) => ({ ...r, moves: r.moves.with(1, { ...r.moves[0]!, seat: r.moves[1]!.seat }) }),
  ],
]

const PYTHON = spawnSync('python3', ['--version']).status === 0

describe.runIf(PYTHON)('with Python', () => {
  test('recorded games of every room are in order', () => {
    const files = rooms.flatMap(({ game }) => {
      const games = join(root, 'games', game.id, 'test/games')
      return readdirSync(games)
        .filter((name) => name.endsWith('.durbar.json'))
        .slice(0, 6)
        .map((name) => join(games, name))
    })
    const { status, lines } = stranger(...files)
    expect(files.length).toBeGreaterThan(rooms.length)
    expect(lines.filter((line) => line.includes(': in order: '))).toHaveLength(files.length)
    expect(status).toBe(0)
  })

  test('the dice are those of the kernel', () => {
    for (const [ply, sides] of [
      [0, 3],
      [1, 6],
      [77, 1000],
    ] as const) {
      const dice = diceFor(example().key, ply)
      const rolled = Array.from({ length: 8 }, () => dice.below(sides)).join(' ')
      expect(stranger(EXAMPLE, '--roll', `${ply}`, `${sides}`).lines).toEqual([rolled])
    }
  })

  test('every forgery is found', () => {
    const files = FORGERIES.map(([name, , forge]) => fileOf(name, forge(example())))
    const { status, lines } = stranger(...files)
    expect(status).toBe(1)
    for (const [n, [, says]] of FORGERIES.entries()) {
      expect(lines[n]).toContain('NOT in order')
      expect(lines[n]).toMatch(says)
    }
  })
})
