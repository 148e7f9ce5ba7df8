import { describe, expect, test } from 'vitest'
import type { AntiqueId } from '../data/antiques.ts'
import { COLLECTIONS } from '../data/collections.ts'
import { after, coin, decline, game, k, legal, type Purse, position, refused, take } from './position.ts'

/** The position after taking a coin with these antiques: step 2 of the turn, if there is one. */
const afterCoin = (purse: Purse, ...others: Purse[]) =>
  after(position({ players: [{ rupees: 2, ...purse }, ...others] }), coin).s
const cards = (s: Parameters<typeof legal>[0]) => [
  ...new Set(legal(s).flatMap((move) => (move.card ? [move.card] : []))),
]
const one: AntiqueId[] = [
  'jug-red',
  'knife-blue',
  'instrument-green',
  'jewellery-red',
  'statue-blue',
  'vase-green',
]

describe('VM-5 step 2: taking a collection card', () => {
  test('VM-5.1, VM-5.4, VM-X19 after the action, also after a coin, a card may be taken or declined', () => {
    expect(legal(afterCoin({ antiques: ['jug-red', 'jug-blue'] }))).toEqual([take('jug-small'), decline])
  })
  test('VM-5.2, VM-X13 one card per turn; the other must wait for a later turn', () => {
    const s = afterCoin({ antiques: ['jug-red', 'jug-blue', 'vase-red', 'vase-blue'] })
    expect(legal(s)).toEqual([take('jug-small'), take('vase-small'), decline])
    const { s: next } = after(s, take('jug-small'))
    expect(next.stack.at(-1)).toMatchObject({ rule: 'action', seat: 1 })
    expect(after(next, coin, coin, coin).s.stack.at(-1)).toMatchObject({ rule: 'collectionCard', seat: 0 })
  })
  test('VM-5.3, VM-5.8 the card lies before its owner, leaves the supply and costs nothing', () => {
    const s = afterCoin({ antiques: ['jug-red', 'jug-blue'] })
    const { s: next, events } = after(s, take('jug-small'))
    const view = game.view(next, 1)
    expect(view.players[0]!.collections).toEqual(['jug-small'])
    expect(view.supply).toEqual(COLLECTIONS.filter((id) => id !== 'jug-small'))
    expect([next.rupees, next.antiques]).toEqual([s.rupees, s.antiques])
    expect(events[0]).toEqual({ t: 'collectionTaken', seat: 0, card: 'jug-small', gaveUp: null })
  })
  test('VM-5.5, VM-X20 a declined card can be taken later unless somebody was faster; then nothing is asked', () => {
    const s = afterCoin(
      { antiques: ['jug-red', 'jug-blue'] },
      { rupees: 2, antiques: ['jug-green', 'jug-purple'] },
      { rupees: 2 },
    )
    const declined = after(s, decline).s
    expect(legal(after(declined, coin, decline, coin, coin).s)).toEqual([take('jug-small'), decline])
    const lost = after(declined, coin, take('jug-small'), coin, coin).s
    expect(k.toMove(lost)).not.toBe(0)
  })
  test("VM-5.6 another player's card cannot be taken", () => {
    const s = afterCoin(
      { antiques: ['jug-red', 'jug-blue', 'vase-red', 'vase-blue'] },
      { collections: ['jug-small'] },
    )
    expect(legal(s)).toEqual([take('vase-small'), decline])
    expect(refused(s, take('jug-small'))).toBe('VM-5.6')
  })
  test('VM-5.7 cards underneath are just as available: every sort offers all its cards', () => {
    const s = afterCoin({ antiques: ['knife-red', 'knife-blue', 'knife-green'] })
    expect(cards(s)).toEqual(['knife-small', 'knife-large'])
  })
  test('VM-5.9, VM-R5 a card is kept when its antiques go, and the same antiques serve several cards', () => {
    const s = afterCoin({ antiques: ['jug-red', 'jug-blue', 'jug-green'], collections: ['jug-small'] })
    expect(legal(s)).toEqual([
      take('jug-large', 'jug-red'),
      take('jug-large', 'jug-blue'),
      take('jug-large', 'jug-green'),
      decline,
    ])
    const { s: next } = after(s, take('jug-large', 'jug-red'))
    expect(game.view(next, 0).players[0]).toMatchObject({
      antiques: ['jug-blue', 'jug-green'],
      collections: ['jug-small', 'jug-large'],
    })
  })
  test('VM-R30 without a possible card nothing is asked', () => {
    const { s, events } = after(position({ players: [{ antiques: ['jug-red'] }] }), coin)
    expect(s.stack.at(-1)).toMatchObject({ rule: 'action', seat: 1 })
    expect(events.map((event) => event.t)).toEqual(['coinTaken'])
  })
})

describe('VM-6 the collection cards', () => {
  test('VM-6.4, VM-6.5 at least the depicted antiques, in any colours', () => {
    expect(cards(afterCoin({ antiques: ['statue-red', 'statue-blue', 'statue-green'] }))).toEqual([
      'statue-small',
      'statue-large',
    ])
    const s = afterCoin({ antiques: ['statue-red', 'statue-blue', 'vase-red'] })
    expect(cards(s)).toEqual(['statue-small'])
    expect(refused(s, take('statue-large'))).toBe('VM-6.4')
    expect(refused(s, take('vase-small'))).toBe('VM-6.4')
    expect(game.view(s, 0).players[0]!.missing).toMatchObject({
      'statue-large': { statue: 1 },
      'vase-small': { vase: 1 },
      'statue-small': {},
      'different-large-5': { knife: 1, instrument: 1, jewellery: 1 },
    })
  })
  test('VM-6.6, VM-6.7, VM-6.8, VM-R3, VM-X3 exactly one antique of a crossed-out kind is given up, face down', () => {
    const s = afterCoin({ antiques: ['jug-red', 'knife-blue', 'instrument-green', 'vase-red'] })
    expect(legal(s)).toEqual([
      take('different-small-3', 'jug-red'),
      take('different-small-3', 'knife-blue'),
      take('different-small-3', 'instrument-green'),
      decline,
    ])
    expect(refused(s, take('different-small-3', 'vase-red'))).toBe('VM-6.7')
    expect(refused(s, take('different-small-3'))).toBe('VM-6.6')
    const { s: next, events } = after(s, take('different-small-3', 'knife-blue'))
    expect(game.view(next, 0).players[0]).toMatchObject({
      antiques: ['jug-red', 'instrument-green', 'vase-red'],
      collections: ['different-small-3'],
    })
    expect(game.view(next, 0).removed).toBe(game.view(s, 0).removed + 1)
    expect(events[0]).toEqual({
      t: 'collectionTaken',
      seat: 0,
      card: 'different-small-3',
      gaveUp: 'knife-blue',
    })
  })
  test('VM-6.6 what is given up is told by its name, the first antique of the box too', () => {
    const s = afterCoin({ antiques: ['jug-yellow', 'jug-red', 'jug-blue'] })
    expect(after(s, take('jug-large', 'jug-yellow')).events[0]).toEqual({
      t: 'collectionTaken',
      seat: 0,
      card: 'jug-large',
      gaveUp: 'jug-yellow',
    })
  })
  test('VM-R4 no card asks for a sacrifice that its own requirement does not provide', () => {
    // Whoever meets a card with a crossed-out mark owns something to give up: some move with it is always legal.
    for (const antiques of [
      ['jug-red', 'jug-blue', 'jug-green'],
      ['knife-red', 'knife-blue', 'knife-green'],
      ['instrument-red', 'instrument-blue', 'instrument-green'],
    ] as AntiqueId[][])
      expect(
        legal(afterCoin({ antiques })).filter((move) => String(move.card).endsWith('large')),
      ).toHaveLength(3)
  })
  test('VM-6.9, VM-X5, VM-X14 the owner of the large card of a sort gets no small one of it', () => {
    const s = afterCoin({
      antiques: ['vase-red', 'vase-blue', 'vase-green', 'knife-red', 'knife-blue'],
      collections: ['vase-large'],
    })
    expect(legal(s)).toEqual([take('knife-small'), decline])
    expect(refused(s, take('vase-small'))).toBe('VM-6.9')
  })
  test('VM-X15 the ban holds for the different ones too', () => {
    const s = afterCoin({ antiques: [...one, 'vase-red'], collections: ['different-large-5'] })
    expect(legal(s)).toEqual([take('vase-small'), decline])
    expect(refused(s, take('different-small-3'))).toBe('VM-6.9')
    expect(refused(s, take('different-small-4'))).toBe('VM-6.9')
  })
  test("VM-R6 somebody else's large card forbids nothing", () => {
    const s = afterCoin({ antiques: ['vase-red', 'vase-blue'] }, { collections: ['vase-large'] })
    expect(legal(s)).toEqual([take('vase-small'), decline])
  })
  test('VM-6.10, VM-X6 small cards forbid neither small nor large ones', () => {
    const s = afterCoin({ antiques: one, collections: ['different-small-3'] })
    expect(legal(s)).toEqual([take('different-small-4'), take('different-large-5'), decline])
  })
  test('VM-R7 both small different cards, in either order, one a turn', () => {
    for (const [owned, wanted] of [
      ['different-small-3', 'different-small-4'],
      ['different-small-4', 'different-small-3'],
    ] as const)
      expect(cards(afterCoin({ antiques: one, collections: [owned] }))).toContain(wanted)
  })
  test('VM-6.11, VM-X7 who meets the large card may take the small one first, and the large one later for one antique', () => {
    const s = afterCoin(
      { antiques: ['knife-red', 'knife-blue', 'knife-green'] },
      { rupees: 2 },
      { rupees: 2 },
    )
    expect(cards(s)).toEqual(['knife-small', 'knife-large'])
    const { s: next } = after(s, take('knife-small'), coin, coin, coin)
    expect(game.view(next, 0).players[0]!.antiques).toHaveLength(3)
    expect(legal(next)).toEqual([
      take('knife-large', 'knife-red'),
      take('knife-large', 'knife-blue'),
      take('knife-large', 'knife-green'),
      decline,
    ])
  })
})
