/** What there is to be seen of a card: its front, or the die on its back. */
import type { Seen, TableProps } from '@durbar/table'
import type { CardId } from '../../data/cards.ts'
import { DIE_VALUES, type DieColor, REWARDS } from '../../data/names.ts'
import { HAND_LIMIT } from '../../data/numbers.ts'
import { COLOR_NAMES, capital, cardTitle, dieName, GOODS_NAMES, REWARD_NAMES } from '../../texts/names.ts'
import type { DieView, View } from '../../view/index.ts'
import { ActionCard } from '../card-face.tsx'
import { DieCard } from '../die-card.tsx'
import { type Face, faceOf } from '../reading.ts'
import { lookWords } from './words.ts'

type Props = TableProps<View>

/** All dice that are seen somewhere, by the card that bears them. */
const dieOf = (view: View, id: CardId): DieView | null =>
  [
    ...view.grid,
    view.pile.top,
    view.discard.top,
    ...(view.discarded ?? []),
    ...view.players.flatMap(({ hand }) => hand),
  ].find((die) => die?.id === id) ?? null

function whereIs({ view, language, name }: Props, id: CardId): readonly string[] {
  const w = lookWords(language)
  if (view.grid.some((die) => die?.id === id)) return [w.inGrid]
  if (view.palaceInPlay.includes(id)) return [w.inPlay]
  const owner = view.players.findIndex(({ buildings, goods, ships, locked }) =>
    [...buildings, ...goods, ...ships, ...locked].includes(id),
  )
  if (owner >= 0) return [owner === view.me ? w.yours : w.rowOf(name(owner))]
  return view.pile.top.id === id ? [w.onPile] : []
}

/** What it costs and brings; a palace action is told by its rule. */
function textOf(face: Face, { language }: Props): string | null {
  const w = lookWords(language)
  switch (face.type) {
    case 'building':
      return w.building(face.colour!, face.cost, face.buildings.length)
    case 'ship':
      return w.ship(face.cost, REWARD_NAMES[language][face.reward!])
    case 'goods':
      return w.goodsCard(face.coin)
    case 'palace':
      return null
  }
}

const ruleOf = (face: Face): string =>
  face.type === 'building'
    ? 'CK-5.2'
    : face.type === 'goods'
      ? 'CK-7.4'
      : face.type === 'ship'
        ? `CK-6.5.${REWARDS.indexOf(face.reward!) + 1}`
        : `CK-8.${face.action + 1}`

export function card(id: CardId, props: Props): Seen {
  const { language } = props
  const w = lookWords(language)
  const face = faceOf(id)
  const text = textOf(face, props)
  return {
    title: cardTitle(id, language),
    face: <ActionCard id={id} />,
    ...(text === null ? {} : { text }),
    facts: [
      ...(face.type === 'palace' ? [w.palaceCost(face.cost)] : []),
      ...face.goods.map(({ kind, value }) => w.good(GOODS_NAMES[language][kind], value)),
      ...whereIs(props, id),
      w.back(COLOR_NAMES[language][face.die]),
    ],
    rule: ruleOf(face),
  }
}

export function die(id: CardId, { view, language }: Props): Seen {
  const w = lookWords(language)
  const value = dieOf(view, id)?.value ?? null
  const colour = faceOf(id).die
  return {
    title: capital(value === null ? COLOR_NAMES[language][colour] : dieName(id, value, language)),
    face: <DieCard colour={colour} value={value} />,
    text: `${value === null ? w.dieHidden(colour) : w.die(colour, value)} ${w.dieUse(HAND_LIMIT)}`,
    facts: [w.karmaUse, ...unseenOf(view, colour, w.unseen)],
    rule: 'CK-4.1',
  }
}

function unseenOf(view: View, colour: DieColor, say: (list: string) => string): readonly string[] {
  const counts = view.unseen?.[colour]
  return counts ? [say(DIE_VALUES.map((value, i) => `${counts[i]} × ${value}`).join(', '))] : []
}

export function colourLook(id: DieColor, { view, language }: Props): Seen {
  const w = lookWords(language)
  return {
    title: capital(COLOR_NAMES[language][id]),
    face: <DieCard colour={id} value={null} />,
    text: `${w.dieHidden(id)} ${w.dieUse(HAND_LIMIT)}`,
    facts: unseenOf(view, id, w.unseen),
    rule: 'CK-R-07',
  }
}

/** In a gallery. */
export const dice = (list: readonly DieView[], language: Props['language']) =>
  list.map((each) => ({
    key: each.id,
    face: <DieCard colour={each.color} value={each.value} />,
    name: dieName(each.id, each.value, language),
  }))
