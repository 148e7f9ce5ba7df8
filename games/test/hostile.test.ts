/** A host answers whatever it is given with a value: it never throws, never changes its input, never rambles. */
import {
  type Core,
  canonical,
  type Dice,
  type Host,
  host,
  isRefused,
  keyFromSeed,
  type Match,
  type Played,
  type Position,
  sampleSettings,
  streamDice,
} from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'

const CALLS = 3000
const LONGEST_REFUSAL = 400

const deep = (levels: number) => {
  let value: unknown = []
  for (let n = 0; n < levels; n++) value = [value]
  return value
}
const LONG = 'x'.repeat(2_000_000)
const DEEP = deep(100_000)
const cyclic: Record<string, unknown> = { type: 'pass' }
cyclic.self = cyclic
const angry = () => {
  throw new Error('you should not have asked')
}
const PROXY = new Proxy(
  {},
  { get: angry, has: angry, ownKeys: angry, getPrototypeOf: angry, getOwnPropertyDescriptor: angry },
)
/** What JSON, a posted message and code can carry, in this order. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  'constructor',
  LONG,
  [],
  {},
  [null],
  DEEP,
  { type: DEEP },
  { type: 'pass', card: DEEP },
  JSON.parse('{"__proto__":{"type":"pass"},"constructor":1}'),
  undefined,
  Number.NaN,
  -0,
  12n,
  cyclic,
  new Map([[1, 2]]),
  Symbol('seat'),
  angry,
  Object.create(null),
  Object.defineProperty({}, 'type', { get: angry, enumerable: true }),
  { type: 'pass', toJSON: angry },
  { toString: angry, valueOf: angry },
  PROXY,
]
const pick = <T>(list: readonly T[], dice: Dice) => list[dice.below(list.length)]!

/** A copy of some JSON with one place in it taken by something else, or left out. */
function bent(value: unknown, dice: Dice): unknown {
  const copy = structuredClone(value)
  let at = copy as Record<string, unknown>
  for (;;) {
    const keys = Object.keys(at)
    if (keys.length === 0) return copy
    const key = pick(keys, dice)
    const inner = at[key]
    if (typeof inner === 'object' && inner !== null && dice.below(3) > 0) {
      at = inner as Record<string, unknown>
      continue
    }
    if (dice.below(4) === 0) delete at[key]
    else at[key] = pick(HOSTILE, dice)
    return copy
  }
}

type AnyHost = Host<Core, unknown, unknown>
type Sent = [position: Position<Core>, seat: number, move: unknown]

/** Positions of one game from its beginning to its end. */
function positions(house: AnyHost, seats: number, options: Match['options']): Position<Core>[] {
  const dice = streamDice(11)
  const list = [house.start(seats, options, keyFromSeed(11)) as Played<Core, unknown>]
  for (;;) {
    const at = list.at(-1)!
    const seat = house.kernel.toMove(at.state)
    if (seat < 0) return list
    const { moves } = house.kernel.ask(at.state, seat)!
    list.push(house.play(at, seat, pick(moves, dice)) as Played<Core, unknown>)
  }
}

/** One thing wrong, or two. */
function spoiled(at: Position<Core>, house: AnyHost, dice: Dice): Sent {
  const seat = Math.max(0, house.kernel.toMove(at.state))
  const ask = house.kernel.ask(at.state, seat)
  const move = ask ? pick(ask.moves, dice) : { type: house.kernel.verbs[0] }
  const sent: Sent = [at, seat, move]
  for (let n = dice.below(2); n >= 0; n--) {
    const which = dice.below(5)
    if (which === 0) sent[0] = bent(at, dice) as Position<Core>
    else if (which === 1) sent[0] = pick(HOSTILE, dice) as Position<Core>
    else if (which === 2) sent[1] = pick(HOSTILE, dice) as number
    else sent[2] = which === 3 ? pick(HOSTILE, dice) : bent(move, dice)
  }
  return sent
}

describe.each(rooms.slice(0, 3).map((room) => [room.game.id, room.game] as const))('%s', (_id, game) => {
  test('the host answers hostile input with a short sentence, and nothing has changed', () => {
    const house = host(game) as AnyHost
    const { seats, options } = sampleSettings(game).at(-1)!
    const whole = positions(house, seats, options)
    // A position from elsewhere is replayed: mostly short logs, and the end.
    const all = [...whole.slice(0, 12), whole.at(-1)!]
    const dice = streamDice(5)
    const problems: string[] = []
    const tally = { refused: 0, done: 0 }
    for (let n = 0; n < CALLS && problems.length < 10; n++) {
      const at = pick(all, dice)
      const before = n % 25 === 0 ? canonical(at) : null
      const log = at.match.log.length
      const [position, seat, move] = spoiled(at, house, dice)
      const [x, y, z] = [pick(HOSTILE, dice), pick(HOSTILE, dice), pick(HOSTILE, dice)]
      const calls: Record<string, () => unknown> = {
        play: () => house.play(position, seat, move),
        undo: () => house.undo(position, seat),
        mayUndo: () => house.mayUndo(position, seat),
        options: () => house.options(dice.below(2) ? seats : (x as number), y),
        start: () => house.start(seats, dice.below(2) ? options : x, y as string, z as number),
        version: () => house.start(seats, options, keyFromSeed(1), z as number),
        replay: () => house.replay(at.match, at.key, y as number),
        whole: () => house.replay(dice.below(8) ? (x as Match) : (bent(at.match, dice) as Match), at.key),
        key: () => house.replay(at.match, y as string),
      }
      const name = pick([...Array(4).fill('play'), ...Object.keys(calls)], dice)
      try {
        const answer = calls[name]!()
        if (typeof answer !== 'object' || answer === null || !isRefused(answer)) tally.done++
        else {
          tally.refused++
          if (typeof answer.refused !== 'string' || answer.refused.length > LONGEST_REFUSAL)
            problems.push(`${n} ${name}: a refusal of ${answer.refused.length} characters`)
        }
      } catch (error) {
        problems.push(`${n} ${name} threw ${error instanceof Error ? error.message : typeof error}`)
      }
      if (at.match.log.length !== log || (before !== null && canonical(at) !== before))
        problems.push(`${n} ${name} changed its input`)
    }
    expect(problems).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(tally.refused).toBeGreaterThan(CALLS / 2)
    expect(tally.done).toBeGreaterThan(CALLS / 100)
  })
})
