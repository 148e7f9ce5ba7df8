/** What a screen reader says of an antiquity: everything its picture shows. */
import type { Language } from '@durbar/room'
import type { CardId } from '../data/cards.ts'
import { cardName, colourName } from '../texts/names.ts'
import type { CardView } from '../view/index.ts'
import { CARD_TEXTS, TIMINGS } from './card-texts.ts'
import { relic, timingOf } from './relics.ts'
import { words } from './words.ts'

/** "Permanent: you win every tie". */
export function effectText(
  id: CardId,
  language: Language,
): { readonly timing: string; readonly text: string } {
  const timing = timingOf(id)
  return { timing: timing ? TIMINGS[timing][language] : '', text: CARD_TEXTS[id]![language] }
}

/** Where a long word may be broken on a narrow card. */
const BREAKS =
  /(Sieben|meilen|Golde(?=nes)|Flie(?=gender)|Jade|Exca|Mjöll|Bundes|Wunder|Esels|kinn|Kristall|Unsterb|Malefi|Nibe|Nessos|Syaman|Immor|Philo)(?=[a-zäöü])/g

/** The long names are printed shorter on a card. */
export const printedName = (id: CardId, language: Language): string =>
  cardName(id, language)
    .replace(/ \(.*\)$/, '')
    .replace(/^Draupnir, /, '')
    .replace(BREAKS, '$1\u00ad')

/** "Holy Grail, blue, value 3, blessed, unknown, pawned". */
export function relicName(id: CardId, language: Language, card?: Partial<CardView>): string {
  const w = words(language)
  const { category, value, nature, weapon } = relic(id)
  const { timing, text } = effectText(id, language)
  return [
    cardName(id, language),
    colourName(category, language),
    w.value(value),
    w.nature[nature],
    ...(weapon ? [w.weapon] : []),
    ...(card?.note ? [w.note[card.note]] : []),
    ...(card?.pawned ? [w.pawned] : []),
    ...(card?.certified ? [w.certified] : []),
    timing ? `${timing}: ${text}` : text,
  ].join(', ')
}
