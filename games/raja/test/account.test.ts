/** What everybody was told adds up to what everybody has, in whole games and after every move. */
import { sampleSettings, storyOf } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { wrongAccount } from './account.ts'
import { lively } from './lively.ts'
import { game } from './position.ts'

const table = (seats: number, options: Parameters<typeof lively>[1], seed: number) => {
  const story = game.chronicle.begin(seats)
  const wrong: string[] = []
  const { state } = lively(seats, options, seed, (now) => {
    for (const event of now.events) game.chronicle.note(story, event)
    const found = wrongAccount({ s: now.state, story, events: now.events })
    if (found) wrong.push(found)
  })
  return { s: state, story, wrong }
}

test.each(sampleSettings(game))('the account is right after every move: $seats players, $options', (at) => {
  for (let seed = 0; seed < 4; seed++) {
    const { s, story, wrong } = table(at.seats, at.options, seed)
    expect(wrong).toEqual([])
    expect(story.scorings.length).toBe(s.round)
  }
})

test('an account that is wrong is noticed', () => {
  const { s, story } = table(3, { version: 'base', short: true, openGold: false }, 1)
  const told = { s, story, events: [] }
  expect(wrongAccount(told)).toBeNull()
  const broken = (change: (copy: typeof told) => void) => {
    const copy = structuredClone(told)
    change(copy)
    return wrongAccount(copy)?.match(/^invariant (\d+)/)?.[1]
  }
  expect(broken((copy) => copy.s.gold[2]!++)).toBe('5')
  expect(broken((copy) => copy.story.account.bids[0]!++)).toBe('5')
  expect(broken((copy) => copy.story.scorings.pop())).toBe('15')
  const [scoring] = story.scorings
  expect(broken((copy) => copy.story.scorings.splice(0, 1, { ...scoring!, gold: [99, 0, 0] }))).toBe('13')
  const ended = { t: 'turnEnded', seat: 0, incomplete: ['COINS'], gold: 3 } as const
  expect(wrongAccount({ ...told, events: [ended] })).toMatch('invariant 14')
  const walked = { t: 'travelled', seat: 0, road: 'r01', from: 'A', to: 'C', bankPays: false } as const
  expect(wrongAccount({ ...told, events: [{ ...walked, toll: 2, received: [0, 1, 0] }] })).toMatch(
    'invariant 5',
  )
})

test('a story told to a spectator is the same as the archive’s: all gold moves in the open', () => {
  const events: Parameters<typeof game.redact>[0][] = []
  lively(3, { version: 'pro1', short: true, openGold: false }, 3, (now) => events.push(...now.events))
  expect(storyOf(game, 3, events, 'observer')).toEqual(storyOf(game, 3, events, 'archive'))
})
