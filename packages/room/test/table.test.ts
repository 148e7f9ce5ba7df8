/** The types are the test: a line marked as an error must be one. */
import { type Core, choice, fields, moment, refusals, rulebook, seated, table } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { defineTable, readingOf } from '../src/table.ts'
import { tokensOf } from '../src/tokens.ts'
import { touchesOf } from '../src/touches.ts'
import type { VocabularyOf } from '../src/vocabulary.ts'

type Event = { readonly t: 'bought' } | { readonly t: 'passed' }
const REFUSALS = refusals({ tooDear: 'R-1', sold: 'R-2' })
const { may, plain, decision } = rulebook<Core, Event>()
const buy = may({
  verb: 'buy',
  noun: fields({ card: choice(['jug', 'vase']) }),
  candidates: () => {},
  refuse: () => REFUSALS.tooDear,
  perform: () => {},
})
const rules = table(decision(moment('turn', seated), { actions: [buy, plain('pass', () => {})] }))
type View = { readonly gold: number }
type Words = VocabularyOf<View, Event, typeof rules, typeof REFUSALS, readonly ['sold']>

const { touch } = touchesOf<Words['move']>()
const bare = {
  Board: () => null,
  SeatLine: () => null,
  Score: () => null,
  figure: () => ({ value: 0, name: '' }),
}
const verb = (text: string) => ({ de: text, en: text })

test('a table speaks in the words of its rules', () => {
  const { gain, nothing, ...shop } = defineTable<Words, number>({
    ...bare,
    nothing: [touch('card', 'jug')],
    verbs: { buy: verb('buy') },
    gain: (move, view, brings) => (move.type === 'buy' ? `${move.card} ${view.gold + (brings ?? 0)}` : null),
    alike: (move) => move.type,
    reasons: (refused) => refused.filter(({ why, move }) => why === 'tooDear' && move.type === 'buy'),
  })
  expect(nothing).toEqual([...tokensOf({ type: 'buy', card: 'jug' })].slice(1))
  expect(gain?.({ type: 'buy', card: 'vase' }, { gold: 2 }, 1)).toBe('vase 3')
  // The frame reads it without knowing the game.
  const { alike, reasons } = readingOf(shop, { gold: 2 }, 'en')
  expect(alike?.({ type: 'pass' })).toBe('pass')
  const refused = ['tooDear', 'sold'].map((why) => ({ rule: 'R', why, move: { type: 'buy', card: 'jug' } }))
  expect(reasons?.(refused)).toEqual([refused[0]])
})

test('what its rules do not know does not compile', () => {
  // @ts-expect-error a bare string is no token
  defineTable<Words>({ ...bare, nothing: ['card=jug'] })
  // @ts-expect-error there is no such verb to head a list
  defineTable<Words>({ ...bare, verbs: { sell: verb('sell') } })
  // @ts-expect-error there is no such event to hear
  defineTable<Words>({ ...bare, sounds: { sold: 'coin' } })
  defineTable<Words>({
    ...bare,
    // @ts-expect-error a purchase has no colour
    gain: (move) => (move.type === 'buy' ? move.colour : null),
    // @ts-expect-error there is no such card
    deliberate: (move) => move.type === 'buy' && move.card === 'knife',
    // @ts-expect-error there is no such verb
    asking: (_touches, left) => (left.some(({ type }) => type === 'sell') ? 'Sell?' : null),
    // @ts-expect-error there is no such reason
    reasons: (refused) => refused.filter(({ why }) => why === 'tooLate'),
  })
  expect(Object.keys(rules)).toEqual(['turn'])
})
