/** What lies before a player, for everybody to see. */
import { Gallery, type Seen, type TableProps, whoOf } from '@durbar/table'
import { PERSON_IDS } from '../../data/cards.ts'
import { GOODS } from '../../data/tiles.ts'
import { COLOUR_NAMES, cardName, cityName, GOOD_NAMES, SYMBOL_NAMES } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { CourtCard } from '../card.tsx'
import { words } from '../words.ts'
import { lookWords } from './words.ts'

const some = <K extends string>(
  keys: readonly K[],
  counts: Readonly<Record<K, number>>,
  names: Readonly<Record<K, string>>,
): string =>
  keys
    .filter((key) => counts[key] > 0)
    .map((key) => `${names[key]} ${counts[key]}`)
    .join(', ')

export function seat(id: `${number}`, { view, language, name }: TableProps<View>): Seen {
  const w = lookWords(language)
  const at = Number(id)
  const player = view.players[at]!
  const goods = some(GOODS, player.goods, GOOD_NAMES[language])
  const tokens = some(PERSON_IDS, player.tokens, SYMBOL_NAMES[language])
  const cities = view.cities.flatMap(({ id: city, palace, crownPalace }) =>
    palace === at || crownPalace === at ? [cityName(city)] : [],
  )
  const open = [...player.row, ...player.specials]
  const known = at === view.me ? [] : (player.known ?? [])
  const cards = (list: typeof open) => (
    <Gallery
      size={76}
      pieces={list.map((card) => ({
        key: card,
        face: <CourtCard id={card} />,
        name: cardName(card, language),
      }))}
    />
  )
  return {
    title: whoOf(language, name).label(at),
    text: w.seat(player.score, player.handSize, player.palaces),
    facts: [
      ...(goods ? [w.goods(goods)] : []),
      ...(tokens ? [w.tokens(tokens)] : []),
      ...(cities.length > 0 ? [w.palaces(words(language).list(cities))] : []),
      ...(player.colour ? [w.colour(COLOUR_NAMES[language][player.colour])] : []),
    ],
    ...(open.length + known.length > 0
      ? {
          body: (
            <>
              {open.length > 0 ? <p>{w.row}</p> : null}
              {open.length > 0 ? cards(open) : null}
              {known.length > 0 ? <p>{w.known}</p> : null}
              {known.length > 0 ? cards([...known]) : null}
            </>
          ),
        }
      : {}),
    rule: 'TM-3.8',
  }
}
