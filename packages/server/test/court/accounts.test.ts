/** A game that goes on, as one seat has seen it: what this device has heard anyway, and nothing of anybody else's. */
import { canonical, host, storyOf, streamDice } from '@durbar/kernel'
import { type Account, accountSchema, viewsIn } from '@durbar/protocol'
import type { Told } from '@durbar/protocol/messages'
import { expect, test } from 'vitest'
import { ask, begin, Client, gameOf, openHouse, openTable } from './house.ts'
import { redealt } from './redealt.ts'

const PLIES = 60
/** With hands, with secret choices, with hidden tiles. */
const GAMES = ['taj-mahal', 'raja', 'cards-karma', 'warehouse-51', 'vermaechtnis']

async function midGame(game: string) {
  const house = await openHouse()
  const people = [
    await Client.arrive(house, 'Anna'),
    await Client.arrive(house, 'Ben'),
    await Client.arrive(house, 'Cleo'),
  ]
  const [anna, ben, cleo] = people as [Client, Client, Client]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], { game })
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await cleo.sit(table, 2)
  await begin(table, anna, ben, cleo)
  const dice = streamDice(3)
  for (let n = 0; n < PLIES; n++) {
    const { authority } = (await house.court.tables.tableOf(table))!
    if (authority!.over) break
    const seat = authority!.awaited[dice.below(authority!.awaited.length)]!
    const who = people[seat]!
    const { ply, revision, question } = await who.until(
      'update',
      (frame) => frame.revision === authority!.revision,
    )
    const move = question!.moves[dice.below(question!.moves.length)]!
    await who.intend(table, { type: 'play', seat, ply, revision, move })
  }
  return { house, anna, ben, table }
}

const accountOf = (house: { port: number }, table: string, seat: number, secret?: string) =>
  ask<Account & { why?: string }>(
    house,
    'GET',
    `/api/tables/${table}/accounts/${seat}`,
    secret ? { secret } : {},
  )

test.each(GAMES)('%s: the redeal argument holds for every move of it', async (id) => {
  const { house, anna, ben, table } = await midGame(id)
  const { json: account } = await accountOf(house, table, 0, anna.device.secret)
  expect(accountSchema.safeParse(account).success).toBe(true)
  expect(JSON.stringify(account)).not.toMatch(/"key"|[0-9a-f]{64}/)
  // Told: word for word what this device hears when it joins, which its own proofs are about.
  await anna.join(table, 0)
  const heard = anna.last('update')
  expect(account.told).toEqual(heard.told.map(({ views: _, ...each }: Told) => each))
  // Shown: the same in every world that this seat may believe in, at every move.
  const views = viewsIn(account)
  expect(canonical(views.at(-1))).toBe(canonical(heard.view))
  const { match, key } = (await house.court.tables.tableOf(table))!.authority!.position
  const game = gameOf(id)!
  const dice = streamDice(7)
  const past: unknown[] = []
  let [plies, others] = [0, 0]
  host(game).replay(match, key, undefined, ({ state, events }) => {
    past.push(...events)
    const world = redealt(game, state, 0, dice)!
    if (canonical(world) !== canonical(state)) others++
    const view = game.view(world, 0, true, storyOf(game, match.seats, past as never, 0))
    expect(canonical(views[plies])).toBe(canonical(view))
    plies++
  })
  expect(views).toHaveLength(plies)
  expect(others).toBeGreaterThan(0)
  // Nobody else's: not of another seat, not for a stranger, not without a name.
  expect((await accountOf(house, table, 1, anna.device.secret)).status).toBe(403)
  expect((await accountOf(house, table, 9, anna.device.secret)).status).toBe(403)
  expect((await accountOf(house, table, 0)).status).toBe(401)
  expect((await accountOf(house, table, 1, ben.device.secret)).json.seat).toBe(1)
})

test('before the deal there is nothing to tell, and after it there is', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'bot', level: 'level1' }])
  await anna.join(table, 0)
  expect((await accountOf(house, table, 0, anna.device.secret)).status).toBe(409)
  await begin(table, anna)
  await anna.until('update')
  expect((await accountOf(house, table, 0, anna.device.secret)).status).toBe(200)
})
