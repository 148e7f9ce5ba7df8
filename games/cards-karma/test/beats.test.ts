/** A move is shown link by link: what an event tells has happened in its view, and what travels names real places. */
import { host, isRefused, keyFromSeed, type Position, streamDice } from '@durbar/kernel'
import type { Language } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import table from '../table/index.tsx'
import { texts } from '../texts/index.ts'
import type { View } from '../view/index.ts'

const PLACE =
  /^(seat:\d|slot:\d+|card:[A-Z]\d+|(fame|coins|karma|stewards):\d|held:\d:(fame|coins|karma|stewards)|purse:\d:(fame|coins)|row:\d:(buildings|goods|ships)|track:\d:[0-5]|discards|pile|palace|grid|elephant)$/

interface Scene {
  readonly event: Event
  readonly before: View
  readonly view: View
}

/** Every event of a whole game with the table before and after it, as seat 0 sees it. */
function scenes(seats: number, seed: number, options = {}): readonly Scene[] {
  const house = host(game)
  const begun = house.start(seats, options, keyFromSeed(seed))
  if (isRefused(begun)) throw new Error(begun.refused)
  const dice = streamDice(seed)
  const all: Scene[] = []
  let at: Position<State> = begun
  let before = game.view(at.state, 0, true)
  while (at.state.result === null) {
    const seat = house.kernel.pending(at.state)[0]!
    const { moves } = house.kernel.offers(at.state, seat)!
    const played = house.play(at, seat, moves[dice.below(moves.length)], (event, state) => {
      const view = game.view(state, 0, true)
      all.push({ event: game.redact(event, 0)!, before, view })
      before = view
    })
    if (isRefused(played)) throw new Error(played.refused)
    at = played
    before = game.view(at.state, 0, true)
  }
  return all
}

const games = [scenes(2, 1), scenes(3, 2), scenes(4, 3, { openBonuses: true })]
const told = games.flat()
const of = <T extends Event['t']>(t: T) =>
  told.flatMap(({ event, ...views }) =>
    event.t === t ? [{ event: event as Extract<Event, { t: T }>, ...views }] : [],
  )

describe('what is told has just happened', () => {
  test('a gain lies there, and nothing of what it sets off has begun', () => {
    expect(of('gain').length).toBeGreaterThan(100)
    for (const { event, before, view } of of('gain')) {
      const { seat, what, n } = event
      const [was, is] = [before.players[seat]!, view.players[seat]!]
      expect(is[what]).toBe(was[what] + n)
      expect(is.turned).toBe(was.turned)
      expect(is.fameToGo ?? 0).toBeGreaterThanOrEqual(0)
      expect(is.coinsToGo ?? 0).toBeGreaterThanOrEqual(0)
    }
  })
  test('three tokens are gone, a card is turned', () => {
    for (const { event, before, view } of of('three'))
      expect(view.players[event.seat]![event.of]).toBe(before.players[event.seat]![event.of] - 3)
    for (const { event, view } of of('turned')) {
      const turned = view.players[event.seat]!.track[event.position]!
      expect(turned).toEqual({ turned: true, bonus: event.bonus })
    }
  })
  test('a card lies in its row, a die in its hand, what was paid on the discard pile', () => {
    for (const { event, view } of of('laid'))
      expect(view.players[event.seat]![event.row]).toContain(event.card)
    for (const { event, view } of of('rowComplete'))
      expect(view.players[event.seat]!.locked).toEqual(event.ships)
    for (const { event, view } of of('palace')) expect(view.palaceInPlay.at(-1)).toBe(event.card)
    for (const { event, view } of of('die'))
      expect(view.players[event.seat]!.hand.map(({ id }) => id)).toContain(event.card)
    for (const { event, view } of [...of('paid'), ...of('discarded'), ...of('rowBroken')]) {
      const discarded = view.discarded!.map(({ id }) => id)
      for (const { card } of event.dice) expect(discarded).toContain(card)
    }
    for (const { event, view } of of('grid'))
      for (const { slot, card } of event.cards) expect(view.grid[slot]!.id).toBe(card)
  })
})

describe('what is shown of it', () => {
  test('every journey goes from and to places of the table', () => {
    const kinds = new Set<string>()
    for (const { event, view } of told)
      for (const { piece, face, from, to } of table.flights!(event, view)) {
        kinds.add(event.t)
        expect(piece !== undefined || face !== undefined).toBe(true)
        if (piece !== undefined) expect(piece).toMatch(/^card:[A-Z]\d+$/)
        if (piece === undefined) expect([from, to]).not.toContain(undefined)
        for (const name of [from, to].flatMap((places) => places?.split(' ') ?? []))
          expect(name).toMatch(PLACE)
      }
    for (const t of ['paid', 'laid', 'gain', 'set', 'three', 'turned', 'bonus', 'reward', 'grid'])
      expect(kinds).toContain(t)
  })
  test('a link of a chain has its own time', () => {
    const { beats } = table
    for (const t of ['paid', 'laid', 'gain', 'set', 'three', 'shipSet', 'turned', 'bonus', 'reward'] as const)
      expect(beats![t]).toBe(350)
    for (const { event } of told) expect(beats![event.t]).toBeGreaterThanOrEqual(0)
  })
  test.each<Language>(['de', 'en'])(
    'the plate at the end of a round speaks of every seat (%s)',
    (language) => {
      const speech = texts.speech[language]
      const rounds = of('round')
      expect(rounds.length).toBeGreaterThan(10)
      for (const { event, view } of told) {
        const plate = table.plate!(event, { view, language, name: (seat) => `Seat ${seat}`, speech })
        if (event.t !== 'round') expect(plate).toBeNull()
        else {
          expect(plate!.rows.map(({ seat }) => seat)).toEqual(view.players.map((_, seat) => seat))
          expect(plate!.title).toContain(String(event.round - 1))
          expect(JSON.stringify(plate)).not.toMatch(/undefined|NaN|null/)
        }
      }
    },
  )
})
