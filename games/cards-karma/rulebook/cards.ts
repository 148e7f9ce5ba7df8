/** All 144 cards in tables, from the data alone. */
import { both, inBoth, type Row, type Section, say, type Words } from '@durbar/room'
import { BUILDINGS } from '../data/buildings.ts'
import { GOODS } from '../data/goods.ts'
import { type BuildingKind, DIE_COLORS, type GoodsKind } from '../data/names.ts'
import { SHIPS } from '../data/ships.ts'
import { BUILDING_NAMES, COLOR_NAMES, capital, GOODS_NAMES, REWARD_NAMES } from '../texts/names.ts'
import { paragraph, words } from './blocks.ts'
import {
  BUILDINGS_PER_KIND,
  COLORS,
  COUNTS,
  GOODS_PER_KIND,
  KINDS_OF_BUILDINGS,
  KINDS_OF_GOODS,
  ONE,
  PER_COLOR,
  PER_FACE,
  PER_PALACE,
  PLAY_CARDS,
} from './figures.ts'

const capitals = (of: (language: 'de' | 'en') => string): Words => inBoth((language) => capital(of(language)))

// ── Buildings: a line for what they show, a column for the colour they cost ─────────────────────────

/** 'red' or 'red+yellow', and the kind of good: as the data writes them. */
interface Shown {
  readonly kinds: string
  readonly good: string
}
const goodOf = (text: string) => text.split(' ')[0]!
export const SHOWN: readonly Shown[] = [
  ...new Map(
    BUILDINGS.map(([, , kinds, good]) => [`${kinds} ${goodOf(good)}`, { kinds, good: goodOf(good) }]),
  ).values(),
].sort((a, b) => a.kinds.split('+').length - b.kinds.split('+').length || (a.good ? 1 : 0) - (b.good ? 1 : 0))

const buildingName = ({ kinds, good }: Shown): Words =>
  capitals((language) => {
    const names = kinds.split('+').map((kind) => BUILDING_NAMES[language][kind as BuildingKind])
    const shown = good ? `, ${GOODS_NAMES[language][good as GoodsKind]}` : ''
    return names.join(language === 'de' ? ' und ' : ' and ') + shown
  })
/** Costs in one colour; a good with its coin value. */
const costs = ({ kinds, good }: Shown, color: string): Words =>
  both(
    BUILDINGS.filter(([paid, , shown, goods]) => paid === color && shown === kinds && goodOf(goods) === good)
      .map(([, cost, , goods]) => (goods ? `${cost} ({coin} ${goods.split(' ')[1]})` : `${cost}`))
      .join(', '),
  )
const building = (shown: Shown): Row => ({
  picture: `building-${shown.kinds.replace('+', '-')}${shown.good ? `-${shown.good}` : ''}`,
  cells: [buildingName(shown), ...DIE_COLORS.map((color) => costs(shown, color))],
})

// ── Goods cards: a line for the goods they show ─────────────────────────────────────────────────────

const kindsIn = (text: string): string => text.replace(/ \d/g, '').replaceAll(' + ', '-')
export const GOODS_SHOWN: readonly string[] = [...new Set(GOODS.map(([goods]) => kindsIn(goods)))]
const goods = (kinds: string): Row => {
  const cards = GOODS.filter(([shown]) => kindsIn(shown) === kinds)
  return {
    picture: `goods-${kinds}`,
    cells: [
      capitals((language) =>
        kinds
          .split('-')
          .map((kind) => GOODS_NAMES[language][kind as GoodsKind])
          .join(' + '),
      ),
      both(
        cards
          .map(
            ([shown, coin]) => shown.replace(/[a-z]+ /g, '').replace(' + ', '/') + (coin ? ' + {coin}' : ''),
          )
          .join(' · '),
      ),
      both(cards.length),
    ],
  }
}

const ship = ([cost, reward, good]: (typeof SHIPS)[number], i: number): Row => ({
  picture: `ship-${i + 1}`,
  cells: [
    both(i + 1),
    both(cost),
    inBoth((language) => {
      const [kind, value] = good.split(' ')
      return (
        REWARD_NAMES[language][reward] +
        (good ? `, ${GOODS_NAMES[language][kind as GoodsKind]} (${value})` : '')
      )
    }),
  ],
})

export const cards: Section = {
  id: 'cards',
  title: words(say`Alle ${PLAY_CARDS} Karten`, say`All ${PLAY_CARDS} cards`),
  wide: 'table',
  text: [
    paragraph(
      [],
      say`Hier steht, worauf du beim Planen zählen kannst. Welche Würfelseite hinter welcher Aktionsseite steht, wechselt von Partie zu Partie.`,
      say`This is what you can count on when you plan. Which die face is behind which action face changes from game to game.`,
    ),
    {
      kind: 'table',
      head: [words(say`Im Spiel`, say`In the game`), words(say`Anzahl`, say`Count`)],
      rows: [
        { cells: [words(say`Gebäudekarten`, say`building cards`), both(COUNTS.building)] },
        { cells: [words(say`Schiffskarten`, say`ship cards`), both(COUNTS.ship)] },
        { cells: [words(say`Warenkarten`, say`goods cards`), both(COUNTS.goods)] },
        {
          cells: [
            words(
              say`Palastaktionskarten, ${PER_PALACE} je Zahl`,
              say`palace action cards, ${PER_PALACE} of each number`,
            ),
            both(COUNTS.palace),
          ],
        },
        {
          cells: [
            words(say`Würfelseiten je Farbe, ${COLORS} Farben`, say`die faces per colour, ${COLORS} colours`),
            both(PER_COLOR),
          ],
        },
        {
          cells: [words(say`davon je Augenzahl`, say`of these, per value`), both(PER_FACE)],
        },
        {
          cells: [
            words(
              say`Gebäude je Art, ${KINDS_OF_BUILDINGS} Arten`,
              say`buildings per kind, ${KINDS_OF_BUILDINGS} kinds`,
            ),
            both(BUILDINGS_PER_KIND),
          ],
        },
        {
          cells: [
            words(
              say`Waren je Sorte, ${KINDS_OF_GOODS} Sorten auf allen Karten`,
              say`goods per kind, ${KINDS_OF_GOODS} kinds on all cards`,
            ),
            both(GOODS_PER_KIND),
          ],
        },
      ],
      figures: [1],
    },
    {
      kind: 'table',
      caption: words(
        say`${COUNTS.building} Gebäudekarten: was sie zeigen und was sie in jeder Farbe kosten; {coin} ist der Münzwert der Ware`,
        say`${COUNTS.building} building cards: what they show and what they cost in each colour; {coin} is the coin value of the good`,
      ),
      head: [
        words(say`Gebäude`, say`Building`),
        ...DIE_COLORS.map((color) => capitals((language) => COLOR_NAMES[language][color])),
      ],
      rows: SHOWN.map(building),
      figures: DIE_COLORS.map((_, i) => i + 1),
    },
    {
      kind: 'table',
      caption: words(
        say`${COUNTS.goods} Warenkarten: die Münzwerte jeder Karte, mit + {coin} gibt es sofort ${ONE} Münze`,
        say`${COUNTS.goods} goods cards: the coin values of each card; with + {coin} you get ${ONE} coin at once`,
      ),
      head: [words(say`Waren`, say`Goods`), words(say`Karten`, say`Cards`), words(say`Anzahl`, say`Count`)],
      rows: GOODS_SHOWN.map(goods),
      figures: [2],
    },
  ],
  aside: [
    {
      kind: 'table',
      caption: words(say`${COUNTS.ship} Schiffskarten`, say`${COUNTS.ship} ship cards`),
      head: [
        words(say`Nr.`, say`No.`),
        words(say`Kosten`, say`Cost`),
        words(say`Belohnung und Ware`, say`Reward and good`),
      ],
      rows: SHIPS.map(ship),
      figures: [1],
    },
  ],
}
