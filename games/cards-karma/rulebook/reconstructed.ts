/** What was reconstructed, and rulings that nobody asks for at a table. */
import { type Rulebook, say } from '@durbar/room'
import { COINS_PER_CARD, FAME_PER_CARD, MOST_TOKENS, SET_SIZE } from '../data/numbers.ts'
import { paragraph, words } from './blocks.ts'
import { COUNTS, MOST } from './figures.ts'

export const reconstructed: Rulebook['reconstructed'] = [
  paragraph(
    [],
    say`Vom Heft liegt uns der Text vor, aber nicht seine Bilder. Eine Kartenliste ist nicht veröffentlicht. Rekonstruiert haben wir deshalb:`,
    say`We have the text of the booklet but not its pictures. No card list has been published. So we have reconstructed:`,
  ),
  {
    kind: 'list',
    items: [
      {
        text: words(
          say`wie viele Karten es von jeder Art gibt – nur die ${COUNTS.ship} Schiffe sind belegt`,
          say`how many cards there are of each type – only the ${COUNTS.ship} ships are certain`,
        ),
      },
      {
        text: words(
          say`Kosten, Gebäude und Waren der einzelnen Karten`,
          say`cost, buildings and goods of the single cards`,
        ),
      },
      {
        text: words(say`Kosten, Belohnung und Ware jedes Schiffs`, say`cost, reward and good of each ship`),
      },
      {
        text: words(
          say`wie oft jede Würfelseite vorkommt und welche hinter welcher Aktion steht`,
          say`how often each die face occurs and which is behind which action`,
        ),
      },
      { text: words(say`die Farben der Sets`, say`the colours of the sets`) },
    ],
  },
  paragraph(
    [],
    say`Würfelfarben und Augenzahlen kennen wir aus Besprechungen des Spiels.`,
    say`Die colours and values are known from reviews of the game.`,
  ),
  paragraph(
    ['CK-R-01', 'CK-R-02'],
    say`Das Raster steht in unserer Vorlage vor dem Mischen, beginnt aber mit „zuletzt“. Wir mischen, ziehen die Handkarten und legen dann das Raster. Auch am Schluss sind die Spalten vertauscht. Wir lesen: das Spielende mit dem Gleichstand, die Boni und dazwischen ein Kasten über das leere Raster.`,
    say`In our copy the grid stands before the shuffling but begins with “last of all”. We shuffle, draw hands and then lay the grid. At the end the columns are mixed up as well. We read: the end of the game with its ties, the bonuses, and between them a box about the empty grid.`,
  ),
  paragraph(
    ['CK-R-08'],
    say`Auf unseren Karten stehen nie gleiche Gebäude nebeneinander, denn alle Beispiele des Hefts sind gemischt.`,
    say`Our cards never show like buildings side by side, for all examples in the booklet are mixed.`,
  ),
  paragraph(
    ['CK-10.7'],
    say`Vor jeder neuen Karte hast du von keiner Art mehr als ${MOST_TOKENS} und nie alle Arten zugleich. Deshalb hast du nie mehr als ${SET_SIZE} einer Art, und nach einem Effekt bleibt nichts Weiteres auszulösen.`,
    say`Before any new card you have no more than ${MOST_TOKENS} of a kind and never all kinds at once. So you never have more than ${SET_SIZE} of a kind, and after an effect nothing is left to trigger.`,
  ),
  paragraph(
    ['CK-R-37'],
    say`Der Vorrat geht nie aus. Behalten könnt ihr je ${FAME_PER_CARD - 1} Ruhmtoken, ${MOST_TOKENS} Karmatoken, ${MOST_TOKENS} Verwalter und ${COINS_PER_CARD - 1} Münzen. Zu viert sind das ${MOST * (FAME_PER_CARD - 1)} Ruhmtoken und ${MOST * (COINS_PER_CARD - 1)} Münzen: genau das Material in der Schachtel. In Durbar gilt der Vorrat als unbegrenzt.`,
    say`The supply never runs out. You can each keep ${FAME_PER_CARD - 1} fame tokens, ${MOST_TOKENS} karma tokens, ${MOST_TOKENS} administrators and ${COINS_PER_CARD - 1} coins. With ${MOST} players that is ${MOST * (FAME_PER_CARD - 1)} fame tokens and ${MOST * (COINS_PER_CARD - 1)} coins: exactly what is in the box. In Durbar the supply counts as unlimited.`,
  ),
]
