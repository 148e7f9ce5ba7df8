/** The sentence of the prompt follows the hand: it names what is chosen and asks for what is missing. */
import type { Language } from '@durbar/room'
import { expect, test } from 'vitest'
import { asking, beforehand, presumed } from '../table/asking.ts'
import { settingOf } from '../table/disc/setting.ts'
import * as touch from '../table/touches.ts'
import { kept } from '../table/turn/use-kept.ts'
import type { Move } from '../vocabulary.ts'
import { active, game, k, position } from './position.ts'

type Position = ReturnType<typeof position>
const viewOf = (s: Position) => game.view(s, active(s))
const movesOf = (s: Position) => k.ask(s, active(s))!.moves as readonly Move[]
const said = (
  s: Position,
  touches: Parameters<typeof asking>[0],
  left: readonly Move[],
  language: Language,
) => asking(touches, left, viewOf(s), language)

const turn = position({ players: [{ disc: ['HOUSE', 'PALACE'], houses: ['v01'], at: 'A' }, {}, {}] })

test('nothing chosen: what is open, and what ending now would give away', () => {
  expect(said(turn, [], movesOf(turn), 'de')).toMatch(/^Noch offen: .*Palast/)
  expect(said(turn, [], movesOf(turn), 'en')).toMatch(/^Still open: .*Palace/)
  expect(beforehand('turn', viewOf(turn), 'de')).toMatch(/erhalten die anderen je 4\u00a0Gold\. Im Vorrat: /)
  expect(presumed('turn', viewOf(turn))).toBeNull()
})

test('something is missing: it is asked for, and not what was asked before', () => {
  const houses = movesOf(turn).filter((move) => move.type === 'buildHouse')
  expect(said(turn, [touch.part(0, ['buildHouse'])], houses, 'de')).toBe(
    'In welches Dorf oder welche Stadt kommt dein Haus?',
  )
  const palaces = movesOf(turn).filter((move) => move.type === 'buildPalace')
  expect(palaces.length).toBeGreaterThan(1)
  expect(said(turn, [touch.part(1, ['buildPalace'])], palaces, 'en')).toBe('A large or a small palace?')
  const both = (['large', 'large'] as const).map(
    (size, slot) => ({ type: 'buildPalace', slot, size }) as Move,
  )
  expect(said(turn, [touch.palace('large')], both, 'de')).toBe('Großer Palast: Mit welcher Aktion?')
})

test('everything is chosen: it is asked for by its name', () => {
  const end: Move = { type: 'endTurn' }
  expect(said(turn, [touch.END], [end], 'de')).toBe('Den Zug beenden?')
  const set: Move = { type: 'program', actions: ['COINS', 'COINS'] }
  expect(said(turn, [touch.turn('COINS', 1)], [set], 'en')).toBe('Set Coins twice?')
})

test('all is done: the end of the turn is as good as chosen', () => {
  const view = viewOf(turn)
  const slots = view.turn!.slots.map((slot) => ({
    ...slot,
    parts: slot.parts.map((part) => ({ ...part, open: false })),
  }))
  expect(presumed('turn', { ...view, turn: { ...view.turn!, slots, incomplete: 0 } })).toEqual(touch.END)
})

test('a setting that was chosen whole turns both pointers', () => {
  const set: Move = { type: 'program', actions: ['COINS', 'PALACE'] }
  expect(settingOf([['a=b']] as never, set)).toEqual(['COINS', 'PALACE'])
  expect(settingOf([], set)).toEqual([null, null])
  expect(settingOf([touch.turn('QUARRY', 1)], null)).toEqual(['QUARRY', null])
})

test('what is no longer to be had keeps its place in the strip', () => {
  const line = (key: string) => ({ key, open: true }) as Parameters<typeof kept>[0][number]
  const after = kept([line('a'), line('d')], [line('a'), line('b'), line('c'), line('d')])
  expect(after.map(({ key, open }) => [key, open])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
    ['d', true],
  ])
})
