/** What the table shows of an event: true already, between places that exist, and a plate that adds up. */
import { goOn, legalMoves, streamDice, type Viewer } from '@durbar/kernel'
import { LANGUAGES } from '@durbar/room'
import { type AnyTable, ChoosingProvider } from '@durbar/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { tajMahal } from '../index.ts'
import tableOfGame from '../table/index.tsx'
import type { View } from '../view/index.ts'
import { game, k } from './position.ts'

const { texts } = tajMahal
const table: AnyTable = tableOfGame
const ignore = () => {}
const name = (seat: number) => `P${seat}`
const propsOf = (view: View, language: 'de' | 'en') => ({
  view,
  language,
  name,
  speech: texts.speech[language],
})

const TABLES = [
  { seats: 2, options: { neutralPrince: true } },
  { seats: 3, options: { neutralPrince: false } },
  { seats: 5, options: { neutralPrince: false } },
]
interface Shown {
  readonly event: Event
  readonly view: View
  readonly before: View
}

/** A whole game at random, as this viewer is shown it: with each event the table as it was told. */
function shownTo(who: Viewer, { seats, options }: (typeof TABLES)[number]): Shown[] {
  const dice = streamDice(seats)
  const story = game.chronicle.begin(seats)
  const s = k.start(dice, seats, options)
  const shown: Shown[] = []
  let before = game.view(s, who, true, story)
  for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
    const moves = legalMoves(k, s, seat)
    k.apply(s, seat, moves[dice.below(moves.length)]!, dice, (told) => {
      const event = game.redact(told, who)
      goOn(game, story, [told], who)
      if (event === null) return
      const view = game.view(s, who, true, story)
      shown.push({ event, view, before })
      before = view
    })
  }
  return shown
}

/** Every place that the table draws, besides the seats of the frame. */
function placesOn(view: View): string[] {
  const parts = [table.Board, table.Side!, table.Hand!].map((Slot, key) =>
    createElement(Slot, { ...propsOf(view, 'en'), key }),
  )
  const seats = view.players.map((_, seat) =>
    createElement(table.SeatLine, { ...propsOf(view, 'en'), seat, key: `s${seat}` }),
  )
  const props = { question: null, confirm: false, onMove: ignore, onRefused: ignore }
  const page = renderToStaticMarkup(createElement(ChoosingProvider, props as never, ...parts, ...seats))
  return [...page.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place!)
}

/** What an event tells, seen on its table. */
function expectTrue(event: Event, view: View, before: View): void {
  const own = (seat: number) => view.players[seat]!
  switch (event.t) {
    case 'played':
      expect(own(event.seat).row).toContain(event.card)
      return
    case 'withdrew': {
      const won = event.compared.filter((each) => each.won).length
      const taken = view.court.filter(({ takenBy }) => takenBy === event.bidder).length
      expect(taken).toBe(won)
      if (event.bidder === 'prince') return
      const tokens = Object.values(own(event.bidder).tokens).reduce((sum, n) => sum + n, 0)
      const had = Object.values(before.players[event.bidder]!.tokens).reduce((sum, n) => sum + n, 0)
      const persons = event.compared.slice(0, 4).filter((each) => each.won).length
      expect(tokens - had).toBe(persons)
      return
    }
    case 'bonus':
      expect(view.cities.find(({ id }) => id === event.city)!.bonus).toBeNull()
      if (event.bidder === 'prince') return
      expect(own(event.bidder).score - before.players[event.bidder]!.score).toBe(event.points)
      return
    case 'provinceTile':
      expect(own(event.seat).tiles).toContain(event.tile)
      expect(own(event.seat).score - before.players[event.seat]!.score).toBe(event.points)
      return
    case 'palaces':
      expect(own(event.seat).score - before.players[event.seat]!.score).toBe(event.points)
      return
    case 'discarded': {
      const row = event.bidder === 'prince' ? view.prince!.row : own(event.bidder).row
      expect(row).toEqual([])
      expect(view.discardPile).toEqual(expect.arrayContaining([...event.cards]))
      return
    }
    case 'took':
      for (const card of event.cards) expect(view.supply).not.toContain(card)
      expect(own(event.seat).known).toEqual(expect.arrayContaining([...event.cards]))
      return
    case 'turnedUp':
      expect(event.kept ? view.prince!.row : view.discardPile).toContain(event.card)
      return
    case 'exchanged':
      expect(own(event.seat).specials).toContain(event.special)
      return
    case 'scored':
      expect(view.places?.[event.seat]).toBe(event.place)
      expect(own(event.seat).hand).toEqual(event.hand.filter((id) => !id.startsWith('special')))
      return
  }
}

describe.each(TABLES)('$seats players', (settings) => {
  const shown = shownTo(0, settings)

  test('what is told is already true on the table that is shown with it', () => {
    for (const { event, view, before } of shown) expectTrue(event, view, before)
    const seen = new Set(shown.map(({ event }) => event.t))
    for (const t of ['played', 'withdrew', 'bonus', 'provinceTile', 'discarded', 'took', 'scored'] as const)
      expect(seen).toContain(t)
  })

  test('every flight goes between pieces and places that there are', () => {
    const cards = new Set(CARDS.map((id) => `card:${id}`))
    let flights = 0
    let drawn = 0
    for (const { event, view } of shown)
      for (const { piece, face, from, to } of table.flights!(event, view)) {
        flights++
        expect(piece === undefined).not.toBe(face === undefined)
        if (piece) expect(cards).toContain(piece)
        if (face) expect(from && to).toBeTruthy()
        const places = [from, to].filter((place) => place && !/^seat:\d$/.test(place))
        // Drawing the whole table takes a while: now and then is enough.
        if (places.length === 0 || flights % 11 > 0) continue
        drawn++
        expect(placesOn(view)).toEqual(expect.arrayContaining(places))
      }
    expect(flights).toBeGreaterThan(200)
    expect(drawn).toBeGreaterThan(10)
  })

  test.each(LANGUAGES)('a plate ends every visit and adds up to the scores, %s', (language) => {
    const sums = Array.from({ length: settings.seats }, () => 0)
    let plates = 0
    for (const { event, view } of shown) {
      const plate = table.plate!(event, propsOf(view, language) as never)
      expect(plate === null).toBe(event.t !== 'visitEnded')
      if (!plate) continue
      plates++
      expect(plate.rows.map(({ seat }) => seat)).toEqual(view.players.map((_, seat) => seat))
      expect(JSON.stringify(plate)).not.toMatch(/undefined|NaN|null/)
      for (const { seat, value } of plate.rows) {
        sums[seat]! += Number(value)
        expect(sums[seat]).toBe(view.players[seat]!.score)
      }
    }
    expect(plates).toBe(12)
  })
})

test('every event has its time', () => {
  expect(Object.values(table.beats!).every((ms) => ms >= 0)).toBe(true)
  expect(table.beats!.visitEnded).toBe(3000)
})
