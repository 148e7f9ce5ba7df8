/** What people at a table are told of what changed there. */
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { TableTold } from '@durbar/protocol/court/told'
import { expect, test } from 'vitest'
import { CourtTable } from '../../src/court/court-table.ts'
import { newsBetween } from '../../src/court/news.ts'
import { fakeCourt } from './fake-court.ts'
import { ID, told } from './told.ts'

type Seat = TableTold['seats'][number]
const person = (who: string, name: string, change: object = {}): Seat => ({
  kind: 'person',
  person: who,
  name,
  emblem: null,
  colour: null,
  guest: false,
  ready: false,
  standIn: null,
  ...change,
})
const ANNA = person('anna0000', 'Anna')
const JONAS = person('jonas000', 'Jonas')
const OPEN: Seat = { kind: 'open' }
const laying = (seats: readonly Seat[], change: Partial<TableTold> = {}) =>
  told([0], { phase: 'laying', seats, ...change })

test('who sits down, stands up, changes seats, and who shares a device', () => {
  const alone = laying([ANNA, OPEN, OPEN])
  const both = laying([ANNA, JONAS, OPEN])
  expect(newsBetween(alone, both)).toEqual([{ type: 'sat', name: 'Jonas' }])
  expect(newsBetween(both, laying([ANNA, OPEN, JONAS]))).toEqual([{ type: 'moved', name: 'Jonas' }])
  expect(newsBetween(both, alone)).toEqual([{ type: 'left', name: 'Jonas' }])
  const lena = person('anna0000', 'Lena', { guest: true })
  expect(newsBetween(both, laying([ANNA, JONAS, lena]))).toEqual([{ type: 'sat', name: 'Lena' }])
  expect(newsBetween(both, both)).toEqual([])
})

test('settings that changed are named, each of them, and options by their keys', () => {
  const before = laying([ANNA, OPEN])
  const { arrangement } = before
  const after = laying([ANNA, OPEN, OPEN], {
    arrangement: {
      ...arrangement,
      pace: { kind: 'slow', days: 2 },
      talk: 'phrases',
      options: { version: 'pro1' },
    },
  })
  expect(newsBetween(before, after)).toEqual([
    { type: 'settings', settings: ['seats', 'pace', 'talk'], options: ['version'] },
  ])
})

test('a host who was succeeded, and whoever was asked to leave, are told so', () => {
  const before = laying([JONAS, ANNA], { host: 'jonas000', yours: [1] })
  expect(newsBetween(before, { ...before, host: 'anna0000' })).toEqual([
    { type: 'hosts', name: 'Anna', you: true, was: 'Jonas' },
  ])
  // Who has stood up is not gone.
  const left = laying([OPEN, ANNA], { host: 'anna0000', yours: [1] })
  expect(newsBetween(before, left)).toContainEqual({ type: 'hosts', name: 'Anna', you: true, was: null })
  expect(newsBetween(before, laying([JONAS, OPEN], { host: 'jonas000', yours: [] }))).toEqual([
    { type: 'sentAway' },
  ])
})

test('in play: a bot that steps in, a person who is back, a request that was declined', () => {
  const before = told([0])
  const standIn = { why: 'left', level: 'level2' } as const
  const without = { ...before, seats: before.seats.with(1, person('jonas000', 'Jonas', { standIn })) }
  expect(newsBetween(before, without)).toEqual([{ type: 'standIn', seat: 1, name: 'Jonas', by: standIn }])
  expect(newsBetween(without, before)).toEqual([{ type: 'back', seat: 1, name: 'Jonas', moves: 0 }])
  const request = { seat: 0, until: 9000, allowed: [], declined: null }
  const asked = { ...before, request }
  const declined = { ...before, request: { ...request, declined: 'jonas000' } }
  expect(newsBetween(asked, declined)).toEqual([{ type: 'declined', name: 'Jonas' }])
  expect(newsBetween(declined, declined)).toEqual([])
})

function atTable() {
  const court = fakeCourt()
  const table = new CourtTable(ID, court.connection, undefined, () => 0)
  court.welcome()
  court.say({ type: 'table', table: told([0]) })
  const message = (n: number, text: string, who = 'jonas000') => ({
    n,
    at: 1000 + n,
    room: 'players' as const,
    from: { person: who, name: 'Jonas', emblem: null, colour: null },
    what: { text },
  })
  return { court, table, message }
}

test('whoever is back is told of with how many moves the bot has made, what was before not among them', () => {
  const { court, table } = atTable()
  const moved = (by: number, ...plies: number[]): ServerFrame => ({
    type: 'update',
    table: ID,
    facing: 0,
    ply: plies.at(-1)!,
    revision: plies.at(-1)!,
    view: {},
    told: plies.map((ply) => ({ ply, by, ms: 0, events: [] })),
    question: null,
    awaited: [],
    mayUndo: false,
    result: null,
  })
  const standIn = { why: 'left', level: 'level2' } as const
  const here = told([0])
  const gone = { ...here, seats: here.seats.with(1, person('jonas000', 'Jonas', { standIn })) }
  court.say(moved(1, 1, 2))
  court.say({ type: 'table', table: gone })
  court.say(moved(1, 3))
  court.say(moved(0, 4))
  // After a break some of it is told again.
  court.say(moved(1, 2, 3, 5))
  court.say({ type: 'table', table: here })
  expect(table.get().news.at(-1)?.news).toEqual({ type: 'back', seat: 1, name: 'Jonas', moves: 2 })
})

test('what was said too fast is given back; what was heard is not', () => {
  const { court, table, message } = atTable()
  table.say({ text: 'one' })
  court.say({ type: 'talk', table: ID, messages: [message(1, 'one', 'anna0000')] })
  court.say({ type: 'mistake', why: 'tooFast', text: 'one hint at a time' })
  expect(table.get().unsaid).toBeNull()
  table.say({ text: 'two' })
  court.say({ type: 'mistake', why: 'tooFast', text: 'slow down' })
  expect(table.get().unsaid).toEqual({ text: 'two' })
  table.say({ text: 'two' })
  expect(table.get().unsaid).toBeNull()
})

test('who is writing stops when it was said; what was heard is no longer new', () => {
  const { court, table, message } = atTable()
  court.say({ type: 'typing', table: ID, person: 'jonas000' })
  expect(table.get().typing.map(({ person }) => person)).toEqual(['jonas000'])
  court.say({ type: 'talk', table: ID, messages: [message(4, 'hello')] })
  expect(table.get().typing).toEqual([])
  expect(table.get().heard).toBe(0)
  table.hears()
  expect(table.get().heard).toBe(4)
})
