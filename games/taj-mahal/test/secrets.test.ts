import { streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, SUITS } from '../data/cards.ts'
import { seesHand } from '../knowledge.ts'
import { listed } from '../state.ts'
import { after, card as cardOf, game, k, place, play, position, take, withdraw } from './position.ts'

const SUPPLY = ['red-em-1', 'green-ee-2', 'white-p-1', 'violet-vp-1', 'white-e-5']
const hand = (s: ReturnType<typeof position>, seat: number) =>
  listed(s.hands, seat * SUITS).map((card) => CARDS[card]!)

describe('who knows what', () => {
  test('TM-10.1 watch what others pick: with aids everybody sees what was taken openly, and only that', () => {
    const s = position({
      players: [{ row: ['red-ee-1'] }, { hand: ['yellow-ee-1'] }, { hand: ['violet-ee-1'] }],
      supply: SUPPLY,
    })
    const { s: next } = after(
      s,
      withdraw,
      take('red-em-1', 'white-p-1'),
      withdraw,
      take('green-ee-2', 'violet-vp-1'),
    )
    for (const who of [0, 1, 2, 'observer'] as const) {
      expect(game.view(next, who, true).players.map((player) => player.known)).toEqual([
        ['red-em-1', 'white-p-1'],
        ['green-ee-2', 'violet-vp-1'],
        [],
      ])
      expect(game.view(next, who).players.map((player) => 'known' in player)).toEqual([false, false, false])
    }
    // Seat 1 also drew a card that nobody else knows.
    expect(game.view(next, 0).players.map((player) => player.handSize)).toEqual([2, 4, 1])
  })
  test('TM-9.2 until the final scoring a hand is for its owner, for those who look on together and for the archive', () => {
    const s = position()
    const whoSees = (at: typeof s) =>
      ([0, 1, 'observer', 'together', 'archive'] as const).filter((who) => seesHand(at, 0, who))
    expect(whoSees(s)).toEqual([0, 'together', 'archive'])
    const scored = { ...s, result: { scores: [0, 0, 0], places: [1, 1, 1] } as never }
    expect(whoSees(scored)).toEqual([0, 1, 'observer', 'together', 'archive'])
  })
  test('a known card is known until it is played', () => {
    const s = position({
      players: [{ known: ['red-em-2', 'white-m-1'], hand: ['red-ee-1'] }],
      supply: SUPPLY,
    })
    const { s: next } = after(s, play('red-em-2', 'white-m-1'))
    expect(game.view(next, 1, true).players[0]).toMatchObject({
      known: [],
      row: ['red-em-2', 'white-m-1'],
      handSize: 1,
    })
  })
  test('with aids a viewer is told what it has not seen, without its places', () => {
    const s = position({ players: [{ hand: ['red-ee-1'] }, { hand: ['red-ev-1'], known: ['red-ev-2'] }] })
    const { unseen } = game.view(s, 0, true)
    expect(unseen).toContain('red-ev-1')
    expect(unseen).not.toContain('red-ev-2')
    expect(unseen).not.toContain('red-ee-1')
    expect(unseen).toEqual([...unseen!].sort())
    expect(unseen).toHaveLength(s.pile.length + 1)
    expect(game.view(s, 'observer', true).unseen).toHaveLength(s.pile.length + 2)
  })
  test('TM-R-18 the discard pile is open to all', () => {
    const s = position({ discard: ['red-ee-1', 'white-e-3'] })
    for (const who of [0, 1, 2, 'observer'] as const)
      expect(game.view(s, who).discardPile).toEqual(['red-ee-1', 'white-e-3'])
  })
  test('a redealt world keeps the own hand, what is known of the others, and all sizes', () => {
    const s = position({
      players: [
        { hand: ['red-ee-1', 'green-mk-1'] },
        { hand: ['red-ev-1', 'white-k-1'], known: ['red-ev-2', 'white-p-1'] },
        { hand: ['red-eg-1', 'yellow-vm-1', 'green-gp-1'] },
      ],
    })
    const seen = new Set<string>()
    for (let seed = 0; seed < 300; seed++) {
      const world = k.imagine(s, 0, streamDice(seed))
      expect(game.audit(world, null)).toBeNull()
      expect(hand(world, 0)).toEqual(['red-ee-1', 'green-mk-1'])
      expect(hand(world, 1)).toEqual(expect.arrayContaining(['red-ev-2', 'white-p-1']))
      expect([hand(world, 1).length, hand(world, 2).length]).toEqual([4, 3])
      expect([world.supply, world.pile.length]).toEqual([s.supply, s.pile.length])
      for (const id of hand(world, 1)) seen.add(id)
    }
    // Any card of the pile may be in that hand, and so may what the third player holds.
    expect(seen.size).toBe(s.pile.length + 2 + 3 + 2)
  })
  test('after a shuffle nobody imagines a shuffled card in a hand that has not drawn since', () => {
    const s = position({
      players: [
        { row: ['red-vg-1'] },
        { hand: ['red-ev-1', 'white-k-1'] },
        { hand: ['red-eg-1', 'yellow-vm-1'] },
      ],
      bonus: { K4: 'bonus-card-1' },
      discard: ['green-ee-1', 'green-ev-1', 'green-ev-2', 'green-eg-1'],
      supply: SUPPLY,
      rest: 0,
    })
    // Seat 0 draws from the new pile; the others hold cards from before.
    const { s: next } = after(s, withdraw, place('K4'))
    expect(next.shuffles).toBe(1)
    const old = ['red-ev-1', 'white-k-1', 'red-eg-1', 'yellow-vm-1']
    const drawn = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const world = k.imagine(next, 1, streamDice(seed))
      // Seat 1 knows that seat 2 holds two cards from before, and that seat 0 holds one of the four.
      const shuffled = hand(world, 0).filter((id) => id.startsWith('green-e') && s.discard[2]! & bit(id))
      expect(shuffled).toHaveLength(1)
      drawn.add(shuffled[0]!)
      expect(hand(world, 1)).toEqual(hand(next, 1))
      expect(hand(world, 2).some((id) => s.discard[2]! & bit(id) && id.startsWith('green'))).toBe(false)
      const observed = k.imagine(next, 'observer', streamDice(seed))
      expect([...hand(observed, 1), ...hand(observed, 2)].some((id) => isShuffled(s, id))).toBe(false)
    }
    expect([...drawn].sort()).toEqual(['green-ee-1', 'green-eg-1', 'green-ev-1', 'green-ev-2'])
    expect(old.every((id) => !isShuffled(s, id))).toBe(true)
  })
  test('the order of a shuffle is for the archive alone', () => {
    const event = { t: 'reshuffled', count: 2, order: ['red-ee-1', 'red-ee-2'] } as const
    for (const who of [0, 1, 'observer'] as const)
      expect(game.redact(event, who)).toEqual({ t: 'reshuffled', count: 2, order: null })
    expect(game.redact(event, 'archive')).toBe(event)
    const s = position()
    expect(game.view(s, 'archive').pile).toEqual(s.pile.toReversed().map((card) => CARDS[card]))
    expect('pile' in game.view(s, 0)).toBe(false)
  })
})

const bit = (id: string) => 1 << (cardOf(id) % 21)
const isShuffled = (s: ReturnType<typeof position>, id: string) =>
  id.startsWith('green') && (s.discard[2]! & bit(id)) !== 0
