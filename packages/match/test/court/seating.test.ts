/** Before the game: seats of every kind, the host, and how it starts. */
import { host } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { ANNA, BEN, CLEO, Court, DEV, PLAIN, person, ports } from './court.ts'

const OPEN = { kind: 'open' } as const
const INVITED = { kind: 'invited', name: 'Ben' } as const
const BOT = { kind: 'bot', level: 'level4' } as const

test('a seat is taken, changed, left, offered and given to a bot', () => {
  const court = new Court([person(ANNA), INVITED, OPEN, OPEN])
  court.does(BEN, { type: 'take', seat: 1 })
  court.does(CLEO, { type: 'take', seat: 2 }, false)
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([person(ANNA), person(BEN), person(CLEO), OPEN])
  court.does(CLEO, { type: 'swap', a: 2, b: 3 })
  court.does(BEN, { type: 'leave' })
  court.does(ANNA, { type: 'lay', seat: 1, as: BOT })
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([person(ANNA), BOT, OPEN, person(CLEO)])
  court.does(ANNA, { type: 'lay', seat: 3, as: OPEN })
  court.does(ANNA, { type: 'swap', a: 0, b: 1 })
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([BOT, person(ANNA), OPEN, OPEN])
  court.checkFold()
})

test('an invited seat and a table by link are for those who hold the invitation', () => {
  const court = new Court([person(ANNA), INVITED, OPEN])
  court.refuses(BEN, { type: 'take', seat: 1 }, 'notInvited', false)
  court.does(BEN, { type: 'take', seat: 1 }, true)
  const hidden = new Court([person(ANNA), OPEN], { door: 'link' })
  hidden.refuses(BEN, { type: 'take', seat: 1 }, 'notInvited', false)
  hidden.does(BEN, { type: 'take', seat: 1 }, true)
})

test('a second seat of a person is for a guest at the same device', () => {
  const court = new Court([person(ANNA), OPEN, OPEN])
  court.refuses(ANNA, { type: 'take', seat: 1 }, 'taken')
  court.does(ANNA, { type: 'take', seat: 1, guest: 'Lena' })
  court.does(BEN, { type: 'take', seat: 2 })
  court.begin(ANNA, BEN)
  for (let i = 0; i < 6; i++) court.step()
  const { by } = court.table.authority!.updateFor(1).told.at(-1)!
  expect([0, 1, 2]).toContain(by)
  court.refuses(BEN, { ...court.intentOf(court.awaited[0]!), seat: 1 }, 'notYours')
  court.checkFold()
})

test('whoever sits needs no invitation for another seat: for somebody at the same device, or to move there', () => {
  const court = new Court([person(ANNA), INVITED, INVITED], { door: 'link' })
  court.does(ANNA, { type: 'take', seat: 1, guest: 'Lena' }, false)
  expect(court.table.seats[1]!.laid).toEqual(person(ANNA, 'Lena'))
  const moving = new Court([person(ANNA), person(BEN), INVITED], { door: 'link' })
  moving.does(BEN, { type: 'swap', a: 1, b: 2 }, false)
  expect(moving.table.seats[2]!.laid).toEqual(person(BEN))
})

test('what only the host may do, others may not; nor anybody once it has begun', () => {
  const court = new Court([person(ANNA), person(BEN)])
  const asked = [
    { type: 'lay', seat: 1, as: BOT },
    { type: 'arrange', arrangement: PLAIN },
    { type: 'begin' },
    { type: 'close' },
  ] as const
  for (const intent of asked) court.refuses(BEN, intent, 'notHost')
  court.refuses(BEN, { type: 'swap', a: 0, b: 1 }, 'notYours')
  court.refuses(CLEO, { type: 'take', seat: 1 }, 'taken')
  court.refuses(CLEO, { type: 'take', seat: 7 }, 'noSeat')
  court.begin(ANNA, BEN)
  for (const intent of asked) court.refuses(ANNA, intent, 'begun')
})

test('options that do not fit are refused with the rule, and nothing is arranged', () => {
  const court = new Court([person(ANNA), OPEN])
  court.refuses(ANNA, { type: 'arrange', arrangement: { ...PLAIN, game: 'taj-mahal' } }, 'options')
  court.refuses(ANNA, { type: 'arrange', arrangement: { ...PLAIN, game: 'chess' } }, 'options')
  court.refuses(ANNA, { type: 'arrange', arrangement: { ...PLAIN, options: { nonsense: 1 } } }, 'options')
  court.does(ANNA, { type: 'arrange', arrangement: { ...PLAIN, pace: { kind: 'slow', days: 2 } } })
  expect(court.table.arrangement.pace).toEqual({ kind: 'slow', days: 2 })
})

test('a host who is gone for a minute is succeeded by whoever has sat longest; one who leaves, at once', () => {
  const court = new Court([person(ANNA), OPEN, OPEN, OPEN])
  court.does(CLEO, { type: 'take', seat: 3 })
  court.does(BEN, { type: 'take', seat: 1 })
  court.gone.set(ANNA, court.now)
  expect(court.pass(59_000)).toEqual([])
  expect(court.untilDue()).toEqual(['hosted'])
  expect(court.table.host).toBe(CLEO)
  court.does(CLEO, { type: 'leave' })
  expect(court.table.host).toBe(ANNA)
  court.does(ANNA, { type: 'leave' })
  expect(court.table.host).toBe(BEN)
  expect(court.does(BEN, { type: 'leave' })).toEqual(['laid', 'closed'])
  court.refuses(DEV, { type: 'take', seat: 1 }, 'closed')
  court.checkFold()
})

test('when all are ready it starts after a count of five that anybody can halt', () => {
  const court = new Court([person(ANNA), OPEN, BOT])
  court.does(ANNA, { type: 'ready', ready: true })
  court.does(BEN, { type: 'take', seat: 1 })
  expect(court.does(BEN, { type: 'ready', ready: true })).toEqual(['ready', 'starting'])
  court.does(ANNA, { type: 'halt' })
  expect(court.table.starting).toBeNull()
  court.does(ANNA, { type: 'ready', ready: true })
  court.does(BEN, { type: 'ready', ready: true })
  court.pass(1000)
  court.does(BEN, { type: 'ready', ready: false })
  expect(court.table.starting).toBeNull()
  expect(court.does(BEN, { type: 'ready', ready: true })).toEqual(['ready', 'starting'])
  expect(court.pass(4999)).toEqual([])
  expect(court.pass(1)).toEqual(['dealing'])
  court.checkFold()
})

test('changed settings must be agreed to anew; by hand nothing starts by itself', () => {
  const court = new Court([person(ANNA), person(BEN)])
  court.does(BEN, { type: 'ready', ready: true })
  court.does(ANNA, { type: 'arrange', arrangement: { ...PLAIN, start: 'hand' } })
  expect(court.table.seats.map(({ ready }) => ready)).toEqual([false, false])
  court.does(BEN, { type: 'ready', ready: true })
  expect(court.does(ANNA, { type: 'ready', ready: true })).toEqual(['ready'])
})

test('the number of seats changes while waiting: empty ones come and go, then bots, never persons', () => {
  const court = new Court([person(ANNA), INVITED, BOT, OPEN])
  court.does(BEN, { type: 'take', seat: 3 })
  court.does(BEN, { type: 'ready', ready: true })
  court.does(ANNA, { type: 'arrange', arrangement: PLAIN, seats: 3 })
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([person(ANNA), BOT, person(BEN)])
  expect(court.table.seats.map(({ ready }) => ready)).toEqual([false, true, false])
  court.does(ANNA, { type: 'arrange', arrangement: PLAIN, seats: 2 })
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([person(ANNA), person(BEN)])
  court.does(ANNA, { type: 'arrange', arrangement: { ...PLAIN, door: 'link' }, seats: 3 })
  expect(court.table.seats[2]!.laid).toEqual({ kind: 'invited' })
  court.does(CLEO, { type: 'take', seat: 2 })
  court.refuses(ANNA, { type: 'arrange', arrangement: PLAIN, seats: 2 }, 'taken')
  court.refuses(ANNA, { type: 'arrange', arrangement: PLAIN, seats: 9 }, 'options')
  court.refuses(BEN, { type: 'arrange', arrangement: PLAIN, seats: 4 }, 'notHost')
  expect(court.table.seats).toHaveLength(3)
  court.begin(ANNA, BEN, CLEO)
  court.step()
  court.checkFold()
})

test('the host starts at once, with bots in the empty seats', () => {
  const court = new Court([person(ANNA), INVITED, OPEN, BOT])
  expect(court.does(ANNA, { type: 'begin' })).toEqual(['laid', 'laid', 'dealing'])
  const bot = { kind: 'bot', level: 'level3' }
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([person(ANNA), bot, bot, BOT])
})

test('it starts by itself only when every seat is taken and everybody in it is ready', () => {
  const court = new Court([person(ANNA), person(BEN), OPEN])
  expect(court.does(ANNA, { type: 'ready', ready: true })).toEqual(['ready'])
  expect(court.does(BEN, { type: 'ready', ready: true })).toEqual(['ready'])
  court.does(CLEO, { type: 'take', seat: 2 })
  expect(court.does(BEN, { type: 'ready', ready: false })).toEqual(['ready'])
  expect(court.does(CLEO, { type: 'ready', ready: true })).toEqual(['ready'])
  expect(court.does(BEN, { type: 'ready', ready: true })).toEqual(['ready', 'starting'])
  court.refuses(DEV, { type: 'ready', ready: true }, 'noSeat')
  court.refuses(DEV, { type: 'halt' }, 'noSeat')
  court.does(CLEO, { type: 'halt' })
  court.refuses(CLEO, { type: 'halt' }, 'tooLate')
  expect(court.table.seats.map(({ ready }) => ready)).toEqual([false, false, false])
})

test('whoever has two seats leaves the one they name, or both; nobody leaves for another', () => {
  const court = new Court([person(ANNA), person(BEN), OPEN])
  court.does(BEN, { type: 'take', seat: 2, guest: 'Lena' })
  court.refuses(BEN, { type: 'leave', seat: 0 }, 'notYours')
  court.refuses(BEN, { type: 'leave', seat: 9 }, 'notYours')
  court.refuses(DEV, { type: 'leave' }, 'noSeat')
  expect(court.does(BEN, { type: 'leave', seat: 2 })).toEqual(['laid'])
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([person(ANNA), person(BEN), OPEN])
  court.does(BEN, { type: 'take', seat: 2, guest: 'Lena' })
  expect(court.does(BEN, { type: 'leave' })).toEqual(['laid', 'laid'])
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([person(ANNA), OPEN, OPEN])
})

test('places are changed between own seats, to empty ones, and by the host as they like', () => {
  const court = new Court([person(ANNA), person(BEN), OPEN, BOT])
  court.does(BEN, { type: 'take', seat: 2, guest: 'Lena' })
  court.does(BEN, { type: 'swap', a: 1, b: 2 })
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([
    person(ANNA),
    person(BEN, 'Lena'),
    person(BEN),
    BOT,
  ])
  court.refuses(BEN, { type: 'swap', a: 1, b: 0 }, 'taken')
  court.refuses(BEN, { type: 'swap', a: 1, b: 3 }, 'taken')
  court.refuses(BEN, { type: 'swap', a: 0, b: 1 }, 'notYours')
  for (const [a, b] of [
    [1, 1],
    [1, 9],
    [9, 1],
  ] as const)
    court.refuses(ANNA, { type: 'swap', a, b }, 'noSeat')
  court.does(ANNA, { type: 'swap', a: 1, b: 3 })
  expect(court.table.seats[1]!.laid).toEqual(BOT)
  court.begin(ANNA, BEN)
  court.refuses(ANNA, { type: 'swap', a: 0, b: 1 }, 'begun')
})

test('the host may close it while dice are dealt, and no longer once it is played', () => {
  const dealing = new Court([person(ANNA), person(BEN)])
  dealing.does(ANNA, { type: 'begin' })
  dealing.refuses(BEN, { type: 'take', seat: 0 }, 'begun')
  dealing.refuses(BEN, { type: 'leave' }, 'begun')
  dealing.refuses(BEN, { type: 'close' }, 'notHost')
  expect(dealing.does(ANNA, { type: 'close' })).toEqual(['closed'])
  const playing = new Court([person(ANNA), person(BEN)])
  playing.begin(ANNA, BEN)
  playing.refuses(ANNA, { type: 'close' }, 'begun')
  playing.refuses(CLEO, { type: 'leave' }, 'noSeat')
})

test('a seat is for one person: who has one takes no other, and whoever is called needs no invitation', () => {
  const court = new Court([person(ANNA), { kind: 'invited', person: BEN }, OPEN, OPEN], { door: 'link' })
  court.refuses(CLEO, { type: 'take', seat: 1 }, 'notInvited', false)
  court.does(BEN, { type: 'take', seat: 1 }, false)
  court.refuses(BEN, { type: 'take', seat: 2 }, 'taken', true)
  court.refuses(CLEO, { type: 'take', seat: 1 }, 'taken', true)
  court.does(CLEO, { type: 'take', seat: 2 }, true)
})

test('one seat more comes after all that are there, empty ones too', () => {
  const court = new Court([person(ANNA), OPEN, BOT])
  court.does(ANNA, { type: 'arrange', arrangement: PLAIN, seats: 4 })
  expect(court.table.seats.map(({ laid }) => laid)).toEqual([person(ANNA), OPEN, BOT, OPEN])
})

test('an arrangement is refused with the rule that forbids it, where one does', () => {
  const court = new Court([person(ANNA), OPEN])
  const refusals = [
    court.ask(ANNA, { type: 'arrange', arrangement: PLAIN, seats: 9 }),
    court.ask(ANNA, { type: 'arrange', arrangement: { ...PLAIN, options: { nonsense: 1 } } }),
  ]
  const rules = host(ports.gameOf(PLAIN.game)!)
  const wanted = [rules.options(9, {}), rules.options(2, { nonsense: 1 })]
  expect(refusals).toStrictEqual(wanted.map((refused) => ({ why: 'options', ...refused })))
})
