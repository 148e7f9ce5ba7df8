/** The discard pile: everything in it was played openly, so everybody may look through it (TM-R-18). */
import { ColourSign, Counts, type Seen, type TableProps } from '@durbar/table'
import { COLOURS, isSpecial, SYMBOLS, suitNamed, symbolsNamed } from '../../data/cards.ts'
import { COLOUR_NAMES, SYMBOL_NAMES } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { Prize } from '../symbols.tsx'
import css from './looks.module.css'
import { lookWords } from './words.ts'

const SUITS = [...COLOURS, 'white'] as const
const ITEMS = SYMBOLS.map((symbol) =>
  symbol === 'mogul' ? 'crown' : symbol === 'elephant' ? 'provinceTile' : symbol,
)

export function discard({ view, language }: TableProps<View>): Seen {
  const w = lookWords(language)
  const cards = view.discardPile.filter((id) => !isSpecial(id))
  const hands = view.players.reduce((sum, { handSize }) => sum + handSize, 0)
  return {
    title: w.discard,
    text: cards.length > 0 ? w.discardText(cards.length) : w.discardEmpty,
    facts: [w.stillOut(view.drawPile, view.supply.length, hands)],
    ...(cards.length > 0
      ? {
          body: (
            <Counts
              columns={SYMBOLS.map((symbol, i) => ({
                key: symbol,
                head: (
                  <span role="img" aria-label={SYMBOL_NAMES[language][symbol]}>
                    <Prize item={ITEMS[i]!} className={css.head} />
                  </span>
                ),
              }))}
              rows={SUITS.map((suit) => ({
                key: suit,
                head: (
                  <span className={css.suit}>
                    <ColourSign colour={suit} size={18} />
                    {COLOUR_NAMES[language][suit]}
                  </span>
                ),
                counts: SYMBOLS.map(
                  (symbol) =>
                    cards
                      .filter((id) => !isSpecial(id) && suitNamed(id) === suit)
                      .flatMap((id) => symbolsNamed(id))
                      .filter((each) => each === symbol).length,
                ),
              }))}
            />
          ),
        }
      : {}),
    rule: 'TM-R-18',
  }
}
