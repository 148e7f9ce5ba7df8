/** The numbers of the player aid are those of the box. */
import { readAids } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { PAWN_PAYOUT, POINTS_PER_SET, REDEEM_COST } from '../data/box.ts'
import { FIRST, SECOND } from '../data/categories.ts'
import { warehouse51 } from '../index.ts'
import table from '../table/index.tsx'

const aids = readAids(warehouse51.game, warehouse51.texts, table)

test('both rows of the majorities, sets, pawnshop', () => {
  for (const { says } of aids) {
    expect(says.join(' ')).toContain(FIRST.join(' '))
    expect(says.join(' ')).toContain(SECOND.join(' '))
    expect(says).toEqual(expect.arrayContaining([`${POINTS_PER_SET}`, `+${PAWN_PAYOUT}`, `${REDEEM_COST}`]))
  }
})
