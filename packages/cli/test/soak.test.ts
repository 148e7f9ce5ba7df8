/** A soak finds what is wrong, makes it short, and leaves a file that shows it again. It could not be trusted otherwise. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isRefused, type RuleTable } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import {
  bidding,
  caravan,
  type Event,
  NUMBERS,
  peek,
  type State,
  type View,
} from '../../kernel/test/caravan.ts'
import { findOf, readFind, showing } from '../src/soaking/finds.ts'
import { shrunk } from '../src/soaking/shrinking.ts'
import { type Found, type Hands, soak } from '../src/soaking/soak.ts'
import { type Soaked, soakedGame, tried } from '../src/soaking/soaked.ts'
import { durbar, json, root, script } from './durbar.ts'

const clock = () => performance.now()
const handsFor = (soaked: Soaked): Hands => ({
  count: 2,
  run: (async (job: string, given: never) =>
    job === 'tryCase'
      ? tried(soaked, given)
      : shrunk(soaked, (given as { shown: never }).shown, 60, clock)) as Hands['run'],
})
const soaking = (soaked: Soaked, most: number) =>
  soak(handsFor(soaked), {
    ...{ seed: 1, catalogue: ['caravan'], games: new Set(['caravan']), from: 0, most, seconds: 60 },
    ...{ patience: 60_000, goesOn: () => true, leaving: new Promise<void>(() => {}), tick() {} },
  })

type Caravan = typeof caravan
const honest = soakedGame(caravan, NUMBERS)
const withFaults = (faults: Partial<Caravan>) => soakedGame({ ...caravan, ...faults }, NUMBERS)
const withRules = (faults: RuleTable<State, Event>) =>
  withFaults({ rulesByVersion: { 2: { ...caravan.rulesByVersion[2], ...faults } } })

/** What was found, through the file it is written to. */
async function found(soaked: Soaked): Promise<Found> {
  const { found: what } = await soaking(soaked, 60)
  if (what === null) throw new Error('nothing was found')
  return what
}
const filed = (what: Found) => {
  const find = readFind(`${JSON.stringify(findOf(what, 2))}\n`)
  if (isRefused(find)) throw new Error(find.refused)
  return find
}
async function shows(faulty: Soaked, check: string, moves: number) {
  const find = filed(await found(faulty))
  expect({ check: find.check, moves: find.moves.length }).toEqual({ check, moves })
  expect(showing(faulty, find)?.finding.what).toBe(find.what)
  expect(showing(honest, find)).toBeNull()
  return find
}

test('an honest game passes at all its tables, and no check is idle', async () => {
  const { tally, found: wrong } = await soaking(honest, 15)
  expect(wrong).toBeNull()
  expect(tally).toMatchObject({ cases: 15, records: 15 })
  const { players, options, tables } = tally.games.caravan!
  expect(Object.keys(players)).toEqual(['2', '3', '4'])
  expect(options).toEqual({ rich: expect.anything(), purse: expect.anything() })
  expect(tables).toBe(15)
  // This game makes every view from the beginning.
  for (const [name, ran] of Object.entries(tally.checks))
    if (name !== 'looks') expect(ran, name).toBeGreaterThan(0)
  for (const count of [tally.replays, tally.redeals, tally.undos]) expect(count).toBeGreaterThan(15)
})

describe('a planted fault is found, made short, and shown again by its file', () => {
  test('a clause that is wrong: cards given away for three coins are lost', async () => {
    const { actions, ...rest } = caravan.rulesByVersion[2]!.answer as typeof bidding
    const [answer] = actions
    const lossy = {
      ...answer!,
      perform: ((g, seat, noun, at) => {
        answer!.perform(g, seat, noun, at)
        if (noun === 1 && (at as unknown as { coins: number }).coins === 3) g.s.hands[seat]!.pop()
      }) as NonNullable<typeof answer>['perform'],
    }
    const faulty = withRules({ answer: { ...rest, actions: [lossy] } })
    // Two bid, one of them boasts for a third coin, the other offers him a card and he takes it; or three who are rich.
    await shows(faulty, 'audit', 5)
  })
  test('a clause that throws', async () => {
    const sulking = {
      ...(caravan.rulesByVersion[2]!.sulking as typeof bidding),
      who: () => {
        throw new Error('nobody sulks')
      },
    }
    const find = await shows(withRules({ sulking }), 'course', 4)
    expect(find.what).toBe('nobody sulks')
  })
  test('a bot that is at a loss: only its whole game shows it, and no rule is blamed', async () => {
    const evaluate = () => {
      throw new Error('no idea')
    }
    const faulty = withFaults({ insight: { ...caravan.insight, evaluate } })
    const what = await found(faulty)
    expect(what.finding).toMatchObject({ check: 'bots', what: expect.stringMatching(/ threw no idea$/) })
    expect(showing(faulty, filed(what))).toBeNull()
    const { seed, n } = what
    const again = await tried(faulty, { game: 'caravan', seed, n, lap: n })
    expect(again.found).toMatchObject({ check: 'bots', what: what.finding.what })
  })
  test('a dead end', async () => {
    const [bid, boast] = bidding.actions
    const stubborn = {
      ...bid!,
      refuse: (s: Readonly<State>) => (s.round > 2 ? { rule: 'CV-4', why: 'noCards' } : null),
    }
    const find = await found(withRules({ bidding: { ...bidding, actions: [stubborn, boast!] } }))
    expect(find.finding).toMatchObject({ check: 'course', what: expect.stringContaining('no legal move') })
  })
  test('a view that shows too much', async () => {
    const leak = withFaults({
      view: (s, who, aids) => ({ ...caravan.view(s, who, aids), leak: s.deck.at(-1) }) as View,
    })
    await shows(leak, 'indistinguishable', 0)
  })
  test('a move that shows a card and can be taken back', async () => {
    const [, ...others] = (caravan.rulesByVersion[2]!.leading as typeof bidding).actions
    const silent = {
      ...peek,
      perform: (g, seat, noun, at) => peek.perform({ ...g, s: g.s, tell: null, reveal() {} }, seat, noun, at),
    } as typeof peek
    const leading = { who: (_s: unknown, at: { seat?: number }) => [at.seat!], actions: [silent, ...others] }
    await shows(withRules({ leading } as RuleTable<State, Event>), 'barrier', 3)
  })
  test('a rule with a memory of its own: what is taken back and made again is not the same', async () => {
    let rounds = 0
    const done: typeof bidding.done = (g, at) => {
      g.s.coins[0]! += rounds++ % 7
      bidding.done!(g, at)
    }
    const { finding } = await found(withRules({ bidding: { ...bidding, done } }))
    expect(['json', 'simultaneous', 'undo', 'replay', 'record']).toContain(finding.check)
  })
})

describe('as a command', () => {
  test.each([
    [['--minutes', '0'], "--minutes must be a number above 0, not '0'"],
    [['--game', 'chess'], "no game 'chess'; there are vermaechtnis"],
    [['--again', 'nowhere.json'], 'nowhere.json: no such file'],
    [['--again', join(root, 'package.json')], `${join(root, 'package.json')}: not what a soak has found`],
  ])('%j is answered by one line', async (args, why) => {
    const { code, out, err } = await durbar(['soak', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`durbar: ${why}`)
  })

  test('counts what was played, in threads as alone; one game of the seed is played by its number', async () => {
    const args = ['soak', '--game', 'vermaechtnis', '--seed', '3']
    const { minutes, processorMinutes, threads, ...two } = await json(
      ...args,
      '--cases',
      '2',
      '--threads',
      '2',
    )
    expect({ threads, failures: two.failures, stopped: two.stopped }).toEqual({
      ...{ threads: 2, failures: [], stopped: false },
    })
    expect(minutes).toBeGreaterThan(0)
    expect(processorMinutes).toBeGreaterThan(0)
    expect(two).toMatchObject({ cases: 2, records: 2, checks: { referee: 2 }, tables: { played: 2, of: 4 } })
    const alone = await Promise.all([0, 5].map((n) => json('soak', '--seed', '3', '--case', `${n}`)))
    expect(alone.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(two.decisions)
    expect(alone.map(({ games }) => Object.keys(games))).toEqual(Array(2).fill(['vermaechtnis']))
  })

  test('whoever has had enough is told what came of it', async () => {
    const child = spawn(process.execPath, [
      script,
      'soak',
      '--game',
      'vermaechtnis',
      '--threads',
      '1',
      '--json',
    ])
    let out = ''
    child.stdout.on('data', (data) => (out += data))
    child.stderr.once('data', () => child.kill('SIGINT'))
    const [code] = await once(child, 'close')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ stopped: true, failures: [] })
  })
})
