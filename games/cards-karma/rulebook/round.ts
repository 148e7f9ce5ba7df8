/** CK-2, CK-3, CK-14: rounds and passes, a turn, cards and piles. */
import { both, type Section, say } from '@durbar/room'
import {
  EMPTY_GRID_REFILL,
  gridSize,
  HAND_LIMIT,
  KARMA_FROM_THE_ELEPHANT,
  PASSES_PER_ROUND,
} from '../data/numbers.ts'
import { paragraph, picture, reminder, step, words } from './blocks.ts'
import { ACTIONS, DRAWN_FOR, HIGH_PALACE, LOW_PALACE, ONE, PLAYERS, SHIP_COSTS } from './figures.ts'

const SIZES = PLAYERS.map(gridSize).join('/')

export const round: Section = {
  id: 'round',
  title: words(say`Eine Runde`, say`A round`),
  text: [
    paragraph(
      ['CK-2.1'],
      say`Eine Runde besteht aus **${PASSES_PER_ROUND} Durchgängen**. In jedem Durchgang seid ihr alle einmal am Zug, im Uhrzeigersinn. Wer den Startofanten hat, beginnt.`,
      say`A round consists of **${PASSES_PER_ROUND} passes**. In each pass every player has one turn, clockwise. Whoever has the start elephant begins.`,
    ),
    step(
      ['CK-14.1'],
      say`**Nach dem ersten Durchgang** dreht ihr den Startofanten um. Wer ihn hat, erhält sofort ${KARMA_FROM_THE_ELEPHANT} Karmatoken {karma}. Erst dann beginnt der zweite Durchgang.`,
      say`**After the first pass** turn the start elephant over. Whoever has it gets ${KARMA_FROM_THE_ELEPHANT} karma token {karma} at once. Only then does the second pass begin.`,
    ),
    step(
      ['CK-14.2', 'CK-2.2'],
      say`**Nach dem zweiten Durchgang** endet die Runde, und der Startofant wandert weiter.`,
      say`**After the second pass** the round ends, and the start elephant moves on.`,
    ),
    step(
      ['CK-14.3'],
      say`**Raster auffüllen.** Legt in jede Lücke die oberste Karte des Nachziehstapels, von oben links beginnend, bis wieder ${SIZES} Karten liegen. Nicht genommene Karten bleiben liegen.`,
      say`**Fill up the grid.** Lay the top card of the draw pile into every gap, from the top left, until there are ${SIZES} cards again. Cards not taken stay.`,
    ),
    step(
      ['CK-14.4'],
      say`**Startofant weitergeben.** Er geht im Uhrzeigersinn an die nächste Person, die grüne Decke wieder oben. Eine neue Runde beginnt.`,
      say`**Pass on the start elephant.** It goes clockwise to the next player, green blanket up again. A new round begins.`,
    ),
    paragraph(
      ['CK-3.4'],
      say`Nimmst du eine Karte aus dem Raster, bleibt dort eine **Lücke**. Sie wird erst am Ende der Runde gefüllt.`,
      say`When you take a card from the grid, a **gap** stays there. It is filled only at the end of the round.`,
    ),
    paragraph(
      ['CK-14.6'],
      say`Ist das Raster ganz leer, legt **${EMPTY_GRID_REFILL} Karten** vom Nachziehstapel als kleines Raster auf seine ersten Plätze. Das macht ihr bis zum Ende der Runde so oft wie nötig.`,
      say`If the grid is completely empty, lay **${EMPTY_GRID_REFILL} cards** from the draw pile onto its first places as a small grid. Do so as often as needed until the round ends.`,
    ),
    paragraph(
      ['CK-10.6'],
      say`Raster und Nachziehstapel erneuert ihr sofort, auch mitten in einer Aktion. Das leere Raster kommt, bevor die genommene Karte zählt, der leere Nachziehstapel vor allem anderen. Karten, die gerade ausgeführt werden, mischt ihr nicht mit.`,
      say`Renew grid and draw pile at once, even in the middle of an action. The empty grid comes before the card just taken counts, the empty draw pile before anything else. Cards being carried out are not shuffled in.`,
    ),
    paragraph(
      ['CK-14.5'],
      say`Ein zusätzlicher Zug durch Bonus oder Verwalter gehört zu dem Zug, dem er folgt. Im Durchgang zählt er nicht.`,
      say`An additional turn from a bonus or an administrator belongs to the turn it follows. It does not count in the pass.`,
    ),
  ],
  aside: [
    picture(
      'round',
      say`Eine Runde mit ${DRAWN_FOR} Personen: Amina hat den Startofanten.`,
      say`A round with ${DRAWN_FOR} players: Amina has the start elephant.`,
    ),
  ],
}

export const turn: Section = {
  id: 'turn',
  title: words(say`Dein Zug`, say`Your turn`),
  wide: 'table',
  text: [
    paragraph(
      ['CK-2.3'],
      say`In deinem Zug führst du **genau ${ONE} der ${ACTIONS.length} Aktionen** aus. Du nimmst dafür eine Karte aus dem Raster. Aussetzen darfst du nicht.`,
      say`On your turn you carry out **exactly ${ONE} of the ${ACTIONS.length} actions**. For it you take a card from the grid. You may not sit out.`,
    ),
    paragraph(
      ['CK-2.4'],
      say`Mit Verwaltern {administrator} kannst du mehr tun: [[CK-12.1|Karma und Verwalter]].`,
      say`Administrators {administrator} let you do more: [[CK-12.1|karma and administrators]].`,
    ),
    paragraph(
      ['CK-3.1'],
      say`Jede Karte hat eine **Aktionsseite** und eine **Würfelseite**. Auf der Hand ist sie nur ein Würfel. Im Raster und in der Auslage zählt nur ihre Aktionsseite.`,
      say`Every card has an **action face** and a **die face**. In hand it is a die and nothing else. In the grid and in a tableau only its action face counts.`,
    ),
    paragraph(
      ['CK-3.5'],
      say`Gebäude, Waren und Schiffe legst du offen in je eine Reihe vor dir. Das ist deine **Auslage**. Palastaktionskarten bleiben nie liegen.`,
      say`Buildings, goods and ships go face up into a row each before you. This is your **tableau**. Palace action cards never stay.`,
    ),
    paragraph(
      ['CK-3.2'],
      say`Alles, was du ausgibst oder abwirfst, kommt auf den gemeinsamen **Ablagestapel**, die Würfelseite nach oben.`,
      say`Everything you spend or discard goes onto the common **discard pile**, die face up.`,
    ),
    paragraph(
      ['CK-3.3'],
      say`Erst wenn der Nachziehstapel aufgebraucht ist, mischt ihr den Ablagestapel. Er wird mit der Aktionsseite nach oben zum neuen Nachziehstapel.`,
      say`Only when the draw pile is used up do you shuffle the discard pile. It becomes the new draw pile, action face up.`,
    ),
    reminder(
      say`Was du als Würfel nimmst, kann niemand mehr kaufen.`,
      say`Nobody can buy a card that you take as a die.`,
    ),
  ],
  aside: [
    {
      kind: 'table',
      stacks: true,
      named: [1],
      caption: words(say`Die ${ACTIONS.length} Aktionen`, say`The ${ACTIONS.length} actions`),
      head: [
        words(say`Aktion`, say`Action`),
        words(say`Kosten`, say`Cost`),
        words(say`Wirkung`, say`Effect`),
      ],
      rows: [
        {
          picture: 'action-die',
          cells: [
            words(say`**A** Würfelkarte`, say`**A** die card`),
            both('–'),
            words(
              say`Beliebige Karte als Würfel auf die Hand, höchstens ${HAND_LIMIT}`,
              say`Any card into your hand as a die, ${HAND_LIMIT} at most`,
            ),
          ],
        },
        {
          picture: 'action-building',
          cells: [
            words(say`**B** Gebäudekarte`, say`**B** building card`),
            words(say`Würfel einer Farbe, mindestens der Preis`, say`dice of one colour, at least the price`),
            words(say`Ruhmtoken, Gebäudereihe`, say`fame tokens, building row`),
          ],
        },
        {
          picture: 'action-ship',
          cells: [
            words(say`**C** Schiffskarte`, say`**C** ship card`),
            words(
              say`${ONE} Würfel, genau ${SHIP_COSTS[0]!} bis ${SHIP_COSTS.at(-1)!}`,
              say`${ONE} die, exactly ${SHIP_COSTS[0]!} to ${SHIP_COSTS.at(-1)!}`,
            ),
            words(say`Belohnung, Schiffsreihe`, say`reward, ship row`),
          ],
        },
        {
          picture: 'action-goods',
          cells: [
            words(say`**D** Warenkarte`, say`**D** goods card`),
            words(say`kostenlos`, say`free`),
            words(say`Warenreihe`, say`goods row`),
          ],
        },
        {
          picture: 'action-palace',
          cells: [
            words(say`**E** Palastaktionskarte`, say`**E** palace action card`),
            words(
              say`${ONE} Würfel, genau ${LOW_PALACE} bis ${HIGH_PALACE}`,
              say`${ONE} die, exactly ${LOW_PALACE} to ${HIGH_PALACE}`,
            ),
            words(say`Aktion ausführen, Karte abwerfen`, say`resolve it, discard the card`),
          ],
        },
      ],
    },
  ],
}
