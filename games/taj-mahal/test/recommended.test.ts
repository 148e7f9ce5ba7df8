/** What the account of leaving recommends: nothing wasted, and what it promises happens. */
import { kernel, legalMoves, sampleSettings, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { CITY_COUNT, CITY_NAMES, FIRST_CITY, PROVINCE_NAMES } from '../data/board.ts'
import { hasPalace } from '../rules/chain.ts'
import { here, NOBODY, type State } from '../state.ts'
import { after, game, place, position, withdraw } from './position.ts'

const k = kernel(game)
const SUPPLY = ['white-e-1', 'white-e-2', 'white-e-3', 'white-e-4', 'white-e-5']
const SCORED = ['bonusGoods', 'bonusPoints', 'provinceTiles', 'palaces'] as const
const leavingOf = (s: State, seat: number) => game.view(s, seat).players[seat]!.leaving
const scored = (s: State, seat: number) => {
  const { points } = game.view(s, seat).players[seat]!
  return SCORED.reduce((sum, source) => sum + points[source], 0)
}

describe('between places that bring the same', () => {
  test.each(PROVINCE_NAMES)('TM-R-6 two palaces go to two cities: %s', (province) => {
    const s = position({ province, players: [{ row: ['red-pk-1'] }], supply: SUPPLY })
    const { cities } = leavingOf(s, 0)!
    expect(cities).toHaveLength(2)
    expect(new Set(cities).size).toBe(2)
  })
  test('the flag goes where the card lies, as the account said', () => {
    const s = position({
      province: 'multan',
      players: [{ row: ['red-vg-1'] }],
      bonus: { K4: 'bonus-card-2' },
      supply: SUPPLY,
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

/** Plays the withdrawal as recommended, up to its scoring. */
function leave(s: State, seat: number, cities: readonly string[]): State {
  const next = game.clone(s)
  k.apply(next, seat, k.read({ type: 'withdraw' }), streamDice(1))
  for (const city of cities) {
    expect(next.stack.at(-1)).toMatchObject({ rule: 'place', seat })
    const move = k.read({ type: 'place', city })
    expect(legalMoves(k, next, seat)).toContain(move)
    k.apply(next, seat, move, streamDice(1))
  }
  return next
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
        const done = leave(s, seat, account.cities)
        expect(scored(done, seat) - scored(s, seat)).toBe(account.total)
        cards += account.bonusCards
        const crown = account.cities.at(-1)!
        const wasted = (id: string) => hasPalace(s, seat, CITY_NAMES.indexOf(id))
        if (
          account.crownPalace &&
          (account.cities.indexOf(crown) < account.cities.length - 1 || wasted(crown))
        ) {
          doubles++
          // Every other city for the crown palace brings less.
          const normal = account.cities.slice(0, -1)
          const first = FIRST_CITY[here(s)]!
          for (let city = first; city < first + CITY_COUNT[here(s)]!; city++) {
            const id = CITY_NAMES[city]!
            if (normal.includes(id) || wasted(id)) continue
            expect(scored(leave(s, seat, [...normal, id]), seat) - scored(s, seat)).toBeLessThan(
              account.total,
            )
          }
        }
        for (const id of account.cities.slice(0, account.crownPalace ? -1 : undefined))
          expect(s.normal[CITY_NAMES.indexOf(id)]).toBe(NOBODY)
      }
      k.apply(s, seat, legal[dice.below(legal.length)]!, dice)
    }
  }
  expect(cards).toBeGreaterThan(5)
  expect(doubles).toBeLessThan(accounts / 10)
})
