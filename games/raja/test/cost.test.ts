import { expect, test } from 'vitest'
import { ACTIONS } from '../data/actions.ts'
import { costOf } from '../table/disc/cost.ts'

test('RJ-6.7 what the actions of the disc cost, with the Artisan too', () => {
  expect(ACTIONS.map((action) => costOf(action, 12))).toEqual([0, 1, 2, 0, 0, 12, 13, 0, 0])
  expect(ACTIONS.map((action) => costOf(action, 9))).toEqual([0, 1, 2, 0, 0, 9, 10, 0, 0])
})
