/** What a learned judgement reads of telling positions. */
import type { Seat } from '@durbar/kernel'
import { featureReader, randomPositions } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { features } from '../bot/features.ts'
import type { State } from '../state.ts'
import { A, B, bid, C, D, game, pass, reveal, sealBid, table, theEnd } from './position.ts'

const SEAT = features.seat.length
const { all, of, ofAll, ofTable } = featureReader(features)
const rowOf = (s: Readonly<State>, seat: Seat) => all(s).slice(seat * SEAT, (seat + 1) * SEAT)

test('what a seat reads follows it round the table', () => {
  const sketch = { seats: 4, fakes: ['golden-fleece'], now: { rule: 'nextAuction', seat: B } } as const
  const owned = [['excalibur', 'golden-fleece'], ['davids-harp'], [], ['peaches-of-immortality']]
  const ingots = [3, 14, 8, 15]
  const round = <T>(list: readonly T[]) => list.map((_, i) => list[(i + 3) % 4]!)
  const here = table({ ...sketch, owned, ingots }).s
  const there = table({ ...sketch, owned: round(owned), ingots: round(ingots) }).s
  there.gaps = round(here.gaps)
  there.stack = [{ rule: 'chooseStack', seat: C }]
  there.auctioneer = C
  for (let seat = 0; seat < 4; seat++) {
    const next = (seat + 1) % 4
    // The others are looked at in another order, so the last digit may differ.
    rowOf(there, next).forEach((value, i) => {
      expect(value).toBeCloseTo(rowOf(here, seat)[i]!, 12)
    })
  }
})

test('at the end the score that is read is the score', () => {
  let ended = 0
  for (const s of randomPositions(game, 120)) {
    if (s.result === null) continue
    ended++
    s.result.scores.forEach((score, seat) => {
      expect(of(s, seat, 'score')).toBeCloseTo(score / 30, 12)
    })
    expect(ofTable(s, 'over')).toBe(1)
  }
  expect(ended).toBe(120)
})

test('WH-X19: the full scoring is read before the end is played', () => {
  const { s } = theEnd({
    seats: 3,
    auctioneer: B,
    ingots: [13, 9, 17],
    owned: [
      ['holy-grail', 'malleus-maleficarum', 'shirt-of-nessus', 'mjollnir', 'aladdins-lamp', 'ame-no-nuhoko'],
      [
        ...['excalibur', 'philosophers-stone', 'unicorn-horn', 'golden-fleece', 'ark-of-the-covenant'],
        ...['solomons-seal', 'syamantaka-jewel'],
      ],
      [
        ...['seven-league-boots', 'crystal-ball', 'ring-of-the-nibelungs', 'horn-of-plenty', 'davids-harp'],
        ...['flying-carpet', 'peaches-of-immortality'],
      ],
    ],
    pawned: ['horn-of-plenty'],
    fakes: [...['golden-fleece', 'excalibur', 'davids-harp', 'yata-no-kagami', 'gungnir', 'aladdins-lamp']],
  })
  // C may redeem: it is asked first. Without the Horn of Plenty its green total is the Ring's 3.
  expect(ofAll(s, 'asked.endRedeem')).toEqual([0, 0, 1])
  expect(of(s, C, 'pawned.redeemable')).toBe(1 / 2)
  // B knows both fakes between A and itself; a certificate and the Unicorn Horn are there to save them.
  expect(of(s, B, 'fakes.saved')).toBeCloseTo((2 + 3) / 3)
  expect(ofAll(s, 'fakes')).toEqual([1 / 2, 0, 1 / 2])
  expect(of(s, A, 'fake.aladdins-lamp')).toBe(1)
  expect(ofAll(s, 'total.western').map((total) => total * 8)).toEqual([6, 5, 4])
  expect(ofAll(s, 'points.western').map((points) => points * 8)).toEqual([8, 6, 0])
  expect(ofAll(s, 'first.western')).toEqual([1, 0, 0])
  expect(ofAll(s, 'second.western')).toEqual([0, 1, 0])
  expect(ofAll(s, 'behind.western')).toEqual([0, 0, 1])
  // Three alike in green, and the Grail voids A's Shirt of Nessus.
  expect(ofAll(s, 'points.european')).toEqual([0, 0, 0])
  expect(ofAll(s, 'shared-first.eastern')).toEqual([1, 1, 0])
  expect(of(s, A, 'curses-void')).toBeCloseTo(2 / 3)
  expect(of(s, B, 'ark-takes')).toBeCloseTo(9 / 20)
  expect(ofAll(s, 'gold').map((gold) => gold * 4)).toEqual([2, 0, 3])
  expect(ofAll(s, 'sets.1')).toEqual([0, 1, 1])
})

test('who leads has the lot and has paid; the others weigh it', () => {
  const begun = table({ seats: 4, auctioneer: A, tops: ['golden-fleece'] }).play(A, reveal('european'))
  expect(ofAll(begun.s, 'asked.openAuction')).toEqual([0, 1, 0, 0])
  expect(ofAll(begun.s, 'lot.points')).toEqual([7 / 8, 7 / 8, 7 / 8, 7 / 8])
  const { s } = begun.play(B, bid(4)).play(C, pass)
  expect(ofTable(s, 'lot.golden-fleece')).toBe(1)
  expect(ofTable(s, 'lot.open')).toBe(1)
  expect(ofTable(s, 'highest')).toBe(4 / 20)
  expect(ofTable(s, 'bidders')).toBe(3 / 4)
  expect(ofAll(s, 'leads')).toEqual([0, 1, 0, 0])
  expect(ofAll(s, 'is-paid')).toEqual([0, 0, 1, 0])
  expect(ofAll(s, 'passed')).toEqual([0, 0, 1, 0])
  expect(ofAll(s, 'owns.golden-fleece')).toEqual([0, 1, 0, 0])
  expect(ofAll(s, 'ingots').map((ingots) => ingots * 20)).toEqual([10, 6, 14, 10])
  expect(ofAll(s, 'lead.european').map((lead) => lead * 6)).toEqual([-3, 3, -3, -3])
  expect(ofAll(s, 'from-asked.0')).toEqual([0, 0, 0, 1])
  expect(ofAll(s, 'can-bid')).toEqual([1, 0, 0, 1])
  expect(ofAll(s, 'lot.points')).toEqual([7 / 8, 0, 7 / 8, 7 / 8])
})

test('Mjöllnir, the Ring and the pawnshop decide who can still bid', () => {
  const { s } = table({
    seats: 4,
    auctioneer: A,
    ingots: [3, 10, 5, 4],
    owned: [['davids-harp'], [], ['ring-of-the-nibelungs'], ['mjollnir']],
    tops: ['golden-fleece'],
  })
    .play(A, reveal('european'))
    .play(B, bid(4))
  // C would need 6, D may match, A has something to pawn.
  expect(ofAll(s, 'can-bid')).toEqual([0, 0, 0, 1])
  expect(ofAll(s, 'can-bid.by-pawning')).toEqual([1, 0, 0, 0])
  expect(of(s, C, 'ring.now')).toBe(1)
})

test('a fake counts for nothing, and who knows it is read too', () => {
  const { s } = table({ seats: 4, tops: ['golden-fleece'], fakes: ['golden-fleece'] }).play(
    A,
    reveal('european'),
  )
  // The counterfeit lies between A and B.
  expect(ofAll(s, 'knows.golden-fleece')).toEqual([1, 1, 0, 0])
  expect(ofAll(s, 'lot.known-fake')).toEqual([1, 1, 0, 0])
  expect(ofTable(s, 'lot.fake')).toBe(1)
  const bought = table({ seats: 4, owned: [[], [], ['golden-fleece'], []], fakes: ['golden-fleece'] }).s
  expect(of(bought, C, 'total.european')).toBe(0)
  expect(of(bought, C, 'fakes.unknown')).toBe(1 / 2)
  expect(ofAll(bought, 'knows.golden-fleece')).toEqual([0, 0, 0, 0])
})

test('sealing asks all who have not sealed', () => {
  const t = table({ seats: 3, auctioneer: A, tops: ['gungnir'] }).play(A, reveal('european'))
  const { s } = t.play(B, sealBid(3))
  expect(ofAll(s, 'asked.secretAuction')).toEqual([1, 0, 1])
  expect(ofAll(s, 'sealed')).toEqual([0, 1, 0])
  expect(ofTable(s, 'lot.secret')).toBe(1)
})

test('the next set: what it lacks, the Stone for what is rarest', () => {
  const { s } = table({
    seats: 4,
    owned: [
      ['excalibur', 'gungnir', 'davids-harp'],
      ['holy-grail', 'philosophers-stone', 'golden-fleece', 'flying-carpet'],
      ['unicorn-horn', 'mjollnir', 'samsons-jawbone', 'syamantaka-jewel'],
      [],
    ],
    fakes: ['pandoras-box'],
  })
  expect(ofAll(s, 'sets.1')).toEqual([0, 1, 1, 0])
  expect(ofAll(s, 'set-lacks.1')).toEqual([1, 0, 0, 0])
  expect(ofAll(s, 'set-lacks.4')).toEqual([0, 1, 1, 1])
  expect(of(s, A, 'set-lacks.eastern')).toBe(1 / 2)
  expect(of(s, A, 'set-hope')).toBeGreaterThan(of(s, D, 'set-hope'))
})

test('a table of every size is told from the others', () => {
  for (const seats of [3, 4, 5]) {
    const { s } = table({ seats })
    expect([3, 4, 5].map((n) => ofTable(s, `players.${n}`))).toEqual(
      [3, 4, 5].map((n) => Number(n === seats)),
    )
  }
})
