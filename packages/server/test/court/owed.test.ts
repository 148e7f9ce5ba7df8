/** What the court owes: bots' moves, clocks and counts, also those that a process that is gone has left undone. */
import { describe, expect, test } from 'vitest'
import type { Think } from '../../src/court/bot-turns.ts'
import { begin, Client, newKey, openHouse, openTable, quickBot, TestClock } from './house.ts'

const BOT = { kind: 'bot', level: 'level1' } as const

describe('bots', () => {
  test('a bot that the last process left thinking is asked again by the next', async () => {
    const never: Think = () => new Promise(() => {})
    const house = await openHouse({ think: never })
    const anna = await Client.arrive(house, 'Anna')
    const table = await openTable(anna, [{ kind: 'me' }, BOT, BOT])
    await anna.join(table, 0)
    await begin(table, anna)
    const first = anna.last('update')
    if (first.question) {
      const { ply, revision, question } = first
      await anna.does(table, { type: 'play', seat: 0, ply, revision, move: question.moves[0]! })
    }
    await expect.poll(() => anna.last('update').awaited.includes(0)).toBe(false)
    const { ply } = anna.last('update')
    await house.close()
    const asked: number[] = []
    const next = await openHouse({
      folder: house.folder,
      think: (question, attention) => {
        asked.push(question.seat)
        return quickBot(question, attention)
      },
    })
    // Nobody has even joined the table.
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const back = await Client.with(next, anna.device)
    await back.join(table, 0)
    await back.until('update', (frame) => frame.ply > ply)
  })

  test('a bot that fails is replaced by the simplest', async () => {
    const levels: string[] = []
    const house = await openHouse({
      think: (question, attention) => {
        levels.push(question.level)
        if (question.level === 'level4') return Promise.reject(new Error('no idea'))
        return quickBot(question, attention)
      },
    })
    const anna = await Client.arrive(house, 'Anna')
    const table = await openTable(anna, [{ kind: 'me' }, { kind: 'bot', level: 'level4' }])
    await anna.join(table, 0)
    await begin(table, anna)
    await anna.does(table, { type: 'resign', seat: 0 })
    await anna.until('table', (frame) => frame.table.phase === 'over')
    expect(new Set(levels)).toEqual(new Set(['level4', 'level1']))
  })

  test('with one thread for all of them, tables take turns', async () => {
    const asked: string[] = []
    let turn: Promise<unknown> = Promise.resolve()
    const house = await openHouse({
      think: (question, attention) => {
        const answer = turn.then(async () => {
          asked.push(question.past!.match)
          // Longer than anything else takes: the thread is what they wait for.
          await new Promise((resolve) => setTimeout(resolve, 15))
          return quickBot(question, attention)
        })
        turn = answer
        return answer
      },
    })
    const anna = await Client.arrive(house, 'Anna')
    const tables: string[] = []
    for (const bots of [[BOT, BOT, BOT], [BOT]]) {
      const table = await openTable(anna, [{ kind: 'me' }, ...bots])
      await anna.join(table, 0)
      await begin(table, anna)
      tables.push(table)
    }
    for (const table of tables) await anna.does(table, { type: 'resign', seat: 0 })
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(40)
    const both = asked.slice(asked.indexOf(tables[1]!), asked.lastIndexOf(tables[1]!)).join(' ')
    const waits = both.split(tables[1]!).map((wait) => wait.split(tables[0]!).length - 1)
    const longest = Math.max(...waits)
    expect(longest).toBeLessThanOrEqual(2)
  })

  test('thinking is told, hints only where the table allows them', async () => {
    const house = await openHouse({
      think: async (question, attention) => {
        attention?.progress?.(0.5)
        const answer = (await quickBot(question))!
        return { ...answer, choices: [{ move: answer.move, share: 1, place: 1 }] }
      },
    })
    const anna = await Client.arrive(house, 'Anna')
    const play = async (hints: boolean) => {
      const table = await openTable(anna, [{ kind: 'me' }, BOT], { hints })
      const from = anna.frames.length
      await anna.join(table, 0)
      await begin(table, anna)
      const { ply, revision } = await anna.until(
        'update',
        (frame) => frame.table === table && frame.question !== null,
        from,
      )
      anna.send({ type: 'hint', table, seat: 0, ply, revision })
      return table
    }
    await play(false)
    expect((await anna.until('mistake')).text).toMatch(/no hint/)
    const table = await play(true)
    expect((await anna.until('hint')).choices).toHaveLength(1)
    const { ply, revision, question } = anna.last('update')
    await anna.does(table, { type: 'play', seat: 0, ply, revision, move: question!.moves[0]! })
    await anna.does(table, { type: 'resign', seat: 0 })
    await anna.until('thinking', (frame) => frame.share === 0.5 && frame.table === table)
    anna.checkFrames()
  })
})

test('everybody is ready, and five seconds later it begins, though nobody says another word', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, BOT])
  await anna.join(table, 0)
  await anna.does(table, { type: 'ready', ready: true })
  expect((await anna.until('table', (frame) => frame.table.starting !== null)).table.phase).toBe('laying')
  house.clock.pass(5000)
  const dealing = await anna.until('table', (frame) => frame.table.phase === 'dealing')
  expect(dealing.table.dice.dealing!.mayAdd).toBe(false)
  house.clock.pass(3000)
  // Nobody was bound to anything: there is nothing to wait for.
  await anna.until('table', (frame) => frame.table.phase === 'playing')
  expect(anna.last('table').table.dice.chances).toEqual([{ seat: 0, commitment: null, chance: null }])
})

describe('clocks', () => {
  const LIVE = { pace: { kind: 'live', minutes: 1, increment: 0 } } as const

  async function playing(clock = new TestClock()) {
    const house = await openHouse({ clock })
    const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
    const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], LIVE)
    await anna.join(table, 0)
    await ben.sit(table, 1)
    await begin(table, anna, ben)
    const seat = anna.last('update').awaited[0]!
    return { house, table, seat, mover: [anna, ben][seat]!, other: [anna, ben][1 - seat]! }
  }

  test('time runs from when the question was seen, and when it is out a bot plays', async () => {
    const { house, table, seat, mover, other } = await playing()
    mover.send({ type: 'seen', table, revision: mover.last('update').revision })
    mover.send({ type: 'ping', n: 1 })
    await mover.until('pong')
    house.clock.pass(50_000)
    expect(other.last('table').table.seats[seat]).toMatchObject({ standIn: null })
    const from = other.frames.length
    house.clock.pass(10_100)
    const { table: told } = await other.until(
      'table',
      (frame) => {
        const at = frame.table.seats[seat]
        return at?.kind === 'person' && at.standIn?.why === 'time'
      },
      from,
    )
    expect(told.clocks![seat]!.running).toBe(false)
    await other.until('update', ({ told: moves }) => moves.some(({ by }) => by === seat), from)
    await mover.does(table, { type: 'return', seat })
  })

  test('it rests while the court is away', async () => {
    const { house, table, seat, mover } = await playing()
    mover.send({ type: 'seen', table, revision: mover.last('update').revision })
    mover.send({ type: 'ping', n: 1 })
    await mover.until('pong')
    house.clock.pass(20_000)
    await house.close()
    const later = new TestClock()
    later.pass(20_000 + 3_600_000)
    const next = await openHouse({ folder: house.folder, clock: later })
    const back = await Client.with(next, mover.device)
    await back.join(table, seat)
    const { left } = back.last('table').table.clocks![seat]!
    expect(left).toBeGreaterThan(38_000)
    expect(left).toBeLessThanOrEqual(45_000)
    expect(back.last('table').table.seats[seat]).toMatchObject({ standIn: null })
  })
})

test('intents that arrive together are committed together', async () => {
  const house = await openHouse()
  const clients = await Promise.all(Array.from({ length: 16 }, (_, n) => Client.arrive(house, `Guest ${n}`)))
  const tables = await Promise.all(
    clients.map((client) => openTable(client, [{ kind: 'me' }, { kind: 'open' }])),
  )
  await Promise.all(clients.map((client, n) => client.join(tables[n]!, 0)))
  const { counted } = house.court.tables.commits
  const before = { ...counted }
  const keys = clients.map(() => newKey())
  for (const [n, client] of clients.entries())
    client.send({ type: 'intent', table: tables[n]!, key: keys[n]!, intent: { type: 'ready', ready: true } })
  await Promise.all(clients.map((client, n) => client.until('answer', ({ key }) => key === keys[n])))
  expect(counted.changes - before.changes).toBe(16)
  expect(counted.commits - before.commits).toBeLessThan(12)
})

test('an idle table costs no memory, and is there when somebody comes', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await house.court.tables.held.forgetIdle(house.court.guests.isWatched, 0)
  expect(house.court.tables.held.size).toBe(1)
  anna.send({ type: 'part', table })
  anna.send({ type: 'ping', n: 1 })
  await anna.until('pong')
  await expect
    .poll(async () => {
      await house.court.tables.held.forgetIdle(house.court.guests.isWatched, 0)
      return house.court.tables.held.size
    })
    .toBe(0)
  await anna.join(table, 0)
  expect(anna.last('table').table.yours).toEqual([0])
})
