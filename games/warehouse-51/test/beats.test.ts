/** What happens is shown when it has happened: every event with its table, its journeys and its plate. */
import {
  type Dice,
  host,
  isRefused,
  keyFromSeed,
  type MoveObject,
  type Position,
  type Seat,
  storyOf,
  streamDice,
  type Viewer,
} from '@durbar/kernel'
import { LANGUAGES } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { IDS } from '../data/antiquities.ts'
import { CATEGORIES } from '../data/categories.ts'
import type { Event } from '../events.ts'
import { warehouse51 } from '../index.ts'
import type { State } from '../state.ts'
import { beats, flights } from '../table/beats.tsx'
import { collectionOf, fistsOpen, lotOf } from '../table/lot.ts'
import { plate } from '../table/plates.ts'
import type { View } from '../view/index.ts'

const PIECE = new RegExp(`^relic:(${IDS.join('|')})$`)
const PLACE = new RegExp(
  `^((seat|plaque):\\d|stack:(${CATEGORIES.join('|')})|supply|sale|(seal|fake):[a-z0-9-]+)$`,
)

interface Shown {
  readonly event: Event
  readonly view: View
  readonly who: Viewer
  /** The table before the move. */
  readonly before: View
}

const { game, texts } = warehouse51
const house = host(game)

/** At random, but so that now and then nobody wants a card. */
function choose(moves: readonly MoveObject[], dice: Dice): MoveObject {
  const nothing = moves.find(({ type, amount }) => type === 'pass' || (type === 'sealBid' && amount === 0))
  return nothing && dice.below(3) > 0 ? nothing : moves[dice.below(moves.length)]!
}

/** A whole game, as every seat and an onlooker are shown it. */
function shownOf(seats: number): readonly Shown[] {
  const begun = house.start(seats, {}, keyFromSeed(seats))
  if (isRefused(begun)) throw new Error(begun.refused)
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'observer']
  const dice = streamDice(seats)
  const shown: Shown[] = []
  const told: Event[] = [...begun.events]
  const view = (state: State, who: Viewer) => game.view(state, who, true, storyOf(game, seats, told, who))
  let now: Position<State> = begun
  while (now.state.result === null) {
    const seat = house.kernel.pending(now.state)[0]!
    const before = viewers.map((who) => view(now.state, who))
    const move = choose(house.kernel.offers(now.state, seat)!.moves, dice)
    const played = house.play(now, seat, move, (event, state) => {
      told.push(event)
      viewers.forEach((who, n) => {
        const heard = game.redact(event, who)
        if (heard) shown.push({ event: heard, view: view(state, who), who, before: before[n]! })
      })
    })
    if (isRefused(played)) throw new Error(played.refused)
    now = played
  }
  return shown
}

const all = [3, 4, 5].flatMap(shownOf)
type Of<T extends Event['t']> = Omit<Shown, 'event'> & { readonly event: Extract<Event, { t: T }> }
const each = <T extends Event['t']>(t: T): readonly Of<T>[] => {
  const found = all.filter(({ event }) => event.t === t)
  expect(found.length, t).toBeGreaterThan(0)
  return found as unknown as readonly Of<T>[]
}
const has = (view: View, seat: Seat, card: string) => view.players[seat]!.cards.some(({ id }) => id === card)

describe('what is told has happened', () => {
  test('bid: the bidder leads', () => {
    for (const { event, view } of each('bid'))
      expect(view.auction).toMatchObject({ leader: event.seat, highest: event.amount })
  })
  test('fistsOpened: the highest stands, with what every fist held', () => {
    for (const { event, view } of each('fistsOpened')) {
      const most = Math.max(...event.bids)
      expect(view.auction!.highest).toBe(most)
      expect(event.bids[view.auction!.leader ?? event.bids.indexOf(0)]).toBe(most)
      expect(view.auction!.said.map(({ amount }) => amount)).toEqual(event.bids)
      expect(fistsOpen(view)).toBe(true)
    }
  })
  test('won, then paid: the lot lies there until it is paid, and then with the winner', () => {
    for (const { event, view } of each('won')) expect(lotOf(view)?.card).toBe(event.card)
    for (const { event, view } of each('paid')) {
      expect(lotOf(view)).toBeNull()
      expect(collectionOf(view, event.seat).map(({ id }) => id)).toContain(view.last!.card)
      expect(view.last!.paidTo).toBe(event.to)
    }
  })
  test('unsold: the card has left', () => {
    for (const { event, view } of each('unsold')) {
      expect(view.auction).toBeNull()
      expect(view.unsold).toContain(event.card)
    }
  })
  test('exchanged: each has the card of the other', () => {
    for (const { event, view } of each('exchanged')) {
      expect(has(view, event.seat, event.theirs)).toBe(true)
      expect(has(view, event.with, event.own)).toBe(true)
    }
  })
  test('unmasked and scored: the fake is gone, the places are given', () => {
    for (const { event, view } of each('unmasked')) {
      expect(has(view, event.seat, event.card)).toBe(false)
      expect(view.unmasked).toContain(event.card)
    }
    for (const { view } of each('scored')) expect(view.places).not.toBeNull()
  })
})

describe('what travels', () => {
  test('goes from and to places that the table has', () => {
    let journeys = 0
    for (const { event, view } of all)
      for (const { piece, face, from, to } of flights(event, view)) {
        journeys++
        expect(Boolean(piece) !== Boolean(face), event.t).toBe(true)
        if (piece) expect(piece).toMatch(PIECE)
        else expect([from, to].every(Boolean), event.t).toBe(true)
        for (const place of [from, to]) if (place) expect(place).toMatch(PLACE)
      }
    expect(journeys).toBeGreaterThan(500)
  })
  test('whoever is outbid gets back what he had laid down', () => {
    let outbid = 0
    for (const { event, view, before } of each('bid')) {
      const { leader, highest } = before.auction!
      const back = flights(event, view).filter(({ from }) => from?.startsWith('plaque:'))
      if (leader === null) expect(back).toEqual([])
      else {
        outbid++
        expect(back).toMatchObject([{ from: `plaque:${leader}`, to: `seat:${leader}`, count: highest }])
      }
    }
    expect(outbid).toBeGreaterThan(10)
  })
  test('every event that can be seen has its time', () => {
    for (const { event } of all) if (event.t !== 'scored') expect(beats[event.t], event.t).toBeGreaterThan(0)
  })
})

describe('the plate', () => {
  const name = (seat: Seat) => `P${seat}`
  const plates = (language: 'de' | 'en') =>
    all.flatMap(({ event, view, who }) => {
      const speech = texts.speech[language]
      const shown = plate(event, { view, language, name, speech })
      return shown ? [{ event, who, shown }] : []
    })
  test.each(LANGUAGES)('%s: for whom it is done to, with the two seats where another did it', (language) => {
    const shown = plates(language)
    expect(new Set(shown.map(({ event }) => event.t))).toEqual(new Set(['exchanged', 'unmasked']))
    for (const { event, who, shown: words } of shown) {
      if (event.t === 'exchanged') {
        expect(who).toBe(event.with)
        expect(words.rows.map(({ seat }) => seat)).toEqual([event.with, event.seat])
      } else if (event.t === 'unmasked') {
        expect(who).toBe(event.seat)
        expect(words.rows).toEqual([])
      }
      expect(JSON.stringify(words)).not.toMatch(/undefined|NaN|null/)
    }
  })
})
