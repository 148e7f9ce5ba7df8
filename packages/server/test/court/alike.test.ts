/**
 * No secret of another seat in any frame: two games that look alike from where somebody sits are told in the same
 * bytes. Once with secret choices that differ, once with every hidden card dealt anew.
 */
import { rooms } from '@durbar/games'
import { type Core, kernelOf, type Seat, streamDice } from '@durbar/kernel'
import { type CourtTable, foldOf, type Moment } from '@durbar/match/court'
import type { Entry, Happening } from '@durbar/protocol/court/entries'
import type { ServerFrame } from '@durbar/protocol/court/frames'
import { commitmentTo, keyOf } from '@durbar/protocol/court/seal'
import { describe, expect, test } from 'vitest'
import { Guests } from '../../src/court/guests.ts'
import { type Held, portsWith } from '../../src/court/logs.ts'
import type { People } from '../../src/court/people.ts'
import { Presence } from '../../src/court/presence.ts'
import { gameOf, PLAIN } from './house.ts'

const SECRET = '7'.repeat(64)
const ports = portsWith(SECRET, gameOf)
const FIVE = ['personanna', 'personben', 'personcleo', 'persondev', 'personeva']
const moment: Moment = { now: 5000, rests: [], goneSince: () => null, delivered: () => null }

/** A table with a game that has just begun. */
function logOf(game: string, seats: number): Entry[] {
  const laid = FIVE.slice(0, seats).map((person) => ({ kind: 'person' as const, person }))
  const happenings: Happening[] = [
    {
      type: 'opened',
      host: FIVE[0]!,
      arrangement: { ...PLAIN, game },
      seats: laid,
      seal: commitmentTo(SECRET),
    },
    { type: 'dealing', bindBy: 0, addBy: 0 },
    { type: 'begun', commitment: commitmentTo(keyOf(SECRET, [])) },
  ]
  return happenings.map((what, n) => ({ revision: n + 1, at: 1000 + n, what }))
}

const played = (
  log: readonly Entry[],
  seat: Seat,
  move: Extract<Happening, { type: 'played' }>['move'],
): Entry[] => [
  ...log,
  {
    revision: log.length + 1,
    at: 1000 + log.length,
    what: { type: 'played', seat, move, ms: 10, by: 'person' },
  },
]
const tableOf = (log: readonly Entry[]) => foldOf('tabletable', log, ports)
const movesOf = ({ authority }: CourtTable, seat: Seat) =>
  kernelOf(authority!.game).ask(authority!.position.state, seat)!.moves

/** Every frame that reaches a device there: on joining, and for each table after it. */
async function framesAt(viewer: Seat | null, tables: readonly CourtTable[]): Promise<string[]> {
  const people = {
    meet: async () => {},
    tell: (person: string) => ({ person, name: person, emblem: 1, colour: null }),
  }
  const guests = new Guests({
    people: people as unknown as People,
    presence: new Presence(
      () => 0,
      () => {},
    ),
    momentOf: () => moment,
    elsewhere: () => [],
    knocking: () => 0,
    audience: () => {},
  })
  const frames: string[] = []
  const send = (frame: ServerFrame | string) =>
    frames.push(typeof frame === 'string' ? frame : JSON.stringify(frame))
  const device = { person: viewer === null ? 'spectator' : FIVE[viewer]!, send }
  const guest = guests.enter('tabletable', device, viewer)
  const held = (table: CourtTable): Held => ({
    ports,
    word: null,
    table,
    saved: table,
    keys: new Map(),
    pending: new Map(),
    waiting: 0,
    last: Promise.resolve(),
    dead: false,
    used: 0,
  })
  await guests.welcome(held(tables[0]!), guest, 0)
  for (const table of tables.slice(1)) await guests.changed(held(table), table)
  return frames
}

test('a secret choice that waits is in nobody else’s frames, whatever it was', async () => {
  let log = logOf('raja', 3)
  const dice = streamDice(2)
  let compared = 0
  for (let n = 0; n < 60 && compared < 3; n++) {
    const table = tableOf(log)
    const { awaited } = table.authority!
    const seat = awaited[0]!
    const moves = movesOf(table, seat)
    if (awaited.length === 3 && moves.length > 1) {
      const worlds = [moves[0]!, moves.at(-1)!].map((move) => tableOf(played(log, seat, move)))
      for (const viewer of [...awaited.slice(1), null]) {
        const [one, other] = await Promise.all(worlds.map((world) => framesAt(viewer, [table, world])))
        expect(one).toEqual(other)
        expect(one!.length).toBeGreaterThan(2)
        compared++
      }
      const [own, changed] = await Promise.all(worlds.map((world) => framesAt(seat, [table, world])))
      expect(own).not.toEqual(changed)
    }
    log = played(log, seat, moves[dice.below(moves.length)]!)
  }
  expect(compared).toBeGreaterThanOrEqual(3)
})

test('whoever has just joined is not told again what was before', async () => {
  const before = tableOf(logOf('raja', 3))
  const seat = before.authority!.awaited[0]!
  const after = tableOf(played(logOf('raja', 3), seat, movesOf(before, seat)[0]!))
  expect(await framesAt(null, [after, before])).toEqual(await framesAt(null, [after]))
  expect((await framesAt(null, [before, after])).length).toBeGreaterThan(
    (await framesAt(null, [before])).length,
  )
})

/** The same table in a world that this viewer cannot tell from it. */
function imagined(table: CourtTable, viewer: Seat | 'observer', seed: number): CourtTable {
  const authority = table.authority!.fork()
  const state = kernelOf(authority.game).imagine(authority.position.state, viewer, streamDice(seed)) as Core
  const at = { ...authority.position, state }
  Object.assign(authority, { at, news: null })
  return { ...table, authority }
}
/** What may be taken back is asked of the log, and an imagined world has none. */
const withoutUndo = (frames: readonly string[]) =>
  frames.map((words) => words.replace(/"mayUndo":(true|false),("noUndo":"\w+",)?/, ''))

describe.each(rooms.map((room) => room.game))('$id', (game) => {
  test('hidden cards dealt anew change not a byte, for any seat or the gallery', async () => {
    const seats = game.seats.at(-1)!
    let log = logOf(game.id, seats)
    const dice = streamDice(9)
    let differed = 0
    let looks = 0
    for (let n = 0; looks < 3; n++) {
      const table = tableOf(log)
      const { awaited, position } = table.authority!
      // Where secret choices wait, an imagined world has forgotten them: those are compared above.
      if (n >= 10 * looks && kernelOf(game).asked(position.state).length === awaited.length && ++looks)
        for (const viewer of [null, ...table.seats.keys()]) {
          const known = imagined(table, viewer ?? 'observer', 0)
          const other = imagined(table, viewer ?? 'observer', 100 + n)
          const [one, two] = await Promise.all([framesAt(viewer, [known]), framesAt(viewer, [other])])
          expect(withoutUndo(one!)).toEqual(withoutUndo(two!))
          const truth = await framesAt(viewer, [
            { ...table, authority: Object.assign(table.authority!.fork(), { news: null }) },
          ])
          expect(withoutUndo(one!)).toEqual(withoutUndo(truth))
          if (
            JSON.stringify(known.authority!.position.state) !==
            JSON.stringify(table.authority!.position.state)
          )
            differed++
        }
      const seat = awaited[0]!
      const moves = movesOf(table, seat)
      log = played(log, seat, moves[dice.below(moves.length)]!)
    }
    // Raja deals nothing face down: its only secrets are choices.
    if (game.id !== 'raja') expect(differed).toBeGreaterThan(0)
  })
})
