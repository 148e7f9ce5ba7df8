/** Small mistakes are answered, abuse ends the connection, and whoever plays honestly notices nothing. */
import { connect } from 'node:net'
import { PROTOCOL } from '@durbar/protocol/court/frames'
import { describe, expect, test } from 'vitest'
import { isOwnOrigin } from '../../src/sockets/origin.ts'
import { ask, Client, openHouse, openTable } from './house.ts'

const MISTAKES = {
  'not JSON': '{"type":',
  'a list': '[]',
  'no such type': '{"type":"conquer"}',
  'no name of a table': JSON.stringify({ type: 'join', table: "x' or 1=1" }),
  'no key': JSON.stringify({ type: 'intent', table: 'tabletable', intent: { type: 'begin' } }),
  'a seat beyond all seats': JSON.stringify({
    type: 'hint',
    table: 'tabletable',
    seat: 99,
    ply: 0,
    revision: 0,
  }),
  'a prototype': '{"__proto__":{"type":"ping","n":1}}',
}

test('small mistakes are answered, each of them, and the connection goes on', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  for (const [n, [name, words]] of Object.entries(MISTAKES).entries()) {
    anna.send(words)
    anna.send({ type: 'ping', n })
    await anna.until('pong', (frame) => frame.n === n)
    expect([name, anna.of('mistake').length, anna.last('mistake').why]).toEqual([name, n + 1, 'malformed'])
  }
})

describe('abuse ends the connection', () => {
  test('more than a dozen mistakes', async () => {
    const house = await openHouse()
    const anna = await Client.arrive(house, 'Anna')
    for (let n = 0; n < 14; n++) anna.send('nonsense')
    await expect.poll(() => anna.closed?.code).toBe(1008)
    expect(anna.of('mistake')).toHaveLength(13)
  })

  test('a flood', async () => {
    const house = await openHouse()
    const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
    for (let n = 0; n < 500; n++) anna.send({ type: 'ping', n })
    await expect.poll(() => anna.closed?.code).toBe(1008)
    expect(anna.last('mistake').why).toBe('tooFast')
    expect(anna.of('pong').length).toBeLessThan(200)
    ben.send({ type: 'ping', n: 1 })
    await ben.until('pong')
  })

  test('a frame longer than any honest one', async () => {
    const house = await openHouse()
    const anna = await Client.arrive(house, 'Anna')
    anna.send('x'.repeat(20_000))
    await expect.poll(() => anna.closed?.code).toBe(1009)
  })

  test('bytes', async () => {
    const house = await openHouse()
    const anna = await Client.arrive(house, 'Anna')
    anna.sendBytes(Buffer.from([1, 2, 3]))
    expect((await anna.until('mistake')).why).toBe('malformed')
  })
})

test('nobody is told anything before hello, and a stranger is told so', async () => {
  const house = await openHouse()
  const client = await Client.mute(house)
  client.send({ type: 'hall', watch: true })
  expect((await client.until('mistake')).why).toBe('hello')
  client.send({ type: 'hello', protocol: PROTOCOL, secret: 'a'.repeat(64) })
  await client.until('stranger')
  const old = await Client.mute(house)
  old.send({ type: 'hello', protocol: PROTOCOL + 1, secret: 'a'.repeat(64) })
  expect(await old.until('outdated')).toMatchObject({ protocol: PROTOCOL })
  await expect.poll(() => old.closed?.code).toBe(1000)
})

test('what is said at a table one has not joined goes nowhere', async () => {
  const house = await openHouse()
  const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  ben.send({ type: 'intent', table, key: 'somekey1', intent: { type: 'take', seat: 1 } })
  expect((await ben.until('mistake')).text).toMatch(/join/)
})

describe('only pages of this court open a socket', () => {
  test('another origin is refused', async () => {
    const house = await openHouse()
    await expect(Client.mute(house, { origin: 'https://elsewhere.example' })).rejects.toThrow('403')
    await Client.mute(house, { origin: `http://127.0.0.1:${house.port}` })
  })

  test.each([
    [undefined, 'court.example', true],
    ['https://court.example', 'court.example', true],
    ['https://court.example:444', 'court.example', false],
    ['https://court.example.evil.example', 'court.example', false],
    ['null', 'court.example', false],
    ['https://court.example', undefined, false],
  ])('%s asks %s: %s', (origin, host, own) => expect(isOwnOrigin(origin, host)).toBe(own))
})

test.each(['//', '/socket:x//', 'http://[', '*', '/%ff'])(
  'a socket asked for at %s is refused, and the court goes on',
  async (target) => {
    const house = await openHouse()
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(house.port, '127.0.0.1', () =>
        socket.write(
          `GET ${target} HTTP/1.1\r\nhost: court\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`,
        ),
      )
      socket.once('data', (bytes) => resolve(String(bytes).slice(9, 12)))
      socket.once('error', reject)
    })
    expect(answer).toBe('404')
    await Client.arrive(house, 'Anna')
  },
)

test('lines that break while they are refused harm nobody', async () => {
  const house = await openHouse()
  const refused = () =>
    new Promise<void>((resolve) => {
      const socket = connect(house.port, '127.0.0.1', () => {
        socket.write(
          'GET /elsewhere HTTP/1.1\r\nhost: court\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n',
        )
        socket.write('x')
        setImmediate(() => socket.resetAndDestroy())
      })
      socket.on('error', () => {})
      socket.once('close', () => resolve())
    })
  for (let n = 0; n < 40; n++) await refused()
  await Client.arrive(house, 'Anna')
})

test('an address has only so many sockets', async () => {
  const house = await openHouse({ mostPerAddress: 3 })
  for (let n = 0; n < 3; n++) await Client.mute(house)
  await expect(Client.mute(house)).rejects.toThrow('429')
})

test('over HTTP: too long, not JSON, too often', async () => {
  const house = await openHouse()
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${house.port}/api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  expect((await post(JSON.stringify({ name: 'x'.repeat(40_000) }))).status).toBe(413)
  expect((await post('{"name":')).status).toBe(400)
  const { secret } = (
    await ask<{ secret: string }>(house, 'POST', '/api/people', {
      body: { name: 'A', emblem: null, colour: null },
    })
  ).json
  const guesses = []
  for (let n = 0; n < 25; n++)
    guesses.push((await ask(house, 'GET', `/api/words/1/${n}/42`, { secret })).status)
  expect(guesses.slice(0, 20)).toEqual(Array(20).fill(404))
  expect(guesses.slice(20)).toEqual(Array(5).fill(429))
})

test('no secret reaches a log line', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  const { secret } = await house.store.db
    .selectFrom('tables')
    .select('secret')
    .where('id', '=', table)
    .executeTakeFirstOrThrow()
  await house.store.db.deleteFrom('entries').execute()
  await house.court.tables.held.forgetIdle(() => false, 0)
  anna.send({ type: 'join', table, facing: 0, since: 0 })
  await anna.until('mistake')
  expect(house.lines.join('\n')).toMatch(/no log/)
  expect(house.lines.join('\n')).not.toContain(secret)
  expect(house.lines.join('\n')).not.toContain(anna.device.secret)
})
