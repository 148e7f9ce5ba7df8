import { streamDice, type Viewer } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { game, position } from './position.ts'

describe('what is dealt anew', () => {
  const s = position({ day: 3 })
  const dealt = (who: Viewer, seed: number) => {
    const world = game.clone(s)
    game.redeal(world, who, streamDice(seed))
    return world
  }
  test('VM-3.2 the draw pile is in an order that nobody knows, and holds the same cards', () => {
    for (const who of [0, 1, 2, 'observer'] as const) {
      const [a, b] = [dealt(who, 1), dealt(who, 2)]
      expect(a.deck).not.toEqual(s.deck)
      expect(a.deck).not.toEqual(b.deck)
      expect(a.deck.toSorted()).toEqual(s.deck.toSorted())
      expect({ ...a, deck: s.deck }).toEqual(s)
    }
  })
  test('the order does not depend on the true one', () => {
    const other = game.clone(s)
    other.deck.reverse()
    game.redeal(other, 0, streamDice(1))
    expect(other.deck).toEqual(dealt(0, 1).deck)
  })
  test('whoever sees everything sees the truth', () => {
    expect(dealt('archive', 1)).toEqual(s)
  })
})
