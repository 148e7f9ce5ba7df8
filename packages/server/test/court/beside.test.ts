/** What is told of a table beside its match: whenever any of it is otherwise, and only then. */
import type { CourtTable } from '@durbar/match/court'
import { expect, test } from 'vitest'
import { isSameBeside } from '../../src/court/telling.ts'
import { PLAIN } from './house.ts'

const seat = (change: object = {}) => ({
  laid: { kind: 'person', person: 'anna' },
  since: 1,
  ready: true,
  standIn: null,
  spent: 0,
  ...change,
})
const [one, two] = [seat(), seat()]
const TABLE = {
  id: 'table',
  revision: 5,
  phase: 'playing',
  host: 'anna',
  arrangement: PLAIN,
  seats: [one, two],
  starting: null,
  dealing: null,
  chances: [],
  commitment: 'c',
  request: null,
  votes: new Map(),
  wants: new Map(),
  wantedSince: null,
  followed: null,
} as unknown as CourtTable
const at = (change: object) => ({ ...TABLE, ...change }) as CourtTable

test('a move alone changes nothing beside the match, whatever it cost', () => {
  expect(isSameBeside(TABLE, at({ revision: 6, updated: 99, asked: new Map() }))).toBe(true)
  expect(isSameBeside(TABLE, at({ seats: [{ ...one, spent: 700 }, two] }))).toBe(true)
})

test.each<[string, object]>([
  ['the phase', { phase: 'over' }],
  ['the host', { host: 'ben' }],
  ['what was agreed', { arrangement: { ...PLAIN, talk: 'off' } }],
  ['the count before the start', { starting: 1 }],
  ['what was added to the dice', { chances: [{}] }],
  ['the commitment', { commitment: 'd' }],
  ['a vote', { votes: new Map([[0, ['anna']]]) }],
  ['who wants another game', { wants: new Map([['anna', true]]) }],
  ['since when', { wantedSince: 3 }],
  ['the next game', { followed: 'next' }],
  ['one seat more', { seats: [one, two, seat()] }],
  ['one seat less', { seats: [one] }],
  ['whoever sits there', { seats: [one, seat({ laid: { kind: 'bot', level: 'level1' } })] }],
  ['whether they are ready', { seats: [one, { ...two, ready: false }] }],
  ['a bot in their place', { seats: [{ ...one, standIn: { why: 'left' } }, two] }],
])('%s is told to those who are there', (_, change) => {
  expect(isSameBeside(TABLE, at(change))).toBe(false)
  expect(isSameBeside(at(change), TABLE)).toBe(false)
})

test.each<[string, object]>([
  ['clocks run', { arrangement: { ...PLAIN, pace: { kind: 'live', minutes: 5, increment: 0 } } }],
  ['dice are dealt', { dealing: { bindBy: 1, addBy: 2 } }],
  ['somebody asks to take something back', { request: { seat: 0, until: 9, allowed: [], declined: null } }],
])('where %s it is never the same: it depends on the time of day', (_, change) => {
  expect(isSameBeside(at(change), at({ ...at(change), revision: 6 }))).toBe(false)
  // Also as that begins, and as it ends.
  const { arrangement, ...rest } = change as { arrangement?: object }
  if (arrangement) return
  expect(isSameBeside(TABLE, at(rest))).toBe(false)
  expect(isSameBeside(at(rest), TABLE)).toBe(false)
})
