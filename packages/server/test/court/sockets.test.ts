/** How many sockets, frames and tables somebody may have, and what becomes of lines that say nothing. */

import { HandClock } from '@durbar/match/testing/hand-clock'
import { PROTOCOL } from '@durbar/protocol/court/frames'
import { describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
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
  const [device] = house.court.heralds.elsewhere(anna.person)
  const { socket } = anna as unknown as { socket: WebSocket }
  socket.pause()
  const words = JSON.stringify({ type: 'pong', n: 1, more: 'x'.repeat(1_000_000) })
  for (let n = 0; n < 40; n++) {
    device!.send(words)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => house.court.presence.of(anna.person).state).toBe('gone')
})

test('whoever closes the court says so to everybody who is there', async () => {
  const house = await openHouse()
  const [anna, silent] = [await Client.arrive(house, 'Anna'), await Client.mute(house)]
  await house.close()
  for (const each of [anna, silent])
    await expect.poll(() => each.closed).toEqual({ code: 1012, why: 'the court is being reset' })
  expect(anna.last('resting')).toEqual({ type: 'resting', within: 0 })
})
