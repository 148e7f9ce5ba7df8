/** `durbar bench`: what it measures, and what it holds the levels to. */
import { describe, expect, test } from 'vitest'
import { LIMITS, line, quantile, type Timing, verdict } from '../src/bench-bots.ts'
import { durbar, json } from './durbar.ts'

test('bench prints what was measured', async () => {
  const summary = await json('bench', '--game', 'vermaechtnis', '--players', '2')
  expect(summary).toMatchObject({ game: 'vermaechtnis', players: 2 })
  for (const key of [
    'decisionsPerSecond',
    'gamesPerSecond',
    'cloneMicroseconds',
    'meanLegal',
    'maxLegal',
    'meanDecisions',
    'peakMemoryMiB',
  ])
    expect(summary[key], key).toBeGreaterThan(0)
}, 120_000)

describe('bench --bots', () => {
  const args = ['bench', '--bots', '--game', 'vermaechtnis', '--players', '2', '--seconds', '1']
  test('times every level over whole games and holds levels 2 and 5 to their limits', async () => {
    const { code, out } = await durbar([...args, '--json'])
    const timings: Timing[] = JSON.parse(out).timings
    expect(timings.map(({ bot }) => bot)).toEqual(['level1', 'level2', 'level3', 'level4', 'level5'])
    for (const {
      bot,
      medianMs,
      p95Ms,
      maxMs,
      maxWallMs,
      limitMs,
      within,
      iterations,
      ...timing
    } of timings) {
      expect(timing).toMatchObject({ game: 'vermaechtnis', players: 2 })
      expect(timing.decisions, bot).toBeGreaterThan(0)
      expect(timing.games, bot).toBeGreaterThan(0)
      expect(medianMs).toBeLessThanOrEqual(p95Ms)
      expect(p95Ms).toBeLessThanOrEqual(maxMs)
      expect(maxWallMs).toBeGreaterThan(0)
      expect(limitMs, bot).toBe(LIMITS[bot] ?? null)
      expect(within, bot).toBe(limitMs === null ? null : maxMs <= limitMs)
      expect(iterations !== null, bot).toBe(bot === 'level4' || bot === 'level5')
    }
    const [, , level3, level4, level5] = timings
    expect(level4!.medianMs).toBeGreaterThan(level3!.medianMs)
    expect(level5!.maxMs).toBeGreaterThan(level4!.medianMs)
    expect(code).toBe(timings.some(({ within }) => within === false) ? 1 : 0)
  })
  test('a line for each level and a verdict for each limit', () => {
    const timing: Timing = {
      game: 'vermaechtnis',
      players: 2,
      bot: 'level5',
      decisions: 12,
      games: 1,
      iterations: 2000,
      medianMs: 100,
      p95Ms: 300,
      maxMs: 412.34,
      maxWallMs: 500,
      limitMs: 1000,
      within: true,
    }
    expect(line(timing)).toBe(
      'vermaechtnis  level5  2 players  median   100.00  95 %   300.00  max   412.34 ms      12 decisions  2000 iterations',
    )
    expect(verdict(timing)).toBe(
      'holds: vermaechtnis level5 within 1000 ms of one core (slowest 412.3, by the clock 500.0)',
    )
    expect(verdict({ ...timing, within: false })).toMatch(/^BROKEN: vermaechtnis level5 /)
  })
  test('a quantile is a value of the list that its share does not exceed', () => {
    const list = Array.from({ length: 20 }, (_, i) => i + 1)
    expect([0, 0.5, 0.95, 1].map((share) => quantile(list, share))).toEqual([1, 10, 19, 20])
    expect(quantile([7], 0.95)).toBe(7)
  })
})
