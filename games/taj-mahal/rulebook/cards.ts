/** Cards and symbols: everything that a player counts on. */
import { both, inBoth, type Section, say, type Words } from '@durbar/room'
import { type CardId, COLOURS, SYMBOLS, type SymbolId, symbolsNamed } from '../data/cards.ts'
import { COLOUR_NAMES, SYMBOL_NAMES } from '../texts/names.ts'
import { paragraph, picture, reminder } from './blocks.ts'
import * as n from './figures.ts'

/** The elephant first: most cards show it. */
const ORDER: readonly SymbolId[] = ['elephant', ...SYMBOLS.filter((symbol) => symbol !== 'elephant')]
const initial = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const symbolName = (symbol: SymbolId): Words => inBoth((language) => initial(SYMBOL_NAMES[language][symbol]))
const faceName = (face: string): Words =>
  inBoth((language) =>
    symbolsNamed(`red-${face}-1` as CardId)
      .map((symbol) => `{${symbol}} ${SYMBOL_NAMES[language][symbol]}`)
      .join(' + '),
  )

export const cards: Section = {
  id: 'cards',
  title: { de: say`Karten und Symbole`, en: say`Cards and symbols` },
  wide: 'table',
  text: [
    paragraph('', {
      de: say`Jede **Farbkarte** zeigt **${n.ON_COLOURED} Symbole**: verschiedene oder ${n.ON_COLOURED} Elefanten. Jede **weiße Karte** zeigt **${n.ON_WHITE} Symbol**. In jeder Farbe – Rot, Gelb, Grün, Violett – gibt es ${n.EACH_COLOUR} Karten, dazu ${n.WHITE_COUNT} weiße.`,
      en: say`Every **coloured card** shows **${n.ON_COLOURED} symbols**: different ones, or ${n.ON_COLOURED} elephants. Every **white card** shows **${n.ON_WHITE} symbol**. There are ${n.EACH_COLOUR} cards in each colour – red, yellow, green, violet – and ${n.WHITE_COUNT} white ones.`,
    }),
    paragraph('1.19', {
      de: say`${n.OFFICES} Symbole stehen für **Ämter** am Hof des Großmoguls. {vizier} Der **Wesir** steht für die Politik, {general} der **General** für das Heer. {monk} Der **Mönch** steht für den Glauben, {princess} die **Prinzessin** für die Gesellschaft. {mogul} Der **Großmogul** bringt die Krone, {elephant} der **Elefant** die Provinz mit ihren Waren.`,
      en: say`${n.OFFICES} symbols stand for **courtiers** of the Grand Mogul. {vizier} The **vizier** stands for politics, {general} the **general** for the army. {monk} The **monk** stands for religion, {princess} the **princess** for society. {mogul} The **Grand Mogul** brings the crown, {elephant} the **elephant** the province with its goods.`,
    }),
    picture('cards', {
      de: say`Farbkarten in allen ${n.COLOUR_COUNT} Farben, eine weiße Karte und eine Sonderkarte.`,
      en: say`Coloured cards in all ${n.COLOUR_COUNT} colours, a white card and a special card.`,
    }),
    {
      kind: 'table',
      caption: {
        de: say`Farbkarten mit Elefant, in jeder Farbe gleich`,
        en: say`Coloured cards with an elephant, the same in every colour`,
      },
      head: [
        { de: say`Karte`, en: say`Card` },
        { de: say`je Farbe`, en: say`per colour` },
      ],
      figures: [1],
      rows: n.ELEPHANT_FACES.map(([face, copies]) => ({
        picture: `face-${face}`,
        cells: [faceName(face), both(copies)],
      })),
    },
  ],
  aside: [
    {
      kind: 'table',
      head: [
        { de: say`Symbol`, en: say`Symbol` },
        { de: say`je Farbe`, en: say`per colour` },
        { de: say`weiß`, en: say`white` },
        { de: say`im ganzen Spiel`, en: say`in the whole game` },
      ],
      figures: [1, 2, 3],
      rows: ORDER.map((symbol) => ({
        picture: `symbol-${symbol}`,
        cells: [
          symbolName(symbol),
          both(n.inColour(symbol)),
          both(n.onWhites(symbol)),
          both(n.inDeck(symbol)),
        ],
      })),
    },
    reminder('', {
      de: say`Fast jedes zweite Symbol ist ein Elefant. Großmoguln sind am seltensten.`,
      en: say`Nearly every second symbol is an elephant. Grand Moguls are the rarest.`,
    }),
    {
      kind: 'table',
      caption: {
        de: say`In jeder Farbe ${n.PAIRS_EACH} Karten ohne Elefant`,
        en: say`In each colour ${n.PAIRS_EACH} cards without an elephant`,
      },
      head: [
        { de: say`Farbe`, en: say`Colour` },
        { de: say`je ${n.TOKEN_WON} Karte mit`, en: say`${n.TOKEN_WON} card each with` },
      ],
      rows: COLOURS.map((colour) => ({
        cells: [
          inBoth((language) => initial(COLOUR_NAMES[language][colour])),
          inBoth(() =>
            n
              .pairsOf(colour)
              .map((pair) => pair.map((symbol) => `{${symbol}}`).join(''))
              .join(' · '),
          ),
        ],
      })),
    },
  ],
}
