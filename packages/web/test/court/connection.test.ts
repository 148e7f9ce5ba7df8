/** The one socket of a page, with a court and a clock made by hand. */
import { expect, test } from 'vitest'
import { fakeCourt } from './fake-court.ts'

const TABLE = 'table000'
const types = (sent: readonly { type: string }[]) => sent.map(({ type }) => type)

test('says hello, then joins what was asked for; nothing else is said before the welcome', () => {
  const court = fakeCourt()
  court.connection.join(TABLE, () => ({ facing: 1, since: 4, invitation: 'abc' }))
  court.line().events.onOpen()
  expect(types(court.line().sent)).toEqual(['hello'])
  court.welcome()
  expect(court.connection.get()).toBe('open')
  expect(court.line().sent.at(-1)).toEqual({
    type: 'join',
    table: TABLE,
    facing: 1,
    since: 4,
    invitation: 'abc',
  })
})

test('after a break everything is joined again from where it was known, and what was not answered is sent under its old key', async () => {
  const court = fakeCourt()
  let since = 0
  court.connection.join(TABLE, () => ({ facing: 0, since }))
  court.welcome()
  const answer = court.connection.intend(TABLE, { type: 'ready', ready: true })
  const first = court.line().sent.at(-1)
  since = 7
  court.breakLine()
  expect(court.connection.get()).toBe('broken')
  court.pass(500)
  court.welcome()
  expect(court.lines.length).toBe(2)
  expect(types(court.line().sent)).toEqual(['hello', 'join', 'intent'])
  expect(court.line().sent[1]).toMatchObject({ since: 7 })
  expect(court.line().sent[2]).toEqual(first)
  court.say({ type: 'answer', table: TABLE, key: 'key-00000001', answer: { type: 'done', revision: 3 } })
  expect(await answer).toEqual({ type: 'done', revision: 3 })
  court.breakLine()
  court.pass(500)
  court.welcome()
  expect(types(court.line().sent)).toEqual(['hello', 'join'])
})

test('waits longer after every failure, and begins anew once it is in', () => {
  const court = fakeCourt()
  court.connection.connect()
  const waits = [500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]
  for (const wait of waits) {
    const before = court.lines.length
    court.breakLine()
    expect(court.connection.untilNextTry()).toBe(wait)
    court.pass(wait - 1)
    expect(court.lines.length).toBe(before)
    expect(court.connection.untilNextTry()).toBe(1)
    court.pass(1)
    expect(court.lines.length).toBe(before + 1)
    expect(court.connection.untilNextTry()).toBeNull()
  }
  court.welcome()
  court.breakLine()
  court.pass(500)
  expect(court.lines.length).toBe(waits.length + 2)
})

test('a line that answers no ping is given up', () => {
  const court = fakeCourt()
  court.connection.connect()
  court.welcome()
  court.pass(20_000)
  expect(court.line().sent.at(-1)).toEqual({ type: 'ping', n: 1 })
  court.say({ type: 'pong', n: 1 })
  court.pass(20_000)
  expect(court.connection.get()).toBe('open')
  court.pass(8000)
  expect(court.lines[0]!.closed).toBe(true)
  expect(court.connection.get()).toBe('broken')
})

test('what the court could not write is sent again under the same key, and after the third time the person is told', async () => {
  const court = fakeCourt()
  court.connection.join(TABLE, () => ({ facing: 0, since: 0 }))
  court.welcome()
  const answer = court.connection.intend(TABLE, { type: 'begin' })
  const failed = () =>
    court.say({ type: 'answer', table: TABLE, key: 'key-00000001', answer: { type: 'failed' } })
  const sent = () => court.line().sent.filter(({ type }) => type === 'intent')
  failed()
  court.pass(1000)
  failed()
  court.pass(2000)
  expect(sent()).toHaveLength(3)
  expect(new Set(sent().map((frame) => JSON.stringify(frame))).size).toBe(1)
  failed()
  expect(await answer).toEqual({ type: 'failed' })
})

test('told to slow down, it sends what was not answered once more after a pause, under the same key', async () => {
  const court = fakeCourt()
  court.connection.join(TABLE, () => ({ facing: 0, since: 0 }))
  court.welcome()
  const answer = court.connection.intend(TABLE, { type: 'begin' })
  const first = court.line().sent.at(-1)
  const slower = () => court.say({ type: 'mistake', why: 'tooFast', text: '' })
  slower()
  slower()
  const before = court.line().sent.length
  court.pass(999)
  expect(court.line().sent.length).toBe(before)
  court.pass(1)
  // The join may have been lost with it: nothing was told of that table yet.
  expect(types(court.line().sent.slice(before))).toEqual(['join', 'intent'])
  expect(court.line().sent.at(-1)).toEqual(first)
  court.say({ type: 'parted', table: TABLE, why: 'gone' })
  court.say({ type: 'answer', table: TABLE, key: 'key-00000001', answer: { type: 'done', revision: 3 } })
  expect(await answer).toEqual({ type: 'done', revision: 3 })
  const answered = court.line().sent.length
  slower()
  court.pass(1000)
  expect(court.line().sent.length).toBe(answered)
  // A line that breaks meanwhile takes the pause with it: coming back sends everything anyway.
  slower()
  court.breakLine()
  court.pass(500)
  court.welcome()
  const back = court.line().sent.length
  court.pass(1000)
  expect(court.line().sent.length).toBe(back)
})

test('a stranger and an outdated page knock once', () => {
  for (const frame of [{ type: 'stranger' }, { type: 'outdated', protocol: 9 }] as const) {
    const court = fakeCourt()
    court.connection.connect()
    court.line().events.onOpen()
    court.say(frame)
    court.breakLine()
    court.pass(100_000)
    expect(court.connection.get()).toBe(frame.type)
    expect(court.lines.length).toBe(1)
  }
})

test('what is no frame is not heard', () => {
  const court = fakeCourt()
  const heard: string[] = []
  court.connection.hear(({ type }) => heard.push(type))
  court.connection.connect()
  court.welcome()
  for (const text of ['', '{', '{"type":"table"}', '{"type":"unheard of"}']) court.line().events.onText(text)
  expect(heard).toEqual(['welcome'])
})
