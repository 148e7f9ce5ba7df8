/** The dashboard asks for nothing that a node does not tell. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Metrics } from '../src/operation/metrics.ts'

test('every figure of the dashboard is one of the metrics', () => {
  const metrics = new Metrics()
  metrics.answered('done', 12)
  const told = metrics.exposition({ sockets: 1, people: 1, tables: 1, changes: 1, commits: 1, reviews: 1 })
  metrics.close()
  const names = new Set([...told.matchAll(/^([a-z_0-9]+)[ {]/gm)].map(([, name]) => name))
  const file = new URL('../../../deploy/dashboard.json', import.meta.url)
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: { targets: { expr: string }[] }[] }
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(durbar|process)_[a-z_0-9]+/g) ?? []),
  )
  expect(asked.length).toBeGreaterThan(9)
  expect(asked.filter((name) => !names.has(name))).toEqual([])
})

test('an answer is counted in every step that it kept within', () => {
  const metrics = new Metrics()
  for (const ms of [4, 20, 700, 2600]) metrics.answered('done', ms)
  const told = metrics.exposition({ sockets: 0, people: 0, tables: 0, changes: 0, commits: 0, reviews: 0 })
  metrics.close()
  expect([...told.matchAll(/_bucket\{le="(\S+)"\} (\d)/g)].map(([, most, count]) => [most, count])).toEqual([
    ['0.005', '1'],
    ['0.01', '1'],
    ['0.025', '2'],
    ['0.05', '2'],
    ['0.1', '2'],
    ['0.25', '2'],
    ['0.5', '2'],
    ['1', '3'],
    ['2.5', '3'],
    ['+Inf', '4'],
  ])
})
