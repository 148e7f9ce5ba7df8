/** What is shown of a move: every event once it is true, between places that exist, and a plate for every scored city. */
import {
  host,
  isRefused,
  keyFromSeed,
  type Options,
  type Position,
  type Seat,
  storyOf,
  streamDice,
} from '@durbar/kernel'
import type { Language } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { raja } from '../index.ts'
import type { State } from '../state.ts'
import { beats, plate } from '../table/beats.ts'
import { flights } from '../table/flights.tsx'
import type { View } from '../view/index.ts'

const PLACE =
  /^(bank|auction|(seat|stock|quarry):[0-4]|node:(v\d\d|[A-G])|city:[A-G]|field:[A-G]-[L1-6]|card:[1-7])$/

interface Scene {
  readonly event: Event
  readonly view: View
}

/** Every event of a whole random game, with the table at that moment as this seat sees it. */
function scenesOf(seed: number, seats: number, options: Options, who: Seat): readonly Scene[] {
  const { game } = raja
  const house = host(game)
  const begun = house.start(seats, options, keyFromSeed(seed))
  if (isRefused(begun)) throw new Error(begun.refused)
  const dice = streamDice(seed)
  const scenes: Scene[] = []
  const told: Event[] = [...begun.events]
  let at: Position<State> = begun
  while (at.state.result === null) {
    const seat = house.kernel.pending(at.state)[0]!
    const { moves } = house.kernel.ask(at.state, seat)!
    // Roads may be walked up and down forty times a turn: what is told of them is told by a few.
    const others = moves.filter((move) => move.type !== 'travel')
    const offered = others.length > 0 && dice.below(4) > 0 ? others : moves
    const played = house.play(at, seat, offered[dice.below(offered.length)], (event, state) => {
      told.push(event)
      const view = game.view(state, who, true, storyOf(game, seats, told, who))
      scenes.push({ event, view: structuredClone(view) })
    })
    if (isRefused(played)) throw new Error(played.refused)
    at = played
  }
  return scenes
}

const GAMES = [
  scenesOf(1, 3, { version: 'base', short: false, openGold: true }, 0),
  scenesOf(2, 4, { version: 'pro1', short: true, openGold: false }, 1),
  scenesOf(3, 5, { version: 'pro2', short: true, openGold: true }, 2),
]
const all = GAMES.flat()
const of = <T extends Event['t']>(t: T) =>
  all.filter((scene): scene is Scene & { event: Extract<Event, { t: T }> } => scene.event.t === t)

test('what travels goes from one place to another', () => {
  let seen = 0
  for (const { event, view } of all)
    for (const { face, from, to, count = 1 } of flights(event, view)) {
      expect(from, event.t).toMatch(PLACE)
      expect(to, event.t).toMatch(PLACE)
      expect(from).not.toBe(to)
      expect(face).toBeTruthy()
      expect(count).toBeGreaterThanOrEqual(0)
      seen++
    }
  expect(seen).toBeGreaterThan(500)
})

test('a toll travels from the road to whoever receives it', () => {
  const paid = of('travelled').filter(({ event }) => event.toll > 0)
  expect(paid.length).toBeGreaterThan(5)
  for (const { event, view } of paid) {
    const coins = flights(event, view).reduce((sum, { count = 1 }) => sum + count, 0)
    expect(coins).toBe(event.received.reduce((sum, gold) => sum + gold, 0))
  }
})

describe.each<Language>(['de', 'en'])('%s', (language) => {
  test('every scored city has its plate with a row for every seat', () => {
    const scored = of('cityScored')
    expect(scored.length).toBeGreaterThan(15)
    for (const { event, view } of scored) {
      const speech = raja.texts.speech[language]
      const said = plate(event, { view, language, speech, name: (seat) => `P${seat}` })!
      expect(said.rows.map(({ seat }) => seat).sort()).toEqual(view.players.map((_, seat) => seat))
      expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|null/)
      expect(said.rows.map(({ value }) => (value === '–' ? 0 : Number(value)))).toEqual(
        [...event.gold].sort((a, b) => b - a),
      )
    }
    expect(
      all.every(({ event, view }) => {
        const props = { view, language, speech: raja.texts.speech[language], name: String }
        return event.t === 'cityScored' || plate(event, props) === null
      }),
    ).toBe(true)
  })
})

test('every event has its time', () => {
  for (const { event } of all) expect(beats[event.t] > 0 || event.t === 'gameEnded', event.t).toBe(true)
})

describe('what is told has happened', () => {
  test('a turn begins: its disc lies open and is the turn at hand', () => {
    for (const { event, view } of of('turnBegan')) {
      expect(view.turn?.seat).toBe(event.seat)
      expect(view.players[event.seat]!.disc).toEqual(event.actions)
    }
  })
  test('a turn goes on while something is done in it', () => {
    const deeds = all.filter(({ event }) =>
      ['travelled', 'coinsTaken', 'houseBuilt', 'houseMoved', 'palaceBuilt', 'traderGold'].includes(event.t),
    )
    expect(deeds.length).toBeGreaterThan(100)
    for (const { event, view } of deeds) expect(view.turn?.seat).toBe('seat' in event ? event.seat : null)
  })
  test('a turn ends: its player has acted and the disc stays open', () => {
    for (const { event, view } of of('turnEnded')) {
      expect(view.turn).toBeNull()
      expect(view.players[event.seat]!.acted).toBe(true)
      expect(view.players[event.seat]!.disc).not.toBeNull()
    }
  })
  test('a bid: the auction shows it', () => {
    const bids = of('bid')
    expect(bids.length).toBeGreaterThan(5)
    for (const { event, view } of bids) {
      expect(view.auction?.leader).toBe(event.seat)
      expect(view.auction?.high).toBe(event.amount)
    }
  })
  test('a palace is built: it stands on its field', () => {
    const built = of('palaceBuilt')
    expect(built.length).toBeGreaterThan(3)
    for (const { event, view } of built) {
      const { fields } = view.board.cities.find(({ id }) => id === event.city)!
      expect(fields.find(({ id }) => id === event.field)!.owner).toBe(event.seat)
      expect(view.players[event.seat]!.built).toBe(event.built)
    }
  })
  test('a city is scored: the account has it, and the gold has been paid', () => {
    for (const { event, view } of of('cityScored'))
      expect(view.scorings.at(-1)).toEqual({ city: event.city, points: event.points, gold: event.gold })
  })
  test('a round begins: the Maharaja is there', () => {
    for (const { event, view } of of('roundBegan')) {
      expect(view.maharaja).toBe(event.city)
      expect(view.board.next).toBe(event.next)
    }
  })
})
