/** Whole random games under the eyes of the naive referee: every legal list, every purse, every result. */
import { type Json, legalMoves, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { CITIES } from '../data/board.ts'
import { game, k } from './position.ts'
import { type Move, noHouseOnStart } from './referee/moves.ts'
import { Referee } from './referee/referee.ts'

const text = (move: object) => JSON.stringify(Object.fromEntries(Object.entries(move).sort()))
const listed = (moves: readonly object[]) => moves.map(text).sort()

const TABLES = [2, 3, 4, 5].flatMap((seats) =>
  ['base', 'pro1', 'pro2'].flatMap((version) =>
    [false, true].map((short) => [seats, version, short] as const),
  ),
)

/** Random play with a liking for whatever is listed last or rare, so that interrupts and shifts are not drowned. */
function choose(moves: readonly object[], below: (n: number) => number): Move {
  const types = [...new Set(moves.map((move) => (move as Move).type))]
  const type = types[below(types.length)]!
  const of = moves.filter((move) => (move as Move).type === type) as Move[]
  return (below(2) === 0 ? of[below(of.length)] : moves[below(moves.length)]) as Move
}

test.each(TABLES)(
  '%i players, %s, short %s: the referee agrees at every decision',
  (seats, version, short) => {
    for (let n = 0; n < 6; n++) {
      const dice = streamDice(1000 * n + seats)
      const s = k.start(dice, seats, { version, short, openGold: false })
      const { firstSeat, crests } = game.transcript.setup(s) as { firstSeat: number; crests: string[] }
      const referee = new Referee(seats, version, short, firstSeat, crests)
      for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
        expect(referee.asked()).toEqual(k.pending(s))
        const moves = legalMoves(k, s, seat).map(k.write)
        expect(listed(moves)).toEqual(listed(referee.legal(seat)))
        const move = choose(moves, (sides) => dice.below(sides))
        k.apply(s, seat, k.read(move), dice)
        referee.apply(seat, move)
        const { players, supply, track, round } = referee.t
        expect([s.gold, s.stock, s.chips]).toEqual([
          players.map(({ gold }) => gold),
          players.map(({ stock }) => stock),
          players.map(({ chips }) => chips),
        ])
        expect([s.supply, s.round, s.crests]).toEqual([supply, round, CITIES.map((city) => track[city])])
      }
      expect(referee.asked()).toEqual([])
      const { players, round, scorings } = referee.t
      expect(noHouseOnStart(referee.t)).toBe(true)
      const better = (a: number, b: number) => {
        const [p, q] = [players[a]!, players[b]!]
        return p.left < q.left || (p.left === q.left && p.gold > q.gold)
      }
      expect(s.result).toEqual({
        scores: players.map(({ large, small }) => large.length + small.length),
        places: players.map((_, seat) => 1 + players.filter((_, other) => better(other, seat)).length),
        end: referee.end,
      })
      const flows = Object.keys(players[0]!.flows)
      expect(game.transcript.detail(s, null)).toEqual({
        end: referee.end,
        rounds: round,
        large: players.map(({ large }) => large.length),
        small: players.map(({ small }) => small.length),
        gold: players.map(({ gold }) => gold),
        flows: Object.fromEntries(flows.map((flow) => [flow, players.map((player) => player.flows[flow]!)])),
        scorings: scorings as unknown as Json,
      })
    }
  },
)
