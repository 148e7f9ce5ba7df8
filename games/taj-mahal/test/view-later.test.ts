/** The whole view where a palace is placed, and at the end: what is awaited, and what then lies open. */
import { expect, test } from 'vitest'
import { SYMBOLS } from '../data/cards.ts'
import { after, game, place, position, seen, withdraw } from './position.ts'

const symbols = (...shown: readonly number[]) => Object.fromEntries(SYMBOLS.map((id, i) => [id, shown[i]]))
const NO_POINTS = {
  bonusPoints: 0,
  bonusGoods: 0,
  provinceTiles: 0,
  palaces: 0,
  specialPoints: 0,
  handSpecial: 0,
  handWhite: 0,
  handColour: 0,
}

test('TM-5.11, TM-6.1 while a palace is placed: what was won, what is still to come, and where it brings most', () => {
  const s = position({
    visit: 3,
    players: [{ row: ['red-ev-1', 'red-vk-1'], tiles: ['province-tile-1'] }],
    bonus: { K4: 'bonus-gems-1' },
    supply: ['white-e-2', 'white-e-3'],
  })
  const { s: placing, events } = after(s, withdraw)
  const view = seen(placing, 'observer', events)
  expect(view.asked).toEqual({
    rule: 'place',
    seat: 0,
    normalPalaces: 1,
    crownPalace: true,
    won: ['vizier', 'crown', 'provinceTile'],
    tilePoints: 2,
    best: 'K4',
  })
  // On its way from the court.
  expect(view.route[2]!.holder).toBe(0)
  expect([view.tileAtCourt, view.crown]).toEqual([null, null])
  const { s: crowning, events: more } = after(placing, place('K4'))
  expect(seen(crowning, 'observer', [...events, ...more]).asked).toMatchObject({
    normalPalaces: 0,
    crownPalace: true,
    // Gems: one for the tile's own and one for the bonus tile's.
    tilePoints: 3,
    // Nowhere more, but from Multan more roads go on.
    best: 'K2',
  })
})

test('TM-V.1, TM-8.1, TM-9 the prince has a row and palaces; at the end nobody is asked, and the hands lie open', () => {
  const s = position({
    prince: true,
    visit: 12,
    province: 'agra',
    players: [
      { hand: ['red-vg-1', 'red-ee-1', 'white-e-1'], specials: ['special-colour'], points: 9 },
      { withdrawn: true, hand: ['violet-vp-1'], points: 3 },
      { withdrawn: true, palaces: ['C1'], crownPalaces: ['B2'] },
    ],
    supply: ['white-e-2'],
    pile: ['white-e-3'],
    rest: 'discard',
  })
  expect(game.view(s, 0).prince).toEqual({
    inVisit: false,
    row: [],
    symbols: symbols(0, 0, 0, 0, 0, 0),
    colour: null,
    leads: [],
    palaces: 2,
  })
  const { s: over, events } = after(s, withdraw)
  const { asked, places, tileAtCourt, route, players, cities } = seen(over, 'observer', events)
  expect({ asked, places, tileAtCourt }).toEqual({ asked: null, places: [1, 2], tileAtCourt: null })
  expect(route[11]!.holder).toBe('out')
  expect(players.map(({ inVisit, leaving, hand }) => ({ inVisit, leaving, hand }))).toEqual([
    { inVisit: false, leaving: null, hand: ['red-ee-1', 'red-vg-1', 'white-e-1', 'white-e-2', 'white-e-3'] },
    { inVisit: false, leaving: null, hand: ['violet-vp-1'] },
  ])
  // One special card, three white, two red; and one violet.
  expect(players.map(({ score, points, handPoints }) => ({ score, points, handPoints }))).toEqual([
    {
      score: 15,
      points: { ...NO_POINTS, handSpecial: 1, handWhite: 3, handColour: 2 },
      handPoints: { handSpecial: 1, handWhite: 3, handColour: 2 },
    },
    {
      score: 4,
      points: { ...NO_POINTS, handColour: 1 },
      handPoints: { handSpecial: 0, handWhite: 0, handColour: 1 },
    },
  ])
  expect(cities.every((city) => city.prospects === undefined)).toBe(true)
})
