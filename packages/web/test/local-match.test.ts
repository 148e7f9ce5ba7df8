/** The match worker without a browser: who gets whose view, when the device is handed over, what undo tells. */
import { roomOf } from '@durbar/games'
import { kernel, keyFromSeed, legalMoves, type MoveObject, type Seat } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { LocalMatch, type Surroundings } from '../src/match/local-match.ts'
import type { FromHost, SeatPlan, TableCard, Update } from '../src/match/messages.ts'

const person = (name: string): SeatPlan => ({ kind: 'person', name })
const bot = (name: string): SeatPlan => ({ kind: 'bot', level: 'random', name })

/** A bot that always takes the first legal move, after the turn of the event loop that a worker takes. */
function lay(game: string, seats: readonly SeatPlan[], seed = 1) {
  const room = roomOf(game)!
  const rules = kernel(room.game)
  const heard: FromHost[] = []
  const saved: { card: TableCard; match: Parameters<Surroundings['save']>[1] }[] = []
  const around: Surroundings = {
    think: async ({ state, seat }) => ({
      move: rules.write(legalMoves(rules, state, seat)[0]!),
      choices: [],
    }),
    post: (message) => heard.push(structuredClone(message)),
    save: (card, match) => saved.push({ card, match }),
    now: () => 0,
    key: () => keyFromSeed(seed),
  }
  const opening = { id: 'x', game, seats, options: {} }
  const match = LocalMatch.begin(room, around, opening) as LocalMatch
  match.open()
  const updates = () => heard.filter((each): each is Update => each.type === 'update')
  return { room, around, match, heard, saved, updates, last: () => updates().at(-1)! }
}
const quiet = () => new Promise((resolve) => setTimeout(resolve, 5))
const first = (update: Update): MoveObject => update.question!.moves[0]!

test('one person keeps the view of their seat while bots move', async () => {
  const table = lay('vermaechtnis', [bot('A'), person('B'), bot('C')])
  for (let i = 0; i < 40; i++) {
    await quiet()
    for (const update of table.updates()) expect(update.front).toBe(1)
    if (table.last().result) break
    if (table.last().question) table.match.play(first(table.last()))
  }
  expect(table.last().ply).toBeGreaterThan(20)
})

test('between two people the page gets an observer’s view and no question', async () => {
  const table = lay('warehouse-51', [person('A'), person('B'), person('C')])
  let handed = 0
  for (let i = 0; i < 60; i++) {
    const update = table.last()
    if (update.handTo !== null) {
      handed++
      expect(update.front).toBeNull()
      expect(update.question).toBeNull()
      expect((update.view as { me: Seat | null }).me).toBeNull()
      table.match.takeFront(update.handTo)
      expect((table.last().view as { me: Seat | null }).me).toBe(update.handTo)
    } else if (update.question) table.match.play(first(update))
    else break
  }
  expect(handed).toBeGreaterThan(10)
})

test('what is told follows without gaps, and undo tells the story anew', async () => {
  const table = lay('vermaechtnis', [person('A'), bot('B')])
  let log = [...table.last().told]
  let undone = 0
  for (let i = 0; i < 80 && !table.last().result; i++) {
    await quiet()
    const update = table.last()
    log = table
      .updates()
      .reduce<typeof log>(
        (all, each) => [...all.filter(({ ply }) => ply < (each.told[0]?.ply ?? Infinity)), ...each.told],
        [],
      )
    expect(log.map(({ ply }) => ply)).toEqual(log.map((_, ply) => ply))
    expect(log).toHaveLength(update.ply + 1)
    if (update.mayUndo && undone < 3) {
      undone++
      table.match.undo()
      expect(table.last().ply).toBe(update.ply - 1)
    } else if (update.question) table.match.play(update.question.moves.at(-2) ?? first(update))
  }
  expect(undone).toBeGreaterThan(0)
})

test('a stored match goes on where it was', async () => {
  const table = lay('taj-mahal', [person('A'), bot('B'), bot('C')])
  for (let i = 0; i < 10; i++) {
    await quiet()
    if (table.last().question) table.match.play(first(table.last()))
  }
  await quiet()
  const { card, match } = table.saved.at(-1)!
  const before = table.last()
  const again = LocalMatch.resume(table.room, table.around, card, match) as LocalMatch
  again.open()
  const after = table.last()
  expect(after.view).toEqual(before.view)
  expect(after.question).toEqual(before.question)
  expect(after.told).toHaveLength(before.ply + 1)
})

test('a move that is not legal changes nothing and asks again', async () => {
  const table = lay('vermaechtnis', [person('A'), person('B')])
  table.match.takeFront(table.last().handTo!)
  const before = table.last()
  table.match.play({ type: 'buy', antique: 'nothing' })
  expect(table.heard.some((each) => each.type === 'trouble')).toBe(true)
  expect(table.last().question).toEqual(before.question)
  expect(table.last().ply).toBe(before.ply)
})
