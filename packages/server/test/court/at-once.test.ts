/** What several devices say at the same moment, over real sockets: something is done once, all else hears the truth. */
import { canonical, type Seat, streamDice } from '@durbar/kernel'
import type { CourtAnswer, ServerFrame } from '@durbar/protocol/court/frames'
import type { TableIntent } from '@durbar/protocol/court/intents'
import { describe, expect, test } from 'vitest'
import { readEntries } from './entries.ts'
import { begin, Client, type House, newKey, openHouse, openTable } from './house.ts'

type Update = Extract<ServerFrame, { type: 'update' }>

/** Three people in a house in which every table is dealt the same way. */
async function company() {
  const house = await openHouse({ newSecret: () => '3'.repeat(64) })
  const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => Client.arrive(house, name)))
  return { house, people }
}

async function tableOf(people: readonly Client[], game: string): Promise<string> {
  const [host, ...others] = people
  const table = await openTable(host!, [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)], {
    game,
  })
  await host!.join(table, 0)
  for (const [n, other] of others.entries()) {
    await other.join(table)
    await other.does(table, { type: 'take', seat: n + 1 })
    await other.join(table, n + 1)
  }
  await begin(table, host!, ...others)
  return table
}

const truthOf = async ({ court }: House, table: string) => (await court.tables.tableOf(table))!.authority!
/** What this device was last told of the table, once that is how it stands. */
async function knows(house: House, client: Client, table: string): Promise<Update> {
  const { revision } = await truthOf(house, table)
  return client.until('update', (frame) => frame.table === table && frame.revision === revision)
}
const movesAt = async (house: House, table: string): Promise<number> =>
  (await readEntries(house.store, table)).filter(({ what }) =>
    ['played', 'changed', 'undone'].includes(what.type),
  ).length

/** All of it is sent before anything of it is answered. */
async function atOnce(
  table: string,
  said: readonly (readonly [Client, TableIntent])[],
): Promise<CourtAnswer[]> {
  const keys = said.map(() => newKey())
  for (const [n, [client, intent]] of said.entries())
    client.send({ type: 'intent', table, key: keys[n]!, intent })
  return Promise.all(
    said.map(async ([client], n) => (await client.until('answer', (frame) => frame.key === keys[n])).answer),
  )
}

/** Plays on, always the same way, until this holds of who is asked. */
async function playUntil(
  house: House,
  people: readonly Client[],
  table: string,
  isThere: (awaited: readonly Seat[], updates: readonly Update[]) => boolean,
): Promise<readonly Update[]> {
  const dice = streamDice(1)
  for (let n = 0; n < 400; n++) {
    const updates = await Promise.all(people.map((client) => knows(house, client, table)))
    const { awaited } = updates[0]!
    if (isThere(awaited, updates)) return updates
    const seat = awaited[0]!
    const { ply, revision, question } = updates[seat]!
    const move = question!.moves[dice.below(question!.moves.length)]!
    await people[seat]!.does(table, { type: 'play', seat, ply, revision, move })
  }
  throw new Error('it never came to that')
}

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

describe('secret choices', () => {
  test.each([
    ['one after the other', false],
    ['all at once', true],
  ])('in every order of arrival, %s, lead to the same table', async (_, together) => {
    const { house, people } = await company()
    const ends = new Set<string>()
    const arrivals = new Set<string>()
    for (const order of ORDERS) {
      const table = await tableOf(people, 'raja')
      const updates = await playUntil(house, people, table, (awaited) => awaited.length === 3)
      const { ply } = updates[0]!
      const said = order.map((seat): readonly [Client, TableIntent] => {
        const { revision, question } = updates[seat]!
        return [people[seat]!, { type: 'play', seat, ply, revision, move: question!.moves.at(-1)! }]
      })
      const answers: CourtAnswer[] = []
      if (together) answers.push(...(await atOnce(table, said)))
      else for (const each of said) answers.push(...(await atOnce(table, [each])))
      expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done'])
      const { position } = await truthOf(house, table)
      ends.add(canonical(position.state))
      arrivals.add(
        position.match.log
          .slice(ply)
          .map(({ seat }) => seat)
          .join(),
      )
      for (const client of people) await knows(house, client, table)
    }
    expect(ends.size).toBe(1)
    // Who waits for the one before comes in that very order; who does not, really comes in different ones.
    if (together) expect(arrivals.size).toBeGreaterThan(1)
    else expect([...arrivals]).toEqual(ORDERS.map((order) => order.join()))
  })

  test.each([
    ['taken back first', true],
    ['the last choice first', false],
  ])('one is taken back as the last one comes: %s', async (_, backFirst) => {
    const { house, people } = await company()
    const [anna, ben, cleo] = people as [Client, Client, Client]
    const table = await tableOf(people, 'raja')
    const updates = await playUntil(house, people, table, (awaited) => awaited.length === 3)
    const choice = (seat: Seat): TableIntent => {
      const { ply, revision, question } = updates[seat]!
      return { type: 'play', seat, ply, revision, move: question!.moves[0]! }
    }
    await anna.does(table, choice(0))
    await ben.does(table, choice(1))
    const { ply, revision } = await knows(house, anna, table)
    const back = { type: 'undo', seat: 0, ply, revision } as const
    const said = [
      [anna, back],
      [cleo, choice(2)],
    ] as const
    const before = await movesAt(house, table)
    const answers = await atOnce(table, backFirst ? said : said.toReversed())
    const undone = answers[backFirst ? 0 : 1]!
    const played = answers[backFirst ? 1 : 0]!
    // Cleo has answered a question that was asked, whatever Anna does.
    expect(played.type).toBe('done')
    const { awaited } = await truthOf(house, table)
    if (undone.type === 'done') expect(awaited).toEqual([0])
    else expect([undone.type, awaited.length === 1 && awaited[0] === 0]).toEqual(['stale', false])
    expect(await movesAt(house, table)).toBe(before + (undone.type === 'done' ? 2 : 1))
    for (const client of people) expect((await knows(house, client, table)).awaited).toEqual(awaited)
  })
})

describe('the same seat on two devices', () => {
  /** A seat that may take back its last move and is asked once more, looked at by two devices of one person. */
  async function twoDevices() {
    const house = await openHouse({ newSecret: () => '3'.repeat(64) })
    const people = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
    const table = await tableOf(people, 'raja')
    const mayEither = ({ mayUndo, question }: Update) => mayUndo && (question?.moves.length ?? 0) > 1
    const updates = await playUntil(
      house,
      people,
      table,
      (awaited, all) => awaited.length === 1 && all.some(mayEither),
    )
    const seat = updates.findIndex(mayEither)
    const desk = people[seat]!
    const phone = await Client.with(house, desk.device)
    await phone.join(table, seat)
    const { ply, revision, question } = updates[seat]!
    const play = (n: number): TableIntent => ({
      type: 'play',
      seat,
      ply,
      revision,
      move: question!.moves.at(n)!,
    })
    return { house, table, desk, phone, play, undo: { type: 'undo', seat, ply, revision } as const, revision }
  }
  const types = (answers: readonly CourtAnswer[]) => answers.map(({ type }) => type).sort()

  test.each([
    ['an undo and a move', 'undo'],
    ['two moves', 'play'],
  ] as const)('%s at the same moment: one is done, the other hears the truth', async (_, other) => {
    const { house, table, desk, phone, play, undo, revision } = await twoDevices()
    const before = await movesAt(house, table)
    const heard = [desk.frames.length, phone.frames.length]
    const answers = await atOnce(table, [
      [desk, other === 'undo' ? undo : play(0)],
      [phone, play(-1)],
    ])
    expect(types(answers)).toEqual(['done', 'stale'])
    expect(await movesAt(house, table)).toBe(before + 1)
    const [late, from] = answers[0]!.type === 'stale' ? [desk, heard[0]!] : [phone, heard[1]!]
    // Whoever was late is told how it stands, without asking.
    await late.until('update', (frame) => frame.table === table && frame.revision > revision, from)
    const [one, two] = [await knows(house, desk, table), await knows(house, phone, table)]
    expect({ ...one, told: [] }).toEqual({ ...two, told: [] })
  })

  test('a double touch is one move, though each touch made an intent of its own', async () => {
    const { house, table, desk, play } = await twoDevices()
    const before = await movesAt(house, table)
    const answers = await atOnce(table, [
      [desk, play(0)],
      [desk, play(0)],
    ])
    expect(types(answers)).toEqual(['done', 'stale'])
    expect(await movesAt(house, table)).toBe(before + 1)
  })
})

test('an intent to a state that is long gone is stale, and followed by the truth', async () => {
  const { house, people } = await company()
  const table = await tableOf(people, 'raja')
  const first = await playUntil(house, people, table, (awaited) => awaited.length === 1)
  const seat = first[0]!.awaited[0]!
  const late = people[seat]!
  const { ply, revision, question } = first[seat]!
  const now = await playUntil(house, people, table, (_, all) => all[0]!.ply > ply + 6)
  const from = late.frames.length
  const old = { type: 'play', seat, ply, revision, move: question!.moves[0]! } as const
  expect(await late.intend(table, old)).toEqual({ type: 'stale' })
  expect(await late.until('update', () => true, from)).toMatchObject({ ply: now[0]!.ply })
  expect((await late.until('table', () => true, from)).table.id).toBe(table)
})
