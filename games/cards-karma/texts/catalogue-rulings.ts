/** Where the rulebook is silent or unclear. */
import type { Catalogue } from '@durbar/room'

export const rulings: Catalogue = {
  'CK-R-01': {
    de: 'In welcher Reihenfolge bauen wir auf? Mischen, Handkarten ziehen, dann das Raster: Es heißt ausdrücklich „zuletzt“.',
    en: 'In which order do we set up? Shuffle, draw hands, then the grid: the booklet says “last of all”.',
  },
  'CK-R-02': {
    de: 'Am Ende des Hefts sind die Spalten vertauscht. Wir lesen: das Spielende mit dem Gleichstand, die Boni und dazwischen ein Kasten über das leere Raster.',
    en: 'The columns at the end of the booklet are mixed up. We read: the end of the game with its ties, the bonuses, and between them a box about the empty grid.',
  },
  'CK-R-03': {
    de: 'Gewinnt sofort, wer zuerst alle Karten gewendet hat? Nein. Der Durchgang wird zu Ende gespielt, und andere können noch gleichziehen.',
    en: 'Does the first to flip all cards win at once? No. The pass is played out, and others may still draw level.',
  },
  'CK-R-04': {
    de: 'Kann ich die Rückseiten der Karten auswendig lernen? Nein. Vor jeder Partie werden die Augenzahlen unter den Karten gleicher Würfelfarbe neu verteilt. Dann bleiben sie die ganze Partie. Mit der Option „wie gedruckt“ sind sie immer dieselben.',
    en: 'Can I learn the backs of the cards by heart? No. Before each game the values are dealt anew among the cards of the same die colour. Then they stay for the whole game. With the option “as printed” they are always the same.',
  },
  'CK-R-05': {
    de: 'Wer beginnt? In Durbar entscheidet das Los, oder ihr bestimmt einen Platz, an dem jemand sitzt.',
    en: 'Who begins? In Durbar lots are drawn, or you choose a seat where somebody sits.',
  },
  'CK-R-06': {
    de: 'Darf ich die oberste Karte des Nachziehstapels ansehen? Ja. Ihre Aktionsseite liegt offen, und damit auch ihre Würfelfarbe.',
    en: 'May I look at the top card of the draw pile? Yes. Its action face lies open, and so does its die colour.',
  },
  'CK-R-07': {
    de: 'Was sehen die anderen von meiner Hand? Die Aktionsseiten und damit die Würfelfarben. Die Augenzahlen siehst nur du.',
    en: 'What do the others see of my hand? The action faces and so the die colours. Only you see the values.',
  },
  'CK-R-08': {
    de: 'Auf unseren Karten stehen nie gleiche Gebäude nebeneinander, denn alle Beispiele des Hefts sind gemischt.',
    en: 'Our cards never show like buildings side by side, for all examples in the booklet are mixed.',
  },
  'CK-R-10': {
    de: 'Das Raster wird mitten in meiner Aktion leer. Was nun? Sofort kommen 4 neue Karten. Wer 2 Würfel erhält, erhält also immer 2.',
    en: 'The grid runs empty in the middle of my action. What now? 4 new cards come at once. So whoever gets 2 dice always gets 2.',
  },
  'CK-R-11': {
    de: 'Wann mischen wir den Ablagestapel? Sobald die letzte Karte den Nachziehstapel verlässt, denn seine oberste Karte liegt immer offen. Beide Stapel zugleich sind nie leer.',
    en: 'When do we shuffle the discard pile? As soon as the last card leaves the draw pile, for its top card always lies open. Both piles are never empty at the same time.',
  },
  'CK-R-12': {
    de: 'Wie viele Würfel werfe ich ab, wenn ich mehrere erhalte? So viele, wie über 8 gingen: alle auf einmal, nach deiner Wahl und bevor du einen neuen siehst.',
    en: 'How many dice do I discard when I get several? As many as would exceed 8: all at once, of your choice and before you see a new one.',
  },
  'CK-R-13': {
    de: 'Darf ich auf Würfel oder Belohnungen verzichten? Nein. Eine Wahl hast du nur, wo „oder“ steht, und bei der zweiten Warenkarte.',
    en: 'May I decline dice or rewards? No. You have a choice only where it says “or”, and with the second goods card.',
  },
  'CK-R-14': {
    de: 'Darf ich mehr Würfel zahlen als nötig? Die Summe darf zu hoch sein. Was du aber ganz weglassen könntest, gehört nicht in die Zahlung.',
    en: 'May I pay more dice than needed? The sum may be too high. But whatever you could leave out altogether may not be included in the payment.',
  },
  'CK-R-15': {
    de: 'Gilt ein Joker nur mit einem einzigen Würfel? Nein. Er geht mit beliebig vielen Würfeln und mit weiteren Verwaltern.',
    en: 'Does a joker go with a single die only? No. It goes with any number of dice and with further administrators.',
  },
  'CK-R-16': {
    de: 'Zahlt ein Verwalter auch Schiffe und Palastaktionen? Ja, und zwar allein, ohne Würfel.',
    en: 'Does an administrator pay for ships and palace actions, too? Yes, alone and without a die.',
  },
  'CK-R-17': {
    de: 'Darf ich Karmatoken auf einen Joker legen? Nein. Ein Joker hat ohnehin die Zahl, die du brauchst.',
    en: 'May I use karma tokens on a joker? No. A joker has the number you need anyway.',
  },
  'CK-R-18': {
    de: 'Darf ich eine Karte nehmen, deren Wirkung ins Leere geht? Ja. Zum Beispiel zählt ein Schiff trotzdem in deiner Schiffsreihe.',
    en: 'May I take a card whose effect comes to nothing? Yes. A ship still counts in your ship row, for example.',
  },
  'CK-R-20': {
    de: 'Gehen bei 3 verschiedenen Waren alle meine Warenkarten? Nein, nur die Karten der 3 verkauften Waren.',
    en: 'With 3 different goods, do all my goods cards go? No, only the cards of the 3 goods sold.',
  },
  'CK-R-21': {
    de: 'Muss die neue Karte dabei sein? Sie ist es immer. Zeigt sie noch eine weitere Art, darfst du dafür aber eine ältere Karte verwenden. Das Symbol der neuen verfällt dann.',
    en: 'Must the new card take part? It always does. If it shows a further kind, though, you may use an older card for that one. The new card’s symbol is then lost.',
  },
  'CK-R-22': {
    de: 'Ich hätte 3 gleiche und 3 verschiedene. Zählt beides? Nein, du wählst genau eines. Zweimal 3 gleiche zählen dagegen beide.',
    en: 'I would have 3 alike and 3 different ones. Do both count? No, you choose exactly one. 3 alike twice, however, count both times.',
  },
  'CK-R-23': {
    de: 'Was kommt bei mehreren Effekten zuerst? Erst die Verwalter, dann die Münzen, dann wirfst du die Karten ab.',
    en: 'With several effects, what comes first? First the administrators, then the coins, then you discard the cards.',
  },
  'CK-R-24': {
    de: 'Wann genau erhalte ich den Bonus einer gewendeten Karte? Die Karte wendest du sofort. Den Bonus führst du aus, wenn die laufende Aktion mit allen Folgen fertig ist. Das Heft sagt „im Moment des Wendens“; bei Token ist es dasselbe.',
    en: 'When exactly do I get the bonus of a flipped card? You flip the card at once. You carry out the bonus when the current action and all that follows is finished. The booklet says “at the moment of flipping”; with tokens it comes to the same.',
  },
  'CK-R-25': {
    de: 'Ein Schiff mit Ware: erst die Belohnung oder erst der Verkauf? Erst die Belohnung. Danach zählen Waren und Schiffe zusammen.',
    en: 'A ship with a good: reward or sale first? The reward first. After that goods and ships count together.',
  },
  'CK-R-26': {
    de: 'Zählen die Waren einer Schiffsreihe noch, die das neue Schiff unterbricht? Nein. Die alten Schiffe sind ohne Belohnung und Verkauf weg, bevor das neue zählt.',
    en: 'Do the goods of a ship row still count when the new ship breaks it? No. The old ships are gone without reward or sale before the new one counts.',
  },
  'CK-R-27': {
    de: 'Was, wenn die Belohnung des dritten Schiffs ein weiteres bringt? Die 3 liegen schon bereit, das weitere beginnt eine neue Schiffsreihe. Ihre Waren zählen, bis sie gehen. Den Verwalter erhältst du auch, wenn ein Verkauf inzwischen eines davon genommen hat.',
    en: 'What if the third ship’s reward brings another ship? The 3 are already set aside; the other one starts a new ship row. Their goods count until they go. You get the administrator even if a sale has meanwhile taken one of them.',
  },
  'CK-R-28': {
    de: 'Welches ist dann mein letztes Schiff für Palastaktion 5? Das neueste deiner Schiffsreihe. Ist sie leer, das dritte der bereitliegenden.',
    en: 'Which is then my last ship for palace action 5? The newest in your ship row. If that is empty, the third of those set aside.',
  },
  'CK-R-29': {
    de: 'Eine Belohnung bringt mehreres. Was zuerst? Waren vor Würfel, Münzen vor Ruhmtoken, Karmatoken vor Würfel oder Belohnung. Warenkarten zählen einzeln. Bei „1 oder 2“ ist die erste Pflicht, die zweite nicht.',
    en: 'A reward brings several things. Which first? Goods before dice, coins before fame tokens, karma tokens before die or reward. Goods cards count one by one. With “1 or 2” the first is compulsory, the second is not.',
  },
  'CK-R-30': {
    de: 'Ich habe 2 Karmatoken und erhalte 2. Was geschieht? Der dritte wird mit den beiden alten zum Verwalter, der letzte bleibt dir. Mit Verwaltern ist es ebenso.',
    en: 'I have 2 karma tokens and get 2. What happens? The third becomes an administrator with the old ones, the last one stays with you. It is the same with administrators.',
  },
  'CK-R-31': {
    de: 'Alle 6 Karten sind gewendet. Was wird aus neuen Ruhmtoken und Münzen? Du behältst sie, auch über 3 und 6 hinaus: Sie zählen bei Gleichstand. Karmatoken und Verwalter tauschst du weiterhin.',
    en: 'All 6 cards are flipped. What becomes of new fame tokens and coins? You keep them, even beyond 3 and 6: they count in a tie. Karma tokens and administrators are still exchanged.',
  },
  'CK-R-32': {
    de: 'Bringt mir Palastaktion 5 auch die Ware auf dem Schiff? Nein, nur Würfel, Ruhmtoken oder Karmatoken. Liegt nirgends ein Schiff, bleibt es bei 1 Karmatoken. Eine Palastaktion als Belohnung nimmst du aus dem Raster.',
    en: 'Does palace action 5 bring me the good on the ship as well? No, just the die, fame token or karma token. With no ship anywhere you get just the 1 karma token. A palace action as reward is taken from the grid.',
  },
  'CK-R-33': {
    de: 'Wann in meinem Zug darf ich Verwalter einsetzen? Vor deiner Aktion, beim Bezahlen und nach deiner Aktion. Mitten in einer Wirkung geht es nicht.',
    en: 'When in my turn may I use administrators? Before your action, while paying and after your action. Not in the middle of an effect.',
  },
  'CK-R-34': {
    de: 'Muss ich bei Palastaktion 6 die oberste Karte ausführen? Ja, auch wenn ihr Schiff deine Reihe unterbricht. Als Würfel darfst du sie nicht nehmen. Die Palastaktionskarte selbst wirfst du erst danach ab.',
    en: 'Must I carry out the top card with palace action 6? Yes, even if its ship breaks your row. You may not take it as a die. The palace action card itself is discarded only afterwards.',
  },
  'CK-R-35': {
    de: 'Muss ich einen Bonuszug spielen? Ja. Mehrere spielst du nacheinander, vor einem Zug durch Verwalter. Bringt ihn der Karmatoken des Startofanten, folgt er auf deinen nächsten Zug.',
    en: 'Must I play a bonus turn? Yes. Several are played one after the other, before a turn by administrator. If it comes from the start elephant’s karma token, it follows your next turn.',
  },
  'CK-R-36': {
    de: 'Woher kommen Schiff oder Palastaktionskarte eines Bonus? Nur aus dem Raster, kostenlos. Ein kleineres Schiff unterbricht deine Reihe wie immer.',
    en: 'Where do the ship or palace action card of a bonus come from? From the grid only, for free. A lower ship breaks your row as ever.',
  },
  'CK-R-37': {
    de: 'Der Vorrat geht nie aus. Behalten könnt ihr je 2 Ruhmtoken, 2 Karmatoken, 2 Verwalter und 5 Münzen. Zu viert sind das 8 Ruhmtoken und 20 Münzen: genau das Material in der Schachtel. In Durbar gilt der Vorrat als unbegrenzt.',
    en: 'The supply never runs out. You can each keep 2 fame tokens, 2 karma tokens, 2 administrators and 5 coins. With 4 players that is 8 fame tokens and 20 coins: exactly what is in the box. In Durbar the supply counts as unlimited.',
  },
  'CK-R-38': {
    de: 'Ich habe alle 6 Karten gewendet. Spiele ich noch weiter? In diesem Zug ja: Verwalter und Bonuszug darfst du noch nutzen.',
    en: 'I have flipped all 6 cards. Do I go on playing? In this turn, yes: you may still use administrators and a bonus turn.',
  },
  'CK-R-39': {
    de: 'Was, wenn der Karmatoken des Startofanten zur letzten Karte führt? Dann führst du noch die Boni aus, und die Partie ist zu Ende. Einen zweiten Durchgang gibt es nicht.',
    en: 'What if the start elephant’s karma token leads to the last card? Then you still carry out the bonuses, and the game is over. There is no second pass.',
  },
  'CK-R-40': {
    de: 'Und wenn auch die Karmatoken gleich sind? Dann gewinnt ihr gemeinsam.',
    en: 'And if the karma tokens are equal as well? Then you win together.',
  },
  'CK-R-41': {
    de: 'Wie vergeben wir die übrigen Plätze? Nach gewendeten Karten, dann nach 2 je Ruhmtoken plus Münzen, dann nach Karmatoken. Sonst teilt ihr euch den Platz.',
    en: 'How do we award the other places? By flipped cards, then by 2 per fame token plus coins, then by karma tokens. Otherwise you share the place.',
  },
  'CK-R-42': {
    de: 'Variante: Wie legen wir die offenen Boni aus? Alle zugleich und geheim, dann deckt ihr auf. Wer nicht antwortet, erhält eine zufällige Reihenfolge.',
    en: 'Variant: how do we lay out the open bonuses? All at the same time and in secret, then you reveal. Whoever does not answer gets a random order.',
  },
  'CK-R-43': {
    de: 'Kann es sein, dass ich nichts tun kann? Nein. Eine Karte aus dem Raster darfst du immer als Würfel nehmen.',
    en: 'Can it happen that I can do nothing? No. You may always take a card from the grid as a die.',
  },
}
