/** `durbar review` as a person meets it, and the trials of the judge in small. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { durbar, json, root } from './durbar.ts'

const records = join(root, 'games', 'vermaechtnis', 'test', 'games')
const sample = join(records, readdirSync(records).find((name) => name.startsWith('2-players'))!)
const text = readFileSync(sample, 'utf8')
const scratch = mkdtempSync(join(tmpdir(), 'durbar-review-'))
const written = (name: string, content: string) => {
  const file = join(scratch, name)
  writeFileSync(file, content)
  return file
}

describe('a record that cannot be judged gets one line that says what is wrong and where', () => {
  test.each([
    ['cut off', text.slice(0, text.length / 2), 'not JSON (truncated?)'],
    ['something else', '{"name":"durbar"}', 'not a record: durbar: '],
    ['an unknown version', text.replace(/"version": *1/, '"version":9'), 'not a record: version: '],
    ['another game', text.replace(/"game": *"vermaechtnis"/, '"game":"chess"'), "no game 'chess'"],
    ['another key', text.replace(/"key": *"./, '"key":"f'), 'the key is not the one that was committed to'],
    ['a move that is no move', text.replace('takeCoin', 'takeAll'), /move \d+: no such move/],
  ])('%s', async (what, content, why) => {
    const file = written(`${what.replaceAll(' ', '-')}.durbar.json`, content)
    const { code, out, err } = await durbar(['review', file])
    expect(out).toBe('')
    expect(err).toMatch(why)
    expect(err.trim().split('\n').at(-1)).toContain(`durbar: ${file}: `)
    expect(code).toBe(2)
  })
})

test.each([
  [['review'], 'review needs a record, or --planted or --luck with --game'],
  [['review', '--luck'], 'a trial needs --game'],
  [['review', sample, '--depth', 'bottomless'], '--depth must be one of quick, standard, deep'],
  [['review', sample, '--seat', '7'], '--seat must be a whole number from 1 to 2'],
  [['review', '--luck', '--game', 'raja', '--bots', 'level1'], '--bots must name two different bots here'],
])('%j is answered by one line', async (args, why) => {
  const { code, err } = await durbar(args)
  expect(err).toContain(why)
  expect(code).toBe(2)
})

test('an account is printed, and the same one as JSON whatever the threads', async () => {
  const page = await durbar(['review', sample, '--depth', 'quick', '--seat', '2'])
  expect(page.code).toBe(0)
  expect(page.out).toContain('place  = start    own others   luck   accuracy')
  const [one, two] = [
    await json('review', sample, '--depth', 'quick', '--threads', '1', '--seat', '1'),
    await json('review', sample, '--depth', 'quick', '--threads', '2', '--seat', '1'),
  ]
  expect(one).toEqual(two)
  const { start, own, others, luck, result } = one.summary.seats[0].sum
  expect(start + own + others + luck).toBeCloseTo(result, 9)
})

test('planted blunders are named, and a trial that was left goes on after the games that are done', async () => {
  const keep = join(scratch, 'planted.jsonl')
  const args = ['--planted', '--game', 'vermaechtnis', '--depth', 'quick', '--bots', 'level4', '--keep', keep]
  const first = await json('review', ...args, '--games', '1')
  const [head, game] = readFileSync(keep, 'utf8').split('\n')
  expect(JSON.parse(game!)).toEqual({ n: 0, game: first.planted[0] })
  // Said by the file and nobody else; and the next one was only half written.
  const told = { ...first.planted[0], ply: 999 }
  writeFileSync(keep, `${head}\n${JSON.stringify({ n: 0, game: told })}\n{"n":1,"ga`)
  const { games, found, planted } = await json('review', ...args, '--games', '2')
  expect({ games, found }).toEqual({ games: 2, found: 2 })
  expect(planted[0]).toEqual(told)
  expect(readFileSync(keep, 'utf8').trim().split('\n')).toHaveLength(3)
  const other = await durbar(['review', ...args, '--seed', '7'])
  expect(other.code).toBe(2)
  expect(other.err).toContain('games of another trial')
})

test('luck is told apart from skill', async () => {
  const args = ['--luck', '--game', 'vermaechtnis', '--games', '3', '--depth', 'quick']
  const { games, meanLuck, ci95, spreadRatio, meanPlace } = await json('review', ...args)
  expect(games).toBe(3)
  expect(ci95[0]).toBeLessThan(meanLuck)
  expect(ci95[1]).toBeGreaterThan(meanLuck)
  expect(spreadRatio).toBeGreaterThan(0)
  expect(meanPlace.raw - meanPlace.corrected).toBeCloseTo(meanLuck, 9)
})
