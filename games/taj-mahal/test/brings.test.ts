/** What an offer promises is what happens, and the view says the same to whoever is not asked. */
import { legalMoves, type MoveObject, type Seat, sampleSettings, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import type { CityId } from '../data/board.ts'
import type { Event } from '../events.ts'
import { hasPalace } from '../rules/chain.ts'
import type { State } from '../state.ts'
import type { Brings } from '../view/brings.ts'
import type { View } from '../view/index.ts'
import type { Leaving } from '../view/withdrawal.ts'
import { after, city, game, JOINING, k, place, play, position, take, WHITES, withdraw } from './position.ts'

const leavingOf = (s: State, seat: Seat) => game.view(s, 'observer').players[seat]!.leaving
function promised(s: State, seat: Seat, move: object): Brings {
  const { moves, brings = [] } = k.offers(s, seat)!
  return brings[moves.findIndex((each) => k.read(each) === k.read(move))] as Brings
}

/** The own part of what is told while these moves are made, with dice as they fall. */
function told(s: State, seat: Seat, moves: readonly object[], dice = streamDice(9)) {
  const state = game.clone(s)
  const sums = { points: 0, bonus: 0, tile: 0, chain: 0, bonusCards: 0, unplayed: 0, taken: 0 }
  const note = (event: Event) => {
    if ((event.t === 'bonus' ? event.bidder : 'seat' in event ? event.seat : null) !== seat) return
    if (event.t === 'played') sums.points += event.points
    if (event.t === 'bonus') sums.bonus += event.points
    if (event.t === 'provinceTile') sums.tile += event.points
    if (event.t === 'palaces') sums.chain += event.points
    if (event.t === 'drew') sums[event.why === 'bonus' ? 'bonusCards' : 'unplayed']++
    if (event.t === 'took') sums.taken += event.cards.length
  }
  for (const move of moves) {
    expect(legalMoves(k, state, seat)).toContain(k.read(move))
    k.apply(state, seat, k.read(move), dice, note)
  }
  // The last step, where there is a choice.
  if (state.result === null && state.stack.at(-1)!.rule === 'take' && state.stack.at(-1)!.seat === seat)
    k.apply(state, seat, legalMoves(k, state, seat).at(-1)!, dice, note)
  return { state, ...sums }
}

describe('what a move brings', () => {
  test('TM-4.6 two points for a card, nothing said of the others', () => {
    const s = position({ players: [{ hand: ['red-vg-1'], specials: ['special-points'] }], supply: WHITES })
    expect(promised(s, 0, play('red-vg-1', 'special-points'))).toBe(2)
    expect(promised(s, 0, play('red-vg-1'))).toBeNull()
    expect(promised(s, 0, withdraw)).toBe(0)
  })
  test('TM-5.9 a palace brings its bonus tile, the crown palace does not', () => {
    const s = position(JOINING)
    const { s: normal } = after(s, withdraw)
    expect(promised(normal, 0, place('K4'))).toBe(3)
    const { s: crown } = after(normal, place('K2'))
    expect(promised(crown, 0, place('K4'))).toBe(3)
    expect(promised(crown, 0, place('K1'))).toBe(3)
  })
  test('a card is a choice from the supply: no points', () => {
    const s = position({ players: [{ row: ['red-ee-1'] }], supply: WHITES })
    const { s: taking } = after(s, withdraw)
    expect(promised(taking, 0, take('white-e-1', 'white-e-2'))).toBeNull()
  })
})

describe('TM-R-10 where no card is left to draw, none is promised', () => {
  test('neither to who has played nothing', () => {
    const s = position({ supply: WHITES, rest: 1 })
    expect(s.pile).toEqual([])
    expect(leavingOf(s, 0)).toMatchObject({ drawsCard: false, supplyCards: 2 })
    expect(told(s, 0, [withdraw])).toMatchObject({ unplayed: 0, taken: 2 })
  })
  test('nor for a card tile', () => {
    const s = position({
      province: 'multan',
      players: [{ row: ['red-vg-1'] }],
      bonus: { K4: 'bonus-card-2' },
      supply: WHITES,
      rest: 1,
    })
    expect(leavingOf(s, 0)).toMatchObject({ bonusCards: 0 })
    expect(game.view(s, 0).cities.find(({ id }) => id === 'K4')!.prospects![0]).toMatchObject({ card: false })
    expect(told(s, 0, [withdraw, place('K4'), place('K1')])).toMatchObject({ bonusCards: 0 })
  })
})

test('past a card tile that makes the pile be shuffled the withdrawal is foreseen to its end', () => {
  const s = position({
    province: 'multan',
    players: [{ row: ['red-ev-1', 'red-vg-1'] }],
    bonus: { K4: 'bonus-card-2' },
    supply: WHITES,
    rest: 'discard',
  })
  const account = leavingOf(s, 0)!
  expect(s.pile).toEqual([])
  expect(account).toMatchObject({ bonusCards: 1, tile: true, supplyCards: 2 })
  const way = told(s, 0, [withdraw, ...account.cities.map(place)])
  expect(way).toMatchObject({ bonusCards: 1, tile: account.tilePoints, chain: account.chainPoints })
})

test('every promise is kept: random games', () => {
  const dice = streamDice(311)
  const tables = sampleSettings(game)
  const seen = { positions: 0, played: 0, placed: 0, left: 0, withPalaces: 0, cards: 0, others: 0 }
  for (let n = 0; seen.positions < 500; n++) {
    const { seats, options } = tables[n % tables.length]!
    const s = k.start(dice, seats, options)
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      seen.positions++
      const { moves, brings = [] } = k.offers(s, seat)!
      expect(brings).toHaveLength(moves.length)
      const view = game.view(s, seat)
      for (const [i, move] of moves.entries()) {
        if (move.type === 'take') expect(brings[i]).toBeNull()
        if (move.type === 'play') keptByPlay(s, seat, move, brings[i] as Brings)
        if (move.type === 'place') keptByPlace(s, view, move, brings[i] as Brings)
        if (move.type === 'withdraw') expect(brings[i]).toBe(view.players[seat]!.leaving!.total)
      }
      // Others are told what it would bring if it were their turn.
      if (s.stack.at(-1)!.rule === 'turn')
        for (const [each, { leaving }] of view.players.entries())
          if (leaving) keptByLeaving(s, each, leaving, each !== seat)
      k.apply(s, seat, k.read(moves[dice.below(moves.length)]!), dice)
    }
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(5)

  function keptByPlay(s: State, seat: Seat, move: MoveObject, points: Brings) {
    expect(told(s, seat, [move]).points).toBe(points ?? 0)
    if (points !== null) seen.played++
  }
  function keptByPlace(s: State, { me, cities }: View, move: MoveObject, points: Brings) {
    const seat = me!
    const at = s.stack.findLastIndex(({ rule }) => rule === 'scoring')
    // As if it were the last palace: those that would follow are not asked for.
    const last = game.clone(s)
    last.stack = [...s.stack.slice(0, at + 1), s.stack.at(-1)!]
    const way = told(last, seat, [move])
    expect(way.bonus + way.chain).toBe(points)
    const prospect = cities.find(({ id }) => id === move.city)!.prospects![seat]!
    expect(prospect).toMatchObject({ palaces: way.chain, bonus: way.bonus, card: way.bonusCards > 0 })
    expect(hasPalace(way.state, seat, city(move.city as CityId))).toBe(true)
    seen.placed++
  }
  function keptByLeaving(s: State, seat: Seat, account: Leaving, waits: boolean) {
    const now = game.clone(s)
    now.stack = [...s.stack.slice(0, -1), { rule: 'turn', seat }]
    const way = told(now, seat, [withdraw, ...account.cities.map(place)])
    expect(account).toMatchObject({
      bonusPoints: way.bonus,
      tilePoints: way.tile,
      chainPoints: way.chain,
      total: way.bonus + way.tile + way.chain,
      bonusCards: way.bonusCards,
      drawsCard: way.unplayed > 0,
      supplyCards: way.taken,
    })
    seen.left++
    if (account.cities.length > 0) seen.withPalaces++
    if (account.bonusCards > 0) seen.cards++
    if (waits) seen.others++
  }
})
