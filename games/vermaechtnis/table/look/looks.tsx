/** What there is to be seen of the things of this table. */
import type { Seat } from '@durbar/kernel'
import { CardBack, Coin, ColourSign, counting, Gallery, type TableProps, whoOf } from '@durbar/table'
import { type AntiqueId, antiqueOf, COLOURS, type Colour, KINDS, type Kind } from '../../data/antiques.ts'
import { COLLECTION_CARDS, type CollectionId, collectionOf } from '../../data/collections.ts'
import { GOLD } from '../../data/market.ts'
import {
  antiqueName,
  antiqueTitle,
  COLOUR_NAMES,
  collectionName,
  KIND_GROUPS,
  quoted,
} from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { AntiqueCard } from '../antique-card.tsx'
import { Glyph } from '../art.tsx'
import { CollectionFace } from '../collection-face.tsx'
import { countOf, ownOf, paletteOf } from '../reading.ts'
import { WORDS } from '../words.ts'
import css from './looks.module.css'
import { lookOf } from './subject.ts'
import { LOOK_WORDS } from './words.ts'

type Props = TableProps<View>

/** Under a card a long word may break, and only where it may. */
const softened = (name: string) => name.replace('kst', 'k\u00adst')

const seatsOf = (view: View): readonly Seat[] => view.players.map((_, seat) => seat)
const wordsOf = ({ language }: Props) => LOOK_WORDS[language]

function whereIs(props: Props, id: AntiqueId): readonly string[] {
  const { view, name } = props
  const words = wordsOf(props)
  if (view.offer.includes(id)) return [words.costs(view.price)]
  const owner = seatsOf(view).find((seat) => view.players[seat]!.antiques.includes(id))
  if (owner === undefined) return []
  const lone = view.players[owner]!.lone.includes(id)
  return [words.owned(name(owner), owner === view.me), ...(lone ? [words.lone(owner === view.me)] : [])]
}

function antique(id: AntiqueId, props: Props) {
  const { view, language } = props
  const words = wordsOf(props)
  const { kind, colour, value } = antiqueOf(id)
  const own = ownOf(view)
  const done = (view.offer.includes(id) && own?.completes[kind]) || []
  const inColour = own?.antiques.filter((each) => antiqueOf(each).colour === colour).length ?? 0
  return {
    title: antiqueTitle(id, language),
    face: <AntiqueCard id={id} lone={view.players.some(({ lone }) => lone.includes(id))} />,
    text: words.antique(value),
    facts: [
      ...whereIs(props, id),
      ...(own ? [words.held(inColour, COLOUR_NAMES[language][colour], countOf(own, kind), kind)] : []),
      ...(done.length > 0 ? [words.completes(done.map((card) => quoted(card, language)))] : []),
    ],
    rule: 'VM-4.10',
  }
}

const wanted = (needs: Readonly<Partial<Record<Kind, number>>>): readonly (readonly [Kind, number])[] =>
  KINDS.flatMap((kind) => (needs[kind] ? [[kind, needs[kind]] as const] : []))

function collection(id: CollectionId, props: Props) {
  const { view, language, name } = props
  const words = wordsOf(props)
  const { requires, points, giveUp, effect } = collectionOf(id)
  const owner = seatsOf(view).find((seat) => view.players[seat]!.collections.includes(id))
  const missing = ownOf(view)?.missing[id]
  const state =
    owner !== undefined
      ? words.takenBy(name(owner), owner === view.me)
      : view.supply.includes(id)
        ? words.supply
        : words.out
  return {
    title: collectionName(id, language),
    face: <CollectionFace id={id} />,
    text: [
      words.needs(wanted(requires), points),
      ...(giveUp ? [words.givesUp] : []),
      ...(view.greySide ? [words.effects[effect]] : []),
    ].join(' '),
    facts: [state, ...(owner === undefined && missing ? [words.missing(wanted(missing))] : [])],
    rule: giveUp ? 'VM-6.6' : 'VM-6.4',
  }
}

function trade(place: `${number}`, props: Props) {
  const { view } = props
  const words = wordsOf(props)
  const card = view.trade[Number(place)]!
  const current = view.trade.findIndex(({ coin }) => coin) === Number(place)
  return {
    title: words.tradeTitle(card.price),
    ...(card.coin ? { face: <Coin value={GOLD} size={88} className={css.coin} /> } : {}),
    text: words.trade(card.price),
    facts: [current ? words.current : card.coin ? words.coinLies : words.coinGone],
    rule: 'VM-4.4',
  }
}

const cardsOf = (ids: readonly AntiqueId[], language: Props['language']) =>
  ids.map((id) => ({
    key: id,
    face: <AntiqueCard id={id} />,
    name: WORDS[language].caption(id),
    text: WORDS[language].points(antiqueOf(id).value),
  }))

function pile(_: 'antiques', props: Props) {
  const { view, language } = props
  const words = wordsOf(props)
  return {
    title: words.pileTitle,
    face: <CardBack />,
    text: words.pile(view.deck),
    facts: [
      ...(view.removed > 0 ? [words.removed(view.removed)] : []),
      ...(view.toCome ? [words.toCome] : []),
    ],
    ...(view.toCome ? { body: <Gallery pieces={cardsOf(view.toCome, language)} size={72} /> } : {}),
    rule: 'VM-8.4',
  }
}

const perSeat = (props: Props, fits: (id: AntiqueId) => boolean): readonly string[] =>
  seatsOf(props.view).map((seat) =>
    wordsOf(props).counted(
      whoOf(props.language, props.name).label(seat),
      props.view.players[seat]!.antiques.filter(fits).length,
    ),
  )

function kind(id: Kind, props: Props) {
  const cards = COLLECTION_CARDS.filter(({ sort }) => sort === id)
    .map((card) => `${quoted(card.id, props.language)} (${WORDS[props.language].points(card.points)})`)
    .join(', ')
  return {
    title: KIND_GROUPS[props.language][id],
    face: <Glyph kind={id} className={css.glyph} />,
    text: wordsOf(props).kind(id, `${cards}.`),
    facts: perSeat(props, (each) => antiqueOf(each).kind === id),
    rule: 'VM-6.1',
  }
}

function colour(id: Colour, props: Props) {
  return {
    title: COLOUR_NAMES[props.language][id],
    face: <ColourSign colour={paletteOf(id)} size={88} className={css.sign} />,
    text: wordsOf(props).colour,
    facts: perSeat(props, (each) => antiqueOf(each).colour === id),
    rule: 'VM-9.2',
  }
}

function place(id: 'sold' | 'days', props: Props) {
  const words = wordsOf(props)
  const { day, days } = props.view
  return id === 'sold'
    ? { title: words.sold, text: words.soldText, rule: 'VM-4.11' }
    : { title: words.days(day, days), text: words.daysText, rule: 'VM-8.1' }
}

function seat(id: `${number}`, props: Props) {
  const { view, language, name } = props
  const words = wordsOf(props)
  const { rupees, antiques, collections, lone, score } = view.players[Number(id)]!
  const colours = COLOURS.map((each) => ({
    each,
    n: antiques.filter((antique) => antiqueOf(antique).colour === each).length,
  })).filter(({ n }) => n > 0)
  return {
    title: whoOf(language, name).label(Number(id)),
    text: words.seat(rupees, antiques.length, collections.length),
    facts: [
      words.standing(score.antiques, score.collections, score.money, score.total),
      ...(colours.length > 0
        ? [words.colours(colours.map(({ each, n }) => `${COLOUR_NAMES[language][each]} ${n}`).join(', '))]
        : [words.none]),
      ...(lone.length > 0
        ? [words.lost(counting(language).list(lone.map((each) => antiqueName(each, language))))]
        : []),
    ],
    body: (
      <Gallery
        pieces={[
          ...cardsOf(antiques, language),
          ...collections.map((each) => ({
            key: each,
            face: <CollectionFace id={each} />,
            name: softened(collectionName(each, language)),
            text: WORDS[language].points(collectionOf(each).points),
          })),
        ]}
      />
    ),
    rule: 'VM-9.4',
  }
}

export const look = lookOf({ seat, antique, kind, colour, collection, trade, pile, place })
