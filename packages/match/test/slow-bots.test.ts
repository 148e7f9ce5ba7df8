/** Bots that take their time: what is told meanwhile, who is called off, and advice for persons. */
import { kernel, legalMoves, type Seat } from '@durbar/kernel'
import type { HintChoice, SeatPlan } from '@durbar/protocol/messages'
import { describe, expect, test } from 'vitest'
import { BotSeats } from '../src/index.ts'
import { quiet } from '../testing/hand-clock.ts'
import { lay } from './table.ts'

const bot: SeatPlan = { kind: 'bot', level: 'level1' }
const person: SeatPlan = { kind: 'person' }

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
          const k = kernel(authority.game)
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
  expect(theirClock.next).toBeNull()
  for (let n = 0; n < 2; n++) decide()
  bots.ask()
  for (const { answer } of asked) answer()
  await quiet()
  bots.close()
  await quiet()
  expect(clock.next).toBeNull()
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
