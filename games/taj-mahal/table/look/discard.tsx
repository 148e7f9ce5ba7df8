/** The discard pile: everything in it was played openly, so everybody may look through it (TM-R-18). */
import type { Seen, TableProps } from '@durbar/table'
import { isSpecial } from '../../data/cards.ts'
import type { View } from '../../view/index.ts'
import { Counted } from './counted.tsx'
import { lookWords } from './words.ts'

export function discard({ view, language }: TableProps<View>): Seen {
  const w = lookWords(language)
  const cards = view.discardPile.filter((id) => !isSpecial(id))
  const hands = view.players.reduce((sum, { handSize }) => sum + handSize, 0)
  return {
    title: w.discard,
    text: cards.length > 0 ? w.discardText(cards.length) : w.discardEmpty,
    facts: [w.stillOut(view.drawPile, view.supply.length, hands)],
    ...(cards.length > 0 ? { body: <Counted cards={cards} language={language} /> } : {}),
    rule: 'TM-R-18',
  }
}
