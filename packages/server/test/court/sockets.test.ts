/** How many sockets, frames and tables somebody may have, and what becomes of lines that say nothing. */
import { PROTOCOL } from '@durbar/protocol/court/frames'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { HandClock } from './hand-clock.ts'
import { arrive, Client, type House, openHouse, openTable } from './house.ts'

const pings = (client: Client, count: number) => {
  for (let n = 0; n < count; n++) client.send({ type: 'ping', n })
}
/** Everything that was sent has been answered. */
async function settled(client: Client, sent: number) {
  await expect.poll(() => client.of('pong').length + client.of('mistake').length).toBe(sent)
  return [client.of('pong').length, client.of('mistake').length]
}

describe('with a clock that stands still', () => {
  const still = () => openHouse({ clock: new HandClock() })

  test('a device may say sixty things at once, hello among them, and twenty a second from then on', async () => {
    const house = await still()
    const anna = await Client.arrive(house, 'Anna')
    pings(anna, 61)
    expect(await settled(anna, 61)).toEqual([59, 2])
    expect(anna.last('mistake').why).toBe('tooFast')
    house.clock.pass(1000)
    pings(anna, 21)
    expect(await settled(anna, 82)).toEqual([79, 3])
    house.clock.pass(60_000)
    pings(anna, 61)
    expect(await settled(anna, 143)).toEqual([139, 4])
  })

  test('a person with four devices has two hundred in all, and forty a second', async () => {
    const house = await still()
    const device = await arrive(house, 'Anna')
    const devices = await Promise.all([1, 2, 3, 4].map(() => Client.with(house, device)))
    const answered = () => devices.reduce((sum, each) => sum + each.of('pong').length, 0)
    for (const each of devices) {
      pings(each, 52)
      await settled(each, 52)
    }
    expect(answered()).toBe(200)
    house.clock.pass(1000)
    const [one, two, three] = devices as [Client, Client, Client]
    for (const each of [one, two, three]) {
      pings(each, 15)
      await settled(each, 67)
    }
    expect(answered()).toBe(240)
  })

  test('twelve mistakes are answered and the thirteenth ends it; in time they are forgiven', async () => {
    const house = await still()
    const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
    for (let n = 0; n < 12; n++) for (const each of [anna, ben]) each.send('nonsense')
    for (const each of [anna, ben]) await settled(each, 12)
    anna.send('nonsense')
    await expect.poll(() => anna.closed).toEqual({ code: 1008, why: 'too many mistakes' })
    expect(anna.of('mistake')).toHaveLength(13)
    // One in five seconds.
    house.clock.pass(5000)
    ben.send('nonsense')
    await settled(ben, 13)
    pings(ben, 1)
    await settled(ben, 14)
    expect(ben.closed).toBeNull()
    ben.send('nonsense')
    await expect.poll(() => ben.closed?.code).toBe(1008)
  })

  test('from one address a hundred and twenty connections at once, and four a second', async () => {
    const house = await still()
    const open = async (count: number) => {
      const tried = await Promise.allSettled(Array.from({ length: count }, () => Client.mute(house)))
      return tried.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await open(122)).toBe(120)
    house.clock.pass(1000)
    expect(await open(6)).toBe(4)
  })
})

test('a frame of 16,384 signs is read, and none that is longer', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  anna.send('x'.repeat(16_384))
  expect((await anna.until('mistake')).why).toBe('malformed')
  anna.send('x'.repeat(16_385))
  await expect.poll(() => anna.closed?.code).toBe(1009)
})

test('a device is at twenty tables at once, and at another when it has left one; coming twice is one table', async () => {
  const house = await openHouse()
  const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
  const tables: string[] = []
  for (let n = 0; n < 21; n++) tables.push(await openTable(anna, [{ kind: 'me' }, { kind: 'open' }]))
  for (const table of tables.slice(0, 20)) await ben.join(table)
  await ben.join(tables[0]!)
  ben.send({ type: 'join', table: tables[20]!, facing: null, since: 0 })
  expect((await ben.until('mistake')).why).toBe('tooMuch')
  ben.send({ type: 'part', table: tables[0]! })
  await ben.join(tables[20]!)
  expect(house.court.guests.isWatched(tables[0]!)).toBe(false)
  await ben.drop()
  await expect.poll(() => house.court.guests.watched).toEqual([])
})

describe('hello', () => {
  test('is said once, and by somebody; what is told then is who one is', async () => {
    const house = await openHouse()
    const anna = await Client.arrive(house, 'Anna')
    expect(anna.last('welcome')).toMatchObject({
      protocol: PROTOCOL,
      person: anna.person,
      name: 'Anna',
      emblem: 1,
    })
    anna.send({ type: 'hello', protocol: PROTOCOL, secret: anna.device.secret })
    expect(await anna.until('mistake')).toMatchObject({ why: 'hello' })
    const stranger = await Client.mute(house)
    stranger.send({ type: 'hello', protocol: PROTOCOL, secret: 'a'.repeat(64) })
    expect(await stranger.until('mistake')).toMatchObject({ why: 'hello' })
    expect(stranger.all.map(({ type }) => type)).toEqual(['stranger', 'mistake'])
    stranger.send({ type: 'ping', n: 1 })
    await expect.poll(() => stranger.of('mistake').length).toBe(2)
    expect(stranger.of('pong')).toEqual([])
  })

  test('in another protocol is answered with ours, and that is all', async () => {
    const house = await openHouse()
    const old = await Client.mute(house)
    old.send({ type: 'hello', protocol: PROTOCOL + 1, secret: 'a'.repeat(64) })
    await expect.poll(() => old.closed).toEqual({ code: 1000, why: 'another protocol' })
    expect(old.all).toEqual([{ type: 'outdated', protocol: PROTOCOL }])
  })
})

describe('addresses', () => {
  const from = (house: House, forwarded: string) => Client.mute(house, { 'x-forwarded-for': forwarded })

  test('behind our own proxy are what it has seen, and not what anybody has written before it', async () => {
    const house = await openHouse({ mostPerAddress: 1, behindProxy: true })
    await from(house, '10.0.0.1, 203.0.113.1')
    await from(house, '10.0.0.1, 203.0.113.2')
    await expect(from(house, '10.0.0.2,203.0.113.1')).rejects.toThrow('429')
    // Nobody stood between.
    await Client.mute(house)
    await expect(Client.mute(house)).rejects.toThrow('429')
  })

  test('without a proxy are those of the lines', async () => {
    const house = await openHouse({ mostPerAddress: 1 })
    await from(house, '203.0.113.1')
    await expect(from(house, '203.0.113.2')).rejects.toThrow('429')
  })

  test('have their place again when a line is cut', async () => {
    const house = await openHouse({ mostPerAddress: 2 })
    const [one] = [await Client.mute(house), await Client.mute(house)]
    await expect(Client.mute(house)).rejects.toThrow('429')
    await one.drop()
    await expect
      .poll(() =>
        Client.mute(house).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect(Client.mute(house)).rejects.toThrow('429')
  })
})

test('whoever reads nothing does not fill the memory: the line is cut', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const [device] = house.court.elsewhere(anna.person)
  const { socket } = anna as unknown as { socket: WebSocket }
  socket.pause()
  const words = JSON.stringify({ type: 'pong', n: 1, more: 'x'.repeat(1_000_000) })
  for (let n = 0; n < 40; n++) {
    device!.send(words)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => house.court.presence.of(anna.person).state).toBe('gone')
})

describe('by the watch', () => {
  afterEach(() => void vi.useRealTimers())
  const WATCH = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  const moment = async () => {
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve))
  }
  const until = async (isSo: () => boolean) => {
    for (const began = performance.now(); !isSo() && performance.now() - began < 20_000; ) await moment()
    expect(isSo()).toBe(true)
  }
  async function wound() {
    const house = await openHouse({ clock: new HandClock() })
    const device = await arrive(house, 'Anna')
    vi.useFakeTimers({ toFake: [...WATCH] })
    return { house, device }
  }
  async function lineTo(house: House, options: object = {}) {
    const socket = new WebSocket(`ws://127.0.0.1:${house.port}/court`, options)
    const line = { socket, closed: null as number | null, pings: 0, heard: [] as string[] }
    socket.on('close', (code) => (line.closed = code))
    socket.on('ping', () => line.pings++)
    socket.on('message', (data) => line.heard.push(data.toString()))
    socket.on('error', () => {})
    await new Promise((resolve) => socket.once('open', resolve))
    return line
  }
  const say = async ({ socket }: { socket: WebSocket }, frame: object) => {
    socket.send(JSON.stringify(frame))
    await new Promise<void>((resolve) => socket.once('message', () => resolve()))
  }

  test('whoever has not said hello after ten seconds is sent away', async () => {
    const { house, device } = await wound()
    const [silent, known] = [await lineTo(house), await lineTo(house)]
    await say(known, { type: 'hello', protocol: PROTOCOL, secret: device.secret })
    vi.advanceTimersByTime(9_999)
    await moment()
    expect(silent.closed).toBeNull()
    vi.advanceTimersByTime(1)
    await until(() => silent.closed !== null)
    expect([silent.closed, known.closed]).toEqual([1008, null])
  })

  test('every twenty-five seconds each line is asked whether it lives; who has not answered the last time is gone', async () => {
    const house = await (async () => {
      vi.useFakeTimers({ toFake: [...WATCH] })
      return openHouse({ clock: new HandClock() })
    })()
    const secret = (await arrive(house, 'Anna')).secret
    const [lively, dead, talking] = [
      await lineTo(house),
      await lineTo(house, { autoPong: false }),
      await lineTo(house, { autoPong: false }),
    ]
    for (const each of [lively, dead, talking]) await say(each, { type: 'hello', protocol: PROTOCOL, secret })
    const beat = async () => {
      const before = lively.pings
      vi.advanceTimersByTime(24_999)
      await moment()
      expect(lively.pings).toBe(before)
      vi.advanceTimersByTime(1)
      await until(() => lively.pings > before)
      await moment()
    }
    await beat()
    expect([lively, dead, talking].map(({ closed }) => closed)).toEqual([null, null, null])
    await say(talking, { type: 'ping', n: 1 })
    await beat()
    await until(() => dead.closed !== null)
    expect([lively.closed, talking.closed]).toEqual([null, null])
    await beat()
    await until(() => talking.closed !== null)
    expect(lively.closed).toBeNull()
  })

  test('the hall is told half a second after something changed, and once for all that changed meanwhile', async () => {
    const { house, device } = await wound()
    const line = await lineTo(house)
    await say(line, { type: 'hello', protocol: PROTOCOL, secret: device.secret })
    await moment()
    vi.advanceTimersByTime(500)
    await moment()
    line.heard.splice(0)
    await say(line, { type: 'hall', watch: true })
    for (let n = 0; n < 5; n++) house.court.tellHall()
    vi.advanceTimersByTime(499)
    await moment()
    const halls = () => line.heard.filter((words) => words.startsWith('{"type":"hall"')).length
    expect(halls()).toBe(1)
    vi.advanceTimersByTime(1)
    await until(() => halls() === 2)
    vi.advanceTimersByTime(5_000)
    await moment()
    expect(halls()).toBe(2)
    line.socket.send(JSON.stringify({ type: 'hall', watch: false }))
    await say(line, { type: 'ping', n: 1 })
    house.court.tellHall()
    vi.advanceTimersByTime(5_000)
    await moment()
    expect(halls()).toBe(2)
  })
})

test('whoever closes the court says so to everybody who is there', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  await house.close()
  await expect.poll(() => anna.closed).toEqual({ code: 1012, why: 'the court is being reset' })
  expect(anna.last('resting')).toEqual({ type: 'resting', within: 0 })
})
