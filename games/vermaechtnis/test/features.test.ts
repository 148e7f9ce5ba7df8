/** What a learned judgement reads of telling positions. */
import { featureReader } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { features } from '../bot/features.ts'
import { insight } from '../bot/insight.ts'
import { after, buy, coin, position } from './position.ts'

const { of, ofAll, ofTable } = featureReader(features)

const OWNER = position({
  offer: ['vase-red', 'jug-green', 'knife-orange', 'jug-yellow'],
  players: [{ rupees: 7, antiques: ['vase-green', 'statue-green', 'jug-red'] }, { rupees: 0 }, { rupees: 8 }],
})
const first = (name: string) => of(OWNER, 0, name)

test('antiques: what is owned, by kind and by colour, and what stands alone', () => {
  expect([first('owns.vase-green'), first('owns.jug-red'), first('owns.jug-green')]).toEqual([1, 1, 0])
  expect([first('colour.green.2'), first('colour.green.1'), first('colour.red.1')]).toEqual([1, 0, 1])
  expect([first('kind.vase.1'), first('kind.vase.2'), first('antiques')]).toEqual([1, 0, 3 / 16])
  // The red jug's one point; the green ones count three and two.
  expect(first('lone')).toBe(1 / 8)
  expect(first('points')).toBe((3 + 2 + Math.floor(7 / 3)) / 40)
})

test('cards of the supply by what they lack, and the points of those within reach', () => {
  expect([first('short.jug-small.1'), first('short.jug-large.2'), first('short.knife-small.2')]).toEqual([
    1, 1, 1,
  ])
  // Jewellery is all that lacks for this one; of the large one three kinds do.
  expect([first('short.different-small-4.1'), first('short.different-large-5.2')]).toEqual([1, 0])
  expect([first('within.0'), first('within.1')]).toEqual([0, (2 + 2 + 2 + 4) / 10])
  expect(first('within.2')).toBeCloseTo((5 + 4 + 4 + 2 + 2 + 2 + 4) / 10)
  const done = position({ players: [{ antiques: ['vase-green', 'vase-red'], collections: ['jug-large'] }] })
  expect([of(done, 0, 'short.vase-small.0'), of(done, 0, 'within.0')]).toEqual([1, 0.2])
  // Who has the large card may not take the small one of its sort.
  expect([of(done, 0, 'holds.jug-large'), of(done, 0, 'short.jug-small.2')]).toEqual([1, 0])
  expect([of(done, 1, 'short.jug-small.2'), ofTable(done, 'supply.jug-large')]).toEqual([1, 0])
})

test('the offer: pairs, rescues and what a card lacks', () => {
  // Red vase and green jug make pairs; the red vase rescues the red jug.
  expect([first('pairs'), first('rescues'), first('completes')]).toEqual([2 / 4, 1 / 4, 3 / 4])
  expect([first('best-pair'), first('best-rescue'), first('best-card')]).toEqual([2 / 3, (2 + 1) / 3, 1])
  expect(ofAll(OWNER, 'pairs')).toEqual([2 / 4, 0, 0])
})

test('money: the purse, and whether it pays', () => {
  expect(ofAll(OWNER, 'purse.7')).toEqual([1, 0, 0])
  expect(ofAll(OWNER, 'purse.8')).toEqual([0, 0, 1])
  expect(ofTable(OWNER, 'price')).toBe(1)
  expect(ofAll(OWNER, 'pays.once')).toEqual([1, 0, 1])
  expect(ofAll(OWNER, 'pays.twice')).toEqual([0, 0, 1])
  const cheaper = after(OWNER, coin).s
  expect([ofTable(cheaper, 'price'), ofTable(cheaper, 'coins.3')]).toEqual([3 / 4, 1])
})

test('who is ahead, and by how much', () => {
  expect(ofAll(OWNER, 'leads')).toEqual([1, 0, 0])
  expect(ofAll(OWNER, 'lead')).toEqual([(7 - 2) / 40, -7 / 40, (2 - 7) / 40])
})

test('turns go round; an extra turn is told', () => {
  const turns = (s: typeof OWNER) => [0, 1, 2].map((n) => ofAll(s, `turn-in.${n}`).indexOf(1))
  expect(turns(OWNER)).toEqual([0, 1, 2])
  expect(turns(position({ turn: 2 }))).toEqual([2, 0, 1])
  expect(ofAll(OWNER, 'turn-in.3')).toEqual([0, 0, 0])
  expect([ofTable(OWNER, 'step.action'), ofTable(OWNER, 'extra-turn')]).toEqual([1, 0])
  expect(ofTable(position({ inExtraTurn: true }), 'extra-turn')).toBe(1)
})

test('the table: how far it is, what lies open and what may still come', () => {
  expect([ofTable(OWNER, 'players.3'), ofTable(OWNER, 'players.2'), ofTable(OWNER, 'grey-side')]).toEqual([
    1, 0, 0,
  ])
  // Seven antiques are out: the second day, with 28 in the pile.
  expect([ofTable(OWNER, 'day.2'), ofTable(OWNER, 'cards-to-come')]).toEqual([1, 28 / 36])
  expect([ofTable(OWNER, 'offered.4'), ofTable(OWNER, 'offer.vase-red')]).toEqual([1, 1])
  const { s: bought } = after(OWNER, buy('vase-red'))
  expect([of(bought, 0, 'owns.vase-red'), of(bought, 0, 'colour.red.2'), of(bought, 0, 'lone')]).toEqual([
    1, 1, 0,
  ])
  expect([ofTable(bought, 'offered.3'), ofTable(bought, 'offer.vase-red')]).toEqual([1, 0])
  expect(ofTable(position({ seats: 2, greySide: true }), 'grey-side')).toBe(1)
})

test('its parts add up to what the evaluation says', () => {
  const s = position({ players: [{ rupees: 0, antiques: ['vase-green', 'statue-green', 'jug-red'] }] })
  const worth = new Float64Array(4)
  insight.evaluate(s, worth, insight.weights)
  expect(40 * (of(s, 0, 'worth.antiques') + of(s, 0, 'worth.collections'))).toBeCloseTo(worth[0]!, 9)
  expect(first('worth.money')).toBeGreaterThan(0)
})
