/** What there is to be seen of the things of this table. */
import { ColourSign, Gallery, type Seen, type TableProps, whoOf } from '@durbar/table'
import { brandedBy } from '../../data/antiquities.ts'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Category } from '../../data/categories.ts'
import { cardName, categoryName, formsOf } from '../../texts/names.ts'
import type { CardView, Note, View } from '../../view/index.ts'
import { CounterfeitCard } from '../counterfeit-card.tsx'
import { collectionOf } from '../lot.ts'
import { IngotPile, NoteBadge, PawnToken } from '../marks.tsx'
import { RelicCard } from '../relic-card.tsx'
import { effectText } from '../relic-name.ts'
import { colourOf, ownerOf, relic, ruleOf } from '../relics.ts'
import { isCancelled, slotName } from '../stage/gaps.tsx'
import { words } from '../words.ts'
import css from './looks.module.css'
import { lookOf } from './subject.ts'
import { lookWords } from './words.ts'

type Props = TableProps<View>

/** "Near and Middle East, value 3, cursed". */
const kindOf = (id: CardId, { language }: Props): string => {
  const { category, value, nature } = relic(id)
  const w = words(language)
  return [categoryName(category, language), w.value(value), w.nature[nature]].join(', ')
}

/** As it lies there, whoever has it. */
const lying = (view: View, id: CardId): CardView | undefined =>
  view.players.flatMap(({ cards }) => cards).find((card) => card.id === id)

function whereabouts({ view, name, language }: Props, id: CardId): string {
  const w = lookWords(language)
  const owner = ownerOf(view, id)
  if (owner !== null) return w.owned(name(owner), owner === view.me)
  if (view.auction?.card === id) return w.underHammer
  if (view.unsold.includes(id)) return w.unsold
  return view.unmasked.includes(id) ? w.unmasked : w.toCome
}

function relicLook(id: CardId, props: Props): Seen {
  const { view, language } = props
  const w = lookWords(language)
  const card = lying(view, id)
  const note = view.notes[id]
  const stakes = view.auction?.card === id ? view.auction.stakes : null
  const { hidden, among } = view.odds
  return {
    title: cardName(id, language),
    face: <RelicCard card={card ?? { id, note }} language={language} />,
    facts: [
      kindOf(id, props),
      ...(relic(id).weapon ? [w.weapon] : []),
      whereabouts(props, id),
      ...(card?.pawned ? [w.pawned] : []),
      ...(card?.certified ? [w.certified] : []),
      ...(card && w.effect[card.effect] ? [w.effect[card.effect]] : []),
      ...(view.places
        ? []
        : [note === 'unknown' ? `${w.note.unknown} ${w.odds(hidden, among)}` : w.note[note]]),
      ...(stakes ? [w.pointsFor(stakes.points[0] ?? 0)] : []),
    ],
    rule: ruleOf(id),
  }
}

function slot(id: `${number}.${number}`, props: Props): Seen {
  const { view, language, name } = props
  const w = lookWords(language)
  const [gap = 0, at = 0] = id.split('.').map(Number)
  const { counterfeit, seenBy } = view.gaps[gap]![at]!
  const cancelled = counterfeit !== null && isCancelled(view, counterfeit)
  return {
    title: slotName(props, gap, at),
    face: <CounterfeitCard counterfeit={counterfeit} cancelled={cancelled} />,
    facts:
      counterfeit === null
        ? [
            seenBy ? w.seenBy(seenBy.map(name).join(', ')) : w.slotHidden,
            w.odds(view.odds.hidden, view.odds.among),
          ]
        : [
            w.brands(formsOf(brandedBy(counterfeit), language)),
            whereabouts(props, brandedBy(counterfeit)),
            ...(cancelled ? [w.cancelled] : []),
          ],
    rule: 'WH-4.1',
  }
}

const gallery = (cards: readonly (Partial<CardView> & { readonly id: CardId })[], props: Props) => (
  <Gallery
    wide
    size={66}
    pieces={cards.map((card) => {
      const { timing, text } = effectText(card.id, props.language)
      return {
        key: card.id,
        face: <RelicCard card={card} language={props.language} />,
        name: cardName(card.id, props.language),
        text: timing ? `${timing}: ${text}` : text,
      }
    })}
  />
)

function stack(id: Category, props: Props): Seen {
  const { view, language } = props
  const w = lookWords(language)
  const { left, of, first, second, toCome } = view.stacks.find(({ category }) => category === id)!
  return {
    title: categoryName(id, language),
    face: <ColourSign colour={colourOf(id)} size={80} className={css.sign} />,
    text: w.stackLeft(left, of),
    facts: [w.places(first, second), ...(toCome && toCome.length > 0 ? [w.expected] : [])],
    ...(toCome && toCome.length > 0
      ? {
          body: gallery(
            CARDS.filter((card) => toCome.includes(card.id)).map((card) => ({ id: card.id })),
            props,
          ),
        }
      : {}),
    rule: 'WH-6.1',
  }
}

function category(id: Category, props: Props): Seen {
  const { view, language, name } = props
  const w = lookWords(language)
  const index = view.stacks.findIndex((each) => each.category === id)
  const { first, second, left, of } = view.stacks[index]!
  const { totals, points } = view.scoring.categories[index]!
  return {
    title: categoryName(id, language),
    face: <ColourSign colour={colourOf(id)} size={80} className={css.sign} />,
    text: w.places(first, second),
    facts: [
      ...totals.map((total, seat) => {
        const looks = view.players[seat]!.apparent[index]!
        const said = w.total(whoOf(language, name).label(seat), total, points[seat]!)
        return looks === total || view.places ? said : `${said} ${w.looksLike(looks)}`
      }),
      w.stackLeft(left, of),
    ],
    rule: 'WH-9.5',
  }
}

function note(id: Note, { language, view }: Props): Seen {
  const w = lookWords(language)
  return {
    title: w.noteTitle[id],
    face: (
      <span className={css.sign}>
        <NoteBadge note={id} size={72} />
      </span>
    ),
    text: w.noteText[id],
    facts: [w.odds(view.odds.hidden, view.odds.among)],
    rule: 'WH-4.1',
  }
}

function place(id: 'sets' | 'pawnshop' | 'supply', { view, language, name }: Props): Seen {
  const w = lookWords(language)
  if (id === 'sets')
    return {
      title: w.sets,
      text: w.setsText,
      facts: view.scoring.accounts.map(({ sets }, seat) => w.setsOf(whoOf(language, name).label(seat), sets)),
      rule: 'WH-9.4',
    }
  if (id === 'supply')
    return {
      title: w.supply,
      face: (
        <span className={css.sign}>
          <IngotPile amount={view.supply} size={96} />
        </span>
      ),
      text: w.supplyText(view.supply),
      rule: 'WH-9.2',
    }
  const pawned = view.players.map(({ cards }) => cards.filter((card) => card.pawned))
  return {
    title: w.pawnshop,
    face: (
      <span className={css.sign}>
        <PawnToken size={88} />
      </span>
    ),
    text: w.pawnshopText(view.loan),
    facts: [
      w.tokens(view.tokens),
      ...pawned.flatMap((cards, seat) =>
        cards.length > 0
          ? [
              w.pawnedBy(
                whoOf(language, name).label(seat),
                cards.map((card) => cardName(card.id, language)).join(', '),
              ),
            ]
          : [],
      ),
    ],
    rule: 'WH-7.1',
  }
}

function seat(id: `${number}`, props: Props): Seen {
  const { view, language, name } = props
  const w = lookWords(language)
  const at = Number(id)
  const { ingots, paysTo, choosesPayee } = view.players[at]!
  const cards = collectionOf(view, at)
  const pays = at === view.me ? w.youPay(name(paysTo)) : w.pays(whoOf(language, name).object(paysTo))
  return {
    title: whoOf(language, name).label(at),
    text: w.seat(ingots, cards.length),
    facts: [choosesPayee ? w.paysAnyone : pays, w.standing(view.scoring.accounts[at]!.total)],
    ...(cards.length > 0 ? { body: gallery(cards, props) } : {}),
    rule: 'WH-6.13',
  }
}

export const look = lookOf({ seat, relic: relicLook, slot, stack, category, note, place })
