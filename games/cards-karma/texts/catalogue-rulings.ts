/** Where the rulebook is silent or unclear. */
import type { Catalogue } from '@durbar/room'

export const rulings: Catalogue = {
  'CK-R-01': {
    de: 'In welcher Reihenfolge bauen wir auf? Mischen, Hände austeilen, dann das Raster: Es heißt ausdrücklich „zuletzt“.',
    en: 'In which order do we set up? Shuffle, deal the hands, then the grid: the booklet says “last of all”.',
  },
  'CK-R-02': {
    de: 'Am Ende der Anleitung sind die Spalten durcheinandergeraten. Wir lesen sie so: erst das Spielende mit der Auflösung von Gleichständen, dann die sechs Boni, dazwischen ein Kasten über das leere Raster.',
    en: 'The columns at the end of the booklet are mixed up. We read them thus: the end of the game with its tie-breaks, the six bonuses, and between them a box about the empty grid.',
  },
  'CK-R-03': {
    de: 'Siegt sofort, wer zuerst sechs Karten gewendet hat? Nein, der Durchgang wird zu Ende gespielt; die Kurzfassung vorn ist nur ungenau.',
    en: 'Does the first to turn six cards win at once? No, the pass is played out; the summary in front is merely imprecise.',
  },
  'CK-R-04': {
    de: 'Kann man die Rückseiten auswendig lernen? Hier nicht: Vor jeder Partie werden die Augenzahlen unter den Karten derselben Würfelfarbe neu verteilt und bleiben dann die ganze Partie. Wer sich merkt, was auf dem Ablagestapel lag, wird belohnt. Die Option „wie gedruckt“ nimmt die Werte der Datendatei.',
    en: 'Can the backs be learned by heart? Not here: before each game the values are dealt anew among the cards of the same die colour and then stay for the whole game. Remembering what lay on the discard pile pays. The option “as printed” takes the values of the data file.',
  },
  'CK-R-05': {
    de: 'Wer beginnt? Das Los, wenn nicht ausdrücklich ein vorhandener Platz gewählt wird.',
    en: 'Who begins? The lot decides, unless a seat that exists is picked.',
  },
  'CK-R-06': {
    de: 'Ist die oberste Karte des Nachziehstapels bekannt? Ja, ihre Aktionsseite liegt offen.',
    en: 'Is the top card of the draw pile known? Yes, its action face lies open.',
  },
  'CK-R-07': {
    de: 'Was sehen die anderen von meiner Hand? Die Aktionsseiten und damit die Würfelfarben, nicht die Augenzahlen.',
    en: 'What do the others see of my hand? The action faces and so the die colours, not the values.',
  },
  'CK-R-08': {
    de: 'Kann eine Karte zwei gleiche Gebäude zeigen? In unseren Karten nicht.',
    en: 'Can one card show two like buildings? Not among our cards.',
  },
  'CK-R-10': {
    de: 'Wann kommen die vier neuen Karten ins leere Raster? Sofort, auch mitten in einer Wirkung: Wer zwei Würfel bekommt, bekommt zwei.',
    en: 'When do the four new cards come into an empty grid? At once, even amid an effect: whoever gets two dice gets two.',
  },
  'CK-R-11': {
    de: 'Wann wird neu gemischt? Sofort, wenn die letzte Karte den Stapel verlässt, denn eine oberste Karte muss immer offen liegen. Beide Stapel zugleich sind nie leer.',
    en: 'When is the pile reshuffled? At once when its last card leaves, for a top card must always lie open. The two piles are never empty at the same time.',
  },
  'CK-R-12': {
    de: 'Wie viele Würfel muss ich abwerfen, wenn ich mehrere bekomme? So viele, wie über acht gingen, alle auf einmal und bevor ein neuer zu sehen ist.',
    en: 'How many dice must I discard when I get several? As many as would exceed eight, all at once and before any new one is seen.',
  },
  'CK-R-13': {
    de: 'Darf ich auf Würfel verzichten? Nein. Wahl gibt es nur bei „oder“ und bei „1 oder 2“.',
    en: 'May I decline dice? No. There is a choice only with “or” and with “1 or 2”.',
  },
  'CK-R-14': {
    de: 'Darf ich Überflüssiges mitbezahlen? Die Summe darf zu hoch sein; was man aber weglassen könnte, gehört nicht in die Zahlung.',
    en: 'May I pay with more than I need? The sum may be too high, but whatever could be left out does not belong into the payment.',
  },
  'CK-R-15': {
    de: 'Gilt ein Joker nur mit einem einzigen Würfel? Nein, mit beliebig vielen Würfeln und auch mit weiteren Verwaltern.',
    en: 'Does a joker go with a single die only? No, with any number of dice and with further stewards.',
  },
  'CK-R-16': {
    de: 'Zahlt ein Verwalter auch Schiffe und Palastkarten? Ja, allein.',
    en: 'Does a steward pay for ships and palace cards, too? Yes, alone.',
  },
  'CK-R-17': {
    de: 'Karma auf einen Joker? Wäre sinnlos und wird nicht angeboten.',
    en: 'Karma on a joker? Would be pointless and is not offered.',
  },
  'CK-R-18': {
    de: 'Darf ich eine Karte nehmen, deren Wirkung ins Leere geht? Ja.',
    en: 'May I take a card whose effect comes to nothing? Yes.',
  },
  'CK-R-20': {
    de: 'Gehen bei drei verschiedenen Waren alle meine Warenkarten? Nein, nur die drei verkauften.',
    en: 'With three different goods, do all my goods cards go? No, only those of the three sold.',
  },
  'CK-R-21': {
    de: 'Muss die neue Karte dabei sein? Sie ist es immer. Zeigt sie noch eine zweite Art, darf dafür aber eine ältere Karte einstehen; das Symbol der neuen verfällt dann.',
    en: 'Must the new card take part? It always does. If it also shows a second kind, an older card may stand for that one; the new card’s symbol is then lost.',
  },
  'CK-R-22': {
    de: 'Gleich und verschieden zugleich möglich? Genau eines davon. Zweimal „gleich“ zählt dagegen zweimal.',
    en: 'Same and different both possible? Exactly one of them. Two “sames”, however, both count.',
  },
  'CK-R-23': {
    de: 'Was kommt beim Einlösen zuerst? Verwalter, dann Münzen, dann das Abwerfen.',
    en: 'What comes first in settling? Stewards, then coins, then the discard.',
  },
  'CK-R-24': {
    de: 'Wann bekomme ich den Bonus einer gewendeten Karte? Wenn die laufende Aktion samt ihren Folgen fertig ist, mehrere in der Reihenfolge des Wendens.',
    en: 'When do I get the bonus of a turned card? When the action at hand and all it caused is finished, several in the order of turning.',
  },
  'CK-R-25': {
    de: 'Ein Schiff mit Ware: erst Belohnung oder erst Verkauf? Erst die Belohnung, dann Waren und Schiffe zusammen.',
    en: 'A ship with a good: reward or sale first? The reward, then goods and ships together.',
  },
  'CK-R-26': {
    de: 'Zählen die Waren einer Reihe noch mit, die das neue Schiff bricht? Nein, sie ist ohne Lohn und Verkauf fort, bevor das neue Schiff zählt.',
    en: 'Do the goods of a row that the new ship breaks still count? No, it is gone without reward or sale before the new ship counts.',
  },
  'CK-R-27': {
    de: 'Und wenn die Belohnung des dritten Schiffes ein viertes bringt? Die drei liegen schon bereit; das vierte beginnt eine neue Reihe. Die Waren der drei zählen, bis sie gehen, und den Verwalter gibt es auch dann, wenn ein Verkauf inzwischen eines davon genommen hat.',
    en: 'And if the third ship’s reward brings a fourth? The three are already set aside; the fourth starts a new row. Their goods count until they go, and the steward comes even if a sale has meanwhile taken one of them.',
  },
  'CK-R-28': {
    de: 'Welches Schiff ist dann mein letztes für die Palastaktion 5? Das jüngste der Reihe, sonst das dritte der bereitliegenden.',
    en: 'Which ship is then my last one for palace action 5? The newest of the row, else the third of those set aside.',
  },
  'CK-R-29': {
    de: 'Bei zwei Gewinnen nacheinander: Was zuerst? Waren vor Würfel, Münzen vor Ruhm, Karma vor Würfel oder Belohnung. Jede Warenkarte wird einzeln abgewickelt; die zweite ist freiwillig, die erste nicht.',
    en: 'Two gains in a row: which first? Goods before dice, coins before fame, karma before die or reward. Every goods card is settled by itself; the second is optional, the first is not.',
  },
  'CK-R-30': {
    de: 'Zwei Karma, wenn schon zwei da sind? Das dritte wird mit den beiden alten zum Verwalter, das vierte bleibt. Bei Verwaltern ebenso.',
    en: 'Two karma when I have two? The third becomes a steward with the old ones, the fourth stays. Likewise with stewards.',
  },
  'CK-R-31': {
    de: 'Alle sechs gewendet: Was wird aus neuem Ruhm und neuen Münzen? Ihr behaltet sie für den Gleichstand. Karma und Verwalter werden weiter getauscht.',
    en: 'All six turned: what of new fame and coins? They are kept for the tie-break. Karma and stewards are still exchanged.',
  },
  'CK-R-32': {
    de: 'Bekomme ich mit der Palastaktion 5 auch die Ware des Schiffes? Nein, nur Würfel, Ruhm oder Karma. Liegt nirgends ein Schiff, bleibt es beim Karma.',
    en: 'Does palace action 5 give me the ship’s good, too? No, only die, fame or karma. With no ship anywhere there is just the karma.',
  },
  'CK-R-33': {
    de: 'Wann genau darf ich Verwalter einsetzen? Vor der Aktion, beim Bezahlen und nach der Aktion, nicht mitten in einer Wirkung.',
    en: 'When exactly may I use stewards? Before the action, in a payment and after the action, not amid an effect.',
  },
  'CK-R-34': {
    de: 'Muss ich bei der Palastaktion 6 die oberste Karte ausführen? Ja, auch wenn ihr Schiff meine Reihe bricht; als Würfel nehmen darf ich sie nicht. Die Palastkarte selbst geht erst danach.',
    en: 'Must I carry out the top card with palace action 6? Yes, even if its ship breaks my row; I may not take it as a die. The palace card itself goes only afterwards.',
  },
  'CK-R-35': {
    de: 'Muss ich einen Bonuszug spielen? Ja, mehrere zählen zusammen, und sie kommen vor einem Verwalterzug. Wer ihn durch den Elefanten bekommt, spielt ihn nach dem nächsten Zug.',
    en: 'Must I play a bonus turn? Yes, several add up, and they come before a steward’s turn. Gained through the elephant, it follows your coming turn.',
  },
  'CK-R-36': {
    de: 'Woher kommen Schiff oder Palastkarte eines Bonus? Kostenlos und nur aus dem Raster; das Schiff bricht eine Reihe wie immer.',
    en: 'Where do the ship or palace card of a bonus come from? Free and from the grid only; the ship breaks a row as ever.',
  },
  'CK-R-37': {
    de: 'Kann der Vorrat ausgehen? Nein: Das Material reicht genau für das, was alle zugleich behalten können, und gilt als unbegrenzt.',
    en: 'Can the supply run out? No: the material is just enough for what all can hold at the same time, and counts as unlimited.',
  },
  'CK-R-38': {
    de: 'Ich habe alle sechs gewendet. Darf ich noch weiterspielen? In diesem Zug ja, mit Verwaltern und Bonuszug.',
    en: 'I have turned all six. May I go on? In this turn yes, with stewards and a bonus turn.',
  },
  'CK-R-39': {
    de: 'Das Karma des Elefanten wendet meine sechste Karte? Dann werden noch die Boni abgewickelt und die Partie ist aus; einen zweiten Durchgang gibt es nicht.',
    en: 'The elephant’s karma turns my sixth card? Then the bonuses are resolved and the game is over; there is no second pass.',
  },
  'CK-R-40': {
    de: 'Auch das Karma gleich? Geteilter Sieg.',
    en: 'Karma equal as well? A shared victory.',
  },
  'CK-R-41': {
    de: 'Wie werden die übrigen Plätze vergeben? Mehr gewendete Karten, dann mehr aus Ruhm und Münzen, dann mehr Karma; sonst derselbe Platz.',
    en: 'How are the other places given? More turned cards, then more from fame and coins, then more karma; else the same place.',
  },
  'CK-R-42': {
    de: 'Wie ordnet ihr offene Boni? Alle zugleich und geheim, dann wird aufgedeckt. Wer nicht antwortet, bekommt eine zufällige Reihenfolge.',
    en: 'How are open bonuses arranged? All at the same time and in secret, then they are revealed. Whoever does not answer gets a random order.',
  },
  'CK-R-43': {
    de: 'Kann es sein, dass ich nichts tun kann? Nein, eine Karte des Rasters lässt sich immer als Würfel nehmen.',
    en: 'Can it happen that I cannot do anything? No, some card of the grid can always be taken as a die.',
  },
}
