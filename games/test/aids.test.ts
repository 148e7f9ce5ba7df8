/** The player aids: at every table, in both languages, and with the numbers of the box. */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { kernel, sampleSettings, streamDice } from '@durbar/kernel'
import type { AnyTable, Language, TableProps } from '@durbar/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PALACE_STEPS } from '../cards-karma/data/effects.ts'
import { PALACE_ACTIONS, REWARDS } from '../cards-karma/data/names.ts'
import { COINS_PER_CARD, FAME_PER_CARD, HAND_LIMIT } from '../cards-karma/data/numbers.ts'
import { REWARD_NAMES } from '../cards-karma/texts/names.ts'
import { ACTIONS } from '../raja/data/actions.ts'
import { ARTISAN_PRICE, PALACE_PRICE, PAYOUT, SEATS } from '../raja/data/material.ts'
import { actionName } from '../raja/texts/names.ts'
import { SPECIAL_CARDS } from '../taj-mahal/data/cards.ts'
import { BONUS_TILES } from '../taj-mahal/data/tiles.ts'
import { SYMBOL_NAMES } from '../taj-mahal/texts/names.ts'
import { COLLECTION_CARDS } from '../vermaechtnis/data/collections.ts'
import { GOLD, MONEY_CAP, tradeRow } from '../vermaechtnis/data/market.ts'
import { PAWN_PAYOUT, POINTS_PER_SET, REDEEM_COST } from '../warehouse-51/data/box.ts'
import { FIRST, SECOND } from '../warehouse-51/data/categories.ts'

const LANGUAGES: readonly Language[] = ['de', 'en']

/** The texts of the aid, one after the other, for every number of players. */
async function aids(
  id: string,
): Promise<{ language: Language; page: string; says: string[]; now: string[] }[]> {
  const { game, texts } = rooms.find((room) => room.game.id === id)!
  const { Aid }: AnyTable = await tables[id as keyof typeof tables]()
  return sampleSettings(game).flatMap(({ seats, options }) => {
    const view = game.view(kernel(game).start(streamDice(1), seats, options), 0)
    return LANGUAGES.map((language) => {
      const props: TableProps<unknown> = {
        view,
        language,
        name: (seat) => `P${seat}`,
        speech: texts.speech[language],
      }
      const page = renderToStaticMarkup(createElement(Aid!, props))
      const textsOf = (part: string) =>
        [...part.matchAll(/>([^<]+)</g)].map(([, text]) => text!.trim()).filter(Boolean)
      const [, now = ''] = /data-now="true">(.*?)<\/tr>/.exec(page) ?? []
      return { language, page, says: textsOf(page), now: textsOf(now) }
    })
  })
}

describe.each(rooms.map(({ game }) => game.id))('%s', (id) => {
  test('has an aid of the same shape in both languages', async () => {
    const all = await aids(id)
    const shape = (page: string) => page.replace(/>[^<]+</g, '><').replace(/ aria-label="[^"]*"/g, '')
    for (const { page, says } of all) {
      expect(says.length).toBeGreaterThan(20)
      expect(says.join(' ')).not.toMatch(/undefined|NaN|\[object/)
      expect(page).not.toMatch(/data-(piece|tokens|look|place|note)=/)
      // Nothing that has to be scrolled through sentence by sentence.
      for (const text of says) expect(text.length, text).toBeLessThan(190)
    }
    for (let i = 0; i < all.length; i += 2) expect(shape(all[i]!.page)).toBe(shape(all[i + 1]!.page))
  })
})

const holds = (says: readonly string[], words: readonly (string | number)[]) => {
  for (const word of words)
    expect(
      says.some((text) => text.includes(`${word}`)),
      `${word}`,
    ).toBe(true)
}

test('Vermächtnis: prices and every collection card', async () => {
  for (const { says } of await aids('vermaechtnis')) {
    holds(says, [GOLD, MONEY_CAP])
    for (const row of [tradeRow(3), tradeRow(4)]) expect(says.join(' ')).toContain(row.join(' '))
    const points = says.filter((text) => /^\d\*?$/.test(text)).slice(-COLLECTION_CARDS.length)
    expect(points).toEqual(COLLECTION_CARDS.map((card) => `${card.points}${card.giveUp ? '*' : ''}`))
  }
})

test('Warehouse 51: both rows of the majorities, sets, pawnshop', async () => {
  for (const { says } of await aids('warehouse-51')) {
    expect(says.join(' ')).toContain(FIRST.join(' '))
    expect(says.join(' ')).toContain(SECOND.join(' '))
    holds(says, [POINTS_PER_SET, `+${PAWN_PAYOUT}`, REDEEM_COST])
  }
})

test('Taj Mahal: what tiles score and what tokens earn', async () => {
  for (const { says, language } of await aids('taj-mahal')) {
    holds(says, [
      ...new Set(BONUS_TILES.filter(({ points }) => points > 0).map(({ points }) => `+${points}`)),
    ])
    holds(
      says,
      SPECIAL_CARDS.map(({ token }) => SYMBOL_NAMES[language][token]),
    )
  }
})

test('Cards & Karma: ten rewards, five palace actions, the track', async () => {
  for (const { says, language } of await aids('cards-karma')) {
    holds(
      says,
      REWARDS.map((reward) => REWARD_NAMES[language][reward]),
    )
    holds(says, [FAME_PER_CARD, COINS_PER_CARD, HAND_LIMIT])
    const dice = { de: 'Würfel', en: 'dice' }[language]
    expect(PALACE_ACTIONS.length).toBe(5)
    holds(says, [`${PALACE_STEPS[2][0]![1]} ${dice}`])
  }
})

test('Raja: nine actions with their prices, and the row that is paid at this table', async () => {
  for (const { says, now, language } of await aids('raja')) {
    holds(
      says,
      ACTIONS.map((action) => actionName(action, language)),
    )
    holds(says, [`${PALACE_PRICE} `, `${ARTISAN_PRICE} `])
    for (const seats of SEATS) expect(says.join(' ')).toContain([seats, ...PAYOUT[seats]!].join(' '))
    const [players, ...paid] = now.map(Number)
    expect(paid).toEqual(PAYOUT[players!])
  }
})
