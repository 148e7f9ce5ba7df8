/** What is owed is done by one node, and by another when that one dies; words that are lost are made up for. */
import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Think } from '../../src/court/bot-turns.ts'
import { LEASE_MS } from '../../src/court/owed-rows.ts'
import { hasPostgres } from './database.ts'
import { readEntries } from './entries.ts'
import { ask, begin, Client, type House, openHouse, openTable, quickBot, TestClock } from './house.ts'
import { hasNats, openNodes } from './nodes.ts'

const BOT = { kind: 'bot', level: 'level1' } as const
const moment = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms))

/** A thinker that never comes to an end, and one that counts what it is asked. */
function thinkers() {
  const asked = { one: 0, two: 0 }
  const endless: Think = () => {
    asked.one++
    return new Promise(() => {})
  }
  const quick: Think = (question, attention) => {
    asked.two++
    return quickBot(question, attention)
  }
  return { asked, endless, quick }
}

/** Anna has resigned: from now on only bots play, and the first of them thinks on node one. */
async function botsAt(one: House) {
  const anna = await Client.arrive(one, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, BOT])
  await anna.join(table, 0)
  await begin(table, anna)
  await anna.does(table, { type: 'resign', seat: 0 })
  return { anna, table }
}

describe.skipIf(!hasPostgres)('two nodes', () => {
  test('a node dies with a bot’s turn owed: the other takes it up when the lease ends, not before', async () => {
    const { asked, endless, quick } = thinkers()
    const clock = new TestClock()
    const { one, two } = await openNodes('listen', {}, { think: endless }, { think: quick, clock })
    const { table } = await botsAt(one)
    await expect.poll(() => asked.one).toBeGreaterThan(0)
    const ben = await Client.arrive(two, 'Ben')
    await ben.join(table)
    await one.die()
    clock.pass(LEASE_MS / 2)
    await moment(200)
    expect(asked.two).toBe(0)
    const { ply } = ben.last('update')
    clock.pass(LEASE_MS / 2 + 100)
    await ben.until('update', (frame) => frame.ply > ply + 5)
    expect(asked.two).toBeGreaterThan(0)
  })

  test('while a node is alive and thinks, its turn stays its own', async () => {
    const { asked, endless, quick } = thinkers()
    const clock = new TestClock()
    const { one, two } = await openNodes('listen', { clock }, { think: endless }, { think: quick })
    await botsAt(one)
    await expect.poll(() => asked.one).toBeGreaterThan(0)
    for (let n = 0; n < 10; n++) {
      clock.pass(LEASE_MS / 3)
      await moment()
    }
    expect(asked.two).toBe(0)
    expect(two.lines).toEqual([])
  })

  test('a node that is closed hands over at once', async () => {
    const { asked, endless, quick } = thinkers()
    const { one, two } = await openNodes('listen', {}, { think: endless }, { think: quick })
    const { table } = await botsAt(one)
    await expect.poll(() => asked.one).toBeGreaterThan(0)
    const ben = await Client.arrive(two, 'Ben')
    await ben.join(table)
    const { ply } = ben.last('update')
    await one.close()
    await ben.until('update', (frame) => frame.ply > ply + 5)
  })

  /** Anna on one node, Ben on the other, at a table with these clocks. */
  async function seated(one: House, two: House, pace: Parameters<typeof openTable>[2]) {
    const anna = await Client.arrive(one, 'Anna')
    const ben = await Client.arrive(two, 'Ben')
    const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], pace)
    await anna.join(table, 0)
    await ben.join(table)
    await ben.does(table, { type: 'take', seat: 1 })
    await ben.join(table, 1)
    await begin(table, anna, ben)
    const seat = anna.last('update').awaited[0]!
    return { table, seat, mover: [anna, ben][seat]!, other: [anna, ben][1 - seat]! }
  }

  test('a clock runs out once, seen by both nodes', async () => {
    const clock = new TestClock()
    const { one, two } = await openNodes('listen', { clock })
    const { table, seat, mover, other } = await seated(one, two, {
      pace: { kind: 'live', minutes: 1, increment: 0 },
    })
    mover.send({ type: 'seen', table, revision: mover.last('update').revision })
    mover.send({ type: 'ping', n: 1 })
    await mover.until('pong')
    await moment()
    clock.pass(60_200)
    for (const each of [mover, other])
      await each.until('table', ({ table: { seats } }) => {
        const at = seats[seat]
        return at?.kind === 'person' && at.standIn?.why === 'time'
      })
    const entries = await readEntries(one.store, table)
    expect(entries.filter(({ what }) => what.type === 'handedOver')).toHaveLength(1)
  })

  test('a push is sent by one of them, and once', async () => {
    const got: string[] = []
    const service = createServer((request, reply) => {
      got.push(request.url!)
      request.resume().on('end', () => reply.writeHead(201).end())
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void service.close())
    const clock = new TestClock()
    const { one, two } = await openNodes('listen', { clock, mayPushTo: () => true })
    const { mover } = await seated(one, two, { pace: { kind: 'slow', days: 2 } })
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/1`
    await ask(one, 'PUT', '/api/me/push', {
      secret: mover.device.secret,
      body: { endpoint, keys, quiet: null, about: ['turn'] },
    })
    await mover.drop()
    for (const { court } of [one, two])
      await expect.poll(() => court.presence.of(mover.person).state).toBe('gone')
    clock.pass(11_000)
    await expect.poll(() => got.length, { timeout: 5000 }).toBe(1)
    for (let n = 0; n < 6; n++) {
      clock.pass(LEASE_MS)
      await moment()
    }
    expect(got).toHaveLength(1)
  })

  test('words that nobody heard are made up for when the line is back: LISTEN', async () => {
    const { one, two } = await openNodes('listen')
    const { table, seat, mover, other } = await seated(one, two, {})
    const { ply, revision, question } = mover.last('update')
    const deaf = other.house as House
    const { client } = deaf.court.ports.bus as unknown as { client: { processID: number } }
    await sql`select pg_terminate_backend(${client.processID})`.execute(one.store.db)
    await expect.poll(() => deaf.lines.join()).toMatch(/line to the other nodes is cut/)
    const began = performance.now()
    await mover.does(table, { type: 'play', seat, ply, revision, move: question!.moves[0]! })
    mover.send({ type: 'say', table, key: 'a message of which nobody heard', what: { text: 'there?' } })
    await other.until('update', (frame) => frame.revision > revision)
    await other.until('talk')
    // At once, not at the next round.
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test.skipIf(!hasNats)('and NATS, without which play goes on', async () => {
    const { one, two, nats } = await openNodes('nats')
    const { table, seat, mover, other } = await seated(one, two, {})
    const { ply, revision, question } = mover.last('update')
    await nats!.stop()
    await mover.does(table, { type: 'play', seat, ply, revision, move: question!.moves[0]! })
    await moment(200)
    expect(other.last('update').revision).toBe(revision)
    // Whoever comes to a node is told the truth also now.
    const phone = await Client.with(mover.house as House, other.device)
    await phone.join(table, 1 - seat)
    expect(phone.last('update').revision).toBeGreaterThan(revision)
    const here = await Client.with(other.house as House, mover.device)
    await here.join(table, seat)
    expect(here.last('update').revision).toBeGreaterThan(revision)
    await nats!.start()
    await other.until('update', (frame) => frame.revision > revision)
  })
})

describe.each(['sqlite', ...(hasPostgres ? ['postgres'] : [])])('group commit on %s', (kind) => {
  test('one that cannot be written does not take its neighbours along', async () => {
    const house = kind === 'sqlite' ? await openHouse() : (await openNodes('listen')).one
    const anna = await Client.arrive(house, 'Anna')
    const tables: string[] = []
    for (let n = 0; n < 9; n++) tables.push(await openTable(anna, [{ kind: 'me' }, { kind: 'open' }]))
    const { court } = house
    for (const table of tables) await court.tables.held.load(table)
    const raced = tables[3]!
    // Somebody else was first there, and nobody has told us.
    await house.store.db
      .insertInto('entries')
      .values({
        table_id: raced,
        revision: 2,
        at: house.clock.now(),
        body_json: JSON.stringify({ type: 'laid', seat: 1, as: { kind: 'invited', name: 'Ben' } }),
        actor: null,
        key: null,
      })
      .execute()
    const before = { ...court.tables.commits.counted }
    const outcomes = await Promise.allSettled(
      tables.map((table, n) =>
        court.tables.act(
          table,
          () => [{ type: 'ready', person: anna.person, ready: true }],
          { actor: anna.person, key: `ready at ${table}` },
          async () => {
            if (n === 6) throw new Error('this one fails')
          },
        ),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(
      tables.map((_, n) => (n === 6 ? 'rejected' : 'fulfilled')),
    )
    for (const [n, table] of tables.entries()) {
      const happened = (await readEntries(house.store, table)).map(({ what }) => what.type)
      const wanted = n === 6 ? ['opened'] : n === 3 ? ['opened', 'laid', 'ready'] : ['opened', 'ready']
      expect(happened).toEqual(wanted)
    }
    const { counted } = court.tables.commits
    expect(counted.changes - before.changes).toBe(8)
    // In less company than all together, in more than each alone.
    expect(counted.commits - before.commits).toBeLessThan(8)
  })
})
