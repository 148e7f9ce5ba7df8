/** Whole games, line by line, against the naive second implementation in `referee.ts`. */
import { type Dice, isRefused, keyFromSeed, type MoveObject, type Played, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { game, house } from './position.ts'
import { referee } from './referee.ts'

type Style = (moves: readonly MoveObject[], dice: Dice) => MoveObject
const even: Style = (moves, dice) => moves[dice.below(moves.length)]!
const preferring =
  (like: (move: MoveObject) => boolean, often: number): Style =>
  (moves, dice) => {
    const liked = moves.filter(like)
    return liked.length > 0 && dice.below(10) < often ? even(liked, dice) : even(moves, dice)
  }
/** Ways to play: evenly, fighting, hoarding until both piles are empty, with every special card, for the crown. */
const STYLES: Readonly<Record<string, Style>> = {
  even,
  fighting: preferring((move) => move.type === 'play', 9),
  hoarding: preferring((move) => move.type === 'withdraw', 10),
  careful: preferring((move) => move.type === 'withdraw', 5),
  special: preferring((move) => String(move.extra).startsWith('special'), 9),
  royal: preferring((move) => /k-/.test(String(move.colourCard)), 8),
}

/** A transcript by hand, so that this test leans on nothing but the kernel and the game. */
function transcript(seats: number, seed: number, style: Style): object[] {
  const dice = streamDice(seed)
  const begun = house.start(seats, { neutralPrince: seats === 2 }, keyFromSeed(seed))
  if (isRefused(begun)) throw new Error(begun.refused)
  let now = begun as Played<State, Event>
  const lines: object[] = [{ seats, setup: game.transcript.setup(now.state) }]
  for (let seat = house.kernel.toMove(now.state); seat >= 0; seat = house.kernel.toMove(now.state)) {
    const legal = house.kernel.ask(now.state, seat)!.moves
    const move = style(legal, dice)
    lines.push({ seat, move, legal })
    now = house.play(now, seat, move) as Played<State, Event>
    for (const event of now.events) {
      const chance = game.transcript.chance(event)
      if (chance) lines.push({ chance })
    }
  }
  const { scores, places } = now.state.result!
  lines.push({ result: { scores, places, detail: game.transcript.detail(now.state, null) } })
  return lines
}

test.each([2, 3, 4, 5].flatMap((seats) => Object.keys(STYLES).map((style) => ({ seats, style }))))(
  '$seats players, $style: another implementation agrees on every list, shuffle and point',
  ({ seats, style }) => {
    for (let seed = 1; seed <= 8; seed++)
      expect(referee(transcript(seats, seed, STYLES[style]!))).toBeGreaterThan(12 * seats)
  },
)

test('TM-R-10 hoarders do empty both piles, and the referee has seen it', () => {
  const lines = transcript(5, 1, STYLES.hoarding!) as { legal?: { type: string }[] }[]
  const takes = lines.filter((line) => line.legal?.[0]?.type === 'take')
  expect(takes.length).toBeLessThan(48)
})

test('the referee notices a wrong list, a wrong shuffle and a wrong score', () => {
  const lines = transcript(5, 2, even) as Record<string, never>[]
  const broken = (change: (copy: typeof lines) => void) => {
    const copy = structuredClone(lines)
    change(copy)
    return () => referee(copy)
  }
  expect(broken((copy) => (copy[5] as unknown as { legal: object[] }).legal.pop())).toThrow('legal should be')
  const shuffle = lines.findIndex((line) => 'chance' in line)
  expect(shuffle).toBeGreaterThan(0)
  expect(broken((copy) => copy.splice(shuffle, 1))).toThrow('a reshuffle is due')
  const score = (copy: typeof lines) => {
    ;(copy.at(-1) as unknown as { result: { scores: number[] } }).result.scores[0]!++
  }
  expect(broken(score)).toThrow('the result should be')
})
