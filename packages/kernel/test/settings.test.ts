/** The few tables that stand for all. */
import { expect, test } from 'vitest'
import { sampleSettings } from '../src/index.ts'
import { caravan } from './caravan.ts'

test('the defaults and the last values at each count, every other value once, and nothing that does not fit', () => {
  const tables = sampleSettings(caravan).map(({ seats, options }) => [seats, options.rich, options.purse])
  expect(tables).toEqual([
    [2, false, 1],
    // Nobody is rich at a table of two.
    [2, false, 2],
    [3, false, 1],
    [3, true, 2],
    [4, false, 1],
    [4, true, 2],
    [3, true, 1],
    [4, false, 0],
    [3, false, 2],
  ])
})

test('where the defaults do not fit, the first table that does', () => {
  const [rich, purse] = caravan.options
  const tables = sampleSettings({ ...caravan, options: [{ ...rich!, default: true }, purse!] })
  expect(tables[0]).toEqual({ seats: 2, options: { rich: false, purse: 0 } })
})
