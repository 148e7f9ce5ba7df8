/** Where a person is: on any device, on any node; since when they are gone; and who is told of it. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/bus/bus.ts'
import { Presence } from '../../src/court/presence.ts'

function court() {
  const told: [string, State | null][] = []
  const clock = { now: 1000 }
  const presence = new Presence(
    () => clock.now,
    (person, here) => told.push([person, here]),
  )
  /** What was said since the last time. */
  const said = () => told.splice(0)
  return { presence, clock, said }
}
const gone = (since: number) => ({ state: 'gone', since })
const HERE = { state: 'here', since: null }
const AWAY = { state: 'away', since: null }

describe('on this node', () => {
  test('of whom nothing was seen is gone since the court opened', () => {
    const { presence, clock } = court()
    clock.now = 5000
    expect(presence.of('anna')).toEqual(gone(1000))
    expect(presence.count).toBe(0)
    expect(presence.here).toEqual([])
  })

  test('a person is here with any device, away when all look elsewhere, gone with none, and each change is told', () => {
    const { presence, clock, said } = court()
    const phone = presence.arrive('anna')
    const desk = presence.arrive('anna')
    expect(presence.of('anna')).toEqual(HERE)
    expect(presence.goneSince('anna')).toBeNull()
    expect(said()).toEqual([
      ['anna', 'here'],
      ['anna', 'here'],
    ])
    phone.away(true)
    expect(presence.of('anna')).toEqual(HERE)
    desk.away(true)
    expect(presence.of('anna')).toEqual(AWAY)
    expect(presence.here).toEqual([['anna', 'away']])
    expect(said()).toEqual([
      ['anna', 'here'],
      ['anna', 'away'],
    ])
    desk.away(true)
    expect(said()).toEqual([])
    desk.away(false)
    expect(said()).toEqual([['anna', 'here']])
    clock.now = 7000
    desk.leave()
    expect(presence.of('anna')).toEqual(AWAY)
    expect(presence.goneSince('anna')).toBeNull()
    phone.leave()
    expect(presence.of('anna')).toEqual(gone(7000))
    expect(presence.count).toBe(0)
    expect(said()).toEqual([
      ['anna', 'away'],
      ['anna', 'gone'],
    ])
  })

  test('a device leaves once; whoever comes back was never gone', () => {
    const { presence, clock, said } = court()
    const phone = presence.arrive('anna')
    clock.now = 2000
    phone.leave()
    said()
    clock.now = 3000
    phone.leave()
    expect(presence.of('anna')).toEqual(gone(2000))
    expect(said()).toEqual([])
    const back = presence.arrive('anna')
    expect(presence.of('anna')).toEqual(HERE)
    clock.now = 4000
    back.leave()
    expect(presence.of('anna')).toEqual(gone(4000))
  })

  test('since when exactly somebody has gone is forgotten after a while, and that they have gone is not', () => {
    const { presence, clock } = court()
    for (const [person, at] of [
      ['anna', 2000],
      ['ben', 3000],
    ] as const) {
      const device = presence.arrive(person)
      clock.now = at
      device.leave()
    }
    presence.forgetBefore(3000)
    expect(presence.of('anna')).toEqual(gone(1000))
    expect(presence.of('ben')).toEqual(gone(3000))
  })
})

describe('on other nodes', () => {
  test('whoever is on another node is at court, counted once, and we say nothing of it to the others', () => {
    const { presence, said } = court()
    presence.arrive('anna')
    said()
    presence.heard('two', 'ben', 'here', 1500)
    presence.heard('three', 'ben', 'away', 1500)
    presence.heard('two', 'anna', 'away', 1500)
    expect(presence.count).toBe(2)
    expect(presence.of('ben')).toEqual(HERE)
    expect(presence.of('anna')).toEqual(HERE)
    expect(presence.nodesOf('ben')).toEqual(['two', 'three'])
    expect(presence.nodesOf('cleo')).toEqual([])
    // What we tell others of is only who is here.
    expect(presence.here).toEqual([['anna', 'here']])
    expect(said()).toEqual([['ben', null]])
  })

  test('only what changes something is told here', () => {
    const { presence, said } = court()
    presence.heard('two', 'ben', 'away', 1500)
    expect(said()).toEqual([['ben', null]])
    expect(presence.of('ben')).toEqual(AWAY)
    presence.heard('two', 'ben', 'away', 1600)
    presence.heard('three', 'ben', 'gone', 1600)
    expect(said()).toEqual([])
    presence.heard('two', 'ben', 'here', 1700)
    presence.heard('two', 'ben', 'gone', 1800)
    expect(said()).toEqual([
      ['ben', null],
      ['ben', null],
    ])
    expect(presence.of('ben')).toEqual(gone(1800))
    expect(presence.count).toBe(0)
  })

  test('whoever leaves one node is not gone while another has them', () => {
    const { presence, clock } = court()
    const device = presence.arrive('anna')
    presence.heard('two', 'anna', 'here', 1500)
    clock.now = 2000
    device.leave()
    expect(presence.of('anna')).toEqual(HERE)
    presence.heard('two', 'anna', 'gone', 2500)
    expect(presence.of('anna')).toEqual(gone(2500))
    presence.heard('two', 'anna', 'here', 2600)
    expect(presence.goneSince('anna')).toBeNull()
    const back = presence.arrive('anna')
    presence.heard('two', 'anna', 'gone', 2700)
    expect(presence.of('anna')).toEqual(HERE)
    clock.now = 2800
    back.leave()
    expect(presence.of('anna')).toEqual(gone(2800))
  })

  test('a node that says who is there says who is not', () => {
    const { presence, clock } = court()
    presence.heardAll('two', [
      ['anna', 'here'],
      ['ben', 'away'],
    ])
    presence.heard('three', 'cleo', 'here', 1500)
    clock.now = 3000
    presence.heardAll('two', [['ben', 'here']])
    expect(presence.of('anna')).toEqual(gone(3000))
    expect(presence.of('ben')).toEqual(HERE)
    expect(presence.of('cleo')).toEqual(HERE)
    presence.heardAll('two', [])
    expect(presence.of('ben')).toEqual(gone(3000))
    expect(presence.count).toBe(1)
  })
})
