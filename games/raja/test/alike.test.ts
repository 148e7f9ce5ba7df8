/** Both pointers on the same action: one thing to touch, until one of the two is begun. */
import type { MoveObject } from '@durbar/kernel'
import { readingOf, type Touch, touchesOf } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { Narrowing } from '../../../packages/table/src/choosing/narrowing.ts'
import { ACTIONS, type ActionId } from '../data/actions.ts'
import type { State } from '../state.ts'
import { alike } from '../table/alike.ts'
import { lines } from '../table/turn/parts.ts'
import { words } from '../table/words/index.ts'
import type { Move } from '../vocabulary.ts'
import { active, after, chip, game, house, k, legal, move, position } from './position.ts'

const { touch } = touchesOf<Move>()

const turn = (action: ActionId, more: { at?: 'A' | 'S'; chips?: number } = {}) =>
  position({
    version: more.chips ? 'pro1' : 'base',
    players: [{ disc: [action, action], gold: 60, houses: ['v01', 'v23', 'A'], at: 'A', ...more }, {}, {}],
  })
const ask = (s: State) => {
  const seat = active(s)
  const view = game.view(s, seat)
  const plain = new Narrowing(k.offers(s, seat)!)
  const one = new Narrowing(k.offers(s, seat)!, [], readingOf({ alike }, view, 'en'))
  return { view, plain, one, chips: lines(view, 'Bikaner', words('en')).map(({ tokens }) => tokens) }
}
const made = (n: Narrowing, ...touches: Touch[]): readonly MoveObject[] => n.left(touches).moves

/** What a hand touches to carry out each action, without saying by which pointer. */
const TOUCHES: Readonly<Record<ActionId, readonly Touch[]>> = {
  COINS: [[touch('type', 'takeCoins')]],
  HOUSE: [[touch('village', 'v09'), touch('node', 'v09'), touch('from', 'v09')]],
  TWO_HOUSES: [[touch('village', 'v09'), touch('node', 'v09'), touch('from', 'v09')]],
  MOVE_HOUSE: [[touch('village', 'v01'), touch('node', 'v01'), touch('from', 'v01')], [touch('to', 'v10')]],
  QUARRY: [[touch('type', 'takeHouses')]],
  PALACE: [[touch('size', 'small')]],
  PALACE_HOUSE: [[touch('village', 'v09'), touch('node', 'v09'), touch('from', 'v09')]],
  SCORING_ORDER: [[touch('city', 'C')]],
  CHARACTER: [[touch('card', 5)]],
}

describe.each(ACTIONS)('%s twice', (action) => {
  test('is carried out by touching the thing alone', () => {
    const { plain, one } = ask(turn(action))
    const touches = TOUCHES[action]
    expect(made(plain, ...touches).length).toBeGreaterThan(1)
    expect(made(one, ...touches)).toHaveLength(1)
    expect(one.left(touches).ready).toMatchObject({ slot: 0 })
  })

  test('and by touching either chip first', () => {
    const { one, chips } = ask(turn(action))
    for (const tokens of chips) {
      expect(one.left([]).state(tokens)).toBe('offered')
      const touched = one.touch([tokens], TOUCHES[action][0]!)
      if (touched.kind !== 'narrowed' || touched.touches.length < 2) continue
      expect(made(one, ...touched.touches, ...TOUCHES[action].slice(1))).toHaveLength(1)
    }
  })
})

test('the rules still tell the two apart', () => {
  const moves = legal(turn('HOUSE'))
  for (const slot of [0, 1] as const) expect(moves).toContainEqual(house(slot, 'v09'))
})

test('a begun action is not the same as one that is not: both stay to choose from', () => {
  const { s } = after(turn('TWO_HOUSES'), house(0, 'v09'))
  const { one } = ask(s)
  expect(made(one, [touch('node', 'A')])).toEqual([house(0, 'A'), house(1, 'A')])
  expect(made(one, [touch('node', 'v10')])).toEqual([house(1, 'v10')])
})

test("a chip's action is like a pointer's; the Builder's free house is not", () => {
  const { s } = after(turn('HOUSE', { chips: 1 }), chip('HOUSE'))
  expect(made(ask(s).one, [touch('node', 'v09')])).toEqual([house(0, 'v09')])
  const builder = position({
    players: [{ disc: ['HOUSE', 'HOUSE'], gold: 9, cards: [5], houses: ['v01'] }, { cards: [1] }, {}],
    acted: [1, 2],
  })
  expect(made(ask(builder).one, [touch('node', 'v09')])).toEqual([house(0, 'v09'), house('ability', 'v09')])
  expect(made(ask(builder).one, [touch('type', 'moveHouse')], [touch('to', 'v09')])).toEqual([
    move('ability', 'v01', 'v09'),
  ])
})
