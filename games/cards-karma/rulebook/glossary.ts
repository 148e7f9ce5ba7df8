import { type Section, say } from '@durbar/room'
import {
  COINS_PER_CARD,
  FAME_PER_CARD,
  HAND_LIMIT,
  PASSES_PER_ROUND,
  SET_SIZE,
  TRACK_LENGTH,
} from '../data/numbers.ts'
import { term, words } from './blocks.ts'
import { ONE } from './figures.ts'

export const glossary: Section = {
  id: 'glossary',
  title: words(say`Begriffe`, say`Glossary`),
  text: [
    term(
      words(say`Aktionsseite, Würfelseite`, say`Action face, die face`),
      words(
        say`Die beiden Seiten jeder Spielkarte. Ihre Ecke verrät vorn die Farbe des Würfels hinten.`,
        say`The faces of every play card. The corner in front tells the colour of the die on the back.`,
      ),
    ),
    term(
      words(say`Auslage`, say`Tableau`),
      words(
        say`Deine Gebäudereihe, Warenreihe und Schiffsreihe. Sie liegen offen vor dir.`,
        say`Your building row, goods row and ship row. They lie open before you.`,
      ),
    ),
    term(
      words(say`Bonuszug`, say`Bonus turn`),
      words(
        say`Ein weiterer Zug durch einen Bonus der Zählleiste. Er folgt auf den laufenden Zug.`,
        say`Another turn from a bonus of the scoring cards. It follows the current turn.`,
      ),
    ),
    term(
      words(say`Durchgang`, say`Pass`),
      words(
        say`Alle sind einmal am Zug. Eine Runde hat ${PASSES_PER_ROUND} Durchgänge.`,
        say`Everybody has one turn. A round has ${PASSES_PER_ROUND} passes.`,
      ),
    ),
    term(
      words(say`Effekt`, say`Effect`),
      words(
        say`Was geschehen muss, sobald du ${SET_SIZE} einer Art hast.`,
        say`What must happen as soon as you have ${SET_SIZE} of a kind.`,
      ),
    ),
    term(
      words(say`Handkartenlimit`, say`Hand limit`),
      words(say`Höchstens ${HAND_LIMIT} Würfelkarten.`, say`At most ${HAND_LIMIT} die cards.`),
    ),
    term(
      words(say`Joker`, say`Joker`),
      words(
        say`Ein Verwalter, der beim Bezahlen ein beliebiger Würfel ist.`,
        say`An administrator that is any die in a payment.`,
      ),
    ),
    term(
      words(say`Karmatoken`, say`Karma token`),
      words(say`Ändert beim Bezahlen einen Würfel um ${ONE}.`, say`Changes a die by ${ONE} in a payment.`),
    ),
    term(
      words(say`Letztes Schiff`, say`Last ship`),
      words(
        say`Das Schiff am Ende einer Schiffsreihe, also das mit der höchsten Zahl.`,
        say`The ship at the end of a ship row, which is the one with the highest number.`,
      ),
    ),
    term(
      words(say`Lücke`, say`Gap`),
      words(
        say`Ein Platz im Raster, von dem die Karte genommen wurde. Er bleibt bis zum Ende der Runde leer.`,
        say`A place in the grid whose card has been taken. It stays empty until the end of the round.`,
      ),
    ),
    term(
      words(say`Raster`, say`Grid`),
      words(
        say`Die offenen Karten in der Tischmitte. Von hier nehmt ihr alle.`,
        say`The open cards in the middle of the table. All of you take from here.`,
      ),
    ),
    term(
      words(say`Ruhmtoken`, say`Fame token`),
      words(
        say`${FAME_PER_CARD} davon wenden deine linke Tagkarte.`,
        say`${FAME_PER_CARD} of them flip your leftmost day card.`,
      ),
    ),
    term(
      words(say`Startofant`, say`Start elephant`),
      words(
        say`Wer ihn hat, beginnt beide Durchgänge der Runde und erhält dazwischen Karma.`,
        say`Whoever has it begins both passes of the round and gets karma between them.`,
      ),
    ),
    term(
      words(say`Tagkarte`, say`Day card`),
      words(
        say`Eine Zählleistenkarte, die noch nicht gewendet ist.`,
        say`A scoring card that has not been flipped yet.`,
      ),
    ),
    term(
      words(say`Verkauf`, say`Sale`),
      words(
        say`Gleiche oder verschiedene Waren gegen ihre Münzwerte abwerfen. ${COINS_PER_CARD} Münzen wenden deine rechte Tagkarte.`,
        say`Discarding like or different goods for their coin values. ${COINS_PER_CARD} coins flip your rightmost day card.`,
      ),
    ),
    term(
      words(say`Zählleiste`, say`Scoring cards`),
      words(
        say`Deine Reihe aus ${TRACK_LENGTH} Karten, die du von Tag auf Nacht wendest.`,
        say`Your row of ${TRACK_LENGTH} cards that you flip from day to night.`,
      ),
    ),
  ],
}
