import { featureReader, randomPositions } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { features } from '../bot/features.ts'
import { insight } from '../bot/insight.ts'
import {
  after,
  bid,
  change,
  coins,
  end,
  game,
  opening,
  palace,
  pick,
  position,
  program,
  type Setting,
  travel,
} from './position.ts'

const { read, table } = featureReader(features)
const at = (setting: Setting, seat = 0) => read(position(setting), seat)

test('its parts add up to what the evaluation says', () => {
  const out = new Float64Array(5)
  let n = 0
  for (const s of randomPositions(game, 24)) {
    if (++n % 31 !== 0 || s.result !== null) continue
    insight.evaluate(s, out, insight.weights)
    for (let seat = 0; seat < s.seats; seat++)
      expect(read(s, seat)('worth.all')).toBeCloseTo(Math.max(-4, Math.min(4, out[seat]! / 4)), 3)
  }
})

describe('what is read of a position', () => {
  test('the race: palaces built and left, and what gold pays for', () => {
    const s = position({
      players: [
        { palaces: 'AbcdeF', gold: 26 },
        { palaces: 'AbcdeFg'.slice(1), gold: 8 },
      ],
    })
    const of = read(s)
    expect([of('palaces.6'), of('palaces-left.1'), of('affords.2'), of('affords.1')]).toEqual([1, 1, 1, 0])
    // Two gold are left over from two palaces of twelve.
    expect(of('lacks-for-a-palace')).toBeCloseTo(10 / 12)
    expect(read(s, 1)('affords.0')).toBe(1)
    expect(table(s)('fewest-left.1')).toBe(1)
    const artisan = at({ players: [{ gold: 18, cards: [6] }] })
    expect(artisan('affords.2')).toBe(1)
  })
  test('the end of the race: the seventh palace, and who is first', () => {
    const s = position({
      players: [
        { palaces: 'ABCDEFG', gold: 1 },
        { palaces: 'abcdef', gold: 40 },
      ],
    })
    expect([read(s)('palaces.7'), read(s)('palaces-left.0'), table(s)('fewest-left.0')]).toEqual([1, 1, 1])
    expect([read(s)('now.first'), read(s, 1)('now.first'), table(s)('last-round')]).toEqual([1, 0, 1])
    expect(read(s)('lead.palaces')).toBeCloseTo(1 / 3)
    expect(read(s, 1)('lead.gold')).toBeCloseTo(25 / 20)
    expect(read(s, 2)('now.behind')).toBe(1)
  })
  test('cities stand in the order of their scoring: points, lead, and what they pay', () => {
    const s = position({
      maharaja: 'A',
      track: '.BCDEFG|A.........',
      players: [{ palaces: 'Ac', houses: ['A', 'A'] }, { houses: ['A'], at: 'A' }, {}],
    })
    const of = read(s)
    // Large palace and two houses against house and architect.
    expect(of('city.0.points')).toBeCloseTo(5 / 6)
    expect(of('city.0.lead')).toBeCloseTo(3 / 4)
    expect([of('city.0.pays'), read(s, 1)('city.0.pays'), read(s, 2)('city.0.pays')]).toEqual([1.1, 0.7, 0])
    // C comes after A and B; alone there, the first amount and the bonus.
    expect([of('city.2.small-palaces'), of('city.2.pays')]).toEqual([0.5, 1.6])
    expect([of('city.0.large-palace'), of('city.2.large-palace')]).toEqual([1, 0])
    expect([table(s)('city.0.large-free'), table(s)('city.2.large-free')]).toEqual([0, 1])
    expect(table(s)('city.2.small-free')).toBeCloseTo(5 / 6)
    expect([read(s, 1)('city.0.architect'), read(s, 1)('architect.A'), of('architect.S')]).toEqual([1, 1, 1])
  })
  test('ways: open over own houses, tolls for those of others, empty villages close them', () => {
    // B is two villages from the start place, v09 and v10.
    const s = position({
      maharaja: 'B',
      track: '.ACDEFG|B.........',
      players: [{ houses: ['v09', 'v10'] }, {}],
    })
    const mine = read(s)
    expect([mine('city.0.open'), mine('city.0.toll'), mine('city.0.roads')]).toEqual([1, 0, 0.25])
    const theirs = read(s, 1)
    expect([theirs('city.0.open'), theirs('city.0.toll')]).toEqual([1, 2 / 8])
    // On to A over v23, which is empty.
    expect([mine('city.1.open'), mine('city.1.empty-villages')]).toEqual([0, 0.25])
    expect([mine('village.v09'), mine('villages'), mine('villages-alone')]).toEqual([0.5, 0.25, 0.25])
    // Two others pay one gold each in two villages.
    expect(mine('tolls')).toBeCloseTo(4 / 24)
  })
  test('the turn: open parts close one by one, and then it is over', () => {
    const s = position({
      players: [{ gold: 30, at: 'C', disc: ['COINS', 'PALACE_HOUSE'], palaces: 'ABDEFG' }, {}],
    })
    const of = read(s)
    expect([of('moves'), of('active'), of('open.actions'), of('active.incomplete')]).toEqual([1, 1, 1, 1])
    expect([of('open.coins'), of('open.palace'), of('open.house'), of('finishes')]).toEqual([
      0.5, 0.5, 0.5, 1,
    ])
    expect([read(s, 1)('acts-after.1'), read(s, 2)('acts-after.2')]).toEqual([1, 1])
    const later = read(after(s, coins(0), palace(1, 'large')).s)
    expect([later('open.coins'), later('open.palace'), later('open.house')]).toEqual([0, 0, 0.5])
    expect([later('active.incomplete'), later('finishes')]).toEqual([0.5, 0])
    const over = after(s, coins(0), end).s
    expect([read(over)('acted'), read(over)('moves'), read(over)('open.palace')]).toEqual([1, 0, 0])
    expect([read(over, 1)('active'), table(over)('acted')]).toEqual([1, 1 / 3])
  })
  test('a walk is counted, and where it ends', () => {
    const s = position({ players: [{ houses: ['v09', 'v10'], disc: ['COINS', 'COINS'] }, {}] })
    const there = read(after(s, travel('r05')).s)
    expect([there('active.journeys'), there('architect.B'), there('architect.S')]).toEqual([1 / 8, 1, 0])
  })
  test('discs: what was chosen in secret counts for whoever chose it', () => {
    let s = position({ seats: 2, players: [{}, {}] })
    s = after(s, end, end).s
    expect(table(s)('asks.discs')).toBe(1)
    expect([read(s)('moves'), read(s)('disc-set'), read(s)('open.palace')]).toEqual([1, 0, 0])
    const set = after(s, program('PALACE', 'PALACE')).s
    expect([read(set)('moves'), read(set)('disc-set'), read(set)('open.palace')]).toEqual([0, 1, 1])
    expect([read(set, 1)('moves'), read(set, 1)('disc-set'), read(set, 1)('open.palace')]).toEqual([1, 0, 0])
  })
  test('an interrupt: the robbed player chooses, the turn is still that of the robber', () => {
    const s = position({ players: [{ disc: ['COINS', 'CHARACTER'] }, {}] })
    const robbed = after(s, change(1, 1, 3)).s
    expect(table(robbed)('asks.replacement')).toBe(1)
    expect([read(robbed)('active'), read(robbed)('moves'), read(robbed)('card.sadhu')]).toEqual([1, 0, 1])
    expect([read(robbed, 1)('moves'), read(robbed, 1)('chooses-card'), read(robbed, 1)('no-card')]).toEqual([
      1, 1, 1,
    ])
  })
  test('before the first round: draft and auction', () => {
    const draft = opening({ firstSeat: 1 })
    expect([table(draft)('asks.draft'), table(draft)('round.0'), read(draft, 1)('moves')]).toEqual([1, 1, 1])
    const drafted = after(draft, pick(6)).s
    expect([read(drafted, 1)('card.artisan'), table(drafted)('free.artisan')]).toEqual([1, 0])
    const auction = after(opening({ version: 'pro1' }), bid(6)).s
    expect([read(auction)('auction.leads'), read(auction)('auction.own-bid')]).toEqual([1, 6 / 15])
    expect([read(auction, 1)('auction.bids'), read(auction, 1)('auction.leads')]).toEqual([1, 0])
    expect([table(auction)('auction.high'), table(auction)('version.pro1')]).toEqual([6 / 15, 1])
  })
})
