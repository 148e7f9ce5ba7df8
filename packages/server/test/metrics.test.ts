/** What an operator reads of a node, figure by figure. */
import { expect, onTestFinished, test } from 'vitest'
import { Metrics } from '../src/operation/metrics.ts'

const NOTHING = { sockets: 0, people: 0, tables: 0, changes: 0, commits: 0, reviews: 0 }

function metrics() {
  const counted = new Metrics()
  onTestFinished(() => counted.close())
  const read = (standing = NOTHING) =>
    new Map(
      counted
        .exposition(standing)
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => {
          const at = line.lastIndexOf(' ')
          return [line.slice(0, at), Number(line.slice(at + 1))] as const
        }),
    )
  return { counted, read }
}

test('a node that has done nothing says so', () => {
  const { read } = metrics()
  const figures = read()
  for (const name of ['durbar_intent_seconds_sum', 'durbar_intent_seconds_count', 'durbar_troubles_total'])
    expect([name, figures.get(name)]).toEqual([name, 0])
  for (const [name, value] of figures) if (name.includes('_bucket')) expect([name, value]).toEqual([name, 0])
})

test('what stands is told as it stands', () => {
  const { read } = metrics()
  const figures = read({ sockets: 1, people: 2, tables: 3, changes: 4, commits: 5, reviews: 6 })
  const names = ['sockets', 'people', 'tables', 'changes_total', 'commits_total', 'reviews_owed']
  expect(names.map((name) => figures.get(`durbar_${name}`))).toEqual([1, 2, 3, 4, 5, 6])
})

test('answers are counted by kind, and their time is added up in seconds', () => {
  const { counted, read } = metrics()
  for (const ms of [4, 20, 700]) counted.answered('done', ms)
  counted.answered('stale', 2600)
  const figures = read()
  expect(figures.get('durbar_intents_total{answer="done"}')).toBe(3)
  expect(figures.get('durbar_intents_total{answer="stale"}')).toBe(1)
  expect(figures.get('durbar_intent_seconds_count')).toBe(4)
  expect(figures.get('durbar_intent_seconds_sum')).toBeCloseTo(3.324, 9)
})

test('an answer that takes as long as a step allows kept within it', () => {
  const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
  for (const [n, step] of steps.entries()) {
    const { counted, read } = metrics()
    counted.answered('done', step * 1000)
    const figures = read()
    const within = steps.map((each) => figures.get(`durbar_intent_seconds_bucket{le="${each}"}`))
    expect(within).toEqual(steps.map((_, i) => (i >= n ? 1 : 0)))
  }
})

test('troubles are counted', () => {
  const { counted, read } = metrics()
  for (let n = 0; n < 3; n++) counted.trouble()
  expect(read().get('durbar_troubles_total')).toBe(3)
})

test('the process tells its memory in bytes, its work in seconds, and how late it was since it was last asked', async () => {
  const { read } = metrics()
  await new Promise((resolve) => setTimeout(resolve, 60))
  // Whoever holds up the loop is late by as much.
  for (const until = performance.now() + 150; performance.now() < until; );
  await new Promise((resolve) => setTimeout(resolve, 60))
  const figures = read()
  const { user, system } = process.cpuUsage()
  const seconds = (user + system) / 1e6
  expect(figures.get('process_cpu_seconds_total')).toBeLessThanOrEqual(seconds)
  expect(figures.get('process_cpu_seconds_total')).toBeGreaterThan(0.5 * seconds)
  const rss = figures.get('process_resident_memory_bytes')!
  expect(rss / process.memoryUsage().rss).toBeGreaterThan(0.5)
  const late = figures.get('durbar_loop_delay_p99_seconds')!
  expect(late).toBeGreaterThan(0.08)
  expect(late).toBeLessThan(60)
  expect(read().get('durbar_loop_delay_p99_seconds')).toBeLessThan(late)
})
