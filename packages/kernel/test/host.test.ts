import { describe, expect, test } from 'vitest'
import {
  checksum,
  host,
  isRefused,
  keyFromSeed,
  type Played,
  type Position,
  type Refused,
} from '../src/index.ts'
import { CARDS, caravan, type Event, type State } from './caravan.ts'

const house = host(caravan)
const begin = (seats = 3) => ok(house.start(seats, {}, keyFromSeed(4)))

function ok<T extends object>(answer: T | Refused): T {
  if (isRefused(answer)) throw new Error(answer.refused)
  return answer as T
}
const why = (answer: object) => (answer as Refused).refused
const hand = (at: Position<State>, seat: number) => at.state.hands[seat]!.map((card) => CARDS[card]!)
const bid = (at: Position<State>, seat: number, i = 0) =>
  ok(house.play(at, seat, { type: 'bid', card: hand(at, seat)[i] }))
const allBid = (at: Position<State>): Played<State, Event> => bid(bid(bid(at, 0), 1), 2)

describe('start', () => {
  test('fills in the defaults and takes the newest rules', () => {
    const { match, key, state } = begin()
    expect(match).toEqual({
      game: 'caravan',
      rules: 2,
      shape: 1,
      seats: 3,
      options: { rich: false, purse: 1 },
      log: [],
    })
    expect(key).toBe(keyFromSeed(4))
    expect(state.coins).toEqual([1, 1, 1])
  })
  test('says what does not fit', () => {
    expect(why(house.start(5, {}, keyFromSeed(1)))).toBe('caravan is for 2, 3, 4 players, not 5')
    expect(why(house.start(3, { speed: 1 }, keyFromSeed(1)))).toBe("caravan has no option 'speed'")
    expect(why(house.start(3, { purse: 9 }, keyFromSeed(1)))).toBe("option 'purse' must be one of 0, 1, 2")
    expect(why(house.start(3, [], keyFromSeed(1)))).toBe('options must be an object')
    expect(house.start(2, { rich: true }, keyFromSeed(1))).toMatchObject({ rule: 'CV-3', why: 'tooDear' })
    expect(why(house.start(3, {}, 'abc'))).toBe('a key is 64 hexadecimal digits')
    expect(why(house.start(3, {}, keyFromSeed(1), 7))).toBe('caravan has no rules of version 7')
  })
})

describe('play', () => {
  test('leaves its input alone and logs the move with a checksum', () => {
    const at = begin()
    const before = checksum(at)
    const next = bid(at, 0)
    expect(checksum(at)).toBe(before)
    expect(next.match.log).toEqual([
      { seat: 0, move: { type: 'bid', card: hand(at, 0)[0] }, barrier: false, sum: checksum(next.state) },
    ])
  })
  test('refuses with a reason, and with the rule where there is one', () => {
    const at = begin()
    expect(why(house.play(at, 0, { type: 'dance' }))).toBe('no such move: {"type":"dance"}')
    expect(why(house.play(at, 0, { type: 'bid', card: hand(at, 1)[0] }))).toMatch(/^not possible now/)
    expect(why(house.play(at, 0, { type: 'rest' }))).toMatch(/^not possible now/)
    const boasted = ok(house.play(at, 0, { type: 'boast' }))
    expect(house.play(boasted, 0, { type: 'boast' })).toMatchObject({ rule: 'CV-1', why: 'twice' })
    const led = allBid(at)
    const other = (led.state.lead + 1) % 3
    expect(why(house.play(led, other, { type: 'rest' }))).toBe(`seat ${other} is not asked now`)
  })
})

describe('a changed mind', () => {
  test('replaces the choice where it stands, as long as somebody is missing', () => {
    const at = begin()
    const first = bid(bid(at, 0, 0), 1)
    const changed = bid(first, 0, 2)
    expect(changed.match.log.map((entry) => [entry.seat, entry.move.card])).toEqual([
      [0, hand(at, 0)[2]],
      [1, hand(at, 1)[0]],
    ])
    expect(checksum(changed.state)).toBe(checksum(bid(bid(at, 0, 2), 1).state))
    expect(isRefused(house.replay(changed.match, changed.key))).toBe(false)
  })
  test('can be taken back, even after an open move of somebody else', () => {
    const at = begin()
    const later = ok(house.play(bid(at, 0), 1, { type: 'boast' }))
    expect(house.mayUndo(later, 0)).toBe(true)
    expect(house.mayUndo(later, 1)).toBe(false)
    const back = ok(house.undo(later, 0))
    expect(back.match.log.map((entry) => [entry.seat, entry.move.type])).toEqual([[1, 'boast']])
    expect(checksum(back.state)).toBe(checksum(ok(house.play(at, 1, { type: 'boast' })).state))
    expect(house.kernel.pending(back.state)).toEqual([0, 1, 2])
    expect(isRefused(house.replay(back.match, back.key))).toBe(false)
  })
  test('comes too late once all have chosen', () => {
    const led = allBid(begin())
    for (const seat of [0, 1, 2]) expect(why(house.undo(led, seat))).toBe('nothing to take back')
  })
})

describe('undo', () => {
  test('does not reach past something that was learned', () => {
    const led = allBid(begin())
    const { lead } = led.state
    const peeked = ok(house.play(led, lead, { type: 'peek' }))
    expect(house.kernel.pending(peeked.state)).toEqual([lead])
    expect(peeked.match.log.at(-1)!.barrier).toBe(true)
    expect(why(house.undo(peeked, lead))).toBe('nothing to take back')
  })
  test('takes back one own move that taught nobody anything and left the turn', () => {
    const harmless = host({
      ...caravan,
      rulesByVersion: {
        1: {
          ...caravan.rulesByVersion[2]!,
          leading: {
            who: (_s, at) => [at.seat!],
            actions: [
              {
                verb: 'hum',
                noun: {
                  size: 1,
                  write: () => ({}),
                  read: (x) => (Object.keys(x as object).length === 0 ? 0 : -1),
                },
                candidates: (_s, _seat, _at, add) => add(0),
                refuse: () => null,
                perform: (g, seat, _noun, at) => {
                  g.s.coins[seat]!++
                  g.then(at)
                },
              },
            ],
          },
        },
      },
    })
    let at: Position<State> = ok(harmless.start(3, {}, keyFromSeed(4)))
    for (const seat of [0, 1, 2]) at = ok(harmless.play(at, seat, { type: 'bid', card: hand(at, seat)[0] }))
    const { lead } = at.state
    const hummed = ok(harmless.play(ok(harmless.play(at, lead, { type: 'hum' })), lead, { type: 'hum' }))
    expect(hummed.match.log.slice(-2).map((entry) => entry.barrier)).toEqual([false, false])
    expect(harmless.mayUndo(hummed, (lead + 1) % 3)).toBe(false)
    const back = ok(harmless.undo(ok(harmless.undo(hummed, lead)), lead))
    expect(checksum({ match: back.match, state: back.state })).toBe(
      checksum({ match: at.match, state: at.state }),
    )
    expect(why(harmless.undo(back, lead))).toBe('nothing to take back')
  })
})

describe('replay', () => {
  test('gives every state again and finds a changed move, a changed checksum, a lost entry', () => {
    let at: Position<State> = begin()
    for (let n = 0; n < 20; n++) {
      const seat = house.kernel.toMove(at.state)
      at = ok(house.play(at, seat, house.kernel.ask(at.state, seat)!.moves[0]))
    }
    expect(checksum(ok(house.replay(at.match, at.key)).state)).toBe(checksum(at.state))
    expect(ok(house.replay(at.match, at.key, 5)).match.log).toHaveLength(5)
    const { log } = at.match
    const bent = log.with(3, { ...log[3]!, sum: log[3]!.sum + 1 })
    expect(why(house.replay({ ...at.match, log: bent }, at.key))).toBe(
      'move 4: the state is not the one that was recorded',
    )
    expect(why(house.replay({ ...at.match, log: log.toSpliced(2, 1) }, at.key))).toMatch(/^move [3-9]/)
    expect(why(house.replay(at.match, at.key, 21))).toBe('the log has only 20 moves')
    expect(why(house.replay(at.match, keyFromSeed(5)))).toMatch(/^move 1: /)
  })
  test('by the rules of its own version', () => {
    const old = ok(house.start(3, {}, keyFromSeed(4), 1))
    expect(old.state.rules).toBe(1)
    expect(ok(house.replay(bid(old, 0).match, old.key)).state.rules).toBe(1)
  })
})

describe('input from outside', () => {
  const at = begin()
  const nested = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  test('deep, cyclic, unwritable and unreadable moves are refused with a short sentence', () => {
    const cyclic: Record<string, unknown> = {}
    cyclic.self = cyclic
    const angry = {
      get type() {
        throw new Error('no')
      },
    }
    for (const move of [nested, { type: 'bid', card: nested }, { type: 'bid', card: 1n }, cyclic, angry]) {
      const text = why(house.play(at, 0, move))
      expect(text).toMatch(/^no such move: /)
      expect(text.length).toBeLessThanOrEqual(220)
    }
  })
  test('rules are a version of the game and nothing inherited; a seat is a number; a log is a list', () => {
    for (const rules of ['__proto__', 'constructor', '2', 1.5])
      expect(why(house.start(3, {}, keyFromSeed(1), rules as number))).toMatch(/^caravan has no rules/)
    expect(why(house.play(at, Symbol('0') as unknown as number, {}))).toBe('seat Symbol(0) is not asked now')
    expect(why(house.replay({ ...at.match, log: null as never }, at.key))).toBe('not a match')
    expect(why(house.replay({ ...at.match, game: 'chess' }, at.key))).toBe(
      'a match of "chess", not of caravan',
    )
    expect(why(house.start('9'.repeat(1e6) as never, {}, keyFromSeed(1))).length).toBeLessThan(300)
  })
  test('a position from elsewhere is believed once its log has led to the same state', () => {
    const stored = JSON.parse(JSON.stringify(bid(at, 0))) as Position<State>
    expect(ok(house.play(stored, 1, { type: 'boast' })).match.log).toHaveLength(2)
    const forged = { ...stored, state: { ...stored.state, coins: [99, 0, 0] } }
    const otherKey = { ...bid(at, 0), key: keyFromSeed(5) }
    for (const answer of [
      house.play(forged, 1, { type: 'boast' }),
      house.undo(forged, 0),
      house.play(otherKey, 1, { type: 'boast' }),
    ])
      expect(why(answer)).toBe('not a position of this match')
    expect(house.mayUndo(stored, 0)).toBe(true)
    expect(house.mayUndo(forged, 0)).toBe(false)
  })
})
