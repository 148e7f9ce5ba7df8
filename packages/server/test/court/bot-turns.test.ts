/** Bots at a table of the court: each seat is asked once at a time, called off when nobody asks, and never hangs unsaid. */
import type { Answer, Question } from '@durbar/bots'
import { Authority } from '@durbar/match'
import type { BotMove, CourtTable } from '@durbar/match/court'
import { quiet } from '@durbar/match/testing/hand-clock'
import { expect, test } from 'vitest'
import { BotTurns } from '../../src/court/bot-turns.ts'
import type { Outcome } from '../../src/court/tables.ts'
import type { Attention } from '../../src/thinkers/thinkers.ts'
import { gameOf } from './house.ts'

const BOT = { kind: 'bot', level: 'level4' } as const
const PERSON = { kind: 'person', person: 'anna' } as const

interface Asked {
  readonly question: Question
  readonly attention: Attention
  answer(answer: Answer | null): void
  fail(): void
}

/** A table at which a game has begun and these sit; whoever begins is a bot. */
function tableOf(
  seats: readonly (typeof BOT | typeof PERSON)[],
  change: Partial<CourtTable> = {},
  game = 'vermaechtnis',
) {
  const key = '0'.repeat(64)
  const begun = Authority.begin(gameOf(game)!, { now: () => 0 }, { seats: seats.length, options: {}, key })
  const authority = begun as Authority
  const sitting = seats.map((laid) => ({ laid, since: 1, ready: true, standIn: null, spent: 0 }))
  return { id: 'table', phase: 'playing', authority, seats: sitting, ...change } as unknown as CourtTable
}

function turns(outcome: Outcome['type'] = 'done') {
  const asked: Asked[] = []
  const played: BotMove[] = []
  const said: string[] = []
  let written = () => {}
  const bots = new BotTurns({
    think: (question, attention = {}) =>
      new Promise((answer, reject) => {
        asked.push({ question, attention, answer, fail: () => reject(new Error('no idea')) })
      }),
    play: (_table, move) => {
      played.push(move)
      return new Promise((resolve) => {
        written = () => resolve({ type: outcome } as Outcome)
      })
    },
    progress: (table, seat, share) => said.push(`${table} ${seat} ${share}`),
    tooLate: (table) => said.push(`${table} too late`),
    failed: (table, error) => said.push(`${table} ${error}`),
  })
  return { bots, asked, played, said: () => said.splice(0), written: () => written() }
}
const moveOf = (table: CourtTable, seat: number) => table.authority!.updateFor(seat).question!.moves[0]!
const answer = (table: CourtTable, seat: number): Answer => ({ move: moveOf(table, seat), choices: [] })

test('a bot that is awaited is asked once, with how it came to this; its move is made for what was asked', async () => {
  const table = tableOf([BOT, BOT])
  const { bots, asked, played, said, written } = turns()
  const seat = table.authority!.awaited[0]!
  expect(bots.isAt('table')).toBe(false)
  bots.ask(table)
  expect(asked).toEqual([])
  bots.ask(table, true)
  bots.ask(table)
  bots.ask(table, true)
  expect(asked).toHaveLength(1)
  expect(asked[0]!.question).toMatchObject({
    game: 'vermaechtnis',
    seat,
    level: 'level4',
    past: { match: 'table' },
  })
  expect([bots.isAt('table'), bots.tables]).toEqual([true, ['table']])
  asked[0]!.attention.progress!(0.5)
  expect(said()).toEqual([`table ${seat} 0`, `table ${seat} 0.5`])
  asked[0]!.answer(answer(table, seat))
  await quiet()
  expect(played).toEqual([{ seat, ply: 0, revision: 0, move: moveOf(table, seat) }])
  // Its move is on its way to the disk: the turn is ours until it is there.
  expect([bots.isAt('table'), bots.tables]).toEqual([true, ['table']])
  written()
  await quiet()
  expect([bots.isAt('table'), bots.tables, said()]).toEqual([false, [], []])
})

test('persons are not asked, nor anybody before the game and after it', () => {
  const { bots, asked } = turns()
  bots.ask(tableOf([PERSON, PERSON]), true)
  bots.ask(tableOf([BOT, BOT], { phase: 'laying', authority: null }), true)
  bots.ask(tableOf([BOT, BOT], { phase: 'over' }), true)
  expect(asked).toEqual([])
  expect(bots.isAt('table')).toBe(false)
})

test.each([
  [
    'the seat has moved',
    (table: CourtTable, seat: number) => {
      const next = table.authority!.fork()
      next.play({ seat, ply: 0, move: moveOf(table, seat) })
      return { ...table, authority: next, seats: table.seats.map((each) => ({ ...each, laid: PERSON })) }
    },
  ],
  [
    'a person has come back',
    (table: CourtTable) => ({
      ...table,
      seats: table.seats.map((each) => ({ ...each, laid: PERSON })),
    }),
  ],
  ['the game is over', (table: CourtTable) => ({ ...table, phase: 'over' as const })],
])('when %s the bot is called off, and whatever it says then is of no account', async (_, changed) => {
  const table = tableOf([BOT, BOT])
  const { bots, asked, played, said } = turns()
  const seat = table.authority!.awaited[0]!
  bots.ask(table, true)
  expect(asked[0]!.attention.signal!.aborted).toBe(false)
  bots.ask(changed(table, seat) as CourtTable, true)
  expect(asked).toHaveLength(1)
  expect(asked[0]!.attention.signal!.aborted).toBe(true)
  expect(bots.isAt('table')).toBe(false)
  said()
  asked[0]!.attention.progress!(0.9)
  asked[0]!.answer(answer(table, seat))
  await quiet()
  expect([played, said()]).toEqual([[], []])
})

test('a table that is told again as it was keeps its bot thinking', () => {
  const table = tableOf([BOT, BOT])
  const { bots, asked } = turns()
  bots.ask(table, true)
  bots.ask({ ...table, revision: 9 }, true)
  expect(asked).toHaveLength(1)
  expect(asked[0]!.attention.signal!.aborted).toBe(false)
})

test('who was called off and then fails is not missed either', async () => {
  const table = tableOf([BOT, BOT])
  const { bots, asked, said } = turns()
  bots.ask(table, true)
  bots.ask({ ...table, phase: 'over' }, true)
  said()
  asked[0]!.fail()
  await quiet()
  asked[1]?.fail()
  await quiet()
  expect(said()).toEqual([])
})

test('whoever has no idea is replaced by the simplest; when nobody has one, that is told and the turn is free', async () => {
  const table = tableOf([BOT, BOT])
  const { bots, asked, played, said } = turns()
  const seat = table.authority!.awaited[0]!
  bots.ask(table, true)
  asked[0]!.fail()
  await quiet()
  expect(asked.map(({ question }) => question.level)).toEqual(['level4', 'level1'])
  asked[1]!.fail()
  await quiet()
  expect(said()).toEqual([`table ${seat} 0`, 'table Error: no idea'])
  expect([played, bots.isAt('table')]).toEqual([[], false])
  bots.ask(table, true)
  expect(asked).toHaveLength(3)
})

test('a move that comes too late is told, so that whoever is awaited now is asked', async () => {
  const table = tableOf([BOT, BOT])
  const { bots, asked, said, written } = turns('stale')
  bots.ask(table, true)
  asked[0]!.answer(answer(table, table.authority!.awaited[0]!))
  await quiet()
  said()
  written()
  await quiet()
  expect(said()).toEqual(['table too late'])
  expect(bots.isAt('table')).toBe(false)
})

test('advice is what a strong bot would choose; one move is advice too, and none is none', async () => {
  const table = tableOf([PERSON, PERSON])
  const { bots, asked } = turns()
  const seat = table.authority!.awaited[0]!
  const move = moveOf(table, seat)
  const advised = async (say: (one: Asked) => void) => {
    const advice = bots.advise(table, seat)
    say(asked.at(-1)!)
    return advice
  }
  const choices = [{ move, share: 0.7, place: 1 }]
  expect(await advised((one) => one.answer({ move, choices }))).toEqual(choices)
  expect(asked[0]!.question).toMatchObject({ level: 'level5', seat })
  expect(await advised((one) => one.answer({ move, choices: [] }))).toEqual([{ move, share: 1, place: 0 }])
  expect(await advised((one) => one.answer(null))).toBeNull()
  expect(await advised((one) => one.fail())).toBeNull()
})

test('closing calls all of them off', () => {
  const { bots, asked } = turns()
  bots.ask(tableOf([BOT, BOT]), true)
  bots.ask({ ...tableOf([BOT, BOT]), id: 'other' }, true)
  expect(bots.tables).toEqual(['table', 'other'])
  bots.close()
  expect(asked.map(({ attention }) => attention.signal!.aborted)).toEqual([true, true])
  expect(bots.tables).toEqual([])
})

test('of bots that choose at once each has a turn of its own: one that has moved leaves the others thinking', async () => {
  const { authority, ...table } = tableOf([BOT, BOT, BOT], {}, 'raja')
  for (let n = 0; n < 300 && authority!.awaited.length < 3; n++) {
    const seat = authority!.awaited[0]!
    const { moves } = authority!.updateFor(seat).question!
    authority!.play({ seat, ply: authority!.ply, move: moves[0]! })
  }
  const choosing = { ...table, authority } as CourtTable
  const { bots, asked, written } = turns()
  bots.ask(choosing, true)
  expect(asked.map(({ question }) => question.seat)).toEqual([0, 1, 2])
  asked[1]!.answer(answer(choosing, 1))
  await quiet()
  written()
  await quiet()
  expect(bots.isAt('table')).toBe(true)
  bots.close()
  expect(asked.map(({ attention }) => attention.signal!.aborted)).toEqual([true, false, true])
})
