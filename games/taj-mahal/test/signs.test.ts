/** One sign for one idea: symbols stand with their picture, points in a flag; and the supply has one share of the room. */
import type { Touch } from '@durbar/room'
import { ChoosingProvider } from '@durbar/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tajMahal } from '../index.ts'
import { Contests } from '../table/contests.tsx'
import { ContestStrip } from '../table/strip.tsx'
import { Supply } from '../table/supply.tsx'
import { handTouch } from '../table/touches.ts'
import type { View } from '../view/index.ts'
import { game, k, position } from './position.ts'

const drawn = (Slot: typeof Contests, view: View, touched: readonly Touch[] = []) =>
  renderToStaticMarkup(
    createElement(
      ChoosingProvider,
      {
        question: view.me === null ? null : k.offers(state, view.me),
        touched,
        confirm: true,
        onMove() {},
        onRefused() {},
      } as never,
      createElement(Slot, { view, language: 'en', name: String, speech: tajMahal.texts.speech.en } as never),
    ),
  )
const state = position({ players: [{ hand: ['yellow-ev-1'] }] })

test.each([
  ['at court', Contests],
  ['in the strip of a phone', ContestStrip],
] as const)('%s what a card adds has its symbol, and points have their flag', (_, Slot) => {
  const view = game.view(state, 0)
  const page = drawn(Slot as typeof Contests, view, [handTouch('yellow-ev-1')])
  const added = [...page.matchAll(/(<\/svg>)?\+(\d+)</g)]
  expect(added.length).toBeGreaterThan(2)
  for (const { index, 0: found } of added) {
    const before = page.slice(Math.max(0, index - 40), index)
    expect(found.startsWith('</svg>') || /data-points=""[^>]*><b[^>]*>$/.test(before), before).toBe(true)
  }
})

test.each([2, 3, 4, 5])('%i players: the supply has the same share however full it is', (seats) => {
  const s = position({ seats, prince: seats === 2 })
  const shares = [0, 1, 2, 99].map((left) => {
    const view = game.view(s, 0)
    const page = drawn(Supply as typeof Contests, { ...view, supply: view.supply.slice(0, left) })
    return /--columns:(\d+)/.exec(page)![1]
  })
  expect(new Set(shares).size).toBe(1)
})
