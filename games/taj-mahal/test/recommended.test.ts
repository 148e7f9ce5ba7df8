/** What the account of leaving recommends: nothing wasted, and what it promises happens. */
import { legalMoves, sampleSettings, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { type CityId, citiesOf, cityAt, PROVINCE_NAMES } from '../data/board.ts'
import type { Event } from '../events.ts'
import { hasPalace } from '../rules/chain.ts'
import { here, NOBODY, type State } from '../state.ts'
import { after, city, game, k, place, position, WHITES, withdraw } from './position.ts'

const leavingOf = (s: State, seat: number) => game.view(s, seat).players[seat]!.leaving

describe('between places that bring the same', () => {
  test.each(PROVINCE_NAMES)('TM-R-6 two palaces go to two cities: %s', (province) => {
    const s = position({ province, players: [{ row: ['red-pk-1'] }], supply: WHITES })
    const { cities } = leavingOf(s, 0)!
    expect(cities).toHaveLength(2)
    expect(new Set(cities).size).toBe(2)
  })
  test('the flag goes where the card lies, as the account said', () => {
    const s = position({
      province: 'multan',
      players: [{ row: ['red-vg-1'] }],
      bonus: { K4: 'bonus-card-2' },
      supply: WHITES,
    })
    const { cities, bonusCards } = leavingOf(s, 0)!
    expect(bonusCards).toBe(1)
    expect(cities).toContain('K4')
    let now = s
    now = after(now, withdraw).s
    const first = game.view(now, 0).asked!.best!
    expect(cities).toContain(first)
    now = after(now, place(first)).s
    expect(new Set([first, game.view(now, 0).asked!.best])).toEqual(new Set(cities))
  })
})

/** Plays the withdrawal as recommended, up to its scoring: the points that it brought, but for the hand's. */
function leave(s: State, seat: number, cities: readonly string[]): number {
  const next = game.clone(s)
  let points = 0
  const tell = (event: Event) => {
    if (event.t === 'bonus' || event.t === 'provinceTile' || event.t === 'palaces') points += event.points
  }
  k.apply(next, seat, k.read({ type: 'withdraw' }), streamDice(1), tell)
  for (const city of cities) {
    expect(next.stack.at(-1)).toMatchObject({ rule: 'place', seat })
    const move = k.read({ type: 'place', city })
    expect(legalMoves(k, next, seat)).toContain(move)
    k.apply(next, seat, move, streamDice(1), tell)
  }
  return points
}

test('in random games: no city twice unless it pays, and exactly the points and cards that were promised', () => {
  const dice = streamDice(31)
  const tables = sampleSettings(game)
  let [accounts, doubles, cards] = [0, 0, 0]
  for (let n = 0; accounts < 400; n++) {
    const { seats, options } = tables[n % tables.length]!
    const s = k.start(dice, seats, options)
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const legal = legalMoves(k, s, seat)
      const account = s.stack.at(-1)!.rule === 'turn' ? leavingOf(s, seat) : null
      if (account && account.cities.length > 0) {
        accounts++
        expect(leave(s, seat, account.cities)).toBe(account.total)
        cards += account.bonusCards
        const crown = account.cities.at(-1)!
        const wasted = (id: CityId) => hasPalace(s, seat, city(id))
        if (
          account.crownPalace &&
          (account.cities.indexOf(crown) < account.cities.length - 1 || wasted(crown))
        ) {
          doubles++
          // Every other city for the crown palace brings less.
          const normal = account.cities.slice(0, -1)
          for (const id of citiesOf(here(s)).map(cityAt)) {
            if (normal.includes(id) || wasted(id)) continue
            expect(leave(s, seat, [...normal, id])).toBeLessThan(account.total)
          }
        }
        for (const id of account.cities.slice(0, account.crownPalace ? -1 : undefined))
          expect(s.normal[city(id)]).toBe(NOBODY)
      }
      k.apply(s, seat, legal[dice.below(legal.length)]!, dice)
    }
  }
  expect(cards).toBeGreaterThan(5)
  expect(doubles).toBeLessThan(accounts / 10)
})
