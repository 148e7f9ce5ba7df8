/** CK-1 Setting up. */
import { both, type Section, say } from '@durbar/room'
import { gridSize, HAND_SIZE, OVERVIEW_CARDS_PER_SET, TRACK_LENGTH } from '../data/numbers.ts'
import { paragraph, picture, step, words } from './blocks.ts'
import { DRAWN_FOR, FEWEST, gridShape, MOST, PLAY_CARDS, PLAYERS } from './figures.ts'

export const setup: Section = {
  id: 'setup',
  title: words(say`Spielvorbereitung`, say`Set-up`),
  wide: 'table',
  text: [
    step(
      ['CK-1.2'],
      say`Wählt je eine Farbe und nehmt ihr Set: **${TRACK_LENGTH} Zählleistenkarten** und ${OVERVIEW_CARDS_PER_SET} Übersichtskarten. Alle Sets sind gleich. Übrige Sets kommen in die Schachtel.`,
      say`Each choose a colour and take its set: **${TRACK_LENGTH} scoring cards** and ${OVERVIEW_CARDS_PER_SET} overview cards. All sets are alike. Spare sets go back into the box.`,
    ),
    step(
      ['CK-1.3'],
      say`Misch deine Zählleistenkarten und leg sie als Reihe vor dir aus, die **Tagseite** nach oben. Welcher Bonus wo auf der Nachtseite steht, weiß niemand, auch du nicht.`,
      say`Shuffle your scoring cards and lay them out in a row before you, **day side** up. Nobody knows which bonus is on which night side, not even you.`,
    ),
    step(
      ['CK-1.4'],
      say`Legt Verwalterkarten {administrator}, Münzen {coin}, Ruhmtoken {fame} und Karmatoken {karma} als gemeinsamen **Vorrat** bereit.`,
      say`Put the administrator cards {administrator}, coins {coin}, fame tokens {fame} and karma tokens {karma} within reach as the common **supply**.`,
    ),
    step(
      ['CK-1.5'],
      say`Mischt die ${PLAY_CARDS} Spielkarten zu einem **Nachziehstapel**. Die Aktionsseite liegt oben, die Würfelseite unten.`,
      say`Shuffle the ${PLAY_CARDS} play cards into a **draw pile**. The action face lies up, the die face down.`,
    ),
    step(
      ['CK-1.6'],
      say`Zieht reihum je **${HAND_SIZE} Karten** vom Nachziehstapel auf die Hand. Haltet sie so, dass ihr selbst die Würfelseite seht.`,
      say`In turn, draw **${HAND_SIZE} cards** each from the draw pile into your hand. Hold them so that you see the die face yourself.`,
    ),
    step(
      ['CK-1.7'],
      say`Legt zuletzt das **Raster** in die Tischmitte: Karten vom Nachziehstapel, die Aktionsseite nach oben. Wie viele, sagt die Tabelle.`,
      say`Last of all, lay the **grid** in the middle of the table: cards from the draw pile, action face up. The table says how many.`,
    ),
    step(
      ['CK-1.8', 'CK-R-05'],
      say`Die älteste Person nimmt den **Startofanten**, die grüne Decke nach oben, und beginnt. In Durbar entscheidet das Los, oder ihr bestimmt einen Platz.`,
      say`The oldest player takes the **start elephant**, green blanket up, and begins. In Durbar lots are drawn, or you choose a seat.`,
    ),
    paragraph(
      ['CK-1.9'],
      say`Am Anfang hat niemand Token, Münzen, Verwalter oder Karten in der Auslage.`,
      say`Nobody begins with tokens, coins, administrators or cards in their tableau.`,
    ),
  ],
  aside: [
    picture(
      'setup',
      say`Aufbau für ${DRAWN_FOR} Personen, aus der Sicht von Amina.`,
      say`Set-up for ${DRAWN_FOR} players, as Amina sees it.`,
    ),
    {
      kind: 'table',
      rules: ['CK-1.1'],
      caption: words(say`Für ${FEWEST} bis ${MOST} Personen`, say`For ${FEWEST} to ${MOST} players`),
      head: [words(say`Personen`, say`Players`), ...PLAYERS.map((players) => both(players))],
      rows: [
        {
          cells: [
            words(say`Karten im Raster`, say`cards in the grid`),
            ...PLAYERS.map((n) => both(gridSize(n))),
          ],
        },
        {
          cells: [
            words(say`Reihen × Spalten`, say`rows × columns`),
            ...PLAYERS.map((n) => both(gridShape(n))),
          ],
        },
      ],
      figures: PLAYERS.map((_, i) => i + 1),
    },
  ],
}
