/** Whole turns are taken back through the moves of bots, as if they had not been; and never anything that was learned. */
import { rooms } from '@durbar/games'
import {
  type Core,
  canonical,
  kernel,
  keyFromSeed,
  legalMoves,
  type Seat,
  sampleSettings,
  streamDice,
} from '@durbar/kernel'
import type { MatchUpdate } from '@durbar/protocol/messages'
import { describe, expect, test } from 'vitest'
import { Authority } from '../src/index.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { gameOf, lay, ok } from './table.ts'

const GAMES_OF_EACH = 2
const PLIES = 100

/** What a seat knows, without what only a moment ago was news, and without the clock. */
const known = ({ revision: _, told, ...update }: MatchUpdate) =>
  canonical({ ...update, told: told.map(({ ms: _ms, views: _views, ...each }) => each) })

interface Seen {
  readonly update: MatchUpdate
  readonly state: Core
}

/** A game of one person and bots, all at random; every way back is taken. */
function wander(
  id: string,
  seed: number,
  visit: (seen: readonly Seen[], authority: Authority, bots: readonly Seat[]) => void,
) {
  const game = gameOf(id)
  const settings = sampleSettings(game)
  const { seats, options } = settings[seed % settings.length]!
  const authority = ok(Authority.begin(game, new HandClock(), { seats, options, key: keyFromSeed(seed) }))
  const bots = Array.from({ length: seats - 1 }, (_, i) => i + 1)
  const rules = kernel(game)
  const dice = streamDice(seed)
  const seen: Seen[] = []
  for (let n = 0; n < PLIES && !authority.over; n++) {
    seen.length = authority.ply
    seen.push({ update: authority.updateFor(0, 0, bots), state: game.clone(authority.position.state) })
    visit(seen, authority, bots)
    const seat = authority.awaited[dice.below(authority.awaited.length)]!
    const { state } = authority.position
    const moves = legalMoves(rules, state, seat)
    const move = rules.write(moves[dice.below(moves.length)]!)
    expect(authority.play({ seat, ply: authority.ply, move }).type).toBe('done')
  }
}

describe.each(rooms.map((room) => room.game.id))('%s', (id) => {
  test('after a way back the table, the question and the story are those from before', () => {
    let through = 0
    for (let seed = 1; seed <= GAMES_OF_EACH; seed++) {
      const dice = streamDice(seed + 99)
      wander(id, seed, (seen, authority, bots) => {
        const { ply } = authority
        const { log } = authority.position.match
        const { mayUndo, noUndo } = seen[ply]!.update
        expect(mayUndo).toBe(noUndo === undefined)
        if (!mayUndo || authority.updateFor(0).mayUndo || dice.below(3) > 0) return
        expect(authority.undo({ seat: 0, ply }).type).toBe('refused')
        expect(authority.undo({ seat: 0, ply }, bots).type).toBe('done')
        const back = authority.ply
        const dropped = log.slice(back)
        // Own moves, then only those of others: it was one turn.
        const own = dropped.findLastIndex((entry) => entry.seat === 0)
        expect(dropped.slice(0, own + 1).every((entry) => entry.seat === 0)).toBe(true)
        expect(own).toBeGreaterThanOrEqual(0)
        expect(known(authority.updateFor(0, 0, bots))).toBe(known(seen[back]!.update))
        expect(canonical(authority.position.state)).toBe(canonical(seen[back]!.state))
        expect(authority.times).toHaveLength(back)
        if (own < dropped.length - 1) through++
      })
    }
    // Cards & Karma fills its grid from the pile after nearly every move.
    if (id !== 'cards-karma') expect(through).toBeGreaterThan(0)
  })

  test('nothing that is taken back has taught anything: it could have happened in any world', () => {
    const game = gameOf(id)
    const rules = kernel(game)
    for (let seed = 1; seed <= GAMES_OF_EACH; seed++)
      wander(id, seed, (seen, authority) => {
        const { ply } = authority
        if (!seen[ply]!.update.mayUndo || authority.updateFor(0).mayUndo) return
        const { log } = authority.position.match
        let from = log.findLastIndex((entry) => entry.seat === 0)
        while (from > 0 && log[from - 1]!.seat === 0 && !log[from - 1]!.barrier) from--
        const before = seen[from]!.state
        const view = canonical(game.view(authority.position.state, 0))
        // Other dice than those the way back was judged by.
        for (let n = 0; n < 6; n++) {
          const world = rules.imagine(before, 0, streamDice(1000 + 7 * n + ply))
          for (const { seat, move } of log.slice(from)) {
            expect(legalMoves(rules, world, seat)).toContain(rules.read(move))
            rules.apply(world, seat, rules.read(move), {
              below() {
                throw new Error('dice fell in what may be taken back')
              },
            })
          }
          expect(canonical(game.view(world, 0))).toBe(view)
        }
      })
  })
})

test('people do not yield: their moves are not taken back by anybody else', () => {
  const { authority } = lay('vermaechtnis', 3)
  const take = (seat: Seat) =>
    expect(authority.play({ seat, ply: authority.ply, move: { type: 'takeCoin' } }).type).toBe('done')
  const begun = authority.ply
  const [first] = authority.awaited as [Seat]
  for (let n = 0; n < 3; n++) take(authority.awaited[0]!)
  expect(authority.awaited).toEqual([first])
  const others = [0, 1, 2].filter((seat) => seat !== first)
  expect(authority.updateFor(first, 0, others.slice(1))).toMatchObject({ mayUndo: false, noUndo: 'others' })
  expect(authority.undo({ seat: first, ply: authority.ply }, others.slice(1)).type).toBe('refused')
  expect(authority.updateFor(first, 0, others).mayUndo).toBe(true)
  expect(authority.undo({ seat: first, ply: authority.ply }, others)).toMatchObject({
    type: 'done',
    ply: begun,
  })
  expect(authority.awaited).toEqual([first])
  expect(authority.updateFor(first, 0, others)).toMatchObject({ mayUndo: false, noUndo: 'nothing' })
})

test('where something hidden was shown since, that is said', () => {
  const { authority } = lay('cards-karma', 2)
  const reasons = new Set<string | undefined>()
  for (let n = 0; n < 30 && !authority.over; n++) {
    const seat = authority.awaited[0]!
    const { question } = authority.updateFor(seat)
    authority.play({ seat, ply: authority.ply, move: question!.moves[0]! })
    reasons.add(authority.updateFor(seat, 0, [1 - seat]).noUndo)
  }
  expect(reasons).toContain('revealed')
})
