import type { Language } from '@durbar/room'
import { cardTitle, priceName, REWARD_NAMES, rewardOf } from '../texts/names.ts'
import { words } from './words/index.ts'

/** Everything that the picture shows, in words. */
export function cardText(id: string, language: Language): string {
  const w = words(language)
  const price = priceName(id, language)
  const reward = rewardOf(id)
  return [
    cardTitle(id, language),
    price ? w.costs(price) : w.freely,
    reward ? w.brings(REWARD_NAMES[language][reward]) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
