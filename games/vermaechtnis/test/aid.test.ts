/** The numbers of the player aid are those of the box. */
import { readAids } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { COLLECTION_CARDS } from '../data/collections.ts'
import { tradeRow } from '../data/market.ts'
import { vermaechtnis } from '../index.ts'
import table from '../table/index.tsx'

const aids = readAids(vermaechtnis.game, vermaechtnis.texts, table)

test('prices and every collection card', () => {
  for (const { says } of aids) {
    for (const row of [tradeRow(3), tradeRow(4)]) expect(says.join(' ')).toContain(row.join(' '))
    const points = says.filter((text) => /^\d\*?$/.test(text)).slice(-COLLECTION_CARDS.length)
    expect(points).toEqual(COLLECTION_CARDS.map((card) => `${card.points}${card.giveUp ? '*' : ''}`))
  }
})
