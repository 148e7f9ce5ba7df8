/** A bot that throws, falls silent or answers nonsense is a message with a way on, never a silent hang. */
import { kernel, legalMoves, type Seat } from '@durbar/kernel'
import type { HintChoice, SeatPlan } from '@durbar/protocol/messages'
import { describe, expect, test } from 'vitest'
import { SILENT_AFTER_MS } from '../src/asking.ts'
import { BotSeats, type Failure, type Think } from '../src/index.ts'
import { lay, quiet } from './table.ts'

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

/** Bots whose answers come when they are told to. */
function slowly(game: string, seats: readonly SeatPlan[]) {
  const { authority, clock } = lay(game, seats.length)
  const asked: {
    readonly seat: Seat
    readonly level: string
    readonly off: AbortSignal
    progress(share: number): void
    answer(choices?: readonly HintChoice[]): void
    fail(): void
  }[] = []
  const said: string[] = []
  const bots = new BotSeats(
    authority,
    seats,
    {
      clock,
      think: ({ seat, state, level }, progress, off) =>
        new Promise((resolve, reject) => {
          const k = rules(game)
          const move = () => k.write(legalMoves(k, state, seat)[0]!)
          const answer = (choices: readonly HintChoice[] = []) => resolve({ move: move(), choices })
          asked.push({ seat, level, off, progress, answer, fail: () => reject(new Error('no idea')) })
        }),
    },
    {
      thinking: (who, share) => said.push(`${who} ${share}`),
      moved: () => bots.ask(),
      failed: (who, { why, text }) => said.push(`${who} ${why} ${text}`),
    },
  )
  const decide = () => {
    const who = authority.awaited[0]!
    authority.play({ seat: who, ply: authority.ply, move: authority.updateFor(who).question!.moves[0]! })
  }
  return { authority, clock, bots, asked, said: () => said.splice(0), decide }
}

test('how far a bot is, is told as it says so, and no more once it is called off', async () => {
  const { authority, bots, asked, said, decide } = slowly('vermaechtnis', [bot, bot])
  const who = authority.awaited[0]!
  bots.ask()
  asked[0]!.progress(0.5)
  expect(said()).toEqual([`${who} 0`, `${who} 0.5`])
  decide()
  bots.ask()
  said()
  asked[0]!.progress(0.9)
  expect(said()).toEqual([])
})

test('a bot has fallen silent after a minute, to the millisecond', async () => {
  const { authority, clock, bots, said } = slowly('vermaechtnis', [bot, bot])
  const who = authority.awaited[0]!
  bots.ask()
  said()
  clock.pass(59_999)
  await quiet()
  expect(said()).toEqual([])
  clock.pass(1)
  await quiet()
  expect(said()).toEqual([`${who} silent no sign for 60 seconds`])
})

test('nobody’s patience is at stake once a bot has answered, failed or was called off', async () => {
  const { clock, bots, asked, decide } = slowly('vermaechtnis', [bot, person])
  const { bots: others, asked: theirs, clock: theirClock } = slowly('vermaechtnis', [bot, bot])
  others.ask()
  theirs[0]!.progress(0.5)
  theirs[0]!.fail()
  await quiet()
  expect(theirClock.isIdle).toBe(true)
  for (let n = 0; n < 2; n++) decide()
  bots.ask()
  for (const { answer } of asked) answer()
  await quiet()
  bots.close()
  await quiet()
  expect(clock.isIdle).toBe(true)
})

test('a bot that was called off is asked again when it is awaited again', async () => {
  const { authority, bots, asked, decide } = slowly('vermaechtnis', [bot, person])
  while (authority.awaited[0] !== 0) decide()
  bots.ask()
  do {
    decide()
    bots.ask()
  } while (authority.awaited[0] !== 0)
  await quiet()
  expect(asked.map(({ seat, off }) => [seat, off.aborted])).toEqual([
    [0, true],
    [0, false],
  ])
})

test('who has failed is asked anew once another decision is theirs', async () => {
  const { authority, bots, asked, decide } = slowly('vermaechtnis', [bot, person])
  while (authority.awaited[0] !== 0) decide()
  bots.ask()
  asked[0]!.fail()
  await quiet()
  expect([...bots.failed.keys()]).toEqual([0])
  do {
    decide()
    bots.ask()
  } while (authority.awaited[0] !== 0)
  expect(bots.failed.size).toBe(0)
  expect(asked).toHaveLength(2)
})

test('who fails at a question that is gone is not told; whoever is awaited now is asked', async () => {
  const { authority, bots, asked, said, decide } = slowly('vermaechtnis', [bot, bot])
  bots.ask()
  said()
  // Nobody has called it off yet.
  decide()
  asked[0]!.fail()
  await quiet()
  expect(said()).toEqual([`${authority.awaited[0]} 0`])
  expect(asked.map(({ seat }) => seat)).toHaveLength(2)
  expect(asked[1]!.seat).toBe(authority.awaited[0])
})

describe('advice', () => {
  test('is what a strong bot would choose, or the one move that it found', async () => {
    const { authority, bots, asked } = slowly('vermaechtnis', [person, person])
    const seat = authority.awaited[0]!
    const move = authority.updateFor(seat).question!.moves[0]!
    const advice = bots.advise(seat)
    expect(asked[0]).toMatchObject({ seat, level: 'level5' })
    asked[0]!.answer([{ move, share: 0.6, place: 1 }])
    expect(await advice).toEqual([{ move, share: 0.6, place: 1 }])
    const bare = bots.advise(seat)
    asked[1]!.answer()
    expect(await bare).toEqual([{ move: expect.anything(), share: 1, place: 0 }])
    const none = bots.advise(seat)
    asked[2]!.fail()
    expect(await none).toEqual({ why: 'threw', text: 'no idea' })
  })

  test('that is asked for again is given once; what is no longer asked needs none', async () => {
    const { authority, bots, asked, decide } = slowly('vermaechtnis', [person, person])
    const seat = authority.awaited[0]!
    const first = bots.advise(seat)
    const second = bots.advise(seat)
    expect(asked.map(({ off }) => off.aborted)).toEqual([true, false])
    expect(await first).toBeNull()
    decide()
    bots.ask()
    expect(asked[1]!.off.aborted).toBe(true)
    expect(await second).toBeNull()
    const third = bots.advise(authority.awaited[0]!)
    bots.close()
    expect(await third).toBeNull()
  })

  test('to a question that has gone meanwhile is kept back', async () => {
    const { authority, bots, asked, decide } = slowly('vermaechtnis', [person, person])
    const advice = bots.advise(authority.awaited[0]!)
    decide()
    asked[0]!.answer()
    expect(await advice).toBeNull()
  })
})
