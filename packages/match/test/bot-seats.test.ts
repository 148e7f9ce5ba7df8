/** A bot that throws, falls silent or answers nonsense is a message with a way on, never a silent hang. */
import { kernel, legalMoves, type Seat } from '@durbar/kernel'
import type { SeatPlan } from '@durbar/protocol/messages'
import { expect, test } from 'vitest'
import { SILENT_AFTER_MS } from '../src/asking.ts'
import { BotSeats, type Failure, type Think } from '../src/index.ts'
import { quiet } from '../testing/hand-clock.ts'
import { lay } from './table.ts'

const bot: SeatPlan = { kind: 'bot', level: 'level1' }
const person: SeatPlan = { kind: 'person' }

const rules = (game: string) => kernel(lay(game, 3).authority.game)

/** Takes the first legal move at once. */
const willing =
  (game: string): Think =>
  async ({ state, seat }) => {
    const k = rules(game)
    return { move: k.write(legalMoves(k, state, seat)[0]!), choices: [] }
  }

function seat(game: string, seats: readonly SeatPlan[], think: Think) {
  const { authority, clock } = lay(game, seats.length)
  const failed: [Seat, Failure][] = []
  const asked: Seat[] = []
  const bots = new BotSeats(
    authority,
    seats,
    {
      clock,
      think: (question, ...rest) => {
        asked.push(question.seat)
        return think(question, ...rest)
      },
    },
    {
      thinking: () => {},
      moved: () => bots.ask(),
      failed: (who, failure) => failed.push([who, failure]),
    },
  )
  return { authority, clock, bots, failed, asked }
}

test('bots play a whole game among themselves', async () => {
  const { authority, bots, failed } = seat('vermaechtnis', [bot, bot, bot], willing('vermaechtnis'))
  bots.ask()
  for (let i = 0; i < 400 && !authority.over; i++) await quiet()
  expect(authority.over).toBe(true)
  expect(failed).toEqual([])
})

test.each<[string, Failure['why'], Think]>([
  ['throws later', 'threw', () => Promise.reject(new Error('out of ideas'))],
  [
    'throws at once',
    'threw',
    () => {
      throw new Error('out of ideas')
    },
  ],
  ['answers nothing', 'nonsense', async () => null],
  ['answers what is no move', 'nonsense', async () => ({ move: { type: 'fly' }, choices: [] })],
  ['answers undefined', 'nonsense', async () => ({ move: undefined as never, choices: [] })],
])('a bot that %s is told, once, and asked again when somebody wants it', async (_, why, think) => {
  let well = false
  const { authority, bots, failed, asked } = seat('vermaechtnis', [bot, bot, bot], (...asked) =>
    well ? willing('vermaechtnis')(...asked) : think(...asked),
  )
  bots.ask()
  await quiet()
  const [first] = authority.awaited as [Seat]
  expect(failed.map(([who, failure]) => [who, failure.why])).toEqual([[first, why]])
  // Nobody asks it again by accident.
  bots.ask()
  await quiet()
  expect(asked).toEqual([first])
  expect(authority.ply).toBe(0)
  bots.retry(first)
  await quiet()
  expect(failed).toHaveLength(2)
  well = true
  bots.retry(first)
  for (let i = 0; i < 400 && !authority.over; i++) await quiet()
  expect(authority.over).toBe(true)
})

test('a bot that falls silent is told after a while; one that reports how far it is, is not', async () => {
  let say = (_: number) => {}
  const { authority, clock, bots, failed } = seat('vermaechtnis', [bot, bot, bot], (_, progress) => {
    say = progress
    return new Promise(() => {})
  })
  bots.ask()
  for (let i = 0; i < 6; i++) {
    clock.pass(20_000)
    say(i / 10)
  }
  await quiet()
  expect(failed).toEqual([])
  clock.pass(SILENT_AFTER_MS)
  await quiet()
  expect(failed.map(([who, failure]) => [who, failure.why])).toEqual([[authority.awaited[0], 'silent']])
})

test('an answer after the silence changes nothing, and asking again does', async () => {
  const late: (() => void)[] = []
  const { authority, clock, bots, failed } = seat(
    'vermaechtnis',
    [bot, bot, bot],
    (...asked) => new Promise((resolve) => late.push(() => resolve(willing('vermaechtnis')(...asked)))),
  )
  bots.ask()
  clock.pass(SILENT_AFTER_MS)
  await quiet()
  expect(failed).toHaveLength(1)
  late[0]!()
  await quiet()
  expect(authority.ply).toBe(0)
  bots.retry(authority.awaited[0]!)
  late[1]!()
  await quiet()
  expect(authority.ply).toBe(1)
})

test('an answer to a question that is gone is dropped', async () => {
  const answers: (() => void)[] = []
  const { authority, bots } = seat(
    'vermaechtnis',
    [bot, bot],
    (...asked) => new Promise((resolve) => answers.push(() => resolve(willing('vermaechtnis')(...asked)))),
  )
  const who = authority.awaited[0]!
  bots.ask()
  // Somebody decides for this seat meanwhile: its time was out.
  authority.play({ seat: who, ply: 0, move: authority.updateFor(who).question!.moves[0]! })
  const now = authority.kept()
  answers[0]!()
  await quiet()
  expect(authority.kept()).toEqual(now)
  // Whoever is awaited now has been asked in its stead.
  expect(answers).toHaveLength(2)
})

test('a question that is gone is called off at once, and whoever is awaited now is asked', async () => {
  const signals: AbortSignal[] = []
  const { authority, bots, asked, failed } = seat('vermaechtnis', [bot, bot], (_, __, calledOff) => {
    signals.push(calledOff)
    return new Promise(() => {})
  })
  const who = authority.awaited[0]!
  bots.ask()
  bots.ask()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  authority.play({ seat: who, ply: 0, move: authority.updateFor(who).question!.moves[0]! })
  bots.ask()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(asked).toEqual([who, authority.awaited[0]])
  bots.close()
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
  await quiet()
  expect(failed).toEqual([])
})

test('only the newest advice is wanted', async () => {
  const signals: AbortSignal[] = []
  const { authority, bots } = seat('vermaechtnis', [person, person], (...question) => {
    signals.push(question[2])
    return signals.length < 2 ? new Promise(() => {}) : willing('vermaechtnis')(...question)
  })
  const [who] = authority.awaited as [Seat]
  const first = bots.advise(who)
  const second = bots.advise(who)
  expect(signals[0]!.aborted).toBe(true)
  expect(await first).toBeNull()
  expect(await second).toHaveLength(1)
})

test('a secret choice of somebody else does not make a bot’s answer stale', async () => {
  const answers: (() => void)[] = []
  const { authority, bots, asked } = seat(
    'raja',
    [person, bot, person],
    (...asked) => new Promise((resolve) => answers.push(() => resolve(willing('raja')(...asked)))),
  )
  const first = (who: Seat) => authority.updateFor(who).question!.moves[0]!
  while (authority.awaited.length < 2)
    authority.play({ seat: authority.awaited[0]!, ply: authority.ply, move: first(authority.awaited[0]!) })
  bots.ask()
  authority.play({ seat: 0, ply: authority.ply, move: first(0) })
  bots.ask()
  answers[0]!()
  await quiet()
  expect(authority.awaited).toEqual([2])
  expect(asked).toEqual([1])
})

test('advice fails as a value, and is dropped when the question is gone', async () => {
  const broken = seat('vermaechtnis', [person, person], () => Promise.reject(new Error('no idea')))
  const who = broken.authority.awaited[0]!
  expect(await broken.bots.advise(who)).toEqual({ why: 'threw', text: 'no idea' })

  const { authority, bots } = seat('vermaechtnis', [person, person], willing('vermaechtnis'))
  const advice = bots.advise(who)
  const move = authority.updateFor(who).question!.moves[0]!
  authority.play({ seat: who, ply: 0, move })
  expect(await advice).toBeNull()
  expect(await bots.advise(authority.awaited[0]!)).toMatchObject([{ share: 1, place: 0 }])
})
