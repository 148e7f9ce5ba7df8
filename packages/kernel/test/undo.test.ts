/** How far back a seat may go: never past what was shown or what somebody did who does not yield. */
import { describe, expect, test } from 'vitest'
import {
  type Action,
  checksum,
  type Frame,
  host,
  isRefused,
  keyFromSeed,
  nothing,
  type Position,
  type Refused,
} from '../src/index.ts'
import { caravan, type Event, type State } from './caravan.ts'

type Plain = Action<State, Event, string, Record<string, never>, Frame>
const plain = (verb: string, perform: Plain['perform']): Plain => ({
  verb,
  noun: nothing,
  candidates: (_s, _seat, _at, add) => add(0),
  refuse: () => null,
  perform,
})
const next = (s: State, seat: number) => ({ rule: 'round', seat: (seat + 1) % s.seats })

/** Turns in which one hums as long as one likes, looks at the deck, or passes on. */
const humming = host({
  ...caravan,
  refuseOptions: () => null,
  rulesByVersion: {
    1: {
      round: {
        who: (_s, at: Frame) => [at.seat ?? 0],
        actions: [
          plain('hum', (g, seat, _noun, at) => {
            g.s.coins[seat]!++
            g.then(at)
          }),
          plain('look', (g, _seat, _noun, at) => {
            g.reveal()
            g.then(at)
          }),
          plain('pass', (g, seat) => g.then(next(g.s, seat))),
        ],
      },
    },
  },
})

function ok<T extends object>(answer: T | Refused): T {
  if (isRefused(answer)) throw new Error(answer.refused)
  return answer as T
}
const begin = (seats = 3): Position<State> => ok(humming.start(seats, {}, keyFromSeed(1)))
/** `0h 0p` = seat 0 hums and passes on. */
const play = (at: Position<State>, moves: string): Position<State> =>
  moves.split(' ').reduce((now, [seat, verb]) => {
    const type = { h: 'hum', l: 'look', p: 'pass' }[verb!]
    return ok(humming.play(now, Number(seat), { type }))
  }, at)
const why = (answer: number | Refused) => (typeof answer === 'number' ? answer : answer.why)

describe('undo', () => {
  test('nothing was done yet', () => {
    expect(why(humming.undoable(begin(), 0))).toBe('nothing')
    expect(why(humming.undoable(play(begin(), '0h 0p'), 1))).toBe('nothing')
  })
  test('one own move at a time, as long as it is the last and stands before no barrier', () => {
    const at = play(begin(), '0h 0h')
    expect(humming.undoable(at, 0)).toBe(1)
    const back = ok(humming.undo(at, 0))
    expect(back.match.log).toHaveLength(1)
    expect(humming.undoable(back, 0)).toBe(0)
    expect(checksum(ok(humming.undo(back, 0)).state)).toBe(checksum(begin().state))
  })
  test('not past something that was shown, and again up to there', () => {
    expect(why(humming.undoable(play(begin(), '0h 0l'), 0))).toBe('revealed')
    const later = play(begin(), '0h 0l 0h')
    expect(humming.undoable(later, 0)).toBe(2)
    expect(why(humming.undoable(ok(humming.undo(later, 0)), 0))).toBe('revealed')
  })
  test('a turn that was passed on is gone where somebody is asked who does not yield', () => {
    expect(why(humming.undoable(play(begin(), '0h 0p'), 0))).toBe('others')
    expect(why(humming.undoable(play(begin(), '0h 0p 1h 1p 2p'), 0, [1]))).toBe('others')
  })
  test('past those who yield, back to the beginning of the own turn', () => {
    const at = play(begin(), '0h 0h 0p 1h 1p 2p')
    expect(humming.undoable(at, 0, [1, 2])).toBe(0)
    expect(humming.mayUndo(at, 0, [1, 2])).toBe(true)
    expect(humming.mayUndo(at, 0)).toBe(false)
    expect(ok(humming.undo(at, 0, [1, 2])).match.log).toEqual([])
    // Only the latest turn, and while the next seat is asked as well.
    const second = play(at, '0h 0p')
    expect(humming.undoable(second, 0, [1, 2])).toBe(6)
    expect(checksum(ok(humming.undo(second, 0, [1, 2])).state)).toBe(checksum(at.state))
  })
  test('not past what one of them has been shown, nor to before what the own turn has shown', () => {
    expect(why(humming.undoable(play(begin(2), '0h 0p 1l 1p'), 0, [1]))).toBe('revealed')
    expect(humming.undoable(play(begin(2), '0h 0l 0h 0h 0p 1p'), 0, [1])).toBe(2)
  })
})

describe('a branch of another game', () => {
  const old = play(begin(2), '0h 0p 1h 1p 0h')
  const from = (ply: number, anew: number | null) => ({
    ...old.match,
    log: old.match.log.slice(0, ply),
    from: { ply, key: old.key, anew },
  })
  const key = keyFromSeed(7)
  const branch = (ply: number, anew: number | null = null) => ok(humming.replay(from(ply, anew), key))

  test('lies as the other did, goes on under its own key, and knows where it comes from', () => {
    const at = branch(4)
    expect(at.key).toBe(key)
    expect(at.match.from).toEqual({ ply: 4, key: old.key, anew: null })
    expect(checksum(at.state)).toBe(checksum(ok(humming.replay(old.match, old.key, 4)).state))
    expect(checksum(branch(0).state)).toBe(checksum(begin(2).state))
  })
  test('is never taken back to before it began', () => {
    expect(why(humming.undoable(branch(4), 1))).toBe('nothing')
    expect(why(humming.undoable(branch(5), 0))).toBe('nothing')
    const gone = play(branch(4), '0h')
    expect(humming.undoable(gone, 0)).toBe(4)
    expect(ok(humming.undo(gone, 0)).match.log).toHaveLength(4)
  })
  test('deals anew what its player could not know, at that point alone, and counts it as shown', () => {
    const [lies, dealt] = [branch(2), branch(2, 1)]
    expect(dealt.state.hands[1]).toEqual(lies.state.hands[1])
    expect(dealt.state.deck).not.toEqual(lies.state.deck)
    expect(checksum(branch(2, 1).state)).toBe(checksum(dealt.state))
    const later = play(dealt, '1h')
    expect(later.state.deck).toEqual(dealt.state.deck)
    expect(ok(humming.replay(later.match, key)).state).toEqual(later.state)
    expect(humming.undoable(later, 1)).toBe(2)
  })
  test('comes from a ply, a key and a seat that there are', () => {
    const refused = (change: object, own = key) => {
      const match = from(2, 1)
      const answer = humming.replay({ ...match, from: { ...match.from, ...change } }, own)
      return isRefused(answer) ? answer.refused : null
    }
    expect(refused({})).toBeNull()
    expect([refused({ anew: 0 }), refused({ anew: null })]).toEqual([null, null])
    for (const change of [{ ply: -1 }, { ply: 0.5 }, { key: 'ab' }, { anew: -1 }, { anew: 2 }, { anew: 0.5 }])
      expect(refused(change)).toBe('it comes from nowhere in another game')
    expect(refused({}, 'ab')).toBe('it comes from nowhere in another game')
  })
})

describe('checksums are of one shape', () => {
  const reshaped = host({ ...caravan, shape: 3 })
  const at = ok(host(caravan).start(3, {}, keyFromSeed(4)))
  const bid = { type: 'bid', card: host(caravan).kernel.ask(at.state, 0)!.moves[0]!.card }
  const { match } = ok(host(caravan).play(at, 0, bid))
  const bent = { ...match, log: match.log.map((entry) => ({ ...entry, sum: entry.sum + 1 })) }

  test('those of an earlier one are not held against the state, and come back as they are now', () => {
    for (const shape of [1, 2]) {
      const again = ok(reshaped.replay({ ...bent, shape }, at.key))
      expect(again.match.shape).toBe(3)
      expect(again.match.log).toEqual(match.log)
    }
    // Left out it is the first.
    const { shape: _, ...first } = bent
    expect(ok(reshaped.replay(first, at.key)).match.log).toEqual(match.log)
  })
  test('those of this one are, and of one to come nothing is known', () => {
    expect(isRefused(reshaped.replay({ ...match, shape: 3 }, at.key))).toBe(false)
    expect(isRefused(reshaped.replay({ ...bent, shape: 3 }, at.key))).toBe(true)
    for (const shape of [4, 1.5])
      expect(reshaped.replay({ ...match, shape }, at.key)).toEqual({
        refused: `its checksums are of shape ${shape}, which is not known here`,
      })
  })
  test('so many moves, a whole number of them', () => {
    expect(ok(reshaped.replay(match, at.key, 0)).match.log).toEqual([])
    for (const plies of [0.5, Number.NaN]) expect(isRefused(reshaped.replay(match, at.key, plies))).toBe(true)
  })
})
