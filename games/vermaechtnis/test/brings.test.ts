/** What an offer promises is what happens, in whatever position it is made. */
import { isRefused, keyFromSeed, type Move, noDice, type Seat, settingsOf, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { antiqueOf } from '../data/antiques.ts'
import { COLLECTIONS } from '../data/collections.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Brings } from '../view/brings.ts'
import { decline, game, house, k } from './position.ts'

const GAMES = 3

/** What really comes of a move: told by the events, and seen before and after. */
function whatHappens(s: State, seat: Seat, move: Move): Brings {
  const after = game.clone(s)
  const events: Event[] = []
  k.apply(after, seat, move, noDice, (event) => events.push(event))
  const then = game.view(after, seat).players[seat]!
  const now = game.view(s, seat).players[seat]!
  // The taxes of this turn are paid once it is over.
  const over = game.clone(after)
  if (over.stack.at(-1)?.rule === 'collectionCard') k.apply(over, seat, k.read(decline), noDice)
  const keeps = game.view(over, seat).players[seat]!.rupees

  const unsold = events.flatMap((event) =>
    event.t === 'dayEnded' ? event.leftOver : event.t === 'effect' ? event.cleared : [],
  )
  const day = events.flatMap((event) => (event.t === 'dayEnded' ? event.day : []))
  const lost = events.flatMap((event) =>
    event.t === 'surrendered' && event.seat === seat ? event.antiques : [],
  )
  const lacks = ({ missing }: typeof now, card: (typeof COLLECTIONS)[number]) =>
    missing[card] === undefined || Object.keys(missing[card]).length > 0
  return {
    rupees: keeps - now.rupees,
    keeps,
    points: then.score.collections - now.score.collections,
    completes: COLLECTIONS.filter((card) => lacks(now, card) && !lacks(then, card)),
    ends: day.length > 0 ? { day: day[0]!, unsold } : null,
    surrenders: after.result ? lost : null,
  }
}

test('every promise is kept', () => {
  const seen = {
    completes: 0,
    taxed: 0,
    days: 0,
    unsold: 0,
    byCollection: 0,
    games: 0,
    surrenders: 0,
    points: 0,
  }
  for (const { seats, options } of settingsOf(game))
    for (let n = 0; n < GAMES; n++) {
      const dice = streamDice(n + 1)
      const begun = house.start(seats, options, keyFromSeed(n))
      if (isRefused(begun)) throw new Error(begun.refused)
      const s = game.clone(begun.state)
      for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
        const { moves, brings = [] } = k.offers(s, seat)!
        expect(brings).toHaveLength(moves.length)
        const view = game.view(s, seat)
        for (const [i, move] of moves.entries()) {
          const promised = brings[i] as Brings
          expect(promised, JSON.stringify(move)).toEqual(whatHappens(s, seat, k.read(move)))
          if (move.type === 'buy') {
            // The caption under an antique, which is there for those too who are not asked.
            const { kind } = antiqueOf(move.antique as never)
            expect(view.players[seat]!.completes[kind] ?? []).toEqual(promised.completes)
          }
          if (promised.completes.length > 0) seen.completes++
          if (move.type === 'takeCoin' && promised.rupees < 3) seen.taxed++
          if (promised.ends) seen.days++
          if (promised.ends && promised.ends.unsold.length > 0) seen.unsold++
          if (promised.ends && move.type === 'takeCollection' && promised.ends.unsold.length > 0)
            seen.byCollection++
          if (promised.surrenders) seen.games++
          if (promised.surrenders && promised.surrenders.length > 0) seen.surrenders++
          if (promised.points > 0) seen.points++
        }
        k.apply(s, seat, k.read(moves[dice.below(moves.length)]!), noDice)
      }
    }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0)
})
