/** The words of this book, and what was reconstructed. */
import { type Rulebook, type Section, say } from '@durbar/room'
import { paragraph, term, words } from './blocks.ts'
import {
  ANTIQUES_IN_BOX,
  COLLECTIONS_IN_BOX,
  COLOURS_IN_BOX,
  DIFFERENT_SIZES,
  GOLD,
  KINDS_IN_BOX,
  MONEY_CAP,
  OFFER_SIZE,
  SALES_DAYS,
  SILVER,
} from './figures.ts'

export const glossary: Section = {
  id: 'glossary',
  title: words(say`Begriffe`, say`Glossary`),
  text: [
    term(
      words(say`abgeben`, say`give up`),
      say`Eine eigene Antiquität verdeckt aus dem Spiel nehmen: für eine Sammlungskarte oder zu Beginn der Wertung.`,
      say`Put one of your antiques out of the game face down: for a collection card, or when scoring begins.`,
    ),
    term(
      words(say`aktuelles Angebot`, say`current offer`),
      say`Die offenen Antiquitäten, die heute zu kaufen sind: zu Beginn des Verkaufstags ${OFFER_SIZE}.`,
      say`The face-up antiques for sale today: ${OFFER_SIZE} when the sales day begins.`,
    ),
    term(
      words(say`allgemeiner Vorrat`, say`general supply`),
      say`Die Sammlungskarten, die noch niemand genommen hat.`,
      say`The collection cards that nobody has taken yet.`,
    ),
    term(
      words(say`Antiquität`, say`antique`),
      say`Eine von ${ANTIQUES_IN_BOX} Karten, mit Sorte, Farbe und Punkten.`,
      say`One of ${ANTIQUES_IN_BOX} cards, with a kind, a colour and points.`,
    ),
    term(
      words(say`Bank`, say`bank`),
      say`Alle Münzen, die niemand besitzt und die nicht auf Handelskarten liegen.`,
      say`All coins that nobody owns and that do not lie on trade cards.`,
    ),
    term(
      words(say`Handelskarte`, say`trade card`),
      say`Karte mit einem runden Feld für eine Goldmünze und einer Zahl, dem Preis.`,
      say`A card with a round field for a gold coin and a number, the price.`,
    ),
    term(
      words(say`Preis`, say`price`),
      say`Was jede Antiquität gerade kostet: die Zahl der Handelskarte ganz links, auf der noch eine Münze liegt.`,
      say`What every antique costs now: the number on the leftmost trade card that still holds a coin.`,
    ),
    term(
      words(say`Rupie`, say`rupee`),
      say`Das Geld: Eine Goldmünze ist ${GOLD} Rupien wert, eine Silbermünze ${SILVER} Rupie.`,
      say`The money: a gold coin is worth ${GOLD} rupees, a silver coin ${SILVER} rupee.`,
    ),
    term(
      words(say`Sammlungskarte`, say`collection card`),
      say`Eine von ${COLLECTIONS_IN_BOX} Karten, die Punkte bringt, wenn du die abgebildeten Antiquitäten besitzt.`,
      say`One of ${COLLECTIONS_IN_BOX} cards that score if you own the antiques they show.`,
    ),
    term(
      words(say`Soforteffekt`, say`instant effect`),
      say`Was die graue Seite einer Sammlungskarte am Ende des Zuges auslöst.`,
      say`What the grey side of a collection card sets off at the end of the turn.`,
    ),
    term(
      words(say`Sorte`, say`kind`),
      say`Was eine Antiquität ist: Krug, Messer, Instrument, Schmuck, Statue oder Vase. Sammlungskarten gibt es für jede dieser ${KINDS_IN_BOX} Sorten und für Verschiedene.`,
      say`What an antique is: jug, scimitar, musical instrument, jewellery, statue or vase. There are collection cards for each of these ${KINDS_IN_BOX} kinds and for different ones.`,
    ),
    term(
      words(say`Steuern`, say`taxes`),
      say`Was du am Ende deines Zuges an die Bank zahlst: alles über ${MONEY_CAP} Rupien.`,
      say`What you pay to the bank at the end of your turn: everything above ${MONEY_CAP} rupees.`,
    ),
    term(
      words(say`Verkaufstag`, say`sales day`),
      say`Einer von ${SALES_DAYS} Abschnitten des Spiels, vom neuen aktuellen Angebot bis zur letzten Münze oder Antiquität.`,
      say`One of ${SALES_DAYS} parts of the game, from a new current offer to the last coin or antique.`,
    ),
  ],
}

export const reconstructed: Rulebook['reconstructed'] = [
  paragraph(
    ['VM-R32'],
    say`Der Text der gedruckten Regel ist ganz erhalten, ihre Bilder nicht. Die Zahlen der Handelskarten und die Punkte je Farbe stehen in Besprechungen des Spiels. Rekonstruiert haben wir, welche Antiquität wie viele Punkte trägt, und alle Farben außer Gelb.`,
    say`The text of the printed rules has come down to us whole, its pictures have not. The numbers of the trade cards and the points in each colour are known from reviews. We reconstructed which antique carries how many points, and all the colours but yellow.`,
  ),
  paragraph(
    [],
    say`Rekonstruiert sind auch die Punkte der Sammlungskarten, die meisten durchgestrichenen Karten und die Verteilung der Soforteffekte. Ebenso die Sorten auf den Karten für ${DIFFERENT_SIZES[1]!} und ${DIFFERENT_SIZES[2]!} Verschiedene. Alles ist so gewählt, dass keine der ${KINDS_IN_BOX} Sorten und keine der ${COLOURS_IN_BOX} Farben reicher ist als eine andere.`,
    say`Also reconstructed are the points of the collection cards, most of the crossed-out cards and where the instant effects are. So are the kinds on the cards for ${DIFFERENT_SIZES[1]!} and ${DIFFERENT_SIZES[2]!} different antiques. All was chosen so that none of the ${KINDS_IN_BOX} kinds and none of the ${COLOURS_IN_BOX} colours is richer than another.`,
  ),
  paragraph(
    ['VM-R4'],
    say`Wer keine passende Antiquität abgeben könnte, dürfte die Sammlungskarte nicht nehmen. Mit diesen Karten kommt das nie vor.`,
    say`Whoever had no suitable antique to give up could not take the collection card. With these cards that never happens.`,
  ),
  paragraph(
    ['VM-R29'],
    say`Im Grundspiel gehen letzte Münze und letzte Antiquität nie im selben Zug. Geschieht es mit den grauen Seiten, endet der Verkaufstag einmal.`,
    say`In the base game the last coin and the last antique never go in the same turn. If it happens with the grey sides, the sales day ends once.`,
  ),
]
