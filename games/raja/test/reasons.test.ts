/** What is told when a place is touched where nothing can be done: the reason that would help. */
import { readingOf } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { Narrowing } from '../../../packages/table/src/choosing/narrowing.ts'
import type { JunctionId, VillageId } from '../data/board.ts'
import { junctionTokens, villageTokens } from '../table/map/places.ts'
import { reasons } from '../table/reasons.ts'
import { active, after, game, house, k, position, type Setting } from './position.ts'

function told(s: ReturnType<typeof position>, place: string, language: 'de' | 'en' = 'en') {
  const view = game.view(s, active(s))
  const question = k.offers(s, active(s))!
  const nothingTouched = { touches: [], left: question.moves } as never
  const tokens = place.startsWith('v')
    ? villageTokens(nothingTouched, place as VillageId)
    : junctionTokens(nothingTouched, view, place as JunctionId)
  const outcome = new Narrowing(question, [], readingOf({ reasons }, view, language)).touch([], tokens)
  if (outcome.kind !== 'refused') return outcome.kind
  const [first] = outcome.refusals
  return [first!.said ?? first!.why, first!.rule]
}
const turn = (setting: NonNullable<Setting['players']>[number]) => position({ players: [setting, {}, {}] })

describe('RJ-7.1.3 a city that no road reaches says so', () => {
  const NO_WAY = ['No open way: every road there has a village without a house.', 'RJ-7.1.3']
  test('far away or next door, whatever the disc says', () => {
    for (const disc of [
      ['HOUSE', 'HOUSE'],
      ['COINS', 'QUARRY'],
      ['MOVE_HOUSE', 'PALACE'],
    ] as const) {
      const s = turn({ disc, at: 'S' })
      for (const city of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) expect(told(s, city)).toEqual(NO_WAY)
    }
    expect(told(turn({}), 'A', 'de')).toEqual([
      'Kein offener Weg: Auf jeder Straße dorthin hat ein Dorf noch kein Haus.',
      'RJ-7.1.3',
    ])
  })
  test('but one that is too dear to reach says that, and one within reach is no refusal', () => {
    const toll = { players: [{ gold: 0 }, { houses: ['v11', 'v12'] }, {}] }
    expect(told(position(toll), 'D')).toEqual(['tollTooHigh', 'RJ-7.1.7'])
    expect(told(turn({ houses: ['v11', 'v12'] }), 'D')).toBe('narrowed')
  })
})

test('an open action says why not before a closed one does', () => {
  const s = position({
    players: [{ disc: ['HOUSE', 'MOVE_HOUSE'], houses: ['v01'] }, { houses: ['v09'] }, {}],
  })
  expect(told(after(s, house(0, 'v02')).s, 'v09')).toEqual(['notYourHouse', 'RJ-7.3.1'])
})

test('the city gate is told only if no other open house could go there', () => {
  const s = position({
    players: [{ disc: ['HOUSE', 'TWO_HOUSES'], houses: ['v01'], at: 'A' }, { houses: ['v09', 'v09'] }, {}],
  })
  const { s: begun } = after(s, house(1, 'v02'))
  expect(told(begun, 'v09')).toEqual(['villageFull', 'RJ-4.4'])
  expect(told(after(begun, house(0, 'v03')).s, 'v09')).toEqual(['cityGate', 'RJ-7.2.8'])
})

test('what is done says so', () => {
  const s = position({ players: [{ disc: ['HOUSE', 'QUARRY'] }, {}, {}] })
  expect(told(after(s, house(0, 'v02')).s, 'v09')).toEqual(['partDone', 'RJ-R-31'])
})
