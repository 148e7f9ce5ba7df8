/** What lies before a player, and what of theirs stands on the map. */
import { Gallery, type Seen, type TableProps, whoOf } from '@durbar/table'
import { CHARACTERS } from '../../data/characters.ts'
import { actionName, characterName, placeName, whereIs } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { CharacterCard } from '../court/character-card.tsx'
import { ActionPicture } from '../disc/action-picture.tsx'
import { words } from '../words/index.ts'
import { abilityOf, lookWords } from './words.ts'

/** "Ajmer 2, Bundi". */
const places = (list: readonly (readonly [name: string, n: number])[]): string =>
  list
    .filter(([, n]) => n > 0)
    .map(([name, n]) => (n > 1 ? `${name} ${n}` : name))
    .join(', ')

export function seat(id: `${number}`, { view, language, name }: TableProps<View>): Seen {
  const w = lookWords(language)
  const at = Number(id)
  const player = view.players[at]!
  const { cities, villages } = view.board
  const palaces = places(
    cities.map((city) => [
      placeName(city.id, language),
      city.fields.filter(({ owner }) => owner === at).length,
    ]),
  )
  const houses = places([
    ...cities.map((city) => [placeName(city.id, language), city.houses[at]!] as const),
    ...villages.map(
      (village) =>
        [placeName(village.id, language), village.houses.filter((owner) => owner === at).length] as const,
    ),
  ])
  return {
    title: whoOf(language, name).label(at),
    text: w.seat(player.built, view.palacesToWin, player.stock, player.quarry),
    facts: [
      ...(player.gold === null ? [] : [w.goldOf(player.gold)]),
      w.at(whereIs(player.architect, language)),
      ...(palaces ? [w.palacesIn(palaces)] : []),
      ...(houses ? [w.housesIn(houses)] : []),
      ...(player.chips > 0 ? [w.chips(player.chips)] : []),
      ...cities.flatMap((city) =>
        city.reward[at]! > 0 ? [w.scored(placeName(city.id, language), city.reward[at]!)] : [],
      ),
    ],
    body: (
      <Gallery
        wide
        size={54}
        pieces={[
          ...player.cards.map((card) => ({
            key: CHARACTERS[card]!.id,
            face: <CharacterCard card={card} />,
            name: characterName(card, language),
            text: abilityOf(words(language), card),
          })),
          ...(player.disc ?? []).map((action, i) => ({
            key: `${i} ${action}`,
            face: <ActionPicture action={action} size={44} />,
            name: actionName(action, language),
            text: w.action[action],
          })),
        ]}
      />
    ),
    rule: 'RJ-5.3',
  }
}
