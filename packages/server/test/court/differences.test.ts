/** A device that is told only what has changed sees what one sees that is told everything. */
import { streamDice } from '@durbar/kernel'
import { changedBy } from '@durbar/protocol/court/difference'
import type { ServerFrame } from '@durbar/protocol/court/frames'
import { expect, test } from 'vitest'
import { begin, Client, openHouse, openTable } from './house.ts'

type Update = Extract<ServerFrame, { type: 'update' }>
const MOVES = 30

/** What somebody sees after each of these, by revision, with every scene on the way. */
function seenIn(updates: readonly Update[]): Map<number, unknown[]> {
  const seen = new Map<number, unknown[]>()
  for (const { revision, changes, view, told } of updates) {
    const views: unknown[] = changes ? [] : [...(told.at(-1)?.views ?? []), view]
    const before = changes && seen.get(changes.of)!.at(-1)
    for (const step of changes?.steps ?? []) views.push(changedBy(views.at(-1) ?? before, step))
    seen.set(revision, views)
  }
  return seen
}

test.each(['vermaechtnis', 'warehouse-51'])('%s', async (game) => {
  const house = await openHouse()
  const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => Client.arrive(house, name)))
  const [anna, ben, cleo] = people as [Client, Client, Client]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], { game })
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await cleo.sit(table, 2)
  const short = await Client.with(house, anna.device, { differences: true })
  await begin(table, anna, ben, cleo)
  await Promise.all(people.map((each) => each.until('update')))
  await short.join(table, 0)
  const dice = streamDice(4)
  for (let n = 0; n < MOVES; n++) {
    const seat = people.findIndex((each) => each.last('update').question)
    const who = people[seat]!
    const { question, ply, revision, mayUndo } = who.last('update')
    const froms = people.map((each) => each.frames.length)
    const move = question!.moves[dice.below(question!.moves.length)]!
    const at = { seat, ply, revision }
    const back = mayUndo && dice.below(4) === 0
    await who.intend(table, back ? { type: 'undo', ...at } : { type: 'play', ...at, move })
    await Promise.all(
      people.map((each, i) => each.until('update', (frame) => frame.revision > revision, froms[i])),
    )
  }
  const last = anna.last('update').revision
  await short.until('update', (frame) => frame.revision === last)
  const whole = seenIn(anna.of('update'))
  const puzzled = seenIn(short.of('update'))
  expect(short.of('update').filter(({ changes }) => changes).length).toBe(MOVES)
  for (const [revision, views] of [...puzzled].slice(1)) expect(views).toEqual(whole.get(revision))
  const size = (client: Client) => client.frames.slice(-MOVES).join('').length
  expect(size(short)).toBeLessThan(size(anna) / 2)
  short.checkFrames()
})
