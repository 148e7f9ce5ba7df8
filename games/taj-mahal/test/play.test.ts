import { keyFromSeed, type Played } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { type State, visitColour } from '../state.ts'
import {
  after,
  gained,
  game,
  house,
  legal,
  place,
  play,
  position,
  refused,
  sorted,
  take,
  told,
  withdraw,
} from './position.ts'

const SUPPLY = ['red-em-1', 'red-em-2', 'red-em-3', 'red-ep-1', 'red-ep-2']
const MIXED = ['red-ee-1', 'red-ev-1', 'green-eg-1', 'white-e-1', 'white-g-1']
const others = [{ hand: ['yellow-ee-1', 'yellow-ev-1'] }, { hand: ['violet-ee-1', 'violet-ev-1'] }]

describe('TM-3 playing cards', () => {
  test('TM-3.1, TM-3.2, TM-3.5, TM-3.6 a coloured card of any colour, alone or with one white card', () => {
    const s = position({ players: [{ hand: MIXED }, ...others] })
    expect(sorted(legal(s))).toEqual(
      sorted([
        ...['red-ee-1', 'red-ev-1', 'green-eg-1'].flatMap((id) => [
          play(id),
          play(id, 'white-e-1'),
          play(id, 'white-g-1'),
        ]),
        withdraw,
      ]),
    )
    const { s: next, events } = after(s, play('green-eg-1', 'white-g-1'))
    expect(events).toEqual([{ t: 'played', seat: 0, card: 'green-eg-1', extra: 'white-g-1', points: 0 }])
    expect(game.view(next, 0).players[0]).toMatchObject({
      row: ['green-eg-1', 'white-g-1'],
      hand: ['red-ee-1', 'red-ev-1', 'white-e-1'],
      symbols: { vizier: 0, general: 2, monk: 0, princess: 0, mogul: 0, elephant: 1 },
      colour: 'green',
    })
  })
  test('TM-3.3 later cards keep the colour of the first', () => {
    const s = position({ players: [{ row: ['red-vg-1'], hand: MIXED }, ...others] })
    expect(sorted(legal(s))).toEqual(
      sorted([
        ...['red-ee-1', 'red-ev-1'].flatMap((id) => [play(id), play(id, 'white-e-1'), play(id, 'white-g-1')]),
        withdraw,
      ]),
    )
    for (const extra of [null, 'white-e-1', 'white-g-1'])
      expect(refused(s, play('green-eg-1', extra))).toBe('TM-3.3')
  })
  test('TM-3.4 several players may use the same colour', () => {
    const s = position({
      turn: 1,
      players: [{ row: ['red-ee-1'] }, { hand: ['red-ee-2'] }, { row: ['red-ev-1'], hand: ['red-ev-2'] }],
    })
    expect(legal(s)).toEqual([play('red-ee-2'), withdraw])
    expect(legal(after(s, play('red-ee-2')).s)).toEqual([play('red-ev-2'), withdraw])
  })
  test('TM-3.7 in the next visit the colour is free again', () => {
    const s = position({
      startSeat: 2,
      turn: 0,
      players: [
        { row: ['red-em-1'], hand: ['green-eg-1', 'red-gm-1'] },
        { withdrawn: true },
        { withdrawn: true },
      ],
      supply: ['white-e-1'],
    })
    expect(refused(s, play('green-eg-1'))).toBe('TM-3.3')
    const { s: next } = after(s, withdraw, place('K1'))
    expect(next.visit).toBe(2)
    expect(sorted(legal(next))).toEqual(
      sorted([...['green-eg-1', 'red-gm-1'].flatMap((id) => [play(id), play(id, 'white-e-1')]), withdraw]),
    )
  })
  test('TM-3.8 every row is readable for everybody, spectators too', () => {
    const s = position({ players: [{ row: ['red-vg-1', 'white-e-1', 'red-ee-1'] }, ...others] })
    for (const who of [0, 1, 2, 'observer'] as const) {
      const row = game.view(s, who).players[0]!
      expect(row.row).toEqual(['red-vg-1', 'white-e-1', 'red-ee-1'])
      expect(row.symbols).toEqual({ vizier: 1, general: 1, monk: 0, princess: 0, mogul: 0, elephant: 3 })
    }
  })
  test('TM-3.9 a played card cannot be taken back, not even by the last player', () => {
    let at = house.start(3, {}, keyFromSeed(5)) as Played<State, Event>
    const move = (wanted: (m: { type: string }) => boolean) => {
      const seat = house.kernel.toMove(at.state)
      const choice = house.kernel.ask(at.state, seat)!.moves.find(wanted)!
      at = house.play(at, seat, choice) as Played<State, Event>
      return seat
    }
    for (const _ of [1, 2]) {
      move((m) => m.type === 'withdraw')
      move((m) => m.type === 'take')
    }
    const last = move((m) => m.type === 'play')
    expect(house.kernel.toMove(at.state)).toBe(last)
    expect(house.mayUndo(at, last)).toBe(false)
  })
  test('TM-3.10 hands are not shown', () => {
    const s = position({ players: [{ hand: MIXED }, ...others] })
    for (const who of [1, 2, 'observer'] as const) {
      const seen = JSON.stringify(game.view(s, who, true).players)
      for (const id of MIXED) expect(seen).not.toContain(id)
    }
  })
})

describe('TM-4 special cards', () => {
  const special = (...specials: string[]) =>
    position({
      players: [{ hand: ['red-ee-1', 'red-ev-1', 'white-e-1'], specials }, ...others],
      supply: SUPPLY,
    })

  test('TM-4.2, TM-S-4 one extra card in a turn, but several special cards in a visit', () => {
    const s = special('special-elephant', 'special-points')
    expect(sorted(legal(s))).toEqual(
      sorted([
        ...['red-ee-1', 'red-ev-1'].flatMap((id) =>
          [null, 'white-e-1', 'special-elephant', 'special-points'].map((extra) => play(id, extra)),
        ),
        withdraw,
      ]),
    )
    const { s: next } = after(
      s,
      play('red-ee-1', 'white-e-1'),
      play('yellow-ee-1'),
      play('violet-ee-1'),
      play('red-ev-1', 'special-elephant'),
    )
    expect(game.view(next, 1).players[0]!.symbols.elephant).toBe(5)
  })
  test('TM-4.3 in the hand a special card does nothing', () => {
    const s = position({ players: [{ row: ['red-vg-1'], specials: ['special-elephant', 'special-mogul'] }] })
    expect(game.view(s, 0).players[0]).toMatchObject({
      symbols: { vizier: 1, general: 1, monk: 0, princess: 0, mogul: 0, elephant: 0 },
      leads: ['vizier', 'general'],
    })
  })
  test('TM-4.4, TM-4.5 special elephant and special Grand Mogul count like white cards', () => {
    const s = special('special-elephant', 'special-mogul')
    const symbols = (extra: string) => game.view(after(s, play('red-ev-1', extra)).s, 0).players[0]!.symbols
    expect(symbols('special-elephant')).toEqual(symbols('white-e-1'))
    expect(symbols('special-mogul')).toEqual({
      vizier: 1,
      general: 0,
      monk: 0,
      princess: 0,
      mogul: 1,
      elephant: 1,
    })
  })
  test('TM-4.6, TM-4.10, TM-R-12, TM-S-3 special points: 2 at once, kept without a majority, the card comes back', () => {
    const s = position({
      players: [
        { hand: ['red-ee-1'], specials: ['special-points'] },
        { row: ['yellow-ee-1', 'yellow-ee-2'], hand: ['yellow-ev-1'] },
        { row: ['violet-ee-1'], hand: ['violet-ev-1'] },
      ],
      supply: SUPPLY,
    })
    const { s: played, events } = after(s, play('red-ee-1', 'special-points'))
    expect(events).toEqual([{ t: 'played', seat: 0, card: 'red-ee-1', extra: 'special-points', points: 2 }])
    expect(gained(s, played, 0)).toBe(2)
    expect(game.view(played, 0).players[0]!.specials).toEqual([])
    const { s: next, events: told2 } = after(
      played,
      play('yellow-ev-1'),
      play('violet-ev-1'),
      withdraw,
      take('red-em-1', 'red-em-2'),
    )
    expect(gained(s, next, 0)).toBe(2)
    expect(told(told2, 'discarded')).toEqual([
      { t: 'discarded', bidder: 0, cards: ['red-ee-1'], kept: ['special-points'] },
    ])
    expect(game.view(next, 1).players[0]!.specials).toEqual(['special-points'])
    expect(game.view(next, 1).discardPile).toEqual(['red-ee-1'])
  })
  test('TM-4.10 a special card in the row cannot be played again in this visit', () => {
    const s = position({
      players: [{ row: ['red-ee-2', 'special-points'], hand: ['red-ee-1'], specials: ['special-mogul'] }],
    })
    expect(sorted(legal(s))).toEqual(sorted([play('red-ee-1'), play('red-ee-1', 'special-mogul'), withdraw]))
    expect(refused(s, play('red-ee-1', 'special-points'))).toBe('TM-4.10')
  })
  test('TM-4.7, TM-4.8, TM-S-2 free colour works for its own card, then the first colour binds again', () => {
    const s = position({
      players: [
        { row: ['red-ev-1'], hand: ['yellow-mk-1', 'yellow-ee-2', 'red-ee-1'], specials: ['special-colour'] },
        ...others,
      ],
    })
    expect(sorted(legal(s))).toEqual(
      sorted([
        play('red-ee-1'),
        play('red-ee-1', 'special-colour'),
        play('yellow-mk-1', 'special-colour'),
        play('yellow-ee-2', 'special-colour'),
        withdraw,
      ]),
    )
    const { s: next } = after(
      s,
      play('yellow-mk-1', 'special-colour'),
      play('yellow-ee-1'),
      play('violet-ee-1'),
    )
    expect(sorted(legal(next))).toEqual(sorted([play('red-ee-1'), withdraw]))
    expect(refused(next, play('yellow-ee-2'))).toBe('TM-3.3')
  })
  test('TM-4.9, TM-S-1 free colour in the first turn: the second coloured card sets the colour', () => {
    const s = position({
      players: [
        { hand: ['red-ev-1', 'green-eg-1', 'red-ee-1', 'green-ee-1'], specials: ['special-colour'] },
        ...others,
      ],
    })
    const { s: second } = after(
      s,
      play('red-ev-1', 'special-colour'),
      play('yellow-ee-1'),
      play('violet-ee-1'),
    )
    expect(visitColour(second.rows[0]!)).toBe(-1)
    expect(sorted(legal(second))).toEqual(
      sorted([play('green-eg-1'), play('red-ee-1'), play('green-ee-1'), withdraw]),
    )
    const { s: third } = after(second, play('green-eg-1'), play('yellow-ev-1'), play('violet-ev-1'))
    expect(sorted(legal(third))).toEqual(sorted([play('green-ee-1'), withdraw]))
    expect(refused(third, play('red-ee-1'))).toBe('TM-3.3')
  })
  test('TM-R-13 free colour may go with a card of the own colour and never changes it', () => {
    const s = position({
      players: [
        { row: ['red-ev-1'], hand: ['red-ee-1', 'green-ee-1', 'red-vg-1'], specials: ['special-colour'] },
        ...others,
      ],
    })
    const { s: next } = after(s, play('red-ee-1', 'special-colour'), play('yellow-ee-1'), play('violet-ee-1'))
    expect(sorted(legal(next))).toEqual(sorted([play('red-vg-1'), withdraw]))
  })
})
