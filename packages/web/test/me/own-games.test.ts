/** Games of this device beside those of the court. */
import type { RecordRow } from '@durbar/protocol/court/people'
import type { StoredSummary } from '@durbar/protocol/stored'
import { expect, test } from 'vitest'
import { gameHere, gamesAt, together } from '../../src/me/own-games.ts'
import { summaryOf } from '../../src/me/statistics.ts'

const finished: StoredSummary = {
  version: 2,
  id: 'raja-1',
  game: 'raja',
  seats: [
    { kind: 'bot', level: 'level2', name: 'Vizier' },
    { kind: 'person', name: 'Anna' },
  ],
  options: {},
  updated: 2000,
  ply: 40,
  over: true,
  result: { scores: [12, 30], places: [2, 1], end: 'palaces' },
  yours: false,
  standing: null,
}
const atCourt: RecordRow = {
  table: 'table000',
  game: 'raja',
  ended: 1000,
  seats: [{ name: 'Anna' }, { name: 'Ben' }],
  seat: 0,
  scores: [20, 25],
  places: [2, 1],
}

test('a game against bots on this device counts with those at court, and both can be told apart', () => {
  const here = gameHere(finished)!
  expect(here).toMatchObject({ table: 'raja-1', seat: 1, ended: 2000, here: true })
  expect(here.seats).toEqual([{ name: 'level2', bot: 'level2' }, { name: 'Anna' }])
  const all = together([atCourt], [here])
  expect(all.map(({ table }) => table)).toEqual(['raja-1', 'table000'])
  expect(summaryOf(all)).toMatchObject({ games: 2, wins: 1, since: 1000 })
  expect(gamesAt(all, 'court')).toEqual([atCourt])
  expect(gamesAt(all, 'here')).toEqual([here])
})

test('what is not over, what several played around the device, and what only bots played is nobody’s', () => {
  expect(gameHere({ ...finished, result: null })).toBeNull()
  expect(gameHere({ ...finished, seats: [finished.seats[1]!, finished.seats[1]!] })).toBeNull()
  expect(gameHere({ ...finished, seats: [finished.seats[0]!, finished.seats[0]!] })).toBeNull()
})
