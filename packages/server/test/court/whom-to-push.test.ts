/** Whom to tell of what: those who look elsewhere, once for every question, and not each time somebody opens a table. */
import type { CourtTable, Moment } from '@durbar/match/court'
import { describe, expect, test } from 'vitest'
import { HallPushes } from '../../src/court/hall-pushes.ts'
import { Invitations } from '../../src/court/invitations.ts'
import type { People } from '../../src/court/people.ts'
import type { Presence } from '../../src/court/presence.ts'
import type { Pushes } from '../../src/court/pushes.ts'
import { TurnPushes } from '../../src/court/turn-pushes.ts'
import type { Db } from '../../src/store/store.ts'
import { PLAIN } from './house.ts'

const person = (id: string) => ({
  laid: { kind: 'person', person: id },
  since: 1,
  ready: true,
  standIn: null,
  spent: 0,
})
const open = { ...person(''), laid: { kind: 'open' } }
const called = (who: string) => ({ ...open, laid: { kind: 'invited', person: who } })
const tableOf = (change: object = {}) =>
  ({
    id: 'table',
    phase: 'laying',
    host: 'anna',
    arrangement: PLAIN,
    doorOpen: 1,
    seats: [person('anna'), open],
    asked: new Map(),
    ...change,
  }) as unknown as CourtTable

function town({ company = [] as readonly string[], later = null as number | null } = {}) {
  const told: string[] = []
  const where: Record<string, 'here' | 'away' | 'gone'> = { anna: 'here' }
  const state = { now: 1_000_000, later, atOnce: 0, most: 0 }
  const send = async (what: string, table: CourtTable, who: string, host: string | null) => {
    state.most = Math.max(state.most, ++state.atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    state.atOnce--
    told.push(`${who} ${what} ${table.id}${host === null ? '' : ` by ${host}`}`)
  }
  const pushes = {
    companyFor: async () => company,
    tellOpened: (table: CourtTable, who: string, host: string) => send('opened', table, who, host),
    tellInvited: (table: CourtTable, who: string, host: string) => send('invited', table, who, host),
    tellBegun: (table: CourtTable, who: string) => send('begun', table, who, null),
    tellTurn: async (table: CourtTable, who: string) => {
      if (state.later === null) await send('turn', table, who, null)
      return state.later
    },
  } as unknown as Pushes
  const presence = {
    of: (who: string) => ({ state: where[who] ?? 'gone', since: null }),
  } as unknown as Presence
  const people = {
    meet: async () => {},
    tell: (who: string) => ({ name: who.toUpperCase() }),
  } as unknown as People
  const momentOf = () => moment()
  const moment = (): Moment => ({ now: state.now, rests: [], goneSince: () => null, delivered: () => null })
  const ports = { pushes, presence, people, momentOf }
  return { ports, where, state, moment, said: () => told.splice(0).sort() }
}

describe('a table in the hall', () => {
  test('is told to those who asked for it and are not here, and to each again after ten minutes', async () => {
    const { ports, where, state, said } = town({ company: ['anna', 'ben', 'cleo', 'dev'] })
    const hall = new HallPushes(ports)
    Object.assign(where, { cleo: 'here', dev: 'away' })
    await hall.opened(tableOf({ doorOpen: null }))
    expect(said()).toEqual([])
    await hall.opened(tableOf())
    expect(said()).toEqual(['ben opened table by ANNA', 'dev opened table by ANNA'])
    state.now += 599_999
    await hall.opened(tableOf({ id: 'other' }))
    expect(said()).toEqual([])
    state.now += 1
    await hall.opened(tableOf({ id: 'other' }))
    expect(said()).toEqual(['ben opened other by ANNA', 'dev opened other by ANNA'])
  })

  test('is no news to those who sit there', async () => {
    const { ports, said } = town({ company: ['ben', 'cleo'] })
    await new HallPushes(ports).opened(tableOf({ seats: [person('anna'), person('ben'), open] }))
    expect(said()).toEqual(['cleo opened table by ANNA'])
  })

  test('is told to many, fifty at once, and to nobody twice', async () => {
    const company = Array.from({ length: 120 }, (_, n) => `guest ${n}`)
    const { ports, state, said } = town({ company })
    await new HallPushes(ports).opened(tableOf())
    expect(new Set(said()).size).toBe(120)
    expect(state.most).toBe(50)
  })
})

describe('who is called', () => {
  const calling = (ports: ReturnType<typeof town>['ports']) =>
    new Invitations({ ...ports, db: null as unknown as Db })

  test('is rung for once when they are called, and by the same host again after ten minutes', async () => {
    const { ports, state, said } = town()
    const invitations = calling(ports)
    const table = tableOf({ seats: [person('anna'), called('ben'), called('cleo')] })
    await invitations.call(table, null)
    expect(said()).toEqual(['ben invited table by ANNA', 'cleo invited table by ANNA'])
    await invitations.call(table, null)
    state.now += 599_999
    await invitations.call(table, null)
    expect(said()).toEqual([])
    await invitations.call({ ...table, host: 'dev' }, null)
    expect(said()).toEqual(['ben invited table by DEV', 'cleo invited table by DEV'])
    state.now += 1
    await invitations.call(table, null)
    expect(said()).toEqual(['ben invited table by ANNA', 'cleo invited table by ANNA'])
  })

  test('is not rung for when they are here, or were called before', async () => {
    const { ports, where, said } = town()
    where.ben = 'here'
    where.cleo = 'away'
    const before = tableOf({ seats: [person('anna'), open, called('dev')] })
    const after = tableOf({ seats: [person('anna'), called('ben'), called('dev'), called('cleo')] })
    await calling(ports).call(after, before)
    expect(said()).toEqual(['cleo invited table by ANNA'])
    await calling(ports).call(before, before)
    expect(said()).toEqual([])
  })
})

describe('a turn', () => {
  const asked = (since: number, seat = 0) =>
    tableOf({ phase: 'playing', seats: [person('anna'), person('ben')], asked: new Map([[seat, since]]) })

  test('is told once for every question, to whoever looks elsewhere', async () => {
    const { ports, where, moment, said } = town()
    const turns = new TurnPushes(ports.pushes, ports.presence)
    expect(await turns.turn(asked(5), 'anna', moment())).toBe('looking')
    where.anna = 'away'
    expect(await turns.turn(asked(5), 'anna', moment())).toBe('told')
    expect(said()).toEqual(['anna turn table'])
    expect(await turns.turn(asked(5), 'anna', moment())).toBe('told')
    expect(said()).toEqual([])
    expect(await turns.turn(asked(6), 'anna', moment())).toBe('told')
    expect(said()).toEqual(['anna turn table'])
    // Nobody keeps in mind what was told of a game that is over.
    turns.forget(asked(6))
    await turns.turn(asked(6), 'anna', moment())
    expect(said()).toEqual(['anna turn table'])
  })

  test('in quiet hours is told when they end', async () => {
    const { ports, state, moment, said } = town({ later: 77 })
    const turns = new TurnPushes(ports.pushes, ports.presence)
    expect(await turns.turn(asked(5, 1), 'ben', moment())).toBe(77)
    state.later = null
    expect(await turns.turn(asked(5, 1), 'ben', moment())).toBe('told')
    expect(said()).toEqual(['ben turn table'])
  })

  test('that a game has begun is told to those who have gone, not to those who only look away', async () => {
    const { ports, where, moment, said } = town()
    Object.assign(where, { anna: 'away', ben: 'gone' })
    await new TurnPushes(ports.pushes, ports.presence).begun(asked(5), moment())
    expect(said()).toEqual(['ben begun table'])
  })
})
