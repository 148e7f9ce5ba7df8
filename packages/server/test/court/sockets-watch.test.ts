/** Lines that say nothing, and a hall that is not told too often: by a watch that is wound by hand. */

import { HandClock } from '@durbar/match/testing/hand-clock'
import { PROTOCOL } from '@durbar/protocol/court/frames'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { arrive, type House, openHouse } from './house.ts'

describe('by the watch', () => {
  afterEach(() => void vi.useRealTimers())
  const WATCH = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  const moment = async () => {
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve))
  }
  const until = async (isSo: () => boolean) => {
    for (const began = performance.now(); !isSo() && performance.now() - began < 100_000; ) await moment()
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
    for (let n = 0; n < 5; n++) house.court.heralds.tellHall()
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
    house.court.heralds.tellHall()
    vi.advanceTimersByTime(5_000)
    await moment()
    expect(halls()).toBe(2)
  })
})
