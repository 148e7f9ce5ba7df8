/** Whole games in several manners, line by line against the naive second implementation in `referee.ts`. */
import { type Dice, host, isRefused, keyFromSeed, type MoveObject, streamDice } from '@durbar/kernel'
import { transcriptOf } from '@durbar/protocol'
import { often, randomTranscript, refereed } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { game } from './position.ts'
import { referee } from './referee.ts'

/** Ways to play at random: by the smallest raise, mostly passing, always with the pawnshop, with small offers. */
type Style = (moves: readonly MoveObject[], dice: Dice) => MoveObject
const even: Style = (moves, dice) => moves[dice.below(moves.length)]!
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

/** The transcript of a game in one of these manners, with every legal list. */
function played(seats: number, seed: number, style: Style): readonly unknown[] {
  const house = host(game)
  const dice = streamDice(1000 * seed + seats)
  const begun = house.start(seats, {}, keyFromSeed(seed))
  if (isRefused(begun)) throw new Error(begun.refused)
  let now = begun
  for (let seat = house.kernel.toMove(now.state); seat >= 0; seat = house.kernel.toMove(now.state)) {
    const next = house.play(now, seat, style(house.kernel.ask(now.state, seat)!.moves, dice))
    if (isRefused(next)) throw new Error(next.refused)
    now = next
  }
  return transcriptOf(game, now.match, now.key, true)
}

for (const seats of game.seats) {
  test(`a referee agrees with every line of even play: ${seats} players`, () => {
    for (let seed = 1; seed <= often(4); seed++)
      expect(refereed(randomTranscript(game, seats, {}, seed), referee)).toBeGreaterThan(40)
  })
  for (const [name, style] of Object.entries(STYLES))
    test(`a referee agrees with every line of ${name} play: ${seats} players`, () => {
      for (let seed = 1; seed <= often(4); seed++)
        expect(refereed(played(seats, seed, style), referee)).toBeGreaterThan(40)
    })
}

test('and would not if a legal move were missing, added, or the score wrong', () => {
  const lines = JSON.parse(JSON.stringify(randomTranscript(game, 3, {}, 1)))
  const changed = (change: (copy: typeof lines) => void) => {
    const copy = structuredClone(lines)
    change(copy)
    return () => refereed(copy, referee)
  }
  expect(() => refereed(lines, referee)).not.toThrow()
  expect(changed((copy) => copy[5].legal.pop())).toThrow('line 6: legal')
  expect(changed((copy) => copy[5].legal.push({ type: 'pawn', card: 'gungnir' }))).toThrow('line 6: legal')
  expect(changed((copy) => copy.at(-1).result.scores[0]++)).toThrow('result')
  expect(changed((copy) => copy.splice(9, 1))).toThrow()
})
