import { describe, expect, test } from 'vitest'
import { cardOf, OF_COLOR } from '../data/cards.ts'
import { emptySlot, type State } from '../state.ts'
import { game, position } from './position.ts'

/** What the audit says of a position in which one thing was falsified. */
const broken = (falsify: (s: State) => void, before: State | null = null) => {
  const s = position({ grid: ['B01'], players: [{ hand: ['B02'], ships: ['S03'] }, { byFame: 1 }] })
  falsify(s)
  return game.audit(s, before)
}
const honest = () => position({ grid: ['B01'], players: [{ hand: ['B02'], ships: ['S03'] }, { byFame: 1 }] })

describe('each invariant of the reference notices what breaks it', () => {
  const faults: Record<string, [number, (s: State) => void]> = {
    'a card twice': [1, (s) => s.discard.push(cardOf('B02'))],
    'a lost card': [1, (s) => s.pile.shift()],
    'a die face too many': [2, (s) => (s.value = s.value.with(0, (s.value[0]! % 6) + 1))],
    'nine dice': [3, (s) => s.players[0]!.hand.push(...s.pile.splice(0, 8))],
    'three karma': [4, (s) => (s.players[0]!.karma = 3)],
    'three stewards': [4, (s) => (s.players[0]!.stewards = 3)],
    'three fame': [5, (s) => (s.players[0]!.fame = 3)],
    'six coins': [5, (s) => (s.players[0]!.coins = 6)],
    'a bonus twice': [6, (s) => (s.players[0]!.track = s.players[0]!.track.with(0, s.players[0]!.track[1]!))],
    'seven cards turned': [6, (s) => Object.assign(s.players[0]!, { byFame: 4, byCoins: 3 })],
    'an empty pile': [7, (s) => s.discard.push(...s.pile.splice(0))],
    'an empty grid': [7, (s) => s.pile.unshift(...s.grid.map((_, slot) => emptySlot(s, slot)))],
    'a slot under the wrong type': [7, (s) => s.offer.reverse()],
    'ships that fall': [
      8,
      (s) => s.players[0]!.ships.push(...s.pile.splice(s.pile.indexOf(cardOf('S01')), 1)),
    ],
    'an unsettled set': [
      9,
      (s) =>
        s.players[0]!.buildings.push(
          ...['B03', 'B04', 'B10'].flatMap((id) => s.pile.splice(s.pile.indexOf(cardOf(id)), 1)),
        ),
    ],
    'a bonus left over': [10, (s) => s.queue.push(0)],
    'a winner who has not finished': [
      13,
      (s) => {
        s.result = { scores: [0, 1], places: [2, 1], end: 'passPlayedOut' }
        s.stack = []
      },
    ],
  }
  for (const [name, [number, falsify]] of Object.entries(faults))
    test(`${name}: invariant ${number}`, () => {
      expect(game.audit(honest(), null)).toBe(null)
      expect(broken(falsify)).toMatch(new RegExp(`^invariant ${number} `))
    })
  test('what only a comparison with the state before can tell', () => {
    // The same faces on other cards.
    const before = { ...honest(), shuffled: true }
    const swapped = structuredClone(before)
    const [a, b] = [
      OF_COLOR[0]![0]!,
      OF_COLOR[0]!.find((card) => before.value[card] !== before.value[OF_COLOR[0]![0]!])!,
    ]
    swapped.value = before.value.with(a, before.value[b]!).with(b, before.value[a]!)
    expect(game.audit(swapped, null)).toBe(null)
    expect(game.audit(swapped, before)).toMatch(/^invariant 2 /)
    // A card turned back.
    const back = honest()
    Object.assign(back.players[1]!, { byFame: 0, fame: 2 })
    expect(game.audit(back, null)).toBe(null)
    expect(game.audit(back, honest())).toMatch(/^invariant 6 /)
    // Fame and coins that were paid with.
    const richer = honest()
    Object.assign(richer.players[0]!, { fame: 1, coins: 1 })
    expect(game.audit(honest(), richer)).toMatch(/^invariant 12 /)
    // A second pass after the end.
    const done = position({ players: [{ byFame: 6 }] })
    const on = position({ pass: 2, players: [{ byFame: 6 }] })
    expect(game.audit(on, null)).toBe(null)
    expect(game.audit(on, done)).toMatch(/^invariant 13 /)
  })
})
