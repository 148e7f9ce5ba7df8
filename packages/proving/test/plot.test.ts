import { expect, test } from 'vitest'
import { plotOf } from '../src/plot.ts'

test('every axis has a chart of every figure, and every point its place in it', () => {
  const point = { movesPerSecond: 10, p50: 2, p99: 8, rssMB: 150, cpuMsPerMove: 0.5, bytesPerMove: 4000 }
  const grown = {
    tables: [
      { ...point, at: 50 },
      { ...point, at: 100, p99: 16 },
    ],
    nodes: [{ ...point, at: 1 }],
  }
  const svg = plotOf(grown)
  expect(svg.match(/<polyline/g)).toHaveLength(6)
  expect(svg.match(/<circle/g)).toHaveLength(9)
  expect(svg).toContain('p99, ms, by tables')
  expect(svg).toContain('<title>100: 16</title>')
  expect(svg).not.toContain('NaN')
})
