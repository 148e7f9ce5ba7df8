/** Invariants 11 and 12 of the reference are about the whole story of a game: they are held against what was told. */
import { atRandom, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { game, k, told } from './position.ts'
import { OPTIONS } from './record.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

test.each([2, 3, 4])(
  '%i players: every turn, every gift, all fame and all coins are accounted for',
  (seats) => {
    for (let seed = 0; seed < 30; seed++) {
      const dice = streamDice(seed)
      const events: Event[] = []
      const tell = (event: Event) => events.push(event)
      const s = k.start(dice, seats, OPTIONS, undefined, tell)
      const choose = atRandom(k, dice)
      for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
        k.apply(s, seat, choose(s, seat, 0), dice, tell)
        const gained = (what: 'fame' | 'coins', by: number) =>
          sum(
            told(events, 'gain').flatMap((event) =>
              event.what === what && event.seat === by ? event.n : [],
            ),
          )
        s.players.forEach((p, by) => {
          expect(3 * p.byFame + p.fame).toBe(gained('fame', by))
          expect(6 * p.byCoins + p.coins).toBe(gained('coins', by))
        })
      }
      const { turns } = game.chronicle.begin(seats)
      for (const { seat, kind } of told(events, 'turn')) if (kind === 'regular') turns[seat]!++
      const passes = 2 * (s.round - 1) + s.pass
      expect(turns).toEqual(turns.map(() => passes))
      const gifts = told(events, 'elephant')
      expect(gifts.length).toBe(s.round - 1 + (s.pass === 2 || s.result?.end === 'elephant' ? 1 : 0))
      expect(told(events, 'gain').filter((event) => event.cause === 'elephant').length).toBe(gifts.length)
    }
  },
)
