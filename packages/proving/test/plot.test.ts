import { expect, test } from 'vitest'
import { plotOfGrowth, plotOfTimes } from '../src/plot.ts'

test('every axis has a chart of every figure, and every point its place in it', () => {
  const point = { movesPerSecond: 10, p50: 2, p99: 8, rssMB: 150, cpuMsPerMove: 0.5, bytesPerMove: 4000 }
  const grown = {
    tables: [
      { ...point, at: 50 },
      { ...point, at: 100, p99: 16 },
    ],
    nodes: [{ ...point, at: 1 }],
  }
  const svg = plotOfGrowth(grown)
  expect(svg.match(/<polyline/g)).toHaveLength(6)
  expect(svg.match(/<circle/g)).toHaveLength(9)
  expect(svg).toContain('p99, ms, by tables')
  expect(svg).toContain('<title>How the cost of a move grows</title>')
  expect(svg).toContain('<title>100: 16</title>')
  expect(svg).not.toContain('NaN')
})

test('of a hundred moves so many stand within so many milliseconds, on both lines', () => {
  const acknowledged = Array.from({ length: 1000 }, (_, n) => 1 + (n % 10) / 10)
  const svg = plotOfTimes({ acknowledged, shown: acknowledged.map((ms) => 10 * ms) })
  const lines = [...svg.matchAll(/points="([^"]*)"/g)].map(([, points]) =>
    points!.split(' ').map((point) => point.split(',').map(Number)),
  )
  expect(lines.map((line) => line.length)).toEqual([101, 101])
  const [solid, dashed] = lines as [number[][], number[][]]
  // Ten times as long is one decade to the right: 468 wide for five of them.
  solid.forEach(([x, y], n) => {
    expect(dashed[n]![1]).toBe(y)
    expect(dashed[n]![0]! - x!).toBeCloseTo(468 / 5, 0)
  })
  expect(solid[0]![1]).toBeGreaterThan(solid[100]![1]!)
  expect(svg).toContain('acknowledged (1000, solid)')
})

test('a load in which nothing was answered is drawn too', () => {
  expect(plotOfTimes({ acknowledged: [], shown: [] })).not.toContain('NaN')
})
