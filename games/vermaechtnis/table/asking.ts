/** The sentence follows the hand: what is chosen is asked for once more, by its name and its price. */
import { counting, type Language } from '@durbar/room'
import type { Touch } from '@durbar/table'
import { antiqueObject, capital, quoted } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { askedToGiveUp } from './giving-up.ts'

type Asked = {
  readonly [T in Move['type']]: (move: Extract<Move, { readonly type: T }>, view: View) => string
}

const german = (n: number) => counting('de').count(n, 'Rupie', 'Rupien')
const english = (n: number) => counting('en').count(n, 'rupee', 'rupees')

const ASKED: Readonly<Record<Language, Asked>> = {
  de: {
    takeCoin: () => 'Die Goldmünze nehmen?',
    buy: ({ antique }, { price }) => `${capital(antiqueObject(antique, 'de'))} für ${german(price)} kaufen?`,
    takeCollection: ({ card }) => `Die Sammlungskarte ${quoted(card, 'de')} nehmen?`,
    declineCollection: () => 'Keine Sammlungskarte nehmen?',
  },
  en: {
    takeCoin: () => 'Take the gold coin?',
    buy: ({ antique }, { price }) => `Buy ${antiqueObject(antique, 'en')} for ${english(price)}?`,
    takeCollection: ({ card }) => `Take the collection card ${quoted(card, 'en')}?`,
    declineCollection: () => 'Take no collection card?',
  },
}

const DOING: Readonly<Record<Language, Asked>> = {
  de: {
    takeCoin: () => 'Goldmünze nehmen',
    buy: (_, { price }) => `Kaufen, ${german(price)}`,
    takeCollection: ({ giveUp }) => (giveUp ? 'Nehmen und abgeben' : 'Karte nehmen'),
    declineCollection: () => 'Verzichten',
  },
  en: {
    takeCoin: () => 'Take the coin',
    buy: (_, { price }) => `Buy, ${english(price)}`,
    takeCollection: ({ giveUp }) => (giveUp ? 'Take and give up' : 'Take the card'),
    declineCollection: () => 'Decline',
  },
}

/** What the sentence asks, as the button that does it. */
export const doing = (move: Move, view: View, language: Language): string =>
  askedFor(move, view, DOING[language])

function askedFor(move: Move, view: View, asked: Asked): string {
  switch (move.type) {
    case 'takeCoin':
      return asked.takeCoin(move, view)
    case 'buy':
      return asked.buy(move, view)
    case 'takeCollection':
      return asked.takeCollection(move, view)
    case 'declineCollection':
      return asked.declineCollection(move, view)
  }
}

export function asking(
  touches: readonly Touch[],
  left: readonly Move[],
  view: View,
  language: Language,
): string | null {
  const [move, ...others] = left
  const given = askedToGiveUp(touches, left, language)
  if (given || touches.length === 0 || !move || others.length > 0) return given
  return askedFor(move, view, ASKED[language])
}
