/** A table at court through the same messages as a table on this device. */
import type { Difference } from '@durbar/protocol/court/difference'
import type { ClientFrame, ServerFrame } from '@durbar/protocol/court/frames'
import type { TableTold } from '@durbar/protocol/court/told'
import type { Notice } from '@durbar/protocol/messages'
import { expect, test } from 'vitest'
import { CourtTable } from '../../src/court/court-table.ts'
import { SocketTransport } from '../../src/court/socket-transport.ts'
import { fakeCourt } from './fake-court.ts'
import { ID, told } from './told.ts'

type UpdateFrame = Extract<ServerFrame, { type: 'update' }>
const move = (ply: number, ms = ply) => ({ ply, by: ply === 0 ? null : 1, ms, events: [] })
const update = (ply: number, change: Partial<UpdateFrame> = {}): UpdateFrame => ({
  type: 'update',
  table: ID,
  ply,
  revision: 10 + ply,
  facing: 0,
  view: { ply },
  told: Array.from({ length: ply + 1 }, (_, n) => move(n)),
  question: null,
  awaited: [1],
  mayUndo: false,
  result: null,
  ...change,
})

function atTable(yours: readonly number[]) {
  const court = fakeCourt()
  const table = new CourtTable(ID, court.connection, undefined, () => 0)
  const notices: Notice[] = []
  const transport = new SocketTransport(table)
  transport.receive((notice) => notices.push(notice))
  court.welcome()
  court.say({ type: 'table', table: told(yours) })
  transport.send({ type: 'open', id: ID })
  const joins = () =>
    court
      .line()
      .sent.filter((frame): frame is Extract<ClientFrame, { type: 'join' }> => frame.type === 'join')
  const updates = () => notices.flatMap((notice) => (notice.type === 'update' ? [notice] : []))
  return { court, transport, notices, joins, updates, table }
}

test('one seat is faced at once; persons at other devices are elsewhere', () => {
  const { court, joins, updates } = atTable([0])
  expect(joins().at(-1)).toMatchObject({ facing: 0, since: 0 })
  court.say(update(2))
  expect(updates()).toHaveLength(1)
  expect(updates()[0]).toMatchObject({ facing: 0, handTo: null, ply: 2 })
  expect(updates()[0]!.summary.seats.map((seat) => 'elsewhere' in seat)).toEqual([false, true, true])
})

test('somebody else sits down in a seat, or has another name: told at once, without a move', () => {
  const { court, updates } = atTable([0])
  court.say(update(2))
  const before = told([0])
  court.say({ type: 'table', table: before })
  expect(updates()).toHaveLength(1)
  const eva = { ...before.seats[1]!, person: 'eva00000', name: 'Eva' } as TableTold['seats'][number]
  court.say({ type: 'table', table: { ...before, seats: before.seats.with(1, eva) } })
  expect(updates()).toHaveLength(2)
  expect(updates().at(-1)).toMatchObject({ ply: 2, told: [] })
  expect(updates().at(-1)!.summary.seats[1]).toMatchObject({ name: 'Eva' })
})

test('two seats at one device: a curtain before each, and no update that was meant for other eyes', () => {
  const { court, transport, joins, updates } = atTable([0, 2])
  expect(joins().at(-1)).toMatchObject({ facing: null })
  court.say(update(0, { facing: null, awaited: [0] }))
  expect(updates().at(-1)).toMatchObject({ facing: null, handTo: 0 })
  transport.send({ type: 'face', seat: 0 })
  expect(joins().at(-1)).toMatchObject({ facing: 0, since: 0 })
  court.say(update(0, { facing: null, awaited: [0] }))
  court.say(update(0, { facing: 0, awaited: [0] }))
  expect(updates().map(({ facing }) => facing)).toEqual([null, 0])
  // The next of the two is asked: the device turns away before anything is shown.
  court.say(update(1, { facing: 0, awaited: [2], told: [move(1)] }))
  expect(joins().at(-1)).toMatchObject({ facing: null })
  expect(updates()).toHaveLength(2)
})

test('two seats at one device that hide nothing: it turns to whoever is asked, and a curtain comes only before a secret', () => {
  const { court, joins, updates } = atTable([0, 2])
  court.say(update(0, { facing: null, awaited: [0], hides: [] }))
  expect(joins().at(-1)).toMatchObject({ facing: 0 })
  court.say(update(0, { facing: 0, awaited: [0], hides: [] }))
  court.say(update(1, { facing: 0, awaited: [2], hides: [], told: [move(1)] }))
  expect(joins().at(-1)).toMatchObject({ facing: 2 })
  court.say(update(1, { facing: 2, awaited: [2], hides: [] }))
  expect(updates().map(({ facing, handTo }) => [facing, handTo])).toEqual([
    [0, null],
    [2, null],
  ])
  court.say(update(2, { facing: 2, awaited: [0], hides: [0], told: [move(2)] }))
  expect(joins().at(-1)).toMatchObject({ facing: null })
  court.say(update(2, { facing: null, awaited: [0], hides: [0] }))
  expect(updates().at(-1)).toMatchObject({ facing: null, handTo: 0 })
  expect(updates().at(-1)).not.toHaveProperty('hides')
})

test('what is refused or could not be written is followed by what stands there; what is stale by what the court tells', async () => {
  const { court, transport, notices, updates } = atTable([0])
  court.say(update(2, { awaited: [0] }))
  const play = (key: string) =>
    transport.send({ type: 'play', seat: 0, ply: 2, revision: 12, key, move: { type: 'takeCoin' } })
  play('refused-key')
  expect(court.line().sent.at(-1)).toMatchObject({ type: 'intent', key: 'refused-key' })
  const answer = { type: 'refused', why: 'rules', text: 'no', rule: '3.1' } as const
  court.say({ type: 'answer', table: ID, key: 'refused-key', answer })
  await Promise.resolve()
  expect(notices.map(({ type }) => type)).toEqual(['update', 'refused', 'update'])
  expect(updates().at(-1)).toMatchObject({ ply: 2, told: [] })
  play('stale-key')
  court.say({ type: 'answer', table: ID, key: 'stale-key', answer: { type: 'stale' } })
  await Promise.resolve()
  court.say(update(3, { told: [move(3)] }))
  expect(notices.map(({ type }) => type).slice(3)).toEqual(['stale', 'update'])
})

test('after a break the story goes on where it was; nothing is drawn again if nothing has happened', () => {
  const { court, joins, updates } = atTable([0])
  court.say(update(5))
  court.breakLine()
  court.pass(500)
  court.welcome()
  expect(joins().at(-1)).toMatchObject({ facing: 0, since: 5 })
  court.say(update(5, { told: [move(5)] }))
  expect(updates()).toHaveLength(1)
  court.breakLine()
  court.pass(500)
  court.welcome()
  court.say(update(7, { told: [move(5), move(6), move(7)] }))
  expect(
    updates()
      .at(-1)!
      .told.map(({ ply }) => ply),
  ).toEqual([6, 7])
  // It was missed; what comes after it is not.
  expect(updates().at(-1)!.missed).toBe(true)
  court.say(update(8, { told: [move(8)] }))
  expect(updates().at(-1)!.missed).toBeUndefined()
})

test('whoever resigns is asked nothing any more, at once', () => {
  const { court, updates } = atTable([0])
  const question = { rule: 'turn', moves: [{ type: 'takeCoin' }], follows: ['final' as const], refused: [] }
  court.say(update(2, { awaited: [0], question }))
  expect(updates().at(-1)!.question).not.toBeNull()
  const { seats } = told([0])
  const [anna, ...others] = seats
  if (anna?.kind !== 'person') throw new Error('Anna sits there')
  const standIn = { why: 'resigned', level: 'level2' } as const
  court.say({ type: 'table', table: told([0], { seats: [{ ...anna, standIn }, ...others] }) })
  expect(updates().at(-1)).toMatchObject({ ply: 2, question: null })
})

test('moves that were taken back and made anew during a break are told from the beginning', () => {
  const { court, joins, updates } = atTable([0])
  court.say(update(5))
  court.breakLine()
  court.pass(500)
  court.welcome()
  court.say(update(6, { told: [move(5, 99), move(6)] }))
  expect(updates()).toHaveLength(1)
  expect(joins().at(-1)).toMatchObject({ since: 0 })
  court.say(update(6))
  expect(updates().at(-1)).toMatchObject({ ply: 6 })
})

test('a move that is taken back leaves the log', () => {
  const { court, updates } = atTable([0])
  court.say(update(5))
  court.say(update(4, { told: [], revision: 30 }))
  expect(
    updates()
      .at(-1)!
      .told.map(({ ply }) => ply),
  ).toEqual([4])
})

test('a device is bound to its chance on sitting down and opens it when all are bound', () => {
  const court = fakeCourt()
  new CourtTable('table0d1ce', court.connection, undefined, () => 0)
  court.welcome()
  const laying = (change: Partial<TableTold>) =>
    court.say({ type: 'table', table: told([0], { id: 'table0d1ce', phase: 'laying', ...change }) })
  const intents = () => court.line().sent.flatMap((frame) => (frame.type === 'intent' ? [frame.intent] : []))
  laying({})
  laying({})
  const [bind, ...more] = intents()
  expect(more).toEqual([])
  if (bind?.type !== 'bind') throw new Error('nothing was bound')
  const { dice } = told([0])
  const chances = [{ seat: 0, commitment: bind.commitment, chance: null }]
  laying({ dice: { ...dice, chances, dealing: { mayAdd: false, bindBy: 1, addBy: 2 } } })
  expect(intents()).toHaveLength(1)
  laying({ phase: 'dealing', dice: { ...dice, chances, dealing: { mayAdd: true, bindBy: 1, addBy: 2 } } })
  expect(intents()[1]).toMatchObject({ type: 'add' })
})

test('what has changed is put together with what is known, and asked for whole where nothing is', () => {
  const { court, joins, updates } = atTable([0])
  court.say(update(1, { view: { day: 1, offer: ['jug', 'mask'] } }))
  const steps: Difference[] = [{ offer: { 0: [null] } }, { day: [2] }]
  court.say(update(2, { view: null, told: [move(2)], changes: { of: 11, steps } }))
  expect(updates().at(-1)).toMatchObject({ ply: 2, view: { day: 2, offer: [null, 'mask'] } })
  expect(updates().at(-1)!.told.at(-1)!.views).toEqual([{ day: 1, offer: [null, 'mask'] }])
  const asked = joins().length
  court.say(update(4, { view: null, told: [move(4)], changes: { of: 13, steps: [null] } }))
  expect(updates()).toHaveLength(2)
  expect(joins().slice(asked)).toMatchObject([{ facing: 0, since: 0 }])
})
