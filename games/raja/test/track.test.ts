import { describe, expect, test } from 'vitest'
import { CITIES } from '../data/board.ts'
import { advance, highest, lowest, shift as shiftDown } from '../rules/track.ts'
import {
  active,
  after,
  crests,
  end,
  game,
  inOrder,
  legalOf,
  position,
  program,
  refused,
  shift,
  trackOf,
} from './position.ts'

/** Plays SCORING_ORDER with one crest; null = illegal. */
function shifted(track: string, city: string): string | null {
  const s = position({ track, players: [{ disc: ['SCORING_ORDER', 'CHARACTER'] }] })
  if (refused(s, shift(0, city)) !== undefined) return null
  return trackOf(after(s, shift(0, city)).s.crests)
}
/** The next city and the field of its crest. */
function next(track: string): string {
  const positions = crests(track)
  const city = advance(positions)
  return `${CITIES[city]} on ${positions[city]! - 7}`
}
function advanced(track: string): string {
  const positions = crests(track)
  advance(positions)
  return trackOf(positions)
}

describe('RJ-6.2 the Maharaja and the crests', () => {
  test('RJ-6.2, RJ-6.3, RJ-6.4, RJ-T-02 the lowest crest goes to the top, its city gets the Maharaja', () => {
    expect(advanced('ABCDEFG|..........')).toBe('.BCDEFG|A.........')
    const s = position({ seats: 2, track: '.BCDEFG|A.........', players: [{}, {}] })
    const view = game.view(s, 0)
    expect([view.maharaja, view.field, view.board.next]).toEqual(['A', 1, 'B'])
    // Bikaner cannot be reached, and is scored all the same.
    expect(view.board.cities[0]!.connected).toBe(false)
  })
  test('RJ-6.5, RJ-R-10 the crest of the Maharaja’s city may be shifted; the city of this round stays', () => {
    const s = position({ seats: 2, players: [{ disc: ['SCORING_ORDER', 'CHARACTER'] }] })
    const { s: now } = after(s, shift(0, 'A'))
    expect([trackOf(now.crests), now.maharaja]).toEqual(['.BCDEAF|G.........', 0])
    const { events } = after(now, end, end)
    expect(events.find(({ t }) => t === 'cityScored')).toMatchObject({ city: 'A' })
  })
})

describe('RJ-7.5 the scoring order', () => {
  test('RJ-7.5.1, RJ-7.5.5, RJ-R-9 any crest with two fields below it, and no other', () => {
    const s = position({ seats: 2, players: [{ disc: ['SCORING_ORDER', 'SCORING_ORDER'] }] })
    const cities = ['A', 'C', 'D', 'E', 'F', 'G']
    expect(inOrder(legalOf(s, 'shiftCrest'))).toEqual(
      inOrder([0, 1].flatMap((slot) => cities.map((id) => shift(slot as 0, id)))),
    )
    expect(refused(s, shift(0, 'B'))).toBe('RJ-7.5.5')
    expect(shifted('ABCDEFG|..........', 'A')).toBeNull()
  })
  test('RJ-R-9 the lowest crest may be pushed further down where there is room', () => {
    expect(shifted('...F.EG|ADBC......', 'F')).toBe('.F...EG|ADBC......')
  })
  test('RJ-7.5.2, RJ-T-03 two fields down, whoever is passed goes up by one', () => {
    expect(shifted('.BCDEFG|A.........', 'D')).toBe('.DBCEFG|A.........')
    expect(advanced('.DBCEFG|A.........')).toBe('..BCEFG|AD........')
    expect(next('.DBCEFG|A.........')).toBe('D on 2')
  })
  test('RJ-7.5.3, RJ-7.5.4, RJ-T-04 gaps count as fields and stay; they never change who is next', () => {
    expect(advanced('..BCEFG|AD........')).toBe('...CEFG|ADB.......')
    expect(advanced('...CEFG|ADB.......')).toBe('....EFG|ADBC......')
    expect(shifted('....EFG|ADBC......', 'F')).toBe('...F.EG|ADBC......')
    expect(advanced('...F.EG|ADBC......')).toBe('.....EG|ADBCF.....')
    expect(next('...F.EG|ADBC......')).toBe('F on 5')
  })
  test.each([
    ['.BCDEFG|A.........', 'A', '.BCDEAF|G.........', 'B on 2'],
    ['.BCDEFG|A.........', 'B', null, ''],
    ['.BCDEFG|A.........', 'C', 'C.BDEFG|A.........', 'C on 2'],
    ['.BCDEFG|A.........', 'G', '.BCDGEF|A.........', 'B on 2'],
  ])('RJ-T-12 %s with %s', (track, city, result, then) => {
    expect(shifted(track, city)).toBe(result)
    if (result) expect(next(result)).toBe(then)
  })
  test.each([
    ['E', '...EF.G|ADBC......', 'E on 5'],
    ['G', '...FG.E|ADBC......', 'F on 5'],
    ['F', '.F...EG|ADBC......', 'F on 5'],
    ['A', '...F.AE|GDBC......', 'F on 5'],
    ['D', '...F.ED|GABC......', 'F on 5'],
  ])('RJ-T-13 with a gap, %s', (city, result, then) => {
    expect(shifted('...F.EG|ADBC......', city)).toBe(result)
    expect(next(result)).toBe(then)
  })
  test('RJ-T-14 three gaps', () => {
    expect(shifted('.F...EG|ADBC......', 'F')).toBeNull()
    expect(shifted('.F...EG|ADBC......', 'E')).toBe('.F.E..G|ADBC......')
    expect(shifted('.F...EG|ADBC......', 'G')).toBe('.F..G.E|ADBC......')
  })
  test('RJ-T-15 at the lower end', () => {
    expect(shifted('C.BDEFG|A.........', 'B')).toBe('BC.DEFG|A.........')
    expect(next('BC.DEFG|A.........')).toBe('B on 2')
    expect(shifted('C.BDEFG|A.........', 'D')).toBe('CD.BEFG|A.........')
    expect(next('CD.BEFG|A.........')).toBe('C on 2')
  })
  test('RJ-T-16 only the crest on the landing field is passed', () => {
    expect(shifted('..F.E.G|ADBC......', 'G')).toBe('..F.GE.|ADBC......')
  })
  test('RJ-7.5.2 the table is told who was passed: all within two fields below, the landing field included', () => {
    const told = (track: string, city: string) => {
      const s = position({ track, players: [{ disc: ['SCORING_ORDER', 'CHARACTER'] }] })
      return after(s, shift(0, city)).events.find(({ t }) => t === 'crestShifted')
    }
    expect(told('.BCDEFG|A.........', 'E')).toMatchObject({ passed: ['C', 'D'] })
    expect(told('..F.E.G|ADBC......', 'G')).toMatchObject({ passed: ['E'] })
    expect(told('F..E..G|ADBC......', 'G')).toMatchObject({ passed: [] })
  })
  test('RJ-T-17 nobody is passed; position 1 cannot move', () => {
    expect(shifted('F..E..G|ADBC......', 'G')).toBe('F..EG..|ADBC......')
    expect(shifted('F..E..G|ADBC......', 'F')).toBeNull()
  })
  test('RJ-T-18 a gap disappears', () => {
    expect(advanced('...F.EG|ADBC......')).toBe('.....EG|ADBCF.....')
    expect(CITIES[lowest(crests('.....EG|ADBCF.....'))]).toBe('E')
  })
  test('RJ-T-19 two players shift in one round', () => {
    const s = position({
      seats: 2,
      players: [{ disc: ['SCORING_ORDER', 'SCORING_ORDER'] }, { disc: ['SCORING_ORDER', 'SCORING_ORDER'] }],
    })
    const one = after(s, shift(0, 'D'), end).s
    expect([trackOf(one.crests), active(one)]).toEqual(['.DBCEFG|A.........', 1])
    const two = after(one, shift(0, 'E')).s
    expect(trackOf(two.crests)).toBe('.DEBCFG|A.........')
    expect(game.view(two, 0).board.next).toBe('D')
  })
  test('RJ-T-20 undoing a shift', () => {
    expect(shifted('.DBCEFG|A.........', 'C')).toBe('.CDBEFG|A.........')
    expect(next('.CDBEFG|A.........')).toBe('C on 2')
  })
  test('RJ-R-12, RJ-T-21 the top is lowered: the field falls behind the round', () => {
    const positions = crests('.BCDEFG|A.........')
    for (const city of 'CDEFGA') shiftDown(positions, CITIES.indexOf(city as 'A'))
    expect(trackOf(positions)).toBe('CDEFGA.|B.........')
    shiftDown(positions, CITIES.indexOf('B'))
    expect(trackOf(positions)).toBe('CDEFGBA|..........')
    expect(next('CDEFGBA|..........')).toBe('C on 1')
    const s = position({ seats: 2, track: 'CDEFGBA|..........', maharaja: 'A', players: [{}, {}] })
    const second = after(s, end, end).s
    expect([second.round, second.field]).toEqual([2, 1])
  })
  test('RJ-T-22 a gap just below the top', () => {
    expect(shifted('...FGAD|BC.E......', 'E')).toBe('...FGAD|BEC.......')
    expect(next('...FGAD|BEC.......')).toBe('F on 4')
  })
  test('RJ-10.2, RJ-T-23 a crest on field 10: the round is played and scored, then the game ends', () => {
    expect(advanced('.......|..ABCDEFG.')).toBe('.......|...BCDEFGA')
    const s = position({
      seats: 2,
      track: '.......|...BCDEFGA',
      maharaja: 'A',
      round: 10,
      players: [{ disc: ['SCORING_ORDER', 'SCORING_ORDER'], at: 'A' }],
    })
    // Shifted down again in the same round: it ends all the same (RJ-R-12).
    const { s: over, events } = after(s, shift(0, 'A'), end, end)
    expect(highest(over.crests)).toBe(17)
    expect(events.filter(({ t }) => t === 'cityScored' || t === 'gameEnded').map(({ t }) => t)).toEqual([
      'cityScored',
      'gameEnded',
    ])
    expect(over.result!.end).toBe('track')
  })
  test('RJ-9.1 otherwise the next round begins with the Maharaja and the discs', () => {
    const s = position({ seats: 2, players: [{}, {}] })
    const { s: second, events } = after(s, end, end)
    expect(events.at(-1)).toEqual({ t: 'roundBegan', round: 2, city: 'B', field: 2, next: 'C' })
    expect([second.stack.at(-1)!.rule, second.acted, second.discs]).toEqual(['discs', 0, [-1, -1]])
    expect(legalOf(second, 'program')).toContainEqual(program('COINS', 'CHARACTER'))
  })
})
