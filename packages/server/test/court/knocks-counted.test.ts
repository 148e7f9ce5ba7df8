/** Strangers before a door: counted once each, for as long as they say so, and never a crowd. */

import { HandClock } from '@durbar/match/testing/hand-clock'
import { expect, test } from 'vitest'
import { Knocks } from '../../src/court/knocks.ts'

function doors() {
  const clock = new HandClock()
  const told: string[] = []
  const knocks = new Knocks({
    ...clock,
    now: clock.now,
    after: clock.after,
    changed: (table) => told.push(table),
  })
  const knock = (visit: string, ms: number, table = 'table') => knocks.heard(table, visit, clock.now() + ms)
  return { clock, knocks, knock, told: () => told.splice(0) }
}

test('each stranger is counted once, told once, and forgotten when they say nothing more', () => {
  const { clock, knocks, knock, told } = doors()
  expect(knocks.at('table')).toBe(0)
  knock('one', 1000)
  knock('two', 2000)
  knock('one', 1500, 'other')
  expect([knocks.at('table'), knocks.at('other'), told()]).toEqual([2, 1, ['table', 'table', 'other']])
  clock.pass(500)
  knock('one', 1000)
  expect(told()).toEqual([])
  // The first time was a second ago, the last one half a second.
  clock.pass(999)
  expect([knocks.at('table'), told()]).toEqual([2, []])
  clock.pass(1)
  expect([knocks.at('table'), knocks.at('other')]).toEqual([1, 0])
  expect(told().sort()).toEqual(['other', 'table'])
  clock.pass(500)
  expect([knocks.at('table'), told(), clock.next]).toEqual([0, ['table'], null])
})

test('whoever has come in or gone is not waited for; who was not there changes nothing', () => {
  const { clock, knocks, knock, told } = doors()
  knock('one', 0)
  expect([knocks.at('table'), told(), clock.next]).toEqual([0, [], null])
  knock('one', 1)
  knock('one', 0)
  expect([knocks.at('table'), told(), clock.next]).toEqual([0, ['table', 'table'], null])
  knock('one', 1000)
  knock('one', -5)
  expect(knocks.at('table')).toBe(0)
})

test('a link that went round counts eight; those who are counted may go on knocking, and then others', () => {
  const { knocks, knock, told } = doors()
  for (let n = 0; n < 12; n++) knock(`visit ${n}`, 1000)
  expect([knocks.at('table'), told().length]).toEqual([8, 8])
  knock('visit 0', 3000)
  expect([knocks.at('table'), told()]).toEqual([8, []])
  knock('visit 0', 0)
  knock('visit 11', 1000)
  expect([knocks.at('table'), told()]).toEqual([8, ['table', 'table']])
})

test('when the court closes nobody is waited for any more', () => {
  const { clock, knocks, knock, told } = doors()
  knock('one', 1000)
  knock('two', 1000, 'other')
  told()
  knocks.close()
  expect([knocks.at('table'), clock.next]).toEqual([0, null])
  clock.pass(5000)
  expect(told()).toEqual([])
})
