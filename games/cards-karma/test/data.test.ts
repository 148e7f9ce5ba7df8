import { describe, expect, test } from 'vitest'
import {
  ACTION,
  BUILDING,
  CARDS,
  COIN,
  COST,
  COST_COLOR,
  cardOf,
  DIE_COLOR,
  FAME,
  GOODS_CARD,
  GOODS_COUNT,
  GOODS_VALUE,
  KINDS,
  NUMBER,
  OF_COLOR,
  PALACE_CARD,
  PRINTED_VALUE,
  REWARD,
  SHIP,
  TYPE,
} from '../data/cards.ts'
import { BONUS_STEPS, PALACE_STEPS, REWARD_STEPS } from '../data/effects.ts'
import { BONUSES, REWARDS } from '../data/names.ts'
import { STEWARDS, TOKENS } from '../data/numbers.ts'

const cards = (type: number) => CARDS.map((_, card) => card).filter((card) => TYPE[card] === type)
const tally = (values: readonly (number | string)[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

describe('the box', () => {
  test('144 play cards: 72 buildings, 24 goods cards, 28 ships, 20 palace cards, in the order of their ids', () => {
    expect([BUILDING, GOODS_CARD, SHIP, PALACE_CARD].map((type) => cards(type).length)).toEqual([
      72, 24, 28, 20,
    ])
    expect(CARDS).toEqual([...CARDS].sort())
    expect(CARDS.map(cardOf)).toEqual(CARDS.map((_, card) => card))
  })
  test('CK-R-04 every colour and value occurs on six die faces', () => {
    expect(tally(CARDS.map((_, card) => `${DIE_COLOR[card]} ${PRINTED_VALUE[card]}`))).toEqual(
      tally(
        [0, 1, 2, 3].flatMap((color) =>
          [1, 2, 3, 4, 5, 6].flatMap((value) => Array(6).fill(`${color} ${value}`)),
        ),
      ),
    )
    expect(OF_COLOR.map((each) => each.length)).toEqual([36, 36, 36, 36])
  })
  test('CK-5.1, CK-R-08 a building card shows one or two buildings of three kinds, never two of one kind', () => {
    expect(tally(cards(BUILDING).map((card) => KINDS[card]!))).toEqual({
      1: 20,
      2: 20,
      4: 20,
      3: 4,
      5: 4,
      6: 4,
    })
    expect(cards(BUILDING).every((card) => FAME[card] === [0, 1, 1, 2, 1, 2, 2][KINDS[card]!])).toBe(true)
  })
  test('buildings cost 102 pips in every colour', () => {
    for (let color = 0; color < 4; color++) {
      const own = cards(BUILDING).filter((card) => COST_COLOR[card] === color)
      expect([own.length, sum(own.map((card) => COST[card]!))]).toEqual([18, 102])
    }
  })
  test('CK-6.2 ships bear each number from 1 to 28 once and cost 1, 2 or 3', () => {
    expect(cards(SHIP).map((card) => NUMBER[card])).toEqual(Array.from({ length: 28 }, (_, i) => i + 1))
    expect(tally(cards(SHIP).map((card) => COST[card]!))).toEqual({ 1: 9, 2: 9, 3: 10 })
  })
  test('CK-6.5 there are ten rewards, and every one of them is on a ship', () => {
    expect(REWARDS.length).toBe(10)
    expect(tally(cards(SHIP).map((card) => REWARDS[REWARD[card]!]!))).toEqual({
      karma2: 3,
      dice2: 3,
      coins3: 3,
      coins2fame1: 2,
      goods1to2: 3,
      die1good1: 3,
      fame1good1: 3,
      karma1good1: 3,
      goods1die1: 3,
      palace1: 2,
    })
  })
  test('CK-6.6 a ship shows a good exactly if its reward says so', () => {
    for (const card of cards(SHIP))
      expect(GOODS_COUNT[card]).toBe(REWARDS[REWARD[card]!]!.endsWith('good1') ? 1 : 0)
  })
  test('CK-7.2, CK-7.4, CK-7.5 goods cards show one good or two different ones; every good has a value; buildings and ships show goods, too', () => {
    expect(tally(cards(GOODS_CARD).map((card) => GOODS_COUNT[card]!))).toEqual({ 1: 12, 2: 12 })
    for (const kind of [0, 1, 2]) {
      const values = CARDS.map((_, card) => GOODS_VALUE[3 * card + kind]!).filter((value) => value > 0)
      expect(tally(values)).toEqual({ 1: 12, 2: 9, 3: 6 })
    }
    expect(
      [BUILDING, GOODS_CARD, SHIP, PALACE_CARD].map((type) => sum(cards(type).map((c) => GOODS_COUNT[c]!))),
    ).toEqual([36, 36, 9, 0])
  })
  test('CK-7.3 six goods cards show a coin', () => {
    expect(sum(cards(GOODS_CARD).map((card) => COIN[card]!))).toBe(6)
  })
  test('CK-8.1 palace cards are 2 to 6, four of each, and cost their own number', () => {
    expect(tally(cards(PALACE_CARD).map((card) => ACTION[card]!))).toEqual({ 2: 4, 3: 4, 4: 4, 5: 4, 6: 4 })
    expect(cards(PALACE_CARD).every((card) => COST[card] === ACTION[card])).toBe(true)
  })
  test('CK-13.4, CK-R-02 six bonuses, one on each track card', () => {
    expect(BONUSES).toEqual(['karma2', 'palaceOrCoins2', 'shipOrFame1', 'steward1', 'dice2', 'extraTurn'])
    expect(Object.keys(BONUS_STEPS)).toEqual([...BONUSES])
  })
  test('CK-R-29 the steps of every effect stand in printed order: goods before dice, coins before fame, karma first', () => {
    expect(REWARD_STEPS.goods1die1.map(([step]) => step)).toEqual(['gridGoods', 'gridDice'])
    expect(REWARD_STEPS.coins2fame1.map(([step]) => step)).toEqual(['coins', 'fame'])
    expect(PALACE_STEPS[3].map(([step]) => step)).toEqual(['karma', 'gridDice'])
    expect(PALACE_STEPS[5].map(([step]) => step)).toEqual(['karma', 'copyReward'])
  })
  test('CK-R-37 the material is just what four players can hold at rest', () => {
    expect([TOKENS.fame.count, TOKENS.karma.count]).toEqual([4 * 2, 4 * 2])
    expect(TOKENS.coin1.count + TOKENS.coin3.count * TOKENS.coin3.value).toBe(4 * 5)
    expect(STEWARDS).toBeGreaterThanOrEqual(4 * 2)
  })
})
