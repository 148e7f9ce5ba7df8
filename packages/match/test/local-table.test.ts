/** A table on one device: who gets whose view, when it is handed over, what undo tells. */
import { rooms } from '@durbar/games'
import {
  canonical,
  kernel,
  keyFromSeed,
  legalMoves,
  type MoveObject,
  type Options,
  type Seat,
  streamDice,
} from '@durbar/kernel'
import { type Notice, noticeSchema, type SeatPlan, type Update } from '@durbar/protocol/messages'
import { describe, expect, test } from 'vitest'
import { LocalTable, type TablePorts, type Think } from '../src/index.ts'
import { HandClock, quiet } from '../testing/hand-clock.ts'
import { gameOf, ok } from './table.ts'

const person = (name: string): SeatPlan => ({ kind: 'person', name })
const bot: SeatPlan = { kind: 'bot', level: 'random' }

function lay(game: string, seats: readonly SeatPlan[], think?: Think, options: Options = {}) {
  const rules = kernel(gameOf(game))
  const heard: Notice[] = []
  const kept: Parameters<TablePorts['keep']>[0][] = []
  const ports: TablePorts = {
    clock: new HandClock(),
    think:
      think ??
      (async ({ state, seat }) => ({ move: rules.write(legalMoves(rules, state, seat)[0]!), choices: [] })),
    post: (notice) => heard.push(structuredClone(notice)),
    keep: (table) => kept.push(structuredClone(table)),
  }
  const opening = { id: 'x', game, seats, options }
  const table = ok(LocalTable.begin(gameOf(game), opening, keyFromSeed(1), ports))
  table.open()
  const updates = () => heard.filter((each): each is Update => each.type === 'update')
  const last = () => updates().at(-1)!
  let sent = 0
  const play = (move: MoveObject, at: Update = last(), key = `k${++sent}`) =>
    table.handle({
      type: 'play',
      seat: at.facing ?? -1,
      ply: at.ply,
      revision: at.revision,
      key,
      move,
    })
  const undo = () => {
    const { facing, ply, revision } = last()
    return table.handle({ type: 'undo', seat: facing!, ply, revision, key: `k${++sent}` })
  }
  return { ports, table, heard, kept, updates, last, play, undo }
}
const first = (update: Update): MoveObject => update.question!.moves[0]!

test('one person keeps the view of their seat while bots move', async () => {
  const { updates, last, play, heard } = lay('vermaechtnis', [bot, person('B'), bot])
  for (let i = 0; i < 40; i++) {
    await quiet()
    for (const update of updates()) expect(update.facing).toBe(1)
    if (last().result) break
    if (last().question) await play(first(last()))
  }
  expect(last().ply).toBeGreaterThan(20)
  for (const notice of heard) expect(noticeSchema.safeParse(notice).error).toBeUndefined()
})

test('between two people the page gets an observer’s view and no question', async () => {
  const { table, last, play } = lay('warehouse-51', [person('A'), person('B'), person('C')])
  let handed = 0
  for (let i = 0; i < 60; i++) {
    const update = last()
    if (update.handTo !== null) {
      handed++
      expect(update.facing).toBeNull()
      expect(update.question).toBeNull()
      expect((update.view as { me: Seat | null }).me).toBeNull()
      await table.handle({ type: 'face', seat: update.handTo })
      expect((last().view as { me: Seat | null }).me).toBe(update.handTo)
    } else if (update.question) await play(first(update))
    else break
  }
  expect(handed).toBeGreaterThan(10)
})

/** Whether an onlooker could draw what this seat sees, in other worlds than the table looks at. */
function isOpen(id: string, table: LocalTable, seat: Seat): boolean {
  const rules = kernel(gameOf(id))
  const { state } = table.authority.position
  const seen = canonical(rules.game.view(state, seat))
  const worlds = Array.from({ length: 40 }, (_, n) => rules.imagine(state, 'observer', streamDice(500 + n)))
  return worlds.every((world) => canonical(rules.game.view(world, seat)) === seen)
}

const TABLES: readonly (readonly [string, Options])[] = [
  ...rooms.map(({ game }) => [game.id, {}] as const),
  ['raja', { openGold: true }],
]

describe.each(TABLES)('%s %o between three people', (id, options) => {
  test('is handed over where there is something to hide or to choose in secret, and only there', async () => {
    const { table, last, play } = lay(id, [person('A'), person('B'), person('C')], undefined, options)
    const rules = kernel(gameOf(id))
    let [curtains, turns] = [0, 0]
    let before: Seat | null = null
    for (let i = 0; i < 80 && !last().result; i++) {
      const update = last()
      const next = update.handTo ?? update.facing!
      const secret = rules.asked(table.authority.position.state).length > 1
      if (update.handTo !== null) {
        curtains++
        expect(update).toMatchObject({ facing: null, question: null })
        await table.handle({ type: 'face', seat: next })
      } else if (next !== before) expect(secret || !isOpen(id, table, next)).toBe(false)
      if (next !== before) turns++
      before = next
      const { question } = last()
      await play(question!.moves[i % question!.moves.length]!)
    }
    expect(turns).toBeGreaterThan(10)
    // Here everything lies open; in the others it is at least a purse that is nobody's business.
    if (id === 'vermaechtnis') expect(curtains).toBe(0)
    // Discs are set in secret; most of the rest is seen by all.
    else if (options.openGold) expect(curtains).toBeLessThan(turns)
    else expect(curtains).toBeGreaterThanOrEqual(turns)
  })
})

test('nobody can take the device for a bot', async () => {
  const { table, last } = lay('warehouse-51', [person('A'), person('B'), bot])
  await table.handle({ type: 'face', seat: 2 })
  expect(last().facing).toBeNull()
})

test('what is told follows without gaps, and undo tells the story anew', async () => {
  const { updates, last, play, undo } = lay('vermaechtnis', [person('A'), bot])
  let undone = 0
  for (let i = 0; i < 80 && !last().result; i++) {
    await quiet()
    const update = last()
    const log = updates().reduce<readonly Update['told'][number][]>(
      (all, each) => [...all.filter(({ ply }) => ply < (each.told[0]?.ply ?? Infinity)), ...each.told],
      [],
    )
    expect(log.map(({ ply }) => ply)).toEqual(log.map((_, ply) => ply))
    expect(log).toHaveLength(update.ply + 1)
    if (update.mayUndo && undone < 3) {
      undone++
      await undo()
      expect(last().ply).toBeLessThan(update.ply)
    } else if (update.question) await play(update.question.moves.at(-2) ?? first(update))
  }
  expect(undone).toBeGreaterThan(0)
})

test('a kept table goes on where it was; what is kept holds no key and no sentence', async () => {
  const { table, last, play, kept, ports } = lay('taj-mahal', [person('A'), bot, bot])
  for (let i = 0; i < 10; i++) {
    await quiet()
    if (last().question) await play(first(last()))
  }
  await quiet()
  const { summary, standing, kept: match } = kept.at(-1)!
  expect(JSON.stringify(kept)).not.toContain(keyFromSeed(1))
  expect(standing).toEqual(structuredClone(table.authority.viewFor('observer')))
  const before = last()
  ok(LocalTable.resume(gameOf('taj-mahal'), summary, match, keyFromSeed(1), ports)).open()
  const after = last()
  expect(after.view).toEqual(before.view)
  expect(after.question).toEqual(before.question)
  expect(after.told).toHaveLength(before.ply + 1)
  expect(after.revision).toBe(before.revision)
})

test('a move that is not legal changes nothing and asks again', async () => {
  const { table, last, play, heard } = lay('vermaechtnis', [person('A'), person('B')])
  await table.handle({ type: 'face', seat: last().handTo! })
  const before = last()
  await play({ type: 'buy', antique: 'nothing' })
  expect(heard.some((each) => each.type === 'refused')).toBe(true)
  expect(last().question).toEqual(before.question)
  expect(last().ply).toBe(before.ply)
})

test('a click that comes late or twice is answered with the truth', async () => {
  const { last, play, heard } = lay('vermaechtnis', [person('A'), bot])
  await quiet()
  const asked = last()
  await play(first(asked), asked, 'once')
  const { ply } = last()
  await play(first(asked), asked, 'once')
  expect(last().ply).toBe(ply)
  expect(heard.some((each) => each.type === 'stale')).toBe(false)
  await quiet()
  await play(first(asked), asked, 'late')
  expect(heard.at(-2)).toMatchObject({ type: 'stale' })
  expect(heard.at(-1)).toMatchObject({ type: 'update', ply: last().ply })
})

test('a bot that throws is told to the page, also to one that comes later, and goes on when asked again', async () => {
  const rules = kernel(gameOf('vermaechtnis'))
  let broken = true
  const { table, last, play, heard } = lay('vermaechtnis', [person('A'), bot], async ({ state, seat }) => {
    if (broken) throw new Error('out of ideas')
    return { move: rules.write(legalMoves(rules, state, seat)[0]!), choices: [] }
  })
  await quiet()
  for (let i = 0; i < 5 && last().question; i++) await play(first(last()))
  await quiet()
  const failure = { type: 'botFailed', seat: 1, why: 'threw', text: 'out of ideas' }
  expect(heard.at(-1)).toEqual(failure)
  await table.handle({ type: 'tell', since: 0 })
  expect(heard.at(-1)).toEqual(failure)
  broken = false
  const { ply } = last()
  await table.handle({ type: 'retry', seat: 1 })
  await quiet()
  expect(last().ply).toBeGreaterThan(ply)
})

test('a person’s time begins when they have taken the device, and they are told the whole story', async () => {
  const { table, ports, last, play } = lay('warehouse-51', [person('A'), person('B'), person('C')])
  const clock = ports.clock as HandClock
  clock.pass(5000)
  await table.handle({ type: 'face', seat: last().handTo! })
  expect(last().told[0]!.ply).toBe(0)
  clock.pass(300)
  await play(first(last()))
  expect(table.authority.times).toEqual([300])
  // It faces nobody now: that is another's story, from its beginning.
  expect(last()).toMatchObject({ facing: null })
  expect(last().told[0]!.ply).toBe(0)
})

test('whoever goes on facing the device is told only what is new', async () => {
  const { last, play } = lay('vermaechtnis', [person('A'), bot])
  await quiet()
  const { ply } = last()
  await play(first(last()))
  expect(last().told[0]!.ply).toBe(ply + 1)
})

test('at the end everything lies open to those who shared the device, and the list of tables says whose turn it is', async () => {
  const { table, last, play, kept } = lay('warehouse-51', [person('A'), person('B'), person('C')])
  for (let n = 0; n < 600 && !last().result; n++) {
    expect(kept.at(-1)!.summary).toMatchObject({ yours: true, over: false, id: 'x' })
    if (last().handTo !== null) await table.handle({ type: 'face', seat: last().handTo! })
    else await play(first(last()))
  }
  expect(last()).toMatchObject({ facing: null, handTo: null, question: null })
  expect(last().view).toEqual(structuredClone(table.authority.updateFor('archive').view))
  expect(kept.at(-1)).toMatchObject({ standing: null, summary: { yours: false, over: true } })
})

test('while bots are asked it is nobody’s turn at this device', async () => {
  const { kept } = lay('vermaechtnis', [bot, bot], () => new Promise(() => {}))
  expect(kept.at(-1)!.summary.yours).toBe(false)
})

test('what comes twice is answered twice, with how it stands', async () => {
  const rules = kernel(gameOf('vermaechtnis'))
  let silent = false
  const { updates, last, play, kept } = lay('vermaechtnis', [person('A'), bot], async ({ state, seat }) => {
    if (silent) return new Promise(() => {})
    return { move: rules.write(legalMoves(rules, state, seat)[0]!), choices: [] }
  })
  while (!last().question) await quiet()
  silent = true
  const asked = last()
  await play(first(asked), asked, 'once')
  expect(last().ply).toBe(asked.ply + 1)
  const counts = [updates().length, kept.length]
  await play(first(asked), asked, 'once')
  expect([updates().length, kept.length]).toEqual([counts[0]! + 1, counts[1]])
  expect(last().told.map(({ ply }) => ply)).toEqual([last().ply])
})

describe('advice', () => {
  const asking = (answer: 'choices' | 'throws') => {
    const rules = kernel(gameOf('vermaechtnis'))
    return lay('vermaechtnis', [person('A'), person('B')], async ({ state, seat }) => {
      if (answer === 'throws') throw new Error('out of ideas')
      return { move: rules.write(legalMoves(rules, state, seat)[0]!), choices: [] }
    })
  }
  test('is told for the question at hand, and only to whoever is asked', async () => {
    const { table, last, heard } = asking('choices')
    const [seat] = last().awaited as [Seat]
    const { ply, revision } = last()
    await table.handle({ type: 'hint', seat: 1 - seat, ply, revision })
    expect(heard.some(({ type }) => type === 'hint')).toBe(false)
    await table.handle({ type: 'hint', seat, ply, revision })
    expect(heard.at(-1)).toMatchObject({ type: 'hint', ply, revision, choices: [{ share: 1, place: 0 }] })
  })
  test('that cannot be had is told as such', async () => {
    const { table, last, heard } = asking('throws')
    const { ply, revision, awaited } = last()
    await table.handle({ type: 'hint', seat: awaited[0]!, ply, revision })
    expect(heard.at(-1)).toEqual({ type: 'botFailed', seat: null, why: 'threw', text: 'out of ideas' })
  })
})

test('with another number of seats, or with a key that does not fit, nothing is taken up', () => {
  const { kept, ports } = lay('vermaechtnis', [person('A'), bot])
  const { summary, kept: match } = kept.at(-1)!
  const resumed = (seats: readonly SeatPlan[]) =>
    LocalTable.resume(gameOf('vermaechtnis'), { ...summary, seats }, match, keyFromSeed(1), ports)
  expect(resumed([person('A'), bot, bot])).toMatchObject({ refused: '3 seats at a table for 2' })
  expect(resumed([person('A'), bot])).toBeInstanceOf(LocalTable)
})

test('whoever asks is told from where they ask; when the table is closed no bot thinks on', async () => {
  const signals: AbortSignal[] = []
  const { table, updates, last } = lay('vermaechtnis', [bot, bot], (_, __, off) => {
    signals.push(off)
    return new Promise(() => {})
  })
  const count = updates().length
  await table.handle({ type: 'tell', since: 0 })
  expect(updates()).toHaveLength(count + 1)
  expect(last().told.map(({ ply }) => ply)).toEqual([0])
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  table.close()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
