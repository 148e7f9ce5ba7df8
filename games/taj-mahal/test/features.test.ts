/** What a learned judgement reads of telling positions. */
import { featureReader, randomPositions } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { features } from '../bot/features.ts'
import { insight } from '../bot/insight.ts'
import { PERSONS, SUITS } from '../data/cards.ts'
import type { State } from '../state.ts'
import { after, game, JOINING, position, WHITES, withdraw } from './position.ts'

const SEAT = features.seat.length
const { all, of, ofAll, ofTable } = featureReader(features)

/** Everybody one seat further. */
function round(s: Readonly<State>): State {
  const next = game.clone(s)
  const moved = (seat: number) => (seat < 0 ? seat : (seat + 1) % s.seats)
  const turned = <T>(list: readonly T[], width = 1) => [...list.slice(-width), ...list.slice(0, -width)]
  for (const name of ['tiles', 'bonusOf', 'specials', 'normal', 'crowned'] as const)
    next[name] = s[name].map(moved)
  next.tokens = turned(s.tokens, PERSONS)
  next.hands = turned(s.hands, SUITS)
  next.known = turned(s.known, SUITS)
  next.rows = turned(s.rows)
  next.scores = turned(s.scores)
  next.inside = s.rows.reduce((set, _, seat) => ((s.inside >> seat) & 1 ? set | (1 << moved(seat)) : set), 0)
  next.startSeat = moved(s.startSeat)
  next.stack = s.stack.map((at) => (at.seat === undefined ? at : { ...at, seat: moved(at.seat) }))
  return next
}

test('what a seat reads follows it round the table', () => {
  for (const s of randomPositions(game, 4)) {
    if (s.prince) continue
    const turned = all(round(s))
    const straight = all(s)
    for (let i = 0; i < s.seats * SEAT; i++) {
      // The others are looked at in another order, so the last digit may differ.
      const there = turned[(i + SEAT) % (s.seats * SEAT)]!
      if (!(Math.abs(there - straight[i]!) < 1e-12))
        throw new Error(`${features.seat[i % SEAT]} stays behind`)
    }
  }
})

test('the worth that is read is that of the judgement by hand, and at the end all is score', () => {
  const worth = new Float64Array(5)
  for (const s of randomPositions(game, 12)) {
    insight.evaluate(s, worth, insight.weights)
    expect(ofAll(s, 'worth').findIndex((read, seat) => !(Math.abs(60 * read - worth[seat]!) < 1e-9))).toBe(-1)
    if (s.result === null) continue
    const scores = s.result.scores.map((score) => score / 60)
    expect(ofAll(s, 'score')).toEqual(scores)
    expect(ofAll(s, 'final')).toEqual(scores)
    expect(ofTable(s, 'over')).toBe(1)
  }
})

test('a withdrawal that would join Multan to two provinces', () => {
  const s = position(JOINING)
  expect(ofTable(s, 'visit.10')).toBe(1)
  expect(ofTable(s, 'players.3')).toBe(1)
  expect(of(s, 0, 'here.site')).toBe(3 / 6)
  expect(of(s, 0, 'site.0')).toBe(3 / 6)
  expect(of(s, 0, 'here.bonus')).toBe(2 / 4)
  expect([of(s, 0, 'palaces'), of(s, 0, 'provinces'), of(s, 0, 'chain')]).toEqual([2 / 12, 2 / 12, 1 / 8])
  expect(of(s, 0, 'wins.vizier')).toBe(1)
  expect(of(s, 0, 'wins.crown')).toBe(1)
  expect(of(s, 0, 'wins.general')).toBe(0)
  expect(of(s, 0, 'margin.vizier')).toBe(1 / 4)
  expect(of(s, 1, 'margin.vizier')).toBe(-1 / 4)
  expect(of(s, 0, 'leave.points')).toBe((3 + 2) / 12)
  expect(ofAll(s, 'asked.turn')).toEqual([1, 0, 0])
  const { s: placing } = after(s, withdraw)
  expect(of(placing, 0, 'asked.place')).toBe(1)
  expect(of(placing, 0, 'pending.palaces')).toBeCloseTo(1 / 3)
  expect(of(placing, 0, 'pending.crown')).toBe(1)
  expect(of(placing, 0, 'token.vizier')).toBe(1)
  expect(of(placing, 0, 'inside')).toBe(0)
  expect(ofTable(placing, 'court.vizier')).toBe(0)
  expect(ofTable(placing, 'court.monk')).toBe(1)
})

test('EX-2 and EX-3: goods, and what the tile at court would bring', () => {
  const s = position({
    visit: 9,
    players: [{ tiles: ['province-tile-2', 'province-tile-3', 'province-tile-5'] }, {}, {}],
  })
  expect([of(s, 0, 'tea.2'), of(s, 0, 'tea.3'), of(s, 0, 'rice.1')]).toEqual([1, 0, 0])
  expect(of(s, 0, 'tile.0')).toBe((1 + 2 + 1 + 2) / 6)
  expect(of(s, 1, 'tile.0')).toBe(2 / 6)
  expect([ofTable(s, 'tile.spices'), ofTable(s, 'tile.tea'), ofTable(s, 'tile.gems')]).toEqual([1, 1, 0])
})

test('EX-5: a hand in order of its colours, and what it would score', () => {
  const s = position({
    visit: 6,
    players: [
      {
        hand: ['red-ee-1', 'red-ev-1', 'red-gm-1', 'green-ek-1', 'white-e-1'],
        known: ['white-v-1'],
        specials: ['special-points'],
        points: 20,
      },
      {},
      {},
    ],
  })
  expect([of(s, 0, 'hand.longest.3'), of(s, 0, 'hand.longest.4')]).toEqual([1, 0])
  expect([of(s, 0, 'hand.second.1'), of(s, 0, 'hand.second.2')]).toEqual([1, 0])
  expect(of(s, 0, 'hand.red')).toBe(3 / 6)
  expect(of(s, 0, 'hand.longest.elephant')).toBe(3 / 6)
  expect(of(s, 0, 'hand.second.mogul')).toBe(1 / 6)
  expect(of(s, 0, 'hand')).toBe(6 / 12)
  expect(of(s, 0, 'hand.seen')).toBe(1 / 12)
  expect(of(s, 0, 'hand.points')).toBe((1 + 2 + 3) / 10)
  expect(of(s, 0, 'final')).toBe(26 / 60)
  expect(ofAll(s, 'score.place.1')).toEqual([1, 0, 0])
  expect(of(s, 1, 'score.lead')).toBe(-20 / 20)
})

test('ties win nothing; a hand is read for how far it could go', () => {
  const s = position({
    visit: 4,
    players: [
      { row: ['red-ev-1'], hand: ['red-ee-1', 'yellow-ee-1', 'yellow-ee-2', 'white-e-6'] },
      { row: ['green-ev-1'] },
      {},
    ],
    supply: WHITES,
  })
  expect(ofAll(s, 'tied.vizier')).toEqual([1, 1, 0])
  expect(ofAll(s, 'wins')).toEqual([0, 0, 0])
  expect(of(s, 0, 'row.red')).toBe(1)
  // One lies there, two come with the red card and one with the white card; yellow may not follow.
  expect(of(s, 0, 'reach.elephant')).toBe(4 / 8)
  expect(of(s, 0, 'outreach.elephant')).toBe((4 - 1) / 6)
  expect([of(s, 0, 'follows.1'), of(s, 0, 'follows.2')]).toEqual([1, 0])
  expect(of(s, 2, 'unplayed')).toBe(1)
})

test('a token short of a special card, and the card that goes with it', () => {
  const s = position({
    visit: 7,
    players: [{ row: ['green-gp-1'], tokens: ['princess'] }, { specials: ['special-points'] }, {}],
  })
  expect(of(s, 0, 'token-pair-now.princess')).toBe(1)
  expect(of(s, 0, 'token-pair-now.general')).toBe(0)
  expect(ofAll(s, 'special-points')).toEqual([0, 1, 0])
  expect(of(s, 1, 'special-contested.princess')).toBe(1)
  expect(ofTable(s, 'special-points.on-table')).toBe(0)
})

test('the prince is read from the table', () => {
  const s = position({
    prince: true,
    players: [{ row: ['red-ev-1'] }, {}, { row: ['violet-vp-1', 'white-v-1'] }],
  })
  expect(ofTable(s, 'players.2')).toBe(1)
  expect(ofTable(s, 'prince.inside')).toBe(1)
  expect(ofTable(s, 'prince.vizier')).toBe(2 / 3)
  expect(of(s, 0, 'margin.vizier')).toBe((1 - 2) / 4)
  expect(ofTable(s, 'inside')).toBe(1)
})
