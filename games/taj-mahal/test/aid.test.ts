/** The numbers of the player aid are those of the box. */
import { readAids } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { SPECIAL_CARDS } from '../data/cards.ts'
import { BONUS_TILES } from '../data/tiles.ts'
import { tajMahal } from '../index.ts'
import table from '../table/index.tsx'
import { SYMBOL_NAMES } from '../texts/names.ts'

const aids = readAids(tajMahal.game, tajMahal.texts, table)

test('what tiles score and what tokens earn', () => {
  for (const { says, language } of aids) {
    const scoring = BONUS_TILES.filter(({ points }) => points > 0).map(({ points }) => `+${points}`)
    expect(says).toEqual(expect.arrayContaining(scoring))
    expect(says).toEqual(
      expect.arrayContaining(SPECIAL_CARDS.map(({ token }) => SYMBOL_NAMES[language][token])),
    )
  }
})
