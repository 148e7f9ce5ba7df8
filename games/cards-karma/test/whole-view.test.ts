/** The whole view, field by field: what a table shows is nowhere else, so nothing of it may be left unasked. */
import { describe, expect, test } from 'vitest'
import { cardAt, cardOf, cardsOfColor } from '../data/cards.ts'
import { BONUSES } from '../data/names.ts'
import { see } from '../state.ts'
import type { View } from '../view/index.ts'
import { game, position } from './position.ts'

/** Round 4, the second pass; seat 1 has turned six cards, seat 0 is to move. */
function lastPass() {
  const s = position({
    seats: 3,
    shuffled: true,
    round: 4,
    pass: 2,
    elephant: 2,
    had: 1,
    only: true,
    grid: ['B03', 'G06', 'S07', 'P01'],
    pile: ['B20'],
    players: [
      {
        hand: ['B01', 'G02'],
        buildings: ['B10', 'B19'],
        goods: ['G10'],
        ships: ['S03', 'S12'],
        fame: 2,
        coins: 5,
        karma: 1,
        stewards: 2,
        extraTurns: 1,
        byFame: 2,
        byCoins: 1,
      },
      { hand: ['G05'], karma: 2, byFame: 3, byCoins: 3 },
      { ships: ['S01'], fame: 1, coins: 1 },
    ],
  })
  s.discard = s.pile.splice(0, 2)
  for (const card of s.discard) see(s, card)
  return s
}
const BACKS = [
  { id: 'B03', color: 'blue', value: null },
  { id: 'G06', color: 'blue', value: null },
  { id: 'S07', color: 'green', value: null },
  { id: 'P01', color: 'orange', value: null },
]
const NONE = { buildings: [], goods: [], ships: null }

describe('in the last pass of a game with shuffled dice', () => {
  const s = lastPass()
  const die = (card: number) => ({ id: cardAt(card), color: expect.any(String), value: s.value[card] })
  const shown = (aids: boolean, who: 0 | 'observer' | 'archive') => game.view(s, who, aids)

  test('CK-1, CK-3 what lies in the middle, and whose turn it is', () => {
    const { players, ...rest } = shown(false, 0)
    expect(rest).toEqual({
      me: 0,
      dieValuePairing: 'shuffled',
      openBonuses: false,
      round: 4,
      pass: 2,
      elephant: 2,
      active: 0,
      asks: { rule: 'main', n: 0, family: null, sets: [] },
      agenda: [],
      lastPass: true,
      layout: [4, 4],
      grid: [...BACKS, ...Array(12).fill(null)],
      pile: { size: 129, top: { id: 'B20', color: 'green', value: null } },
      discard: { size: 2, top: die(s.discard[1]!) },
      palaceInPlay: [],
      bonusesWaiting: [],
      places: null,
      end: null,
    })
  })

  test('CK-8, CK-9, CK-15.3 what lies before everybody, what is missing, and who would win', () => {
    const night = (bonus: string) => ({ turned: true, bonus })
    const day = { turned: false, bonus: null }
    const [first, second, third] = shown(false, 0).players
    expect(first).toEqual({
      color: 'yellow',
      hand: [die(cardOf('B01')), die(cardOf('G02'))],
      handLimit: 8,
      buildings: ['B10', 'B19'],
      goods: ['G10'],
      ships: ['S03', 'S12'],
      locked: [],
      fame: 2,
      coins: 5,
      karma: 1,
      stewards: 2,
      extraTurns: 1,
      short: {
        buildings: [{ kind: 'white', effects: ['different'], coins: 0 }],
        goods: [{ kind: 'tea', effects: ['different'], coins: 4 }],
        ships: 12,
      },
      lastShip: 'S12',
      fameToGo: 1,
      coinsToGo: 1,
      track: [night('karma2'), night('palaceOrCoins2'), day, day, day, night('steward1')],
      bonusesLeft: ['shipOrFame1', 'dice2', 'extraTurn'],
      turned: 3,
      turnedByFame: 2,
      turnedByCoins: 1,
      tieBreak: 9,
      place: 2,
      turns: 0,
    })
    expect(second).toMatchObject({
      color: 'red',
      hand: [{ id: 'G05', color: 'green', value: null }],
      short: NONE,
      lastShip: null,
      fameToGo: null,
      coinsToGo: null,
      bonusesLeft: [],
      turned: 6,
      tieBreak: 0,
      place: 1,
    })
    expect(third).toMatchObject({
      color: 'blue',
      short: NONE,
      lastShip: 'S01',
      fameToGo: 2,
      coinsToGo: 5,
      track: Array(6).fill(day),
      bonusesLeft: BONUSES,
      turned: 0,
      tieBreak: 3,
      place: 3,
    })
  })

  test('CK-R-04 with aids the discard pile, top first, and how many dice of each colour and value are unseen', () => {
    const { discarded, unseen, ...rest } = shown(true, 0)
    expect(rest).toEqual(shown(false, 0))
    expect(discarded).toEqual(s.discard.toReversed().map(die))
    const hidden = (seen: readonly number[]) =>
      ['orange', 'green', 'blue', 'purple'].map((_, color) =>
        [1, 2, 3, 4, 5, 6].map(
          (value) =>
            cardsOfColor(color).filter((card) => !seen.includes(card) && s.value[card] === value).length,
        ),
      )
    const [orange, green, blue, purple] = hidden([...s.discard, cardOf('B01'), cardOf('G02')])
    expect(unseen).toEqual({ orange, green, blue, purple })
    for (const who of ['observer', 'archive'] as const)
      expect(Object.values(shown(true, who).unseen!)).toEqual(hidden(s.discard))
    expect(shown(false, 'observer').unseen).toBeUndefined()
  })

  test('the archive sees every die, every bonus and the draw pile, top first', () => {
    const view = shown(false, 'archive')
    expect(view.me).toBeNull()
    expect(view.drawPile).toEqual(s.pile.toReversed().map(die))
    expect(view.drawPile![0]!.id).toBe('B20')
    expect(view.grid.slice(0, 4).map((each) => each!.value)).toEqual(
      s.grid.slice(0, 4).map((card) => s.value[card]),
    )
    expect(view.players[1]!.hand).toEqual([die(cardOf('G05'))])
    expect(view.players[2]!.track.map(({ bonus }) => bonus)).toEqual(
      s.players[2]!.track.map((bonus) => BONUSES[bonus]),
    )
    expect(shown(true, 0)).not.toHaveProperty('drawPile')
  })
})

test('CK-16 open bonuses are seen by all but while the track is still arranged', () => {
  const bonuses = (view: View) => view.players[0]!.track.map(({ bonus }) => bonus)
  const s = position({ open: true })
  const open = s.players[0]!.track.map((bonus) => BONUSES[bonus])
  for (const who of [0, 1, 'observer'] as const) expect(bonuses(game.view(s, who))).toEqual(open)
  s.stack = [{ rule: 'arrange', seat: 0 }]
  expect(bonuses(game.view(s, 0))).toEqual(Array(6).fill(null))
  expect(bonuses(game.view(s, 'archive'))).toEqual(open)
})

test('who asks for no aids gets none, and an empty discard pile has no top', () => {
  const view = game.view(position(), 0)
  expect(view).toEqual(game.view(position(), 0, false))
  expect(view).not.toHaveProperty('discarded')
  expect(view.discard).toEqual({ size: 0, top: null })
})
