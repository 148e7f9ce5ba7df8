/** The table in a terminal. */
import { legalMoves, streamDice } from '@durbar/kernel'
import { LANGUAGES } from '@durbar/room'
import { expect, test } from 'vitest'
import { raja } from '../index.ts'
import { after, game, house, k, position, travel } from './position.ts'

const plain = (_: unknown, text: string) => text
const name = (seat: number) => 'ABCDE'[seat]!

test('shows cities, roads, players and what is still open', () => {
  const s = position({
    seats: 2,
    players: [
      { gold: 20, houses: ['v11', 'v12'], palaces: 'Aa', disc: ['TWO_HOUSES', 'PALACE'] },
      { houses: ['v27'], palaces: 'd' },
    ],
  })
  const now = after(s, travel('r06'), house(0, 'D')).s
  const lines = raja.terminal!(game.view(now, 0), name, 'en', plain)
  expect(lines[0]).toBe('── Round 1 · Maharaja: Bikaner · 10-5 ──')
  expect(lines[1]).toBe('  Then: Ajmer, Jaipur, Jaisalmer, Bundi, Jodhpur, Udaipur, Bikaner')
  expect(lines.slice(2, 6)).toEqual([
    '♛ A Bikaner    11·····  points A 4',
    '  B Ajmer      ·······',
    '  C Jaipur     ·······',
    '  D Jaisalmer  ·2·····  houses A 1; points A 2, B 2',
  ])
  expect(lines).toContain('  r06 S–D  v11 1  v12 1  0')
  expect(lines).toContain('  r15 D–F  v27 2  1')
  expect(lines).toContain('  r01 A–C  v01 ·  v02 ·  closed')
  const me = lines.indexOf('▸ A  2/7 palaces  19 gold  stock 5')
  expect(lines.slice(me + 1, me + 5)).toEqual([
    '    Jaisalmer  Mogul (1)  [Two houses + Palace]',
    '    Two houses: house, house in a city ✓',
    '    Palace: palace',
    '  B  1/7 palaces  ? gold  stock 6',
  ])
})

test('can be drawn at every moment of a game, in both languages, for every viewer', () => {
  for (const version of ['base', 'pro1', 'pro2']) {
    const dice = streamDice(5)
    const s = k.start(dice, 3, { version, short: true, openGold: false })
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      for (const language of LANGUAGES)
        for (const who of [seat, 'observer', 'archive'] as const)
          for (const line of raja.terminal!(game.view(s, who), name, language, plain))
            expect(line).not.toMatch(/undefined|null|NaN|\[object/)
      const legal = legalMoves(k, s, seat)
      k.apply(s, seat, legal[dice.below(legal.length)]!, dice)
    }
  }
})
