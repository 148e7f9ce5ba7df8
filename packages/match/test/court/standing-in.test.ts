/** Bots in the place of persons, the vote about somebody who left, resigning, and the game after the game. */
import { expect, test } from 'vitest'
import { nextDue, rematchIsDue, rotated } from '../../src/court/index.ts'
import { ANNA, BEN, CLEO, Court, DEV, person } from './court.ts'

const begun = (seats = [person(ANNA), person(BEN), person(CLEO), person(DEV)]) => {
  const court = new Court(seats, { game: 'vermaechtnis' })
  court.begin(...[ANNA, BEN, CLEO, DEV].slice(0, seats.length))
  return court
}

test('somebody hands over to a bot and comes back, by saying so or simply by playing', () => {
  const court = begun()
  court.does(ANNA, { type: 'handOver', seat: 0 })
  expect(court.table.seats[0]!.standIn).toMatchObject({ why: 'asked', level: 'level3' })
  expect(court.ask(ANNA, { type: 'handOver', seat: 0 })).toEqual([])
  court.does(ANNA, { type: 'return', seat: 0 })
  expect(court.table.seats[0]!.standIn).toBeNull()
  court.does(ANNA, { type: 'handOver', seat: 0 })
  while (court.awaited[0] !== 0) court.step()
  court.now += 5000
  expect(court.does(ANNA, court.intentOf(0))).toEqual(['returned', 'played'])
  // The bot's time was not theirs.
  expect(court.log.at(-1)!.what).toMatchObject({ type: 'played', by: 'person', ms: 0 })
  court.checkFold()
})

test('resigning is for good: a bot plays on, and the result says for whom', () => {
  const court = begun()
  court.does(BEN, { type: 'resign', seat: 1 })
  court.refuses(BEN, { type: 'return', seat: 1 }, 'resigned')
  while (court.awaited[0] !== 1) court.step()
  court.refuses(BEN, court.intentOf(1), 'resigned')
  while (court.table.phase === 'playing') court.step()
  expect(court.table.seats.map(({ standIn }) => standIn?.why ?? null)).toEqual([null, 'resigned', null, null])
  court.checkFold()
})

test('more than half of those who are here decide that a bot plays for somebody who left', () => {
  const court = begun()
  court.gone.set(DEV, court.now)
  court.pass(59_000)
  court.refuses(ANNA, { type: 'vote', seat: 3, agree: true }, 'here')
  court.pass(1000)
  expect(court.does(ANNA, { type: 'vote', seat: 3, agree: true })).toEqual(['voted'])
  expect(court.does(ANNA, { type: 'vote', seat: 3, agree: true })).toEqual(['voted'])
  expect(court.does(ANNA, { type: 'vote', seat: 3, agree: false })).toEqual(['voted'])
  court.does(BEN, { type: 'vote', seat: 3, agree: true })
  expect(court.table.seats[3]!.standIn).toBeNull()
  expect(court.does(CLEO, { type: 'vote', seat: 3, agree: true })).toEqual(['voted', 'handedOver'])
  expect(court.table.seats[3]!.standIn).toMatchObject({ why: 'left' })
  court.refuses(CLEO, { type: 'vote', seat: 3, agree: true }, 'noSeat')
  court.refuses('strangers', { type: 'vote', seat: 0, agree: true }, 'noSeat')
  court.gone.delete(DEV)
  court.does(DEV, { type: 'return', seat: 3 })
  expect(court.table.seats[3]!.standIn).toBeNull()
  court.checkFold()
})

test('of two who are here and one who was, both must agree; those who are gone have no vote', () => {
  const court = begun([person(ANNA), person(BEN), person(CLEO)])
  court.gone.set(CLEO, court.now)
  court.pass(60_000)
  court.refuses(BEN, { type: 'vote', seat: 0, agree: true }, 'here')
  expect(court.does(BEN, { type: 'vote', seat: 2, agree: true })).toEqual(['voted'])
  court.gone.set(BEN, court.now)
  expect(court.does(ANNA, { type: 'vote', seat: 2, agree: true })).toEqual(['voted', 'handedOver'])
})

test('who leaves the table leaves a bot; after ten minutes somebody else may sit down there', () => {
  const court = begun()
  court.does(CLEO, { type: 'leave' })
  court.pass(599_000)
  court.refuses('evaevaeva', { type: 'take', seat: 2 }, 'taken')
  court.pass(1000)
  court.does('evaevaeva', { type: 'take', seat: 2 }, false)
  expect(court.table.seats[2]!.laid).toEqual(person('evaevaeva'))
  court.refuses(CLEO, { type: 'return', seat: 2 }, 'notYours')
  court.checkFold()
})

test('a rematch: one seat further, at once when all want it', () => {
  const court = begun([person(ANNA), person(BEN), person(CLEO)])
  court.refuses(ANNA, { type: 'rematch', again: true }, 'notBegun')
  while (court.table.phase === 'playing') court.step()
  court.does(ANNA, { type: 'rematch', again: true })
  court.does(BEN, { type: 'rematch', again: true })
  expect(rematchIsDue(court.table, court.moment)).toBe(false)
  court.does(CLEO, { type: 'rematch', again: true })
  expect(rematchIsDue(court.table, court.moment)).toBe(true)
  expect(rotated(court.table)).toEqual([person(BEN), person(CLEO), person(ANNA)])
  court.write([{ type: 'followed', table: 'nexttable' }])
  expect(rematchIsDue(court.table, court.moment)).toBe(false)
  court.refuses(ANNA, { type: 'rematch', again: true }, 'tooLate')
  court.checkFold()
})

test('two who want it wait half a minute for the rest; one alone waits for those who are here', () => {
  const court = begun([person(ANNA), person(BEN), person(CLEO)])
  while (court.table.phase === 'playing') court.step()
  court.does(ANNA, { type: 'rematch', again: true })
  court.pass(60_000)
  expect(rematchIsDue(court.table, court.moment)).toBe(false)
  // Nothing more falls due by itself.
  expect(nextDue(court.table, court.moment)).toBeNull()
  court.does(BEN, { type: 'rematch', again: true })
  expect(rematchIsDue(court.table, court.moment)).toBe(true)
  const bot = { kind: 'bot', level: 'level3' }
  expect(rotated(court.table)).toEqual([person(BEN), bot, person(ANNA)])
  court.does(BEN, { type: 'rematch', again: false })
  expect(rematchIsDue(court.table, court.moment)).toBe(false)
  court.gone.set(CLEO, court.now)
  expect(rematchIsDue(court.table, court.moment)).toBe(true)
})

test('whoever votes against it is not counted for it, and whoever is gone is not waited for', () => {
  const court = begun()
  court.gone.set(DEV, court.now)
  court.pass(60_000)
  court.does(ANNA, { type: 'vote', seat: 3, agree: true })
  expect(court.does(BEN, { type: 'vote', seat: 3, agree: false })).toEqual(['voted'])
  expect(court.table.votes.get(3)).toEqual([ANNA])
  court.gone.set(BEN, court.now)
  court.gone.set(CLEO, court.now)
  expect(court.does(ANNA, { type: 'vote', seat: 3, agree: true })).toEqual(['voted', 'handedOver'])
  // What was decided is not voted on any more.
  expect(court.table.votes.get(3)).toBeUndefined()
  const alone = begun()
  for (const who of [BEN, CLEO, DEV]) alone.gone.set(who, alone.now)
  alone.pass(60_000)
  expect(alone.does(ANNA, { type: 'vote', seat: 2, agree: true })).toEqual(['voted', 'handedOver'])
  alone.refuses(ANNA, { type: 'vote', seat: 9, agree: true }, 'noSeat')
})

test('who comes back is not voted on any more', () => {
  const court = begun()
  court.gone.set(DEV, court.now)
  court.pass(60_000)
  court.does(ANNA, { type: 'vote', seat: 3, agree: true })
  court.does(DEV, { type: 'handOver', seat: 3 })
  expect(court.table.votes.get(3)).toBeUndefined()
  court.does(DEV, { type: 'return', seat: 3 })
  expect(court.ask(DEV, { type: 'return', seat: 3 })).toEqual([])
  court.refuses(DEV, { type: 'return', seat: 0 }, 'notYours')
  court.refuses(DEV, { type: 'handOver', seat: 0 }, 'notYours')
})

test('before the game and after it nobody hands over, comes back or votes', () => {
  const before = new Court([person(ANNA), person(BEN)])
  const intents = [
    { type: 'handOver', seat: 0 },
    { type: 'resign', seat: 0 },
    { type: 'return', seat: 0 },
    { type: 'vote', seat: 1, agree: true },
  ] as const
  for (const intent of intents) before.refuses(ANNA, intent, 'notBegun')
  const after = begun([person(ANNA), person(BEN)])
  while (after.table.phase === 'playing') after.step()
  for (const intent of intents) after.refuses(ANNA, intent, 'over')
})

test('who has asked for a bot may still resign, and who has resigned asks for nothing', () => {
  const court = begun()
  court.does(BEN, { type: 'handOver', seat: 1 })
  expect(court.does(BEN, { type: 'resign', seat: 1 })).toEqual(['handedOver'])
  expect(court.table.seats[1]!.standIn).toMatchObject({ why: 'resigned' })
  expect(court.ask(BEN, { type: 'handOver', seat: 1 })).toEqual([])
  expect(court.ask(BEN, { type: 'resign', seat: 1 })).toEqual([])
  expect(court.ask(BEN, { type: 'leave' })).toEqual([])
})

test('only a seat that was left or ran out of time is free for others, after ten minutes', () => {
  const court = begun()
  court.does(BEN, { type: 'handOver', seat: 1 })
  court.does(CLEO, { type: 'resign', seat: 2 })
  court.does(DEV, { type: 'leave' })
  court.now += 599_999
  for (const seat of [0, 1, 2, 3]) court.refuses('evaevaeva', { type: 'take', seat }, 'taken')
  court.now += 1
  for (const seat of [0, 1, 2]) court.refuses('evaevaeva', { type: 'take', seat }, 'taken')
  while (court.awaited[0] !== 3) court.step()
  court.now += 7000
  expect(court.does('evaevaeva', { type: 'take', seat: 3 }, false)).toEqual(['laid'])
  // The question is new to whoever sits down to it.
  expect([...court.table.asked]).toEqual([[3, court.now]])
  expect(court.table.seats[3]).toMatchObject({ standIn: null, ready: false })
  const closed = new Court([person(ANNA), person(BEN)], { door: 'link' })
  closed.begin(ANNA, BEN)
  closed.does(BEN, { type: 'leave' })
  closed.now += 600_000
  closed.refuses(CLEO, { type: 'take', seat: 1 }, 'notInvited', false)
  closed.does(CLEO, { type: 'take', seat: 1 }, true)
})

test('the next game waits half a minute, to the millisecond, and whoever leaves does not want it', () => {
  const court = begun([person(ANNA), person(BEN), person(CLEO)])
  while (court.table.phase === 'playing') court.step()
  expect(nextDue(court.table, court.moment)).toBeNull()
  court.does(ANNA, { type: 'rematch', again: true })
  const since = court.now
  expect(nextDue(court.table, court.moment)).toBe(since + 30_000)
  court.now += 10_000
  court.does(BEN, { type: 'rematch', again: true })
  expect(court.ask(BEN, { type: 'rematch', again: true })).toEqual([])
  court.refuses(DEV, { type: 'rematch', again: true }, 'noSeat')
  court.now = since + 29_999
  expect(rematchIsDue(court.table, court.moment)).toBe(false)
  expect(nextDue(court.table, court.moment)).toBe(since + 30_000)
  court.now += 1
  expect(rematchIsDue(court.table, court.moment)).toBe(true)
  expect(nextDue(court.table, court.moment)).toBeNull()
  expect(court.does(BEN, { type: 'leave' })).toEqual(['wants'])
  expect(court.table.wants.get(BEN)).toBe(false)
  court.does(ANNA, { type: 'rematch', again: false })
  expect(court.table.wantedSince).toBeNull()
  court.does(CLEO, { type: 'rematch', again: true })
  court.write([{ type: 'followed', table: 'nexttable' }])
  expect(nextDue(court.table, court.moment)).toBeNull()
})
