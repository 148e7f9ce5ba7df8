import { describe, expect, test } from 'vitest'
import { CITIES, type CityId } from '../data/board.ts'
import { homeCard } from '../data/characters.ts'
import { ROUND as r } from '../rulebook/example-round.ts'
import * as x from '../rulebook/examples.ts'
import * as pro from '../rulebook/examples-pro.ts'
import { points, reward } from '../rules/scoring.ts'
import { advance, passedBy, shift } from '../rules/track.ts'
import type { State } from '../state.ts'
import {
  active,
  after,
  bid,
  city,
  crests,
  end,
  game,
  legalOf,
  opening,
  pass,
  pick,
  position,
  recruit,
  refused,
  trackOf,
  travel,
} from './position.ts'

const paid = (s: State, id: CityId) => {
  const { payout, monopoly } = reward(s, city(id))
  return payout.map((gold, seat) => gold + monopoly[seat]!)
}
const advanced = (track: string) => {
  const positions = crests(track)
  advance(positions)
  return trackOf(positions)
}
const shifted = (track: string, id: string) => {
  const positions = crests(track)
  const passed = passedBy(positions, city(id)).map((each) => CITIES[each]!)
  shift(positions, city(id))
  return { track: trackOf(positions), passed }
}
const field = (track: string, id: string) => crests(track)[city(id)]! - 7
const received = (s: State, now: State) => now.gold.map((gold, seat) => gold - s.gold[seat]!)

describe('the examples', () => {
  test('RJ-T-01 connected or not', () => {
    const { board } = game.view(position(x.CONNECTED.stage), 0)
    const tolls = (id: string) => board.roads.find((road) => road.id === id)!.tolls
    expect(tolls(x.CONNECTED.open)).not.toBeNull()
    expect(tolls(x.CONNECTED.closed)).toBeNull()
    expect(board.villages.find(({ id }) => id === x.CONNECTED.missing)!.houses).toEqual([])
    expect([board.cities[city('D')]!.connected, board.cities[city('E')]!.connected]).toEqual([true, false])
  })
  test('RJ-T-24 travel cost', () => {
    const s = position(x.TOLLS.stage)
    const first = after(s, x.TOLLS.moves[0]).s
    expect(received(s, first)).toEqual([-x.TOLLS.tolls[0], ...x.TOLLS.received.slice(1)])
    const second = after(first, x.TOLLS.moves[1]).s
    expect([first.gold[0]! - second.gold[0]!, ...second.gold.slice(1)]).toEqual([
      x.TOLLS.tolls[1],
      ...first.gold.slice(1),
    ])
    expect(second.gold[0]).toBe(x.TOLLS.goldLeft)
    const { stage } = x.TOLLS
    const [amina, ...others] = stage.players
    const poor = { ...stage, players: [{ ...amina, gold: x.TOLLS.tooLittle }, ...others] }
    expect(refused(position(poor), travel('r06'))).toBe('RJ-7.1.7')
    const monk = {
      ...stage,
      players: [{ ...amina, gold: x.TOLLS.tooLittle, cards: [4] }, { cards: [5] }, { cards: [6] }],
    }
    const free = position({
      ...monk,
      players: monk.players.map((player, i) => ({ ...stage.players[i], ...player })),
    })
    expect(refused(free, travel('r06'))).toBeUndefined()
  })
  test('RJ-T-02, RJ-T-03, RJ-T-04 the crests', () => {
    const { CRESTS: c } = x
    expect(advanced(c.start)).toBe(c.first)
    expect(field(c.first, c.start[0]!)).toBe(c.fields.first)
    expect(shifted(c.first, c.moved)).toEqual({ track: c.shifted, passed: c.passed })
    expect(advanced(c.shifted)).toBe(c.second)
    expect(field(c.second, c.moved)).toBe(c.fields.second)
    expect([advanced(c.second), advanced(c.third)]).toEqual([c.third, c.fourth])
    expect(shifted(c.fourth, c.movedLater)).toEqual({ track: c.gapped, passed: c.passedLater })
    expect(advanced(c.gapped)).toBe(c.fifth)
    expect(field(c.fifth, c.movedLater)).toBe(c.fields.fifth)
    // Nobody else moves a crest: the top field counts the rounds.
    expect([c.rounds.moved, c.rounds.then, c.rounds.movedLater, c.rounds.last]).toEqual(
      [c.first, c.second, c.fourth, c.fifth].map((track) => Math.max(...crests(track)) - 7),
    )
  })
  test('RJ-T-05, RJ-T-06 both abilities in one turn', () => {
    const trader = position(x.TRADER_THEN_MONK.stage)
    expect(trader.gold[0]).toBe(x.TRADER_THEN_MONK.goldFromTrader)
    const monk = after(trader, ...x.TRADER_THEN_MONK.moves).s
    expect(monk.gold[0]).toBe(x.TRADER_THEN_MONK.goldLeft)
    expect(received(trader, monk)[1]).toBe(x.TRADER_THEN_MONK.received)
    const builder = position(x.BUILDER_THEN_ARTISAN.stage)
    expect(builder.gold[0]).toBe(x.BUILDER_THEN_ARTISAN.goldBefore)
    const artisan = after(builder, ...x.BUILDER_THEN_ARTISAN.moves).s
    expect([artisan.gold[0], 7 - artisan.left[0]!]).toEqual([x.BUILDER_THEN_ARTISAN.goldLeft, 1])
    expect(after(artisan, end).events[0]).toMatchObject({ incomplete: [] })
  })
  test('RJ-T-30 robbed and moved up', () => {
    const s = position(x.ROBBED.stage)
    const robbed = after(s, x.ROBBED.moves[0]).s
    expect(game.view(robbed, 2).free).toEqual(x.ROBBED.free)
    const next = after(robbed, ...x.ROBBED.moves.slice(1)).s
    expect(active(next)).toBe(x.ROBBED.next[0])
    const last = after(next, end).s
    expect(active(last)).toBe(x.ROBBED.next[1])
    expect(after(last, end).s.round).toBe(2)
  })
  test('RJ-T-07 an incomplete action', () => {
    const s = position(x.UNDONE.stage)
    expect(s.gold[0]).toBe(x.UNDONE.goldBefore)
    const both = after(s, ...x.UNDONE.moves, end).s
    expect(received(s, both)).toEqual([x.UNDONE.goldLeft - x.UNDONE.goldBefore, x.UNDONE.both, x.UNDONE.both])
    const one = after(s, ...x.UNDONE.moves, x.UNDONE.quarry, end).s
    expect(received(s, one).slice(1)).toEqual([x.UNDONE.one, x.UNDONE.one])
  })
  test('RJ-T-08 points', () => {
    const s = position(x.STRENGTH.stage)
    expect(x.STRENGTH.where.map((id, seat) => points(s, seat, city(id)))).toEqual(x.STRENGTH.points)
  })
  test('RJ-T-27, RJ-T-28 tie and monopoly', () => {
    const s = position(x.TIE.stage)
    expect(reward(s, city(x.TIE.city)).points).toEqual([x.TIE.points, x.TIE.points, x.TIE.points, 0])
    expect(paid(s, x.TIE.city)).toEqual(x.TIE.paid)
    expect(paid(position(x.TIE.alone), x.TIE.city)[3]).toBe(x.TIE.paidAlone)
  })
  test('RJ-T-09 a whole round with four players', () => {
    let s = position(r.stage)
    const seats = r.turns.map((_, seat) => seat)
    for (const seat of seats) {
      const before = s.gold[seat]!
      s = after(s, ...r.turns[seat]!).s
      expect(active(s)).toBe(seat)
      const taken = r.turns[seat]!.some(({ type }) => type === 'takeCoins') ? r.coins : 0
      expect([before - s.gold[seat]!, s.gold[seat]]).toEqual([r.spent[seat], r.goldBeforeScoring[seat]])
      expect(taken).toBe(seat === 0 ? r.coins : 0)
      if (seat < 3) s = after(s, end).s
    }
    const { board } = game.view(s, 0)
    const scored = board.cities[city(r.stage.maharaja)]!
    expect(scored.houses).toEqual(r.housesInCity)
    expect([scored.points, scored.reward]).toEqual([r.points, r.paid])
    expect(seats.map((seat) => 1 + r.paid.filter((gold) => gold > r.paid[seat]!).length)).toEqual(r.ranks)
    // What is drawn is what stands there.
    const drawn = position(r.after)
    expect([drawn.gold, drawn.stock, drawn.architects]).toEqual([s.gold, s.stock, s.architects])
    expect([drawn.palaces, trackOf(drawn.crests)]).toEqual([s.palaces, trackOf(s.crests)])
    expect(game.view(drawn, 0).board.villages).toEqual(board.villages)
    expect(game.view(drawn, 0).board.cities.map(({ houses }) => houses)).toEqual(
      board.cities.map(({ houses }) => houses),
    )
    const next = after(s, end).s
    expect(next.gold).toEqual(r.goldAfter)
    expect([CITIES[next.maharaja], next.round, next.field]).toEqual([r.next, r.nextRound, r.nextField])
  })
  test('RJ-T-41 the end', () => {
    const { s: over, events } = after(position(x.FINISH.stage), ...x.FINISH.moves)
    expect(over.result).toMatchObject({ scores: x.FINISH.palaces, places: x.FINISH.places, end: 'palaces' })
    expect(over.gold).toEqual(x.FINISH.gold)
    const scored = events.find(({ t }) => t === 'cityScored')
    expect(scored).toMatchObject({
      city: x.FINISH.stage.maharaja,
      gold: [0, 0, x.FINISH.paid],
      monopoly: true,
    })
  })
  test('RJ-T-10 a turn with a chip', () => {
    const s = position(pro.CHIP.stage)
    expect([s.stock[0], s.gold[0], s.chips[0]]).toEqual([pro.CHIP.stockBefore, pro.CHIP.goldBefore, 1])
    expect(after(s, pro.CHIP.moves[0]).s.stock[0]).toBe(pro.CHIP.stock)
    expect(after(s, ...pro.CHIP.moves.slice(0, 4)).s.gold[0]).toBe(pro.CHIP.goldAfterChip)
    const now = after(s, ...pro.CHIP.moves).s
    expect([now.gold[0], now.stock[0]]).toEqual([pro.CHIP.goldLeft, pro.CHIP.stockLeft])
    expect(after(now, end).events[0]).toMatchObject({ incomplete: [], gold: 0 })
  })
  test('RJ-T-37 an auction', () => {
    const { AUCTION: a } = pro
    const s = opening({ seats: a.seats, version: 'pro1', firstSeat: 0 })
    const offers = (bids: readonly (number | null)[]) =>
      bids.map((each) => (each === null ? pass : bid(each)))
    const first = after(s, ...offers(a.bids)).s
    expect([active(first), s.gold[0], first.gold[0]]).toEqual([0, a.goldBefore, a.goldLeft])
    expect(a.goldBefore - a.goldLeft).toBe(a.price)
    const second = after(first, pick(a.card)).s
    expect(active(second)).toBe(a.then.opener)
    const third = after(second, ...offers(a.then.bids), pick(a.then.card)).s
    expect([active(third), third.gold.slice(1)]).toEqual([a.last, [a.goldBefore, a.goldBefore]])
  })
  test('RJ-T-29 the home city', () => {
    expect(homeCard(city(pro.HOME.city))).toBe(pro.HOME.card)
    expect(paid(position(pro.HOME.stage), pro.HOME.city)).toEqual(pro.HOME.paid)
    expect(paid(position(pro.HOME.alone), pro.HOME.city)[4]).toBe(pro.HOME.paidAlone)
  })
  test('RJ-T-39 recruiting', () => {
    const s = position(pro.RECRUITED.stage)
    const cards = (at: State) => game.view(at, 0).players.map((player) => player.cards.length)
    const now = after(s, ...pro.RECRUITED.moves).s
    expect([cards(s), cards(now)]).toEqual([pro.RECRUITED.before, pro.RECRUITED.after])
    expect(received(s, now)[0]).toBe(pro.RECRUITED.goldFromTrader)
    expect(refused(now, recruit(1, 1))).toBe('RJ-11.3.5')
    expect(legalOf(now, 'swapCharacter').length).toBeGreaterThan(0)
  })
})
