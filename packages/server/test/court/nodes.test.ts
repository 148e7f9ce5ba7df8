/** Any number of nodes at one database: whoever sits at whichever of them sees one court. */
import { isRefused, streamDice } from '@durbar/kernel'
import { type MatchRecord, verifyRecord } from '@durbar/protocol'
import type { CourtAnswer, ServerFrame } from '@durbar/protocol/court/frames'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStore, StoreTrouble } from '../../src/court.ts'
import { freshDatabase, hasPostgres } from './database.ts'
import { readEntries } from './entries.ts'
import { ask, begin, Client, gameOf, type House, newKey, openTable } from './house.ts'
import { type Fanout, hasNats, openNodes } from './nodes.ts'

const soaking = Number(process.env.DURBAR_SOAK ?? 1) > 1

type Update = Extract<ServerFrame, { type: 'update' }>

/** Two people, each on a node of their own, at a table whose game has begun. */
async function apart(one: House, two: House, change: Parameters<typeof openTable>[2] = {}) {
  const anna = await Client.arrive(one, 'Anna')
  const ben = await Client.arrive(two, 'Ben')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], change)
  await anna.join(table, 0)
  await ben.join(table)
  await ben.does(table, { type: 'take', seat: 1 })
  await ben.join(table, 1)
  await begin(table, anna, ben)
  return { anna, ben, table, people: [anna, ben] as const }
}
const updatesOf = (client: Client, table: string) =>
  client.of('update').filter((frame) => frame.table === table)
/** Everybody has heard of this revision. */
const know = (people: readonly Client[], table: string, revision: number) =>
  Promise.all(
    people.map((each) =>
      each.until('update', (frame) => frame.table === table && frame.revision >= revision),
    ),
  )

async function playOut(table: string, people: readonly Client[]): Promise<void> {
  const dice = streamDice(2)
  for (let n = 0; n < 1000; n++) {
    const last = updatesOf(people[0]!, table).at(-1)!
    if (last.result) return
    const [seat] = last.awaited as [number]
    const { ply, revision, question } = updatesOf(people[seat]!, table).at(-1)! as Update
    const move = question!.moves[dice.below(question!.moves.length)]!
    await people[seat]!.does(table, { type: 'play', seat, ply, revision, move })
    await know(people, table, revision + 1)
  }
  throw new Error('the game does not end')
}

describe.skipIf(!hasPostgres).each([
  ['listen', true],
  ['nats', hasNats],
] as const)('nodes by %s', (fanout: Fanout, canRun) => {
  const onNodes = test.skipIf(!canRun)
  // The same words on another bus: of the tests that take long, one of each kind every day.
  const atLength = fanout === 'listen' || soaking ? onNodes : () => {}

  atLength('people on different nodes play one table to its end, and its record holds', async () => {
    const { one, two } = await openNodes(fanout)
    const { anna, ben, table, people } = await apart(one, two)
    await playOut(table, people)
    for (const each of people) await each.until('table', (frame) => frame.table.phase === 'over')
    for (const house of [one, two]) {
      const { json } = await ask<MatchRecord>(house, 'GET', `/api/records/${table}`)
      expect(isRefused(verifyRecord(gameOf('vermaechtnis')!, json))).toBe(false)
      expect(json.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    }
    anna.checkFrames()
    ben.checkFrames()
  })

  onNodes('the same ply on two nodes at the same moment: exactly one is applied, every time', async () => {
    const { one, two } = await openNodes(fanout)
    const { anna, ben, table, people } = await apart(one, two)
    const phones = [await Client.with(two, anna.device), await Client.with(one, ben.device)]
    for (const [seat, phone] of phones.entries()) await phone.join(table, seat)
    let races = 0
    for (let n = 0; n < 40; n++) {
      const last = updatesOf(anna, table).at(-1)!
      if (last.result) break
      const seat = last.awaited[0]!
      const { ply, revision, question } = updatesOf(people[seat]!, table).at(-1)!
      const play = (i: number) =>
        ({ type: 'play', seat, ply, revision, move: question!.moves.at(i)! }) as const
      const answers = await Promise.all([
        people[seat]!.intend(table, play(0)),
        phones[seat]!.intend(table, play(-1)),
      ])
      const [applied, other] = answers[0].type === 'done' ? answers : answers.toReversed()
      expect(applied!.type).toBe('done')
      // Too late is too late; where the other move was the last of the game, it says so.
      if (other!.type !== 'stale') expect(other).toMatchObject({ type: 'refused', why: 'over' })
      races++
      await know([...people, ...phones], table, revision + 1)
    }
    expect(races).toBeGreaterThan(15)
    const entries = await readEntries(one.store, table)
    expect(entries.filter(({ what }) => what.type === 'played')).toHaveLength(races)
    expect(entries.map(({ revision }) => revision)).toEqual(entries.map((_, n) => n + 1))
    // Both nodes hold the same.
    const [a, b] = await Promise.all([one, two].map(({ court }) => court.tables.tableOf(table)))
    expect(a!.authority!.position).toEqual(b!.authority!.position)
  })

  atLength('an intent sent once more to another node, with its key, is done once', async () => {
    const { one, two } = await openNodes(fanout)
    const { anna, table, people } = await apart(one, two)
    const seat = anna.last('update').awaited[0]!
    const { ply, revision, question } = people[seat]!.last('update')
    const play = { type: 'play', seat, ply, revision, move: question!.moves[0]! } as const
    const key = newKey()
    const other = await Client.with(seat === 0 ? two : one, people[seat]!.device)
    await other.join(table, seat)
    const answers: CourtAnswer[] = await Promise.all([
      people[seat]!.intend(table, play, key),
      other.intend(table, play, key),
    ])
    expect(answers[0]).toMatchObject({ type: 'done' })
    expect(answers[1]).toEqual(answers[0])
    const played = (await readEntries(one.store, table)).filter(({ what }) => what.type === 'played')
    expect(played).toHaveLength(1)
  })

  atLength('an undo on one node is seen on the other', async () => {
    const { one, two } = await openNodes(fanout, { newSecret: () => '3'.repeat(64) })
    const { table, people } = await apart(one, two, { game: 'raja' })
    const dice = streamDice(1)
    for (let n = 0; n < 200; n++) {
      const mine = people.map((each) => updatesOf(each, table).at(-1)!)
      const seat = mine.findIndex(({ mayUndo }) => mayUndo)
      const { ply, revision } = mine[Math.max(seat, 0)]!
      if (seat >= 0) {
        await people[seat]!.does(table, { type: 'undo', seat, ply, revision })
        const [, seen] = await know([people[seat]!, people[1 - seat]!], table, revision + 1)
        expect(seen!.ply).toBeLessThan(ply)
        return
      }
      const who = mine[0]!.awaited[0]!
      const { question } = mine[who]!
      const move = question!.moves[dice.below(question!.moves.length)]!
      await people[who]!.does(table, {
        type: 'play',
        seat: who,
        ply: mine[who]!.ply,
        revision: mine[who]!.revision,
        move,
      })
      await know(people, table, revision + 1)
    }
    throw new Error('nobody could ever take anything back')
  })

  onNodes('talk, typing, presence, names, the hall and one’s own tables reach the other node', async () => {
    const { one, two } = await openNodes(fanout)
    const anna = await Client.arrive(one, 'Anna')
    const ben = await Client.arrive(two, 'Ben')
    const cleo = await Client.arrive(two, 'Cleo')
    cleo.send({ type: 'hall', watch: true })
    const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
    await cleo.until('hall', ({ hall }) => hall.open.length === 1 && hall.here === 3)
    await anna.join(table, 0)
    await ben.join(table)
    await anna.until('presence', ({ spectators }) => spectators[0]?.name === 'Ben')
    await ben.does(table, { type: 'take', seat: 1 })
    await ben.join(table, 1)
    const ofBen = (frame: Extract<ServerFrame, { type: 'presence' }>) =>
      frame.persons.find(({ person }) => person === ben.person)?.state
    await anna.until('presence', (frame) => ofBen(frame) === 'here')
    const text = (client: Client) =>
      client.of('talk').flatMap(({ messages }) => messages.map(({ what }) => what))
    // Both at once, on two nodes: both are heard, by both, once.
    for (const [n, each] of [anna, ben].entries())
      for (let i = 0; i < 3; i++)
        each.send({ type: 'say', table, key: newKey(), what: { text: `${n} ${i}` } })
    for (const each of [anna, ben]) await expect.poll(() => text(each).length, { timeout: 5000 }).toBe(6)
    expect(
      text(anna)
        .map((what) => JSON.stringify(what))
        .sort(),
    ).toEqual(
      text(ben)
        .map((what) => JSON.stringify(what))
        .sort(),
    )
    expect(new Set(text(anna).map((what) => JSON.stringify(what))).size).toBe(6)
    ben.send({ type: 'typing', table })
    await anna.until('typing', ({ person }) => person === ben.person)
    const { invitation } = anna.last('table').table
    const body = { invitation: invitation!.token, visit: 'at-the-other-node' }
    await ask(two, 'POST', `/api/tables/${table}/knock`, { body })
    await anna.until('presence', ({ knocks }) => knocks === 1)
    ben.send({ type: 'away', away: true })
    await anna.until('presence', (frame) => ofBen(frame) === 'away')
    await ask(two, 'PATCH', '/api/me', { secret: ben.device.secret, body: { name: 'Benno' } })
    await anna.until('table', ({ table: { seats } }) => JSON.stringify(seats).includes('Benno'))
    await ben.drop()
    await anna.until('presence', (frame) => ofBen(frame) === 'gone')
    // Somewhere else at court, on the other node.
    const elsewhere = await Client.with(two, ben.device)
    await expect.poll(() => one.court.presence.nodesOf(ben.person)).toHaveLength(1)
    await anna.does(table, { type: 'ready', ready: true })
    expect((await elsewhere.until('yours')).table).toMatchObject({ id: table, yours: [1] })
    const { json: link } = await ask<{ token: string }>(two, 'POST', '/api/me/link', {
      secret: ben.device.secret,
    })
    await ask(one, 'POST', '/api/link', { body: { ...link, kind: 'ipad' } })
    expect((await elsewhere.until('carried')).kind).toBe('ipad')
    // Whoever is deleted on one node is nobody on the other.
    await ask(one, 'DELETE', '/api/me', { secret: ben.device.secret })
    await expect.poll(() => elsewhere.closed).not.toBeNull()
    for (const each of [anna, cleo]) each.checkFrames()
  })

  atLength('a passkey’s challenge is good on whichever node the answer comes', async () => {
    const { one, two } = await openNodes(fanout)
    const anna = await Client.arrive(one, 'Anna')
    const { secret } = anna.device
    const { json } = await ask<{ challenge: string }>(one, 'POST', '/api/me/passkey/options', { secret })
    const kept = await two.store.db.selectFrom('challenges').selectAll().execute()
    expect(kept).toMatchObject([{ challenge: json.challenge, person: anna.person }])
  })
})

test.skipIf(!hasPostgres)(
  'a line to the database that is cut in the middle of a commit fails that commit alone',
  async () => {
    const store = await openStore(await freshDatabase())
    const cut = store.write((db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db))
    await expect(cut).rejects.toBeInstanceOf(StoreTrouble)
    // Unheard, what the line says of its end would end the process.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await store.keepNote('still', 'here')
    expect(await store.note('still')).toBe('here')
    await store.close()
  },
)
