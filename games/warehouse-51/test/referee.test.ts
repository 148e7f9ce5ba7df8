/** Whole games, decision by decision, against the naive second implementation in `referee.ts`. */
import { type Dice, diceFor, kernel, keyFromSeed, type MoveObject, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { warehouse51 } from '../index.ts'
import { referee, type Setup } from './referee.ts'

const { game } = warehouse51
const k = kernel(game)
const sorted = (moves: readonly MoveObject[]) =>
  moves.map((move) => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))).sort()

/** Ways to play at random: evenly, by the smallest raise, mostly passing, always with the pawnshop. */
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
  even,
  raising,
  timid: preferring((move) => move.type === 'pass' || move.amount === 0),
  pawning: preferring((move) => move.type === 'pawn' || move.type === 'redeem'),
  modest: preferring(
    (move) => Number(move.amount ?? 9) <= 3 || move.type === 'certify' || move.type === 'exchange',
  ),
}

function compare(seats: number, seed: number, style: Style): number {
  const dice = streamDice(1000 * seed + seats)
  const s = k.start(diceFor(keyFromSeed(seed), 0), seats, {})
  const naive = referee(game.transcript.setup(s) as unknown as Setup)
  let asked = naive.next()
  let decisions = 0
  while (!asked.done) {
    const pending = k.pending(s)
    expect({ at: s.stack.at(-1)!.rule, pending }, JSON.stringify(s)).toEqual({
      at: asked.value.phase,
      pending: asked.value.seats,
    })
    for (const seat of pending) {
      const ask = k.ask(s, seat)!
      expect(sorted(ask.moves), `${seats} seats, seed ${seed}, decision ${decisions}`).toEqual(
        sorted(asked.value.legal(seat)),
      )
    }
    const seat = pending[dice.below(pending.length)]!
    const move = style(k.ask(s, seat)!.moves, dice)
    k.apply(s, seat, k.read(move), dice)
    asked = naive.next({ seat, move })
    decisions++
  }
  expect(k.pending(s)).toEqual([])
  const { scores, places } = s.result!
  expect({ scores, places, detail: game.transcript.detail(s, null) }).toEqual(asked.value)
  return decisions
}

for (const [name, style] of Object.entries(STYLES))
  for (const seats of game.seats)
    test(`games of ${seats} with ${name} play are judged alike by a second implementation`, () => {
      let decisions = 0
      for (let seed = 1; seed <= 12; seed++) decisions += compare(seats, seed, style)
      expect(decisions).toBeGreaterThan(12 * 50)
    })
