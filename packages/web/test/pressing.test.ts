/** The order of one's own tables, wherever they stand. */
import type { TableRow } from '@durbar/protocol/court/told'
import type { StoredSummary } from '@durbar/protocol/stored'
import { expect, test } from 'vitest'
import { inOrder } from '../src/pages/pressing.ts'
import { told } from './court/told.ts'

const row = (id: string, pace: TableRow['arrangement']['pace'], change: Partial<TableRow>): TableRow => ({
  id,
  phase: 'playing',
  opened: 0,
  updated: 0,
  host: 'Anna',
  arrangement: { ...told([0]).arrangement, pace },
  seats: [],
  free: 0,
  here: [],
  standing: null,
  result: null,
  awaited: [],
  yours: [0],
  yourTurn: false,
  invited: false,
  due: null,
  ...change,
})
const LIVE = { kind: 'live', minutes: 30, increment: 0 } as const
const SLOW = { kind: 'slow', days: 2 } as const
const stored = (id: string, change: object) =>
  ({ id, updated: 0, over: false, yours: false, ...change }) as unknown as StoredSummary

test('what waits for one comes first, live before slow before no clock; then what is laid, others, bots, what is over', () => {
  const rows = [
    row('others', LIVE, {}),
    row('laid', LIVE, { phase: 'laying' }),
    row('slow', SLOW, { yourTurn: true }),
    row('none', { kind: 'none' }, { yourTurn: true }),
    row('live', LIVE, { yourTurn: true }),
  ]
  const summaries = [
    stored('over', { over: true, updated: 9 }),
    stored('bots', {}),
    stored('mine', { yours: true }),
    stored('mine-newer', { yours: true, updated: 5 }),
  ]
  expect(inOrder(rows, summaries).map(({ id }) => id)).toEqual([
    'live',
    'slow',
    'none',
    'mine-newer',
    'mine',
    'laid',
    'others',
    'bots',
    'over',
  ])
})
