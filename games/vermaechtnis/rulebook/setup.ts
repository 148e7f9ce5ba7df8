/** Setting up, and what the antiques are. */
import { both, counting, inBoth, type Section, say } from '@durbar/room'
import { antiqueOf, COLOURS, type Colour, KINDS, type Kind } from '../data/antiques.ts'
import { PLAYERS, tradeRow } from '../data/market.ts'
import { COLOUR_NAMES, KIND_NAMES } from '../texts/names.ts'
import { paragraph, picture, reminder, step, words } from './blocks.ts'
import {
  ANTIQUES_IN_BOX,
  COLLECTIONS_IN_BOX,
  COLOURS_IN_BOX,
  FEW_ROW,
  FIRST,
  FULL_ROW,
  FULL_TABLE,
  GOLD_COINS,
  HIGHEST_PRICE,
  KINDS_IN_BOX,
  LEAST_VALUE,
  MOST_VALUE,
  OFFER_SIZE,
  OTHERS,
  SILVER_COINS,
  VALUE_OF_COLOUR,
  VALUES_OF_COLOUR,
} from './figures.ts'

/** The kinds that bring so many points in a colour. */
const kindsWorth = (colour: Colour, value: number): readonly Kind[] =>
  KINDS.filter((kind) => antiqueOf(`${kind}-${colour}`).value === value)
const WORTHS: readonly number[] = [...new Set(VALUES_OF_COLOUR)].toReversed()

export const setup: Section = {
  id: 'setup',
  title: words(say`Spielvorbereitung`, say`Set-up`),
  wide: 'table',
  text: [
    step(
      ['VM-2.1', 'VM-2.2'],
      say`Mischt die ${ANTIQUES_IN_BOX} **Antiquitäten** zu einem verdeckten Nachziehstapel. Deckt ${OFFER_SIZE} davon in einer Reihe auf: das **aktuelle Angebot**.`,
      say`Shuffle the ${ANTIQUES_IN_BOX} **antiques** into a face-down draw pile. Turn up ${OFFER_SIZE} of them in a row: the **current offer**.`,
    ),
    step(
      ['VM-2.3', 'VM-2.4', 'VM-2.6'],
      say`Nehmt zu viert die ${FULL_ROW.length} **Handelskarten** mit ${FULL_TABLE} Personen auf der Rückseite. Nehmt zu zweit oder zu dritt die ${FEW_ROW.length} ohne Personen. Die übrigen Handelskarten kommen aus dem Spiel.`,
      say`With ${FULL_TABLE} players take the ${FULL_ROW.length} **trade cards** that show ${FULL_TABLE} persons on the back. With fewer players take the ${FEW_ROW.length} without persons. The other trade cards leave the game.`,
    ),
    step(
      ['VM-2.5'],
      say`Legt diese Handelskarten offen in eine Reihe. Ihre Zahlen fallen von links nach rechts.`,
      say`Lay these trade cards face up in a row. Their numbers fall from left to right.`,
    ),
    step(
      ['VM-2.7'],
      say`Legt alle ${COLLECTIONS_IN_BOX} **Sammlungskarten** nach Sorten aus, mit der beigen Seite nach oben: der **allgemeine Vorrat**.`,
      say`Lay out all ${COLLECTIONS_IN_BOX} **collection cards** by kind, beige side up: the **general supply**.`,
    ),
    step(
      ['VM-2.8', 'VM-2.9'],
      say`Alle Münzen bilden die **Bank**: ${GOLD_COINS} Goldmünzen und ${SILVER_COINS} Silbermünzen. Legt daraus eine Goldmünze {gold} auf das große runde Feld jeder Handelskarte.`,
      say`All coins form the **bank**: ${GOLD_COINS} gold coins and ${SILVER_COINS} silver coins. From it, put one gold coin {gold} on the large round field of each trade card.`,
    ),
    step(
      ['VM-2.10'],
      say`Bestimmt auf beliebige Weise, wer beginnt. In Durbar entscheidet das Los, wenn ihr nichts anderes abmacht.`,
      say`Choose in any way who begins. In Durbar lots are drawn unless you agree otherwise.`,
    ),
    step(
      ['VM-2.11', 'VM-R13'],
      say`Wer beginnt, erhält ${FIRST.gold} Gold- und ${FIRST.silver} Silbermünze, also ${FIRST.rupees} Rupien. Das reicht genau für den höchsten Preis von ${HIGHEST_PRICE} Rupien.`,
      say`Whoever begins gets ${FIRST.gold} gold coin and ${FIRST.silver} silver coin: ${FIRST.rupees} rupees. That is just enough for the highest price of ${HIGHEST_PRICE} rupees.`,
    ),
    step(
      ['VM-2.12'],
      say`Alle anderen erhalten ${OTHERS.gold} Gold- und ${OTHERS.silver} Silbermünzen, also ${OTHERS.rupees} Rupien.`,
      say`All others get ${OTHERS.gold} gold coin and ${OTHERS.silver} silver coins: ${OTHERS.rupees} rupees.`,
    ),
    paragraph(
      ['VM-2.13'],
      say`Euer Geld liegt immer für alle sichtbar.`,
      say`Your money always lies where everybody can see it.`,
    ),
    paragraph(
      ['VM-2.14'],
      say`Die Person mit ${FIRST.rupees} Rupien macht den ersten Zug.`,
      say`The player with ${FIRST.rupees} rupees takes the first turn.`,
    ),
  ],
  aside: [
    picture(
      'setup',
      say`Aufbau zu viert. Die Zahlen sind die Schritte links.`,
      say`Set-up for ${FULL_TABLE} players. The numbers are the steps on the left.`,
    ),
    {
      kind: 'table',
      head: [
        words(say`Personen`, say`Players`),
        words(say`Handelskarten`, say`Trade cards`),
        words(say`Reihe von links`, say`Row from the left`),
      ],
      rows: PLAYERS.map((seats) => ({
        cells: [both(seats), both(tradeRow(seats).length), both(tradeRow(seats).join(' – '))],
      })),
      figures: [1, 2],
    },
  ],
}

export const antiques: Section = {
  id: 'antiques',
  title: words(say`Die Antiquitäten`, say`The antiques`),
  wide: 'table',
  text: [
    paragraph(
      [],
      say`Es gibt **${KINDS_IN_BOX} Sorten** in **${COLOURS_IN_BOX} Farben**. Jede Sorte gibt es in jeder Farbe genau einmal, zusammen ${ANTIQUES_IN_BOX} Karten.`,
      say`There are **${KINDS_IN_BOX} kinds** in **${COLOURS_IN_BOX} colours**. Each kind exists exactly once in each colour, ${ANTIQUES_IN_BOX} cards in all.`,
    ),
    paragraph(
      [],
      say`Die **Sorte** brauchst du für Sammlungskarten, die **Farbe** für die Wertung. Jede Farbe hat außerdem ihr eigenes Zeichen.`,
      say`You need the **kind** for collection cards and the **colour** for scoring. Each colour also has a sign of its own.`,
    ),
    paragraph(
      ['VM-4.10'],
      say`Die Zahl auf einer Antiquität sind ihre **Punkte** am Spielende, ${LEAST_VALUE} bis ${MOST_VALUE}. Mit dem Preis hat sie nichts zu tun.`,
      say`The number on an antique is its **points** at the end of the game, ${LEAST_VALUE} to ${MOST_VALUE}. It has nothing to do with the price.`,
    ),
    paragraph(
      ['VM-4.6', 'VM-4.7'],
      say`Deine Antiquitäten liegen offen vor dir, nach Sorten geordnet und überlappend. Es reicht, wenn das obere Viertel jeder Karte zu sehen ist.`,
      say`Your antiques lie face up in front of you, sorted by kind and overlapping. It is enough if the top quarter of each card can be seen.`,
    ),
    reminder(
      say`In jeder Farbe sind es dieselben Punkte: ${VALUES_OF_COLOUR.join(', ')}. Das macht ${VALUE_OF_COLOUR} je Farbe.`,
      say`In each colour the points are the same: ${VALUES_OF_COLOUR.join(', ')}. That makes ${VALUE_OF_COLOUR} per colour.`,
    ),
  ],
  aside: [
    picture(
      'antique',
      say`Ein roter Krug und eine überlappende Reihe von Vasen.`,
      say`A red jug, and vases laid out overlapping.`,
    ),
  ],
  below: [
    {
      kind: 'table',
      caption: words(
        say`Punkte aller ${ANTIQUES_IN_BOX} Antiquitäten`,
        say`Points of all ${ANTIQUES_IN_BOX} antiques`,
      ),
      head: [
        words(say`Farbe`, say`Colour`),
        ...WORTHS.map((value) =>
          inBoth((language) =>
            language === 'de'
              ? counting('de').count(value, 'Punkt', 'Punkte')
              : counting('en').count(value, 'point', 'points'),
          ),
        ),
      ],
      rows: COLOURS.map((colour) => ({
        cells: [
          inBoth((language) => `{${colour}} ${COLOUR_NAMES[language][colour]}`),
          ...WORTHS.map((value) =>
            inBoth((language) =>
              kindsWorth(colour, value)
                .map((kind) => KIND_NAMES[language][kind])
                .join(', '),
            ),
          ),
        ],
      })),
    },
  ],
}
