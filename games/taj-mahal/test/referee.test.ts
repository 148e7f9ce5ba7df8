/** Whole games in every style, line by line, against the naive second implementation in `referee.ts`. */
import { even, often, randomTranscript, refereed, rereading, type Style } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import type { Move } from '../vocabulary.ts'
import { game } from './position.ts'
import { referee } from './referee.ts'

const preferring =
  (like: (move: Move) => boolean, share: number): Style =>
  (moves, dice) => {
    const liked = moves.filter((move) => like(move as Move))
    return liked.length > 0 && dice.below(10) < share ? even(liked, dice) : even(moves, dice)
  }
/** Ways to play: evenly, fighting, hoarding until both piles are empty, with every special card, for the crown. */
const STYLES = {
  even,
  fighting: preferring((move) => move.type === 'play', 9),
  hoarding: preferring((move) => move.type === 'withdraw', 10),
  careful: preferring((move) => move.type === 'withdraw', 5),
  special: preferring((move) => move.type === 'play' && (move.extra ?? '').startsWith('special'), 9),
  royal: preferring((move) => move.type === 'play' && /k-/.test(move.colourCard), 8),
}

const played = (seats: number, seed: number, style: Style) =>
  randomTranscript(game, seats, { neutralPrince: seats === 2 }, seed, style)

test.each(
  [2, 3, 4, 5].flatMap((seats) => Object.entries(STYLES).map(([name, style]) => ({ seats, name, style }))),
)('$seats players, $name: a referee agrees on every list, shuffle and point', ({ seats, style }) => {
  for (let seed = 1; seed <= often(3); seed++)
    expect(refereed(played(seats, seed, style), referee)).toBeGreaterThan(12 * seats)
})

test('TM-R-10 hoarders do empty both piles, and the referee has seen it', () => {
  const lines = played(5, 1, STYLES.hoarding) as readonly { readonly move?: Move }[]
  expect(lines.filter(({ move }) => move?.type === 'take').length).toBeLessThan(48)
})

test('and would not if a list, a shuffle or the score were wrong', () => {
  const lines = played(5, 2, even)
  const changed = rereading(lines, referee)
  const shuffle = lines.findIndex((line) => 'chance' in (line as object))
  expect(shuffle).toBeGreaterThan(0)
  expect(changed()).not.toThrow()
  expect(changed((copy) => copy[5].legal.pop())).toThrow('line 6: legal')
  expect(changed((copy) => copy[5].legal.push({ type: 'pass' }))).toThrow('line 6: legal')
  expect(changed((copy) => copy.splice(shuffle, 1))).toThrow('the referee waits for chance')
  expect(changed((copy) => copy[shuffle].chance.order.pop())).toThrow('other cards are shuffled')
  expect(changed((copy) => copy.at(-1).result.scores[0]++)).toThrow('result')
})
