/** What there is to be seen of the things of this table. */
import { CardBack, Palace, type Seen, type TableProps, whoOf } from '@durbar/table'
import type { CityId } from '../../data/board.ts'
import { type CardId, isSpecial, isWhite, SPECIAL_CARDS, symbolsNamed } from '../../data/cards.ts'
import { BONUS_TILES, type CourtItem, type Good, goodsAt, symbolThatWins } from '../../data/tiles.ts'
import { cardName, cityName, GOOD_NAMES, ITEM_NAMES, provinceName, SYMBOL_NAMES } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { CourtCard } from '../card.tsx'
import { spotOf } from '../land.ts'
import { cardsOf, parts } from '../leave.tsx'
import { prospectOf } from '../lit.ts'
import { standingOf, whoIs } from '../standing.ts'
import { emblemOf, GoodTile, Prize } from '../symbols.tsx'
import { BonusTile, ProvinceTile } from '../tiles.tsx'
import { PRIZE_RULES, words } from '../words.ts'
import { Counted } from './counted.tsx'
import { discard } from './discard.tsx'
import css from './looks.module.css'
import { seat } from './seat.tsx'
import { lookOf } from './subject.ts'
import { bonusText, lookWords } from './words.ts'

type Props = TableProps<View>

/** How it stands with a symbol at court now. */
const contest = ({ view, language, name }: Props, item: CourtItem): readonly string[] => {
  const w = words(language)
  const at = view.court.find((each) => each.item === item)
  if (!at || view.places) return []
  const { text, need } = standingOf(at, view, w, whoIs({ language, name }, w))
  return [text, need].filter((each): each is string => !!each)
}

function whereIs({ view, language, name }: Props, id: CardId): readonly string[] {
  const w = lookWords(language)
  const owner = view.players.findIndex(({ row }) => row.includes(id))
  if (owner >= 0) return [owner === view.me ? w.inYourRow : w.inRow(name(owner))]
  if (view.prince?.row.includes(id)) return [w.inRow(words(language).beforePrince)]
  if (isSpecial(id)) {
    const holder = view.players.findIndex(({ specials }) => specials.includes(id))
    return [holder < 0 ? w.onTable : holder === view.me ? w.heldByYou : w.heldBy(name(holder))]
  }
  if (view.supply.includes(id)) return [w.inSupply]
  return view.me !== null && view.players[view.me]!.hand?.includes(id) ? [w.inHand] : []
}

const ITEM_OF = { mogul: 'crown', elephant: 'provinceTile' } as const

function card(id: CardId, props: Props): Seen {
  const { language } = props
  const w = lookWords(language)
  const special = SPECIAL_CARDS.find((each) => each.id === id)
  return {
    title: cardName(id, language),
    face: <CourtCard id={id} />,
    text: special
      ? `${w.special[special.id]} ${w.specialEarned(SYMBOL_NAMES[language][special.token])}`
      : isWhite(id)
        ? w.white
        : w.coloured,
    facts: [
      ...whereIs(props, id),
      ...[...new Set(symbolsNamed(id))].flatMap((symbol) => {
        const item = symbol === 'mogul' || symbol === 'elephant' ? ITEM_OF[symbol] : symbol
        const states = contest(props, item)
        return states.length > 0 ? [w.contest(SYMBOL_NAMES[language][symbol], states.join(', '))] : []
      }),
    ],
    rule: special ? 'TM-4.1' : isWhite(id) ? 'TM-3.5' : 'TM-3.1',
  }
}

function prize(item: CourtItem, props: Props): Seen {
  const { view, language, name } = props
  const w = lookWords(language)
  const who = whoIs({ language, name }, words(language))
  const { standing, stock, there } = view.court.find((each) => each.item === item)!
  const states = contest(props, item)
  const { me, tileAtCourt } = view
  return {
    title: ITEM_NAMES[language][item],
    face: <Prize item={item} className={css.sign} />,
    facts: [
      ...(states.length > 0
        ? [w.contest(SYMBOL_NAMES[language][symbolThatWins(item)], states.join(', '))]
        : []),
      ...(there && standing.length === 0 ? [w.nobody] : []),
      ...(there ? standing.map(({ bidder, shown }) => w.shows(who(bidder), shown)) : []),
      ...(item === 'provinceTile' && me !== null && tileAtCourt ? [w.tileWorth(tileAtCourt[me]!)] : []),
      ...(stock !== null ? [w.stock(stock)] : []),
    ],
    rule: PRIZE_RULES[item],
  }
}

function city(id: CityId, props: Props): Seen {
  const { view, language, name } = props
  const w = lookWords(language)
  const who = whoIs({ language, name }, words(language))
  const { province, fortress } = spotOf(id)
  const at = view.cities.find((each) => each.id === id)
  const bonus = at?.bonus ? BONUS_TILES.find((tile) => tile.id === at.bonus)! : null
  const owners = [...new Set([at?.palace ?? null, at?.crownPalace ?? null])].filter((each) => each !== null)
  const prospect = view.me === null || at?.palace != null ? null : prospectOf(view, id, view.me)
  const palacesOf = (bidder: (typeof owners)[number]) =>
    bidder === 'prince' ? (view.prince?.palaces ?? 0) : view.players[bidder]!.palaces
  return {
    title: cityName(id),
    ...(owners.length > 0 || bonus
      ? {
          face: (
            <svg viewBox="-44 -34 88 68" aria-hidden="true">
              {owners.map((owner, i) => (
                <Palace
                  key={owner}
                  seat={emblemOf(owner)}
                  size={52}
                  x={owners.length > 1 ? (i === 0 ? -18 : 18) : 0}
                  crown={view.crown === id && at?.crownPalace === owner}
                />
              ))}
              {bonus ? (
                <BonusTile id={bonus.id} x={owners.length > 0 ? 28 : 0} y={owners.length > 0 ? -18 : 0} />
              ) : null}
            </svg>
          ),
        }
      : {}),
    text: w[!fortress ? 'city' : bonus ? 'fortressCity' : 'bareFortress'](provinceName(province)),
    facts: [
      ...(bonus
        ? [
            bonusText(
              w,
              bonus.kind,
              bonus.points,
              bonus.kind in GOOD_NAMES.de ? GOOD_NAMES[language][bonus.kind as Good] : '',
            ),
          ]
        : []),
      ...(at?.palace != null ? [w.palaceOf(who(at.palace))] : province === view.province ? [w.room] : []),
      ...(at?.crownPalace != null ? [w.crownPalaceOf(who(at.crownPalace))] : []),
      ...owners.map((owner) => w.network(who(owner), palacesOf(owner))),
      ...(prospect ? [w.prospect(prospect.palaces + prospect.bonus)] : []),
    ],
    rule: fortress ? 'TM-5.6' : 'TM-6.11',
  }
}

function tile(id: `${number}`, { view, language, name }: Props): Seen {
  const w = lookWords(language)
  const visit = Number(id)
  const { province, holder } = view.route[visit - 1]!
  const goods = goodsAt(visit).map((good) => GOOD_NAMES[language][good])
  return {
    title: w.tileTitle(visit, provinceName(province)),
    face: (
      <svg viewBox="-34 -34 68 68" aria-hidden="true">
        <ProvinceTile visit={visit} x={0} y={0} />
      </svg>
    ),
    text: w.tile(words(language).list(goods)),
    facts: [
      typeof holder === 'number'
        ? holder === view.me
          ? w.heldByYou
          : w.heldBy(name(holder))
        : w.tileHolder[holder],
    ],
    rule: 'TM-6.8',
  }
}

function good(id: Good, { view, language, name }: Props): Seen {
  const w = lookWords(language)
  return {
    title: GOOD_NAMES[language][id],
    face: <GoodTile good={id} className={css.sign} />,
    text: w.good,
    facts: view.players.map(({ goods }, at) => w.counted(whoOf(language, name).label(at), goods[id])),
    rule: 'TM-6.9',
  }
}

function pile(id: 'draw' | 'discard', props: Props): Seen {
  const { view, language } = props
  if (id === 'discard') return discard(props)
  const w = lookWords(language)
  return {
    title: w.draw,
    face: <CardBack />,
    text: w.drawText(view.drawPile),
    // Those in it and in the others' hands: which of them lie where nobody knows.
    ...(view.unseen
      ? {
          facts: [w.unseen(view.unseen.length)],
          body: <Counted cards={view.unseen} language={language} />,
        }
      : {}),
    rule: 'TM-8.12',
  }
}

function place(id: 'leave' | 'hand' | 'visit', { view, language }: Props): Seen {
  const w = lookWords(language)
  if (id === 'hand') return { title: w.hand, text: w.handText, rule: 'TM-R-19' }
  if (id === 'visit')
    return {
      title: `${provinceName(view.province)}, ${w.visit(view.visit, view.visits)}`,
      text: w.visitText(provinceName(view.province)),
      facts: view.route
        .slice(view.visit)
        .map(({ visit, province }) => `${visit} · ${provinceName(province)}`),
      rule: 'TM-2.1',
    }
  const leaving = view.me === null ? null : view.players[view.me]!.leaving
  return {
    title: w.leave,
    text: w.leaveText,
    facts: leaving
      ? [
          w.leaveNow(leaving.total),
          ...parts(leaving, words(language)).map(([what, points]) => w.part(what, points)),
          cardsOf(leaving, words(language)),
        ].filter(Boolean)
      : [],
    rule: 'TM-5.1',
  }
}

export const look = lookOf({ seat, card, prize, city, tile, good, pile, place })
