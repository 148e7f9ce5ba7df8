/** The numbers of the player aid are those of the box. */
import { readAids } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { PALACE_STEPS } from '../data/effects.ts'
import { REWARDS } from '../data/names.ts'
import { COINS_PER_CARD, FAME_PER_CARD, HAND_LIMIT } from '../data/numbers.ts'
import { cardsKarma } from '../index.ts'
import table from '../table/index.tsx'
import { REWARD_NAMES } from '../texts/names.ts'

const aids = readAids(cardsKarma.game, cardsKarma.texts, table)

test('ten rewards, palace actions, the track', () => {
  for (const { says, language } of aids) {
    const all = says.join('|')
    for (const reward of REWARDS) expect(all).toContain(REWARD_NAMES[language][reward])
    const [fame, coins] = language === 'de' ? ['Ruhmtoken:', 'Münzen:'] : ['fame tokens:', 'coins:']
    expect(all).toContain(`${FAME_PER_CARD} ${fame}`)
    expect(all).toContain(`${COINS_PER_CARD} ${coins}`)
    expect(all).toContain(`${HAND_LIMIT}`)
    expect(all).toContain(`${PALACE_STEPS[2][0]![1]} ${language === 'de' ? 'Würfel' : 'dice'}`)
  }
})
