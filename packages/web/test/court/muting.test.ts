/** Muting holds here at once and for all devices of a person once the court knows of it. */
import { expect, test } from 'vitest'
import { Muted } from '../../src/court/muting.ts'
import { fakeCourt } from './fake-court.ts'

const ben = { person: 'ben00000', name: 'Ben', emblem: 1, colour: null }

test('what the court has not confirmed is said again after a break; what another device says holds here too', () => {
  const court = fakeCourt()
  const muted = new Muted(court.connection)
  court.connection.connect()
  court.welcome()
  court.say({ type: 'muted', persons: [] })
  muted.mute(ben, true)
  expect([...muted.get()]).toEqual([['ben00000', 'Ben']])
  court.breakLine()
  court.pass(500)
  court.welcome()
  expect(court.line().sent.at(-1)).toEqual({ type: 'mute', person: 'ben00000', muted: true })
  // Told before the wish was read: it holds all the same.
  court.say({ type: 'muted', persons: [] })
  expect(muted.get().has('ben00000')).toBe(true)
  court.say({ type: 'muted', persons: [ben] })
  court.breakLine()
  court.pass(500)
  court.welcome()
  expect(court.line().sent.map(({ type }) => type)).toEqual(['hello'])
  court.say({ type: 'muted', persons: [] })
  expect(muted.get().size).toBe(0)
})
