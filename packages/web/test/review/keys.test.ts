/** Every key of the mock-ups does what stands there, in the replay, in the review and in a moment; no other does anything. */
import { expect, test, vi } from 'vitest'
import { replayKey } from '../../src/replay/use-replay-keys.ts'
import { areaOf } from '../../src/review/curve.ts'
import { toldApart } from '../../src/review/saying.ts'
import { momentKey } from '../../src/review/use-moment-keys.ts'
import { reviewKey } from '../../src/review/use-review-keys.ts'

const cursorAt = (ply: number, more: object = {}) => ({
  ply,
  last: 100,
  viewer: 0,
  playing: false,
  veiled: false,
  go: vi.fn(),
  see: vi.fn(),
  play: vi.fn(),
  ...more,
})
const BANDS = [0, 40, 80].map((from) => ({ from, to: from === 80 ? 100 : from + 40, name: '' }))
const atOf = (cursor: ReturnType<typeof cursorAt>, seen: unknown = null) =>
  ({
    cursor,
    course: { bands: BANDS, moves: Array(101).fill({}), pins: [] },
    found: { record: { seen, seats: [{}, {}, {}] } },
    turning: { plies: [12, 60], find: null, sought: false },
  }) as never

const doorsOf = () => ({ share: vi.fn(), showMe: vi.fn(), leave: vi.fn() })

test.each([
  ['ArrowLeft', false, 'go', 49],
  ['ArrowRight', false, 'go', 51],
  ['ArrowLeft', true, 'go', 40],
  ['ArrowRight', true, 'go', 80],
  ['Home', false, 'go', 0],
  ['End', false, 'go', 100],
  [' ', false, 'play', true],
  ['2', false, 'see', 1],
  ['v', false, 'see', 'archive'],
  ['t', false, 'go', 60],
] as const)('replay: %s %s', (key, shift, does, what) => {
  const cursor = cursorAt(50)
  replayKey(atOf(cursor), doorsOf(), key, shift)?.()
  expect(cursor[does]).toHaveBeenCalledExactlyOnceWith(what)
})

test('replay: s, enter and escape are doors; what is veiled or goes on has fewer', () => {
  const doors = doorsOf()
  const at = atOf(cursorAt(50))
  for (const [key, door] of [
    ['s', doors.share],
    ['Enter', doors.showMe],
    ['Escape', doors.leave],
  ] as const) {
    replayKey(at, doors, key, false)?.()
    expect(door).toHaveBeenCalledOnce()
  }
  const veiled = atOf(cursorAt(50, { veiled: true }))
  expect(replayKey(veiled, doors, 't', false)).toBeNull()
  expect(replayKey(veiled, doors, 'Enter', false)).toBeNull()
  const goesOn = atOf(cursorAt(50), 0)
  for (const key of ['s', 'v', '2', 't', 'Enter']) expect(replayKey(goesOn, doors, key, false)).toBeNull()
  for (const key of ['4', 'x', 'F1', 'Tab']) expect(replayKey(at, doors, key, false)).toBeNull()
})

const decision = (ply: number, seat: number) => ({ ply, seat, legal: 2 })
const seenAt = (cursor: ReturnType<typeof cursorAt>, onShow: (ply: number) => void) =>
  ({
    at: atOf(cursor),
    names: ['A', 'B', 'C'],
    chosen: 1,
    picture: {
      review: {
        decisions: Array.from({ length: 100 }, (_, i) =>
          i + 1 === 50 || i % 10 === 3 ? decision(i + 1, 1) : decision(i + 1, 0),
        ),
      },
      summary: { turning: [12, 60] },
    },
    onShow,
  }) as never

test.each([
  ['ArrowRight', 'go', 51],
  ['ArrowUp', 'go', 44],
  ['ArrowDown', 'go', 54],
  ['t', 'go', 60],
  ['3', 'see', 2],
  [' ', 'play', true],
] as const)('review: %s', (key, does, what) => {
  const cursor = cursorAt(50)
  reviewKey(seenAt(cursor, vi.fn()), doorsOf(), key, false)?.()
  expect(cursor[does]).toHaveBeenCalledExactlyOnceWith(what)
})

test('review: enter shows the decision, s shares it, escape leaves', () => {
  const [onShow, doors] = [vi.fn(), doorsOf()]
  const seen = seenAt(cursorAt(50), onShow)
  for (const key of ['Enter', 's', 'Escape']) reviewKey(seen, doors, key, false)?.()
  expect(onShow).toHaveBeenCalledExactlyOnceWith(50)
  expect(doors.share).toHaveBeenCalledOnce()
  expect(doors.leave).toHaveBeenCalledOnce()
  expect(reviewKey(seen, doors, '9', false)).toBeNull()
})

test('a moment: every key one door', () => {
  const names = ['go', 'on', 'back', 'playLine', 'turn', 'share', 'playOn', 'leave'] as const
  const pressed = (key: string, shift = false) => {
    const doors = Object.fromEntries(names.map((name) => [name, vi.fn()])) as Record<
      (typeof names)[number],
      ReturnType<typeof vi.fn>
    >
    momentKey(doors as never, key, shift)?.()
    return names.flatMap((name) => doors[name].mock.calls.map((given) => [name, ...given].join(' ')))
  }
  expect(pressed('ArrowLeft')).toEqual(['go -1'])
  expect(pressed('ArrowRight')).toEqual(['go 1'])
  expect(pressed('ArrowLeft', true)).toEqual(['back'])
  expect(pressed('ArrowRight', true)).toEqual(['on'])
  expect(pressed('ArrowUp')).toEqual(['turn -1'])
  expect(pressed('ArrowDown')).toEqual(['turn 1'])
  expect(pressed(' ')).toEqual(['playLine'])
  expect(pressed('s')).toEqual(['share'])
  expect(pressed('Enter')).toEqual(['playOn'])
  expect(pressed('Escape')).toEqual(['leave'])
  expect(pressed('x')).toEqual([])
})

test('two moves that begin alike are told apart, and neither loses its last word', () => {
  expect(toldApart('Place a palace in Etawah', 'Place a palace in Kanauj')).toEqual({
    a: 'Etawah',
    b: 'Kanauj',
    alike: 'Place a palace in',
  })
  expect(toldApart('Play violet (vizier, princess)', 'Play violet (general, monk)').b).toBe('(general, monk)')
  expect(toldApart('Palast in Etawah stellen', 'Palast in Kanauj stellen')).toMatchObject({
    a: 'Etawah',
    b: 'Kanauj',
  })
  expect(toldApart('Withdraw', 'Withdraw').b).toBe('Withdraw')
  expect(toldApart('Withdraw', 'Play green').a).toBe('Withdraw')
})

test('a band lies between its edges, and not where nothing is known', () => {
  const id = (n: number) => n
  expect(areaOf([1, 1, null, 2, 2], [3, 3, null, 4, 4], id, id)).toBe(
    'M0.0 3.0L1.0 3.0L1.0 1.0L0.0 1.0ZM3.0 4.0L4.0 4.0L4.0 2.0L3.0 2.0Z',
  )
  expect(areaOf([null, 1, null], [null, 2, null], id, id)).toBe('')
})
