/** Scoring, first and second: bonus tiles and the province tile. */
import { both, inBoth, type Section, say, type Words } from '@durbar/room'
import { GOODS, type Good, goodsAt, TILE_GOODS } from '../data/tiles.ts'
import { GOOD_NAMES } from '../texts/names.ts'
import { heading, paragraph, picture, rules } from './blocks.ts'
import { GOODS_WON } from './examples.ts'
import * as n from './figures.ts'

const initial = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const withSign = (good: Good): Words => inBoth((language) => `{${good}} ${GOOD_NAMES[language][good]}`)
/** Goods that there are square tiles of. */
const KEPT = GOODS.filter((good) => n.bonusCount(good) > 0)
const sum = (won: { readonly equal: number; readonly points: number }) =>
  both(`${n.PER_GOOD} + ${won.equal} = ${won.points}`)

export const goods: Section = {
  id: 'goods',
  title: { de: say`Punkte für Plättchen`, en: say`Points for tiles` },
  wide: 'table',
  text: [
    heading({ de: say`Bonusplättchen`, en: say`Bonus tiles` }),
    paragraph('6.5', {
      de: say`Ein Bonusplättchen mit einer **Ware** bringt ${n.PER_GOOD} Einflusspunkt und ${n.PER_GOOD} Einflusspunkt für jedes andere deiner Plättchen mit derselben Ware. Du behältst es offen vor dir. Ein Provinz-Plättchen, das du im selben Zug gewinnst, zählt dabei noch nicht mit.`,
      en: say`A bonus tile with a **good** brings ${n.PER_GOOD} influence point, and ${n.PER_GOOD} more for each other tile of yours with the same good. You keep it open in front of you. A province tile won in the same withdrawal does not count yet.`,
    }),
    paragraph('6.6', {
      de: say`Mehrere Bonusplättchen wertest du nacheinander. Das erste zählt beim zweiten schon mit.`,
      en: say`You score several bonus tiles one after the other. The first already counts for the second.`,
    }),
    paragraph('6.7', {
      de: say`Bonusplättchen, die am Ende des Besuchs noch in der Provinz liegen, kommen aus dem Spiel.`,
      en: say`Bonus tiles still lying in the province at the end of the visit are out of the game.`,
    }),
    heading({ de: say`Provinz-Plättchen`, en: say`Province tile` }),
    paragraph('6.8', {
      de: say`Das Provinz-Plättchen bringt ${n.PER_GOOD} Einflusspunkt für jede Ware, die es zeigt: Nummer ${n.FIRST_VISIT} zeigt ${n.GOODS_ON_FIRST}, jedes andere ${n.GOODS_ON_OTHERS}. Du behältst es offen vor dir.`,
      en: say`The province tile brings ${n.PER_GOOD} influence point for each good on it: number ${n.FIRST_VISIT} shows ${n.GOODS_ON_FIRST}, every other ${n.GOODS_ON_OTHERS}. You keep it open in front of you.`,
    }),
    paragraph('6.9', {
      de: say`Dazu kommt ${n.PER_GOOD} Einflusspunkt für jede gleiche Ware auf deinen früheren Plättchen. Bonusplättchen aus demselben Zug zählen mit.`,
      en: say`Add ${n.PER_GOOD} influence point for each equal good on the tiles you already have. Bonus tiles from the same withdrawal count.`,
    }),
    {
      kind: 'table',
      caption: { de: say`Waren auf den Provinz-Plättchen`, en: say`Goods on the province tiles` },
      head: [
        { de: say`Nummer`, en: say`Number` },
        { de: say`Waren`, en: say`Goods` },
      ],
      rows: TILE_GOODS.map((_, i) => ({
        picture: `tile-${i + 1}`,
        cells: [
          both(i + 1),
          inBoth((language) =>
            goodsAt(i + 1)
              .map((good) => withSign(good)[language])
              .join(', '),
          ),
        ],
      })),
    },
  ],
  aside: [
    {
      kind: 'table',
      caption: { de: say`Bonusplättchen`, en: say`Bonus tiles` },
      head: [
        { de: say`Plättchen`, en: say`Tile` },
        { de: say`Anzahl`, en: say`Number` },
        { de: say`Das bringt es`, en: say`What it brings` },
      ],
      figures: [1],
      stacks: true,
      rows: [
        {
          ...rules('6.2'),
          picture: 'bonus-taj-mahal',
          cells: [
            { de: say`Taj Mahal`, en: say`Taj Mahal` },
            both(n.bonusCount('points', n.TAJ_MAHAL_PAYS)),
            {
              de: say`${n.TAJ_MAHAL_PAYS} Einflusspunkte; dann kommt es aus dem Spiel`,
              en: say`${n.TAJ_MAHAL_PAYS} influence points; then it is out of the game`,
            },
          ],
        },
        {
          ...rules('6.3'),
          picture: 'bonus-points',
          cells: [
            { de: say`„+${n.SQUARE_PAYS}“`, en: say`“+${n.SQUARE_PAYS}”` },
            both(n.bonusCount('points', n.SQUARE_PAYS)),
            {
              de: say`${n.SQUARE_PAYS} Einflusspunkte; dann kommt es aus dem Spiel`,
              en: say`${n.SQUARE_PAYS} influence points; then it is out of the game`,
            },
          ],
        },
        {
          ...rules('6.4'),
          picture: 'bonus-card',
          cells: [
            { de: say`Karte`, en: say`Card` },
            both(n.bonusCount('card')),
            {
              de: say`die oberste Karte des Nachziehstapels auf die Hand; dann kommt es aus dem Spiel`,
              en: say`the top card of the draw pile into your hand; then it is out of the game`,
            },
          ],
        },
        ...KEPT.map((good) => ({
          picture: `bonus-${good}`,
          cells: [
            inBoth((language) => initial(GOOD_NAMES[language][good])),
            both(n.bonusCount(good)),
            {
              de: say`${n.PER_GOOD} Einflusspunkt und ${n.PER_GOOD} je gleiche Ware; du behältst es`,
              en: say`${n.PER_GOOD} influence point and ${n.PER_GOOD} per equal good; you keep it`,
            },
          ],
        })),
      ],
    },
    {
      kind: 'example',
      title: { de: say`${GOODS_WON.total} Punkte für Waren`, en: say`${GOODS_WON.total} points for goods` },
      of: ['TM-EX-2', 'TM-EX-3'],
      body: [
        picture('goods-won'),
        {
          kind: 'paragraph',
          text: {
            de: say`{A} hat die Provinz-Plättchen ${n.numbersOf(GOODS_WON.owned)}. Im ${GOODS_WON.visit}. Besuch gewinnt sie Bonusplättchen mit Tee und das Provinz-Plättchen ${GOODS_WON.visit}.`,
            en: say`{A} has province tiles ${n.numbersOf(GOODS_WON.owned)}. Visit ${GOODS_WON.visit} brings Amina bonus tiles with tea and province tile ${GOODS_WON.visit}.`,
          },
        },
        {
          kind: 'table',
          head: [
            { de: say`Plättchen`, en: say`Tile` },
            { de: say`selbst + gleiche`, en: say`itself + equal ones` },
          ],
          figures: [1],
          rows: [
            {
              cells: [
                { de: say`{tea} erstes Bonusplättchen`, en: say`{tea} first bonus tile` },
                sum(GOODS_WON.firstTea),
              ],
            },
            {
              cells: [
                { de: say`{tea} zweites Bonusplättchen`, en: say`{tea} second bonus tile` },
                sum(GOODS_WON.secondTea),
              ],
            },
            {
              cells: [
                { de: say`{tea} Provinz-Plättchen: Tee`, en: say`{tea} province tile: tea` },
                sum(GOODS_WON.tileTea),
              ],
            },
            {
              cells: [
                { de: say`{spices} Provinz-Plättchen: Gewürze`, en: say`{spices} province tile: spices` },
                sum(GOODS_WON.tileSpices),
              ],
            },
          ],
        },
      ],
      result: {
        de: say`Die Bonusplättchen bringen ${GOODS_WON.bonusPoints} Einflusspunkte, das Provinz-Plättchen ${GOODS_WON.tilePoints}, zusammen ${GOODS_WON.total}.`,
        en: say`The bonus tiles bring ${GOODS_WON.bonusPoints} influence points, the province tile ${GOODS_WON.tilePoints}, together ${GOODS_WON.total}.`,
      },
    },
  ],
}
