/** Whole view on joining, then what changed: who puts the changes together knows what somebody who joins now is told. */
import { type Seat, streamDice } from '@durbar/kernel'
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { Told } from '@durbar/protocol/messages'
import { expect, test } from 'vitest'
import { begin, Client, openHouse, openTable } from './house.ts'

const LEAST = 70
const MOST = 500

type Update = Extract<ServerFrame, { type: 'update' }>

/** What a client knows of the story after these updates. */
function storyOf(updates: readonly Update[]): readonly Told[] {
  let story: readonly Told[] = []
  for (const { told } of updates)
    if (told.length > 0) story = [...story.filter(({ ply }) => ply < told[0]!.ply), ...told]
  return story.map(({ views: _, ...each }) => each)
}

test('through moves, changed choices and ways back, every device holds the same story as one that has just come', async () => {
  const house = await openHouse()
  const [anna, ben, cleo] = [
    await Client.arrive(house, 'Anna'),
    await Client.arrive(house, 'Ben'),
    await Client.arrive(house, 'Cleo'),
  ]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], { game: 'raja' })
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await cleo.join(table)
  await begin(table, anna, ben)
  await cleo.until('update')
  const dice = streamDice(6)
  let undone = 0
  let changed = 0
  // The dice of the table are made by chance: as long as it takes until all of it has happened.
  const enough = () => undone > 5 && changed > 0
  for (let n = 0; n < MOST && !(n >= LEAST && enough()); n++) {
    const seat: Seat = dice.below(2)
    const who = [anna, ben][seat]!
    const { revision, ply, mayUndo, question } = who.last('update')
    const at = { seat, ply, revision }
    const others = [anna, ben, cleo].map((client) => client.frames.length)
    let answer: { readonly type: string }
    if (mayUndo && dice.below(3) === 0) {
      answer = await who.intend(table, { type: 'undo', ...at })
      undone++
    } else if (question) {
      const move = question.moves[dice.below(question.moves.length)]!
      answer = await who.intend(table, { type: 'play', ...at, move })
      const other = question.moves[0]!
      if (who.last('update').awaited.length > 1 && dice.below(2) === 0) {
        await who.until('update', (frame) => frame.revision > revision, others[seat])
        const { ply: now, revision: then } = who.last('update')
        const again = await who.intend(table, { type: 'play', seat, ply: now, revision: then, move: other })
        if (again.type === 'done') changed++
      }
    } else continue
    expect(answer.type).toBe('done')
    const { revision: truth } = (await house.court.tables.tableOf(table))!.authority!
    for (const [i, client] of [anna, ben, cleo].entries()) {
      const update = await client.until('update', (frame) => frame.revision === truth, others[i])
      // Also after a way back: what is told ends where the game stands.
      expect(update.told.at(-1)?.ply).toBe(update.ply)
    }
  }
  expect(enough()).toBe(true)
  for (const [client, facing] of [
    [anna, 0],
    [ben, 1],
    [cleo, null],
  ] as const) {
    const known = storyOf(client.of('update'))
    await client.join(table, facing)
    expect(known).toEqual(client.last('update').told.map(({ views: _, ...each }) => each))
    client.checkFrames()
  }
})
