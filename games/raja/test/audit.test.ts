/** Each invariant of the reference must be able to fail: a state broken on purpose is found, by its number. */
import { describe, expect, test } from 'vitest'
import { audit } from '../audit.ts'
import type { State } from '../state.ts'
import { after, end, game, k, opening, pick, shift, start, VILLAGE_IDS } from './position.ts'

/** A lawful position: the fourth decision of round one, reached by play. */
function played(): State {
  let s = after(opening({ seats: 3, track: 'ABCDEFG|..........' }), pick(1), pick(3), pick(5)).s
  for (let i = 0; i < 12; i++) s = after(s, start(VILLAGE_IDS[8 + i]!)).s
  const program = { type: 'program', actions: ['COINS', 'SCORING_ORDER'] }
  return after(s, program, program, program).s
}
const base = played()
const broken = (change: (s: State) => void, before: State | null = null) => {
  const s = game.clone(base)
  change(s)
  return audit(s, before)?.match(/^invariant (\d+)/)?.[1] ?? null
}

describe('the invariants', () => {
  test('hold in play', () => {
    expect(audit(base, null)).toBeNull()
    const shifted = after(base, shift(1, 'E')).s
    expect(audit(shifted, base)).toBeNull()
    expect(audit(after(shifted, end).s, shifted)).toBeNull()
  })
  test.each<[string, (s: State) => void]>([
    ['1', (s) => s.stock[0]!++],
    ['1', (s) => s.left[1]!--],
    [
      '2',
      (s) => {
        s.quarry[0]! -= 1
        s.stock[0]! += 1
      },
    ],
    [
      '4',
      (s) => {
        s.palaces[6] = 5
      },
    ],
    [
      '5',
      (s) => {
        s.gold[2] = -1
      },
    ],
    [
      '6',
      (s) => {
        s.free |= s.cards[0]!
      },
    ],
    ['7', (s) => s.supply++],
    [
      '8',
      (s) => {
        s.crests[2] = s.crests[3]!
      },
    ],
    [
      '9',
      (s) => {
        s.field = 2
      },
    ],
    [
      '11',
      (s) => {
        s.architects[0] = 8
      },
    ],
    [
      '12',
      (s) => {
        s.acted = 1
      },
    ],
    [
      '15',
      (s) => {
        s.result = { scores: [0, 0, 0], places: [1, 1, 1], end: 'track' }
      },
    ],
    [
      '16',
      (s) => {
        s.discs[1] = -1
      },
    ],
  ])('%s is noticed when broken', (number, change) => {
    expect(broken(change)).toBe(number)
  })
  test('3 a village that is too full is noticed', () => {
    expect(
      broken((s) => {
        // Three houses in one village, taken from where they stood.
        const from = s.villages.map((houses, v) => [houses, v] as const).filter(([houses]) => houses > 0)
        for (const [houses, v] of from.slice(1, 3)) {
          s.villages[from[0]![1]]! += houses
          s.villages[v] = 0
        }
      }),
    ).toBe('3')
  })
  test.each<[string, (s: State) => void]>([
    ['8', (s) => s.crests[6]!--],
    [
      '10',
      (s) => {
        s.maharaja = 3
      },
    ],
  ])('%s is noticed from one move to the next', (number, change) => {
    expect(broken(change, base)).toBe(number)
  })
  test('every check of the audit is silent in a game with journeys', () => {
    let s = base
    const journeys = k.ask(s, 0)!.moves.filter(({ type }) => type === 'travel')
    for (const journey of journeys) s = after(s, journey, journey).s
    expect(journeys.length).toBeGreaterThan(0)
    expect(audit(s, null)).toBeNull()
  })
})
