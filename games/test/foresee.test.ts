/**
 * Whatever is foreseen happens, in every game, whatever is hidden and however the dice fall: what is told, what the
 * table then shows, and what the offer promised on the strength of it.
 */
import { canonical, kernel, legalMoves, sampleSettings, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'

const POSITIONS = 2000

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (_id, { game }) => {
  test('what was told before it stopped is the beginning of what happens; the original stays as it was', () => {
    const k = kernel(game)
    const dice = streamDice(20_000)
    const tables = sampleSettings(game)
    const stops = new Set<string>()
    let [positions, told, promises] = [0, 0, 0]
    for (let n = 0; positions < POSITIONS; n++) {
      const { seats, options } = tables[n % tables.length]!
      const s = k.start(dice, seats, options)
      for (let seat = k.toMove(s); seat >= 0 && positions < POSITIONS; seat = k.toMove(s)) {
        const legal = legalMoves(k, s, seat)
        const move = legal[dice.below(legal.length)]!
        const end = game.clone(s)
        k.apply(end, seat, move, streamDice(1))
        // Not every position: neighbours are much alike. But every end, where hands are laid open.
        if (end.result !== null || dice.below(4) === 0) {
          positions++
          const before = canonical(s)
          const secret = k.asked(s).length > 1
          const fall = positions
          const state = game.clone(s)
          const events: unknown[] = []
          k.apply(state, seat, move, streamDice(fall), (event: unknown) => {
            const seen = game.redact(event, seat)
            if (seen !== null) events.push(seen)
          })
          const seen = k.foresee(s, seat, move)
          stops.add(seen.stoppedBy)
          told += seen.sure
          expect(canonical(s)).toBe(before)
          expect(canonical(events.slice(0, seen.sure))).toBe(canonical(seen.events.slice(0, seen.sure)))
          // Nothing but a stop cuts the telling short.
          const whole = seen.stoppedBy !== 'chance' && seen.stoppedBy !== 'secret'
          if (whole && !secret && seen.sure === seen.events.length) {
            expect(events.length).toBe(seen.events.length)
            expect(state.stack.at(-1)?.rule ?? null).toBe(seen.rule)
            expect(canonical(game.view(seen.state, seat))).toBe(canonical(game.view(state, seat)))
            if (game.brings) {
              promises++
              const promised = game.brings(seen, seat, s)
              expect(game.brings({ ...seen, state, events }, seat, s)).toEqual(promised)
            }
          }
          // No clause keeps anything of what was only foreseen.
          const again = game.clone(s)
          k.apply(again, seat, move, streamDice(fall))
          expect(canonical(again)).toBe(canonical(state))
        }
        k.apply(s, seat, move, dice)
      }
    }
    expect(told).toBeGreaterThan(250)
    if (game.brings) expect(promises).toBeGreaterThan(250)
    expect(stops.size).toBeGreaterThanOrEqual(3)
  })
})
