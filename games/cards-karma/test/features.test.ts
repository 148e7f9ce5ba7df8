import { featureReader, randomPositions } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { features } from '../bot/features.ts'
import { insight } from '../bot/insight.ts'
import { after, buy, endTurn, game, position, type Setting, takeDie, takeGoods } from './position.ts'

const { read, table } = featureReader(features)
const at = (setting: Setting, seat = 0) => read(position(setting), seat)

test('its parts add up to what the evaluation says', () => {
  const worth = new Float64Array(4)
  let n = 0
  for (const s of randomPositions(game, 24)) {
    if (++n % 31 !== 0 || s.result !== null) continue
    insight.evaluate(s, worth, insight.weights)
    for (let seat = 0; seat < s.seats; seat++)
      expect(7 * read(s, seat)('worth.all')).toBeCloseTo(worth[seat]!, 9)
  }
})

describe('what is read of a position', () => {
  test('the track: cards, tokens, and the bonuses still to come', () => {
    const of = at({ players: [{ byFame: 2, byCoins: 1, fame: 2, coins: 4, karma: 1, stewards: 2 }, {}] })
    expect(of('turned.3')).toBe(1)
    expect(of('turned.0')).toBe(0)
    expect(of('turned-by-fame')).toBeCloseTo(2 / 6)
    expect([of('fame.1'), of('fame.2'), of('coins.4'), of('karma.1'), of('stewards.2')]).toEqual([
      0, 1, 1, 1, 1,
    ])
    // Three of six lie face down: shipOrFame1, dice2, extraTurn.
    expect([of('unturned.karma2'), of('unturned.dice2')]).toEqual([0, 1])
    expect(of('next-by-fame.shipOrFame1')).toBeCloseTo(1 / 3)
    expect(of('next-by-coins.shipOrFame1')).toBeCloseTo(1 / 3)
  })
  test('bonuses that lie open are known by their place', () => {
    const of = at({ open: true, players: [{ byFame: 2, byCoins: 1 }, {}] })
    expect([of('next-by-fame.shipOrFame1'), of('next-by-coins.shipOrFame1')]).toEqual([1, 0])
    expect([of('next-by-fame.extraTurn'), of('next-by-coins.extraTurn')]).toEqual([0, 1])
  })
  test('dice: what they pay, with karma and without', () => {
    // B01 blue 5, B03 blue 6, B06 orange 2.
    const hand = ['B01', 'B03', 'B06']
    const of = at({ players: [{ hand }, {}] })
    expect([of('dice.3'), of('die.blue.5'), of('die.orange.2'), of('sum.blue')]).toEqual([1, 0.5, 0.5, 1])
    expect([of('pays.blue.11'), of('pays.orange.3'), of('exact.3'), of('exact-with-karma.3')]).toEqual([
      1, 0, 0, 0,
    ])
    const rich = at({ players: [{ hand, karma: 1 }, {}] })
    expect([rich('pays.orange.3'), rich('pays.orange.5')]).toEqual([1, 0])
    expect([rich('exact.3'), rich('exact-with-karma.3'), rich('exact-with-karma.4')]).toEqual([0, 1, 1])
  })
  test('sets: what is there, and what any further card would complete', () => {
    const of = at({
      players: [{ buildings: ['B01', 'B02', 'B03'], goods: ['G04', 'G08'], ships: ['S14'] }, {}],
    })
    expect([of('buildings.red.2'), of('buildings.yellow.1'), of('buildings.white.1')]).toEqual([1, 1, 0])
    expect([of('buildings.different'), of('buildings.any-completes'), of('buildings.pairs')]).toEqual([
      1, 0, 0.5,
    ])
    // S14 shows tea 1 beside the tea 3 of G08; G04 is silk 3.
    expect([of('goods.tea.2'), of('goods.silk.1')]).toEqual([1, 1])
    expect([of('goods.coins.tea'), of('goods.symbols')]).toEqual([4 / 6, 0.75])
    expect([of('ships.1'), of('ships.room.1'), of('ships.last.fame1good1')]).toEqual([1, 0.5, 1])
  })
  test('reach: the card that turns the last track card is seen, and only by whom it serves', () => {
    const s = position({
      grid: ['G12'],
      only: true,
      players: [{ byFame: 5, goods: ['G10', 'G11'] }, { byFame: 5 }],
    })
    const of = read(s)
    // Spice 2 + 2 + 3.
    expect(of('best.sale')).toBeCloseTo(7 / 6)
    expect([of('turns.1'), of('finishes')]).toEqual([1, 1])
    const other = read(s, 1)
    expect([other('best.sale'), other('turns.1'), other('finishes')]).toEqual([0, 0, 0])
  })
  test('reach: what cannot be paid counts only for whoever has a steward', () => {
    const grid = ['B52']
    const poor = at({ grid, only: true, players: [{ byFame: 1, fame: 2, hand: ['B01'] }, {}] })
    expect([poor('pays.building'), poor('turns.1'), poor('turns-with-steward')]).toEqual([0, 0, 0])
    const helped = at({ grid, only: true, players: [{ byFame: 1, fame: 2, hand: ['B01'], stewards: 1 }, {}] })
    // Blue 5 and a joker's 6 pay the blue 11, whose two buildings bring the third fame.
    expect([helped('pays.building'), helped('pays-with-steward.building')]).toEqual([0, 0.25])
    expect(helped('turns-with-steward')).toBe(1)
    const rich = at({ grid, only: true, players: [{ byFame: 1, fame: 2, hand: ['B01', 'B03'] }, {}] })
    expect([rich('pays.building'), rich('turns.1'), rich('turns-with-steward')]).toEqual([0.25, 1, 0])
  })
  test('turns: the order of the pass, and the elephant that walks on', () => {
    const s = position({ seats: 4, elephant: 1, had: 1, pass: 2 })
    const order = [2, 3, 0, 1]
    expect(order.map((seat) => read(s, seat)('moves'))).toEqual([1, 0, 0, 0])
    expect(order.map((seat) => read(s, seat)('to-come-in-pass'))).toEqual([0, 1, 1, 0])
    expect(read(s, 3)('next-in.1')).toBe(1)
    expect(read(s, 0)('next-in.2')).toBe(1)
    // Seat 1 has had its turn and comes last in the next round, which seat 2 begins: 3, 0, then 2, 3, 0, 1.
    expect(read(s, 1)('next-in')).toBe(6 / 8)
    expect([read(s, 1)('elephant'), read(s, 2)('elephant-next')]).toEqual([1, 1])
    expect(table(s)('second-pass')).toBe(1)
  })
  test('the last pass: who still has a turn, and who has not', () => {
    const s = position({ seats: 3, had: 1, players: [{ byFame: 6 }, { byFame: 5 }, { byFame: 4 }] })
    expect(table(s)('last-pass')).toBe(1)
    expect([0, 1, 2].map((seat) => read(s, seat)('no-turn-left'))).toEqual([1, 0, 0])
    expect([0, 1, 2].map((seat) => read(s, seat)('last-turn-to-come'))).toEqual([0, 0, 1])
    expect([0, 1, 2].map((seat) => read(s, seat)('now.behind'))).toEqual([0, 0.5, 1])
    expect([0, 1, 2].map((seat) => read(s, seat)('lead.turned'))).toEqual([0.5, -0.5, -1])
  })
  test('the agenda: dice to be picked, a set to be chosen, a turn to be ended', () => {
    const s = position({ grid: ['P01', 'B01'], players: [{ hand: ['B06'] }, {}] })
    expect([read(s)('waits.action'), read(s)('waits.dice')]).toEqual([1, 0])
    const picking = after(s, buy('P01', ['B06'])).s
    expect([read(picking)('waits.action'), read(picking)('waits.dice')]).toEqual([0, 1])
    expect(read(picking, 1)('waits.dice')).toBe(0)

    const sets = position({
      grid: ['G17'],
      players: [{ goods: ['G02', 'G03', 'G06'] }, {}],
    })
    const choosing = after(sets, takeGoods('G17')).s
    const of = read(choosing)
    // Silk 2 + 2 + 1, or one of each kind.
    expect([of('waits.set-of-goods'), of('waits.set-of-buildings'), of('goods.silk.3')]).toEqual([1, 0, 1])
    const steward = position({ players: [{ stewards: 1 }, {}] })
    const ending = after(steward, takeDie('B72')).s
    expect(read(ending)('waits.end-of-turn')).toBe(1)
    expect(read(after(ending, endTurn).s, 1)('moves')).toBe(1)
  })
  test('a finished game: nobody moves any more, what is left over breaks ties', () => {
    const s = position({
      had: 1,
      elephant: 1,
      grid: ['B01'],
      players: [{ byFame: 5 }, { byFame: 6, coins: 4 }],
    })
    const over = after(s, takeDie('B01')).s
    expect(over.result).not.toBeNull()
    expect([read(over)('moves'), read(over, 1)('moves'), table(over)('over')]).toEqual([0, 0, 1])
    expect([read(over)('now.first'), read(over, 1)('now.first'), read(over, 1)('left-over')]).toEqual([
      0, 1, 0.5,
    ])
  })
})
