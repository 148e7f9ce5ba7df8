/** The two pointers of the disc, turned by touches alone. */

import type { Touch } from '@durbar/room'
import { ChoosingProvider } from '@durbar/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Narrowing } from '../../../packages/table/src/choosing/narrowing.ts'
import { ACTIONS, type ActionId, DISCS } from '../data/actions.ts'
import { DiscPanel } from '../table/disc/disc-panel.tsx'
import { givesWay, steady, turnedTo, turnTokens } from '../table/disc/setting.ts'
import table from '../table/index.tsx'
import { turn as turnTo } from '../table/touches.ts'
import { game, position, texts } from './position.ts'

const narrowing = new Narrowing({
  rule: 'discs',
  moves: DISCS.map((actions) => ({ type: 'program', actions: [...actions] })),
  follows: DISCS.map(() => 'final'),
  refused: [],
})

function turn(touches: readonly Touch[], action: ActionId, pointer?: 0 | 1): readonly Touch[] {
  const instead = givesWay(touches, action, pointer)
  const outcome = narrowing.touch(
    touches.filter((touch) => touch !== instead),
    turnTokens(action, touches),
  )
  if (outcome.kind !== 'narrowed') throw new Error(`${action} cannot be touched`)
  return outcome.touches
}
const turned = (...actions: ActionId[]) =>
  turnedTo(actions.reduce<readonly Touch[]>((at, each) => turn(at, each), []))

test('two touches set two pointers, a third turns the older one on', () => {
  expect(turned('COINS', 'HOUSE')).toEqual(['COINS', 'HOUSE'])
  expect(turned('COINS', 'HOUSE', 'PALACE')).toEqual(['HOUSE', 'PALACE'])
  expect(turned('COINS', 'HOUSE', 'PALACE', 'QUARRY')).toEqual(['PALACE', 'QUARRY'])
})

test('touching an action that a pointer shows turns the other one to it as well', () => {
  expect(turned('COINS', 'COINS')).toEqual(['COINS', 'COINS'])
  expect(turned('COINS', 'HOUSE', 'HOUSE')).toEqual(['HOUSE', 'HOUSE'])
  expect(turned('COINS', 'HOUSE', 'COINS')).toEqual(['COINS', 'COINS'])
  expect(turned('COINS', 'COINS', 'HOUSE')).toEqual(['COINS', 'HOUSE'])
})

test('from every setting every sector can be touched, and leads to a setting or one pointer less', () => {
  for (const a of ACTIONS)
    for (const b of ACTIONS)
      for (const c of ACTIONS) {
        const set = [a, b].reduce<readonly Touch[]>((at, each) => turn(at, each), [])
        expect(narrowing.left(turn(set, c)).moves.length, `${a} ${b} ${c}`).toBeGreaterThan(0)
      }
})

test('a pointer taken by its tip turns, the other stays', () => {
  const set = [turnTo('COINS', 1), turnTo('HOUSE', 1)]
  expect(turnedTo(turn(set, 'PALACE', 0))).toEqual(['HOUSE', 'PALACE'])
  expect(turnedTo(turn(set, 'PALACE', 1))).toEqual(['COINS', 'PALACE'])
})

test('the pointer that was not turned is drawn where it was', () => {
  expect(steady(['COINS', 'HOUSE'], ['HOUSE', 'PALACE'])).toEqual(['PALACE', 'HOUSE'])
  expect(steady(['PALACE', 'HOUSE'], ['PALACE', 'QUARRY'])).toEqual(['PALACE', 'QUARRY'])
  expect(steady([null, null], ['COINS', null])).toEqual(['COINS', null])
})

test('while the disc is on the table its sectors are all there is to touch: the main button lays it down', () => {
  const s = position({ seats: 2, players: [{ cards: [1] }, { cards: [2] }] })
  const view = { ...game.view(s, 0), turn: null }
  const touched = [turnTo('COINS', 1), turnTo('HOUSE', 1)]
  const props = { view, language: 'en', name: String, speech: texts.speech.en } as const
  const page = renderToStaticMarkup(
    createElement(
      ChoosingProvider,
      { question: narrowing.question, touched, confirm: false, onMove() {}, onRefused() {} } as never,
      createElement(DiscPanel, props as never),
    ),
  )
  const things = [...page.matchAll(/data-tokens="([^"]*)"/g)].map(([, tokens]) => tokens!)
  expect(things).toHaveLength(ACTIONS.length)
  expect(things.every((tokens) => tokens.split(' ').every((token) => token.startsWith('actions')))).toBe(true)
  const [ready] = narrowing.left(touched).moves
  expect(narrowing.left(touched).ready).toEqual(ready)
  expect((table.deliberate as (move: unknown, touches: readonly Touch[]) => boolean)(ready, touched)).toBe(
    true,
  )
})
