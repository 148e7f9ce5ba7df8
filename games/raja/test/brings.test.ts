/** What is promised before a move is what happens when it is made. */
import { noDice, type Seat, sampleSettings } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { cityAt } from '../data/board.ts'
import { scoringOrder } from '../rules/track.ts'
import type { State } from '../state.ts'
import { gain } from '../table/preview.tsx'
import type { Brings } from '../view/brings.ts'
import { lively } from './lively.ts'
import { coins, end, game, house, k, palace, position, shift, travel } from './position.ts'

function promised(s: State, seat: Seat, move: object): Brings {
  const { moves, brings = [] } = k.offers(s, seat)!
  return brings[moves.findIndex((each) => k.read(each) === k.read(move))] as Brings
}

function whatHappens(s: State, seat: Seat, move: object): Brings {
  const after = game.clone(s)
  k.apply(after, seat, k.read(move), noDice)
  const [before, now] = [scoringOrder(s.crests), scoringOrder(after.crests)]
  const moved = after.crests.join() !== s.crests.join()
  expect(moved || before.join() === now.join()).toBe(true)
  return {
    gold: after.gold.map((gold, each) => gold - s.gold[each]!),
    order: moved ? now.map(cityAt) : null,
  }
}

describe('what a move brings', () => {
  const s = position({
    players: [
      { cards: [5], gold: 20, at: 'D', disc: ['PALACE_HOUSE', 'SCORING_ORDER'], houses: ['v27'] },
      { cards: [1], houses: ['v25', 'v26', 'v26'] },
      { cards: [2] },
    ],
    acted: [1, 2],
  })
  test.each([
    ['a palace costs its price', palace(0, 'large'), [-12, 0, 0], '−12'],
    ['a house costs one gold', house(0, 'v01'), [-1, 0, 0], '−1'],
    ['the Builder pays nothing', house('ability', 'v01'), [0, 0, 0], null],
    ['a toll goes to its owner', travel('r14'), [-3, 3, 0], '−3'],
    ['a free road costs nothing', travel('r15'), [0, 0, 0], null],
  ])('%s', (_, move, gold, said) => {
    const brings = promised(s, 0, move)
    expect(brings.gold).toEqual(gold)
    expect(gain(move, game.view(s, 0), brings)).toBe(said)
  })
  test('RJ-7.5 a crest that is pushed: all of them from the bottom up', () => {
    const brings = promised(s, 0, shift(1, 'D'))
    expect(brings.order).toEqual(['D', 'B', 'C', 'E', 'F', 'G', 'A'])
    expect(brings).toEqual(whatHappens(s, 0, shift(1, 'D')))
  })
  test('coins come in; the end of a turn has a price, not a gain', () => {
    const poor = position({ players: [{ cards: [1], disc: ['COINS', 'QUARRY'] }, {}, {}] })
    expect(gain(coins(0), game.view(poor, 0), promised(poor, 0, coins(0)))).toBe('+2')
    expect(promised(poor, 0, end).gold).toEqual([0, 4, 4])
    expect(gain(end, game.view(poor, 0), promised(poor, 0, end))).toBeNull()
  })
})

test.each(sampleSettings(game))('every promise is kept: $seats players, $options', ({ seats, options }) => {
  const seen = { kept: 0, paid: 0, pushed: 0 }
  lively(seats, options, seats, ({ state: s }) => {
    const seat = k.toMove(s)
    if (seat < 0 || k.asked(s).length > 1) return
    const { moves, brings = [] } = k.offers(s, seat)!
    expect(brings).toHaveLength(moves.length)
    for (const [i, move] of moves.entries()) {
      // The next disc is turned up: what its owner then receives is not foreseen.
      if (k.foresee(s, seat, k.read(move), seat).stoppedBy === 'secret') continue
      const { gold, order } = brings[i] as Brings
      expect({ gold, order }, JSON.stringify(move)).toEqual(whatHappens(s, seat, move))
      seen.kept++
      if (gold.some((each) => each < 0)) seen.paid++
      if (order) seen.pushed++
    }
  })
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0)
})
