/** The numbers of the player aid are those of the box. */
import { readAids } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { ACTIONS } from '../data/actions.ts'
import { ARTISAN_PRICE, PALACE_PRICE, PAYOUT, SEATS } from '../data/material.ts'
import { raja } from '../index.ts'
import table from '../table/index.tsx'
import { actionName } from '../texts/names.ts'

const aids = readAids(raja.game, raja.texts, table)

test('nine actions with their prices, and the row that is paid at this table', () => {
  for (const { says, now, language } of aids) {
    const all = says.join(' ')
    for (const action of ACTIONS) expect(all).toContain(actionName(action, language))
    for (const price of [PALACE_PRICE, ARTISAN_PRICE]) expect(all).toContain(`${price} `)
    for (const seats of SEATS) expect(all).toContain([seats, ...PAYOUT[seats]!].join(' '))
    const [players, ...paid] = now.map(Number)
    expect(paid).toEqual(PAYOUT[players!])
  }
})
