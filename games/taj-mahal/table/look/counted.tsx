/** Cards by colour and symbol, counted: what a pile holds, or what has not been seen yet. */
import { ColourSign, Counts, type TableProps } from '@durbar/table'
import { type CardId, COLOURS, isSpecial, SYMBOLS, suitNamed, symbolsNamed } from '../../data/cards.ts'
import { COLOUR_NAMES, SYMBOL_NAMES } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { Prize } from '../symbols.tsx'
import css from './looks.module.css'

const SUITS = [...COLOURS, 'white'] as const
const ITEMS = SYMBOLS.map((symbol) =>
  symbol === 'mogul' ? 'crown' : symbol === 'elephant' ? 'provinceTile' : symbol,
)

export function Counted({
  cards,
  language,
}: { cards: readonly CardId[] } & Pick<TableProps<View>, 'language'>) {
  const plain = cards.flatMap((id) => (isSpecial(id) ? [] : [id]))
  return (
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
            plain
              .filter((id) => suitNamed(id) === suit)
              .flatMap((id) => symbolsNamed(id))
              .filter((each) => each === symbol).length,
        ),
      }))}
    />
  )
}
