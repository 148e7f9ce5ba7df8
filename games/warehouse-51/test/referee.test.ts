/** Whole games in several manners, line by line against the naive second implementation in `referee.ts`. */
import { host, keyFromSeed, type MoveObject, type Played, streamDice } from '@durbar/kernel'
import { transcriptOf } from '@durbar/protocol'
import { even, often, randomTranscript, refereed, rereading, type Style } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { game } from './position.ts'
import { referee } from './referee.ts'

/** Ways to play at random: by the smallest raise, mostly passing, always with the pawnshop, with small offers. */
const preferring =
  (like: (move: MoveObject) => boolean): Style =>
  (moves, dice) => {
    const liked = moves.filter(like)
    return liked.length > 0 && dice.below(4) > 0 ? liked[dice.below(liked.length)]! : even(moves, dice)
  }
const raising: Style = (moves, dice) => {
  const bids = moves.filter((move) => move.type === 'bid')
  return bids.length > 0 && dice.below(6) > 0 ? bids[0]! : even(moves, dice)
}
const STYLES: Record<string, Style> = {
  raising,
  timid: preferring((move) => move.type === 'pass' || move.amount === 0),
  pawning: preferring((move) => move.type === 'pawn' || move.type === 'redeem'),
  modest: preferring(
    (move) => Number(move.amount ?? 9) <= 3 || move.type === 'certify' || move.type === 'exchange',
  ),
}

for (const seats of game.seats) {
  test(`a referee agrees with every line of even play: ${seats} players`, () => {
    for (let seed = 1; seed <= often(4); seed++)
      expect(refereed(randomTranscript(game, seats, {}, seed), referee)).toBeGreaterThan(40)
  })
  for (const [name, style] of Object.entries(STYLES))
    test(`a referee agrees with every line of ${name} play: ${seats} players`, () => {
      for (let seed = 1; seed <= often(4); seed++)
        expect(refereed(randomTranscript(game, seats, {}, seed, style), referee)).toBeGreaterThan(40)
    })
}

/** Of those who are asked together the last seats answer first. */
function fromTheRight(seed: number) {
  const house = host(game)
  const { kernel } = house
  const dice = streamDice(seed)
  let now = house.start(3, {}, keyFromSeed(seed)) as Played<State, Event>
  for (let pending = kernel.pending(now.state); pending.length > 0; pending = kernel.pending(now.state)) {
    const seat = pending.at(-1)!
    now = house.play(now, seat, even(kernel.ask(now.state, seat)!.moves, dice)) as typeof now
  }
  return transcriptOf(game, now.match, now.key, true)
}

test('sealed bids come in any order of seats', () => {
  const sealer = (line: object | undefined) =>
    line && 'move' in line && (line.move as MoveObject).type === 'sealBid' && 'seat' in line
      ? Number(line.seat)
      : Number.NaN
  const backwards = (lines: readonly object[]) =>
    lines.findIndex((line, i) => sealer(line) > sealer(lines[i + 1]))
  // Where nobody pawns in between they stand in seat order, whoever was first.
  const lines = Array.from({ length: 20 }, (_, seed) => fromTheRight(seed)).find(
    (each) => backwards(each) > 0,
  )!
  const changed = rereading(lines, referee)
  expect(changed()).not.toThrow()
  const at = backwards(lines)
  expect(changed((copy) => copy.splice(at + 1, 1))).toThrow(/line \d+: legal/)
})

test('and would not if a legal move were missing, added, or the score wrong', () => {
  const changed = rereading(randomTranscript(game, 3, {}, 1), referee)
  expect(changed()).not.toThrow()
  expect(changed((copy) => copy[5].legal.pop())).toThrow('line 6: legal')
  expect(changed((copy) => copy[5].legal.push({ type: 'pawn', card: 'gungnir' }))).toThrow('line 6: legal')
  expect(changed((copy) => copy.at(-1).result.scores[0]++)).toThrow('result')
  expect(changed((copy) => copy.splice(9, 1))).toThrow()
})
