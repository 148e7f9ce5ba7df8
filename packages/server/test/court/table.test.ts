/** People at different devices, over real sockets: from the invitation to the record. */
import { isRefused } from '@durbar/kernel'
import { type MatchRecord, verifyRecord } from '@durbar/protocol'
import { describe, expect, test } from 'vitest'
import { ask, begin, Client, gameOf, newKey, openHouse, openTable } from './house.ts'

/** Plays for these seats, each on its device, until the game is over. */
async function playOut(table: string, players: readonly (readonly [Client, number])[]): Promise<void> {
  const answered = new Set<string>()
  for (let n = 0; n < 2000; n++) {
    if (players[0]![0].last('update').result) return
    let moved = false
    for (const [client, seat] of players) {
      const { question, ply, revision } = client.last('update')
      if (!question || answered.has(`${seat} ${revision}`)) continue
      answered.add(`${seat} ${revision}`)
      const move = question.moves[n % question.moves.length]!
      const from = client.frames.length
      const answer = await client.intend(table, { type: 'play', seat, ply, revision, move })
      expect(['done', 'stale']).toContain(answer.type)
      await client.until('update', (frame) => frame.table === table && frame.revision > revision, from - 1)
      moved = true
    }
    if (!moved) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('the game does not end')
}

/** Open turns, and secret choices; browsers play all of them. */
describe.each(['vermaechtnis', 'raja'].map((id) => gameOf(id)!))('$id', (game) => {
  test('two people and a bot play to the end while somebody watches; all can check the dice', async () => {
    const house = await openHouse()
    const anna = await Client.arrive(house, 'Anna')
    const ben = await Client.arrive(house, 'Ben')
    const cleo = await Client.arrive(house, 'Cleo')
    const table = await openTable(
      anna,
      [{ kind: 'me' }, { kind: 'invited', name: 'Ben' }, { kind: 'bot', level: 'level1' }],
      { game: game.id },
    )
    await anna.join(table, 0)
    const { invitation } = anna.last('table').table
    await ben.join(table, null, { invitation: invitation!.token })
    expect(ben.last('table').table.invitation).toBeNull()
    await ben.does(table, { type: 'take', seat: 1 })
    await ben.join(table, 1)
    await cleo.join(table)
    await begin(table, anna, ben)
    await cleo.until('update')
    await playOut(table, [
      [anna, 0],
      [ben, 1],
    ])
    // At the end the gallery is told everything, from the beginning.
    const { told: story } = await cleo.until('update', (frame) => frame.result !== null)
    expect(story[0]!.ply).toBe(0)
    const told = (await anna.until('table', (frame) => frame.table.phase === 'over')).table
    const { json: record } = await ask<MatchRecord>(house, 'GET', `/api/records/${table}`)
    expect(record.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'level1'])
    expect(record.dice).toMatchObject({ seal: told.dice.seal, secret: told.dice.secret })
    expect(record.dice!.chances.map(({ chance }) => chance![0])).toEqual(['1', '2'])
    expect(isRefused(verifyRecord(game, record))).toBe(false)
    // Nobody was shown the secret while it mattered.
    for (const client of [anna, ben, cleo]) {
      client.checkFrames()
      const before = client.frames.findIndex((words) => words.includes(told.dice.secret!))
      expect(JSON.parse(client.frames[before]!)).toMatchObject({ type: 'table', table: { phase: 'over' } })
    }
    expect(cleo.of('update').every(({ facing, question }) => facing === null && question === null)).toBe(true)
    const { json: mine } = await ask<{ records: { table: string; places: number[] }[] }>(
      house,
      'GET',
      '/api/me/records',
      {
        secret: ben.device.secret,
      },
    )
    expect(mine.records).toMatchObject([{ table, seat: 1, game: game.id }])
  })
})

test('coming back, on the same device or another, is joining: the same truth, and the seat on both devices', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'bot', level: 'level1' }])
  await anna.join(table, 0)
  await begin(table, anna)
  const { json: link } = await ask<{ token: string }>(house, 'POST', '/api/me/link', {
    secret: anna.device.secret,
  })
  const { json: phone } = await ask<Client['device']>(house, 'POST', '/api/link', {
    body: { ...link, kind: 'androidPhone' },
  })
  expect(phone.person).toBe(anna.person)
  expect(await anna.until('carried')).toMatchObject({ device: phone.device, kind: 'androidPhone' })
  const pocket = await Client.with(house, phone)
  await pocket.join(table, 0)
  const strip = ({ told, ...update }: ReturnType<typeof anna.last<'update'>>) => update
  expect(strip(pocket.last('update'))).toEqual(strip(anna.last('update')))
  const { question, ply, revision } = pocket.last('update')
  const play = { type: 'play', seat: 0, ply, revision, move: question!.moves[0]! } as const
  expect(await pocket.intend(table, play)).toMatchObject({ type: 'done' })
  await anna.until('update', (frame) => frame.revision > revision)
  // The other device was a moment too late.
  expect(await anna.intend(table, play)).toEqual({ type: 'stale' })
  await anna.drop()
  const again = await Client.with(house, anna.device)
  await again.join(table, 0, { since: 1 })
  expect(again.last('update').told[0]!.ply).toBe(1)
  await expect.poll(() => pocket.last('update').ply).toBe(again.last('update').ply)
})

test('a double intent is carried out once and answered twice, also after a restart', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const ben = await Client.arrive(house, 'Ben')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await begin(table, anna, ben)
  const [mover, seat] = anna.last('update').question ? [anna, 0] : [ben, 1]
  const { question, ply, revision } = mover.last('update')
  const play = { type: 'play', seat, ply, revision, move: question!.moves[0]! } as const
  const key = newKey()
  for (let n = 0; n < 2; n++) mover.send({ type: 'intent', table, key, intent: play })
  await expect.poll(() => mover.of('answer').filter((frame) => frame.key === key)).toHaveLength(2)
  const [first, second] = mover.of('answer').filter((frame) => frame.key === key)
  expect(first).toEqual(second)
  expect(first!.answer.type).toBe('done')
  await mover.until('update', (frame) => frame.ply === 1)
  await house.close()
  const next = await openHouse({ folder: house.folder })
  const back = await Client.with(next, mover.device)
  await back.join(table, seat)
  expect(back.last('update').ply).toBe(1)
  expect(await back.intend(table, play, key)).toMatchObject({ type: 'done' })
  expect(await back.intend(table, play)).toEqual({ type: 'stale' })
  await back.join(table, seat)
  expect(back.last('update').ply).toBe(1)
})

test('refusals say why, with the rule, and change nothing', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const ben = await Client.arrive(house, 'Ben')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'bot', level: 'level1' }])
  await anna.join(table, 0)
  await ben.join(table)
  expect(await ben.intend(table, { type: 'begin' })).toMatchObject({ type: 'refused', why: 'notHost' })
  expect(await ben.intend(table, { type: 'take', seat: 1 })).toMatchObject({ type: 'refused', why: 'taken' })
  await begin(table, anna)
  await expect.poll(() => anna.last('update').question).not.toBeNull()
  const { ply, revision, question } = anna.last('update')
  const at = { seat: 0, ply, revision }
  expect(await anna.intend(table, { type: 'play', ...at, move: { type: 'nonsense' } })).toMatchObject({
    why: 'rules',
  })
  const forbidden = question!.refused[0]
  if (forbidden)
    expect(await anna.intend(table, { type: 'play', ...at, move: forbidden.move })).toMatchObject({
      type: 'refused',
      rule: forbidden.rule,
    })
  expect(await ben.intend(table, { type: 'play', ...at, move: question!.moves[0]! })).toMatchObject({
    why: 'notYours',
  })
  ben.send({ type: 'join', table, facing: 0, since: 0 })
  expect(await ben.until('parted')).toMatchObject({ why: 'notYours' })
  expect(anna.last('update').ply).toBe(ply)
})

test('a table by link is nobody’s business without the invitation; the word is one', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const ben = await Client.arrive(house, 'Ben')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'invited' }], { door: 'link' })
  await anna.join(table, 0)
  ben.send({ type: 'join', table, facing: null, since: 0 })
  expect(await ben.until('parted')).toMatchObject({ why: 'notInvited' })
  ben.send({ type: 'join', table: 'nosuchtable', facing: null, since: 0 })
  expect(await ben.until('parted', (frame) => frame.table === 'nosuchtable')).toMatchObject({ why: 'gone' })
  const { word } = anna.last('table').table.invitation!
  const { json: found } = await ask<{ table: string; invitation: string }>(
    house,
    'GET',
    `/api/words/${word!.join('/')}`,
    { secret: ben.device.secret },
  )
  expect(found).toMatchObject({ table })
  await ben.join(table, null, { invitation: found.invitation })
  await ben.does(table, { type: 'take', seat: 1 })
  const { json: hall } = await ask<{ open: unknown[] }>(house, 'GET', '/api/hall')
  expect(hall.open).toEqual([])
})

test('a rematch is laid in one commit with the last word, one seat further', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'bot', level: 'level1' }])
  await anna.join(table, 0)
  await begin(table, anna)
  await anna.does(table, { type: 'resign', seat: 0 })
  await anna.until('table', (frame) => frame.table.phase === 'over')
  expect(anna.last('table').table.seats[0]).toMatchObject({ standIn: { why: 'resigned' } })
  const { json: record } = await ask<MatchRecord>(house, 'GET', `/api/records/${table}`)
  expect(record.seats[0]).toEqual({ name: 'Anna', emblem: 1, standIn: 'resigned' })
  await anna.does(table, { type: 'rematch', again: true })
  const { rematch } = (await anna.until('table', (frame) => frame.table.rematch?.table != null)).table
  await anna.join(rematch!.table!, 1)
  expect(anna.last('table').table).toMatchObject({ phase: 'laying', after: table, yours: [1] })
})
