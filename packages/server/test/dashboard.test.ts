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
