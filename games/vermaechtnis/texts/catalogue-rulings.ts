/** VM-R1 to VM-R32: what a table would ask, and how Durbar answers. */
import type { Catalogue } from '@durbar/room'

export const rulings: Catalogue = {
  'VM-R1': {
    de: 'Darf ich für „Verschiedene“ beliebige Sorten zeigen? Nein. Du brauchst genau die Sorten, die auf der Karte abgebildet sind.',
    en: 'Will any kinds do for the “different” cards? No. You need exactly the kinds that the card shows.',
  },
  'VM-R2': {
    de: 'Welche Antiquität darf ich für eine durchgestrichene Karte abgeben? Eine von den Sorten, die die Sammlungskarte selbst verlangt. Die Farbe ist dir überlassen.',
    en: 'Which antique may I give up for a crossed-out card? One of the kinds that the collection card itself asks for. The colour is up to you.',
  },
  'VM-R3': {
    de: 'Darf ich eine Antiquität abgeben, die ich für eben diese Karte brauche? Ja. Zuerst zählt, ob du alles besitzt. Erst danach gibst du ab.',
    en: 'May I give up an antique that I need for that very card? Yes. First it is checked that you own everything. Only then do you give up.',
  },
  'VM-R4': {
    de: 'Und wenn ich nichts Passendes abgeben kann? Dann darfst du die Sammlungskarte nicht nehmen. Mit diesen Karten kommt das nie vor.',
    en: 'And if I have nothing suitable to give up? Then you may not take the collection card. With these cards that never happens.',
  },
  'VM-R5': {
    de: 'Verbraucht eine Sammlungskarte meine Antiquitäten? Nein. Dieselben Antiquitäten dürfen in späteren Zügen für beliebig viele Sammlungskarten zählen.',
    en: 'Does a collection card use up my antiques? No. The same antiques may count for any number of collection cards in later turns.',
  },
  'VM-R6': {
    de: 'Jemand anders hat die große Karte. Darf ich die kleine nehmen? Ja. Gesperrt ist sie nur für die Person, die die große Karte dieser Sorte besitzt.',
    en: 'Somebody else has the large card. May I take the small one? Yes. It is closed only to the player who owns the large card of that kind.',
  },
  'VM-R7': {
    de: 'Kann ich beide kleinen Karten „Verschiedene“ bekommen? Ja, in beliebiger Reihenfolge und eine je Zug – solange du die große nicht hast.',
    en: 'Can I get both small “different” cards? Yes, in either order and one per turn – as long as you do not have the large one.',
  },
  'VM-R8': {
    de: 'Darf ich mit 6 Rupien oder mehr noch eine Münze nehmen? Ja. Was über 8 Rupien geht, zahlst du als Steuern. Die Münze ist trotzdem weg: Der Preis kann fallen, der Verkaufstag sogar enden.',
    en: 'May I still take a coin with 6 rupees or more? Yes. Whatever exceeds 8 rupees you pay as taxes. The coin is gone all the same: the price may fall, the sales day may even end.',
  },
  'VM-R9': {
    de: 'Kann es sein, dass ich gar nichts tun kann? Nein. Zu Beginn jedes Zuges liegen mindestens eine Münze und eine Antiquität da, und die Münze darfst du immer nehmen.',
    en: 'Can it happen that I cannot do anything? No. When a turn begins there is at least one coin and one antique, and you may always take the coin.',
  },
  'VM-R10': {
    de: 'Muss ich kaufen, wenn ich genug Geld habe? Nein. Du darfst immer stattdessen die Goldmünze ganz links nehmen.',
    en: 'Do I have to buy if I have enough money? No. You may always take the leftmost gold coin instead.',
  },
  'VM-R11': {
    de: 'Wann gilt die Grenze von 8 Rupien? Nur im Schritt Steuern deines eigenen Zuges und nach dem Effekt „Rupien“. Dazwischen darfst du mehr haben, ausgeben kannst du es aber nicht mehr.',
    en: 'When does the limit of 8 rupees apply? Only in the taxes step of your own turn and after the effect “rupees”. In between you may have more, but you can no longer spend it.',
  },
  'VM-R12': {
    de: 'Kann der Bank das Gold ausgehen? Nein, wenn sie in möglichst wenige Münzen wechselt. Dann sind höchstens 13 von 14 Goldmünzen und 8 von 12 Silbermünzen im Umlauf. 3 Silbermünzen tauscht ihr also jederzeit gegen eine Goldmünze.',
    en: 'Can the bank run out of gold? No, if it always changes into as few coins as possible. Then at most 13 of 14 gold coins and 8 of 12 silver coins are out. So change 3 silver coins for a gold coin at any time.',
  },
  'VM-R13': {
    de: 'Kann, wer beginnt, sofort kaufen? Ja. 4 Rupien reichen genau für den höchsten Preis.',
    en: 'Can whoever begins buy at once? Yes. 4 rupees are just enough for the highest price.',
  },
  'VM-R14': {
    de: 'Wie viele Verkaufstage gibt es? Immer 9: Jeder braucht 4 Antiquitäten, und bei 36 Karten geht das genau auf.',
    en: 'How many sales days are there? Always 9: each takes 4 antiques, and with 36 cards that comes out even.',
  },
  'VM-R15': {
    de: 'Spielen wir die letzte Runde zu Ende? Nein. Das Spiel endet mit dem Zug, der Verkaufstag 9 beendet, auch wenn nicht alle gleich oft am Zug waren.',
    en: 'Do we play the last round to its end? No. The game ends with the turn that ends sales day 9, even if not everybody has had the same number of turns.',
  },
  'VM-R16': {
    de: 'Ich beende den letzten Verkaufstag. Darf ich noch eine Sammlungskarte nehmen? Ja. Du machst deinen Zug fertig, danach wertet ihr.',
    en: 'I end the last sales day. May I still take a collection card? Yes. You complete your turn, then you score.',
  },
  'VM-R17': {
    de: 'Darf ich während der Wertung noch eine Sammlungskarte nehmen? Nein. Sammlungskarten nimmst du nur in deinem Zug.',
    en: 'May I still take a collection card during scoring? No. You take collection cards only in your turn.',
  },
  'VM-R18': {
    de: 'Zählen bei Gleichstand auch abgegebene Antiquitäten? Nein, sie gehören dir nicht mehr.',
    en: 'Do antiques that were given up count in a tie? No, they are no longer yours.',
  },
  'VM-R19': {
    de: 'Wie rundet ihr Geld? Immer ab, und alle für sich: 5 Rupien sind 1 Punkt, 6 Rupien sind 2 Punkte.',
    en: 'How is money rounded? Always down, and for each player alone: 5 rupees make 1 point, 6 rupees make 2 points.',
  },
  'VM-R20': {
    de: 'Graue Seite: Eine Räumung leert das aktuelle Angebot. Ist der Verkaufstag vorbei? Ja, nach diesem Zug – so, als wäre die letzte Antiquität verkauft.',
    en: 'Grey side: a clearance empties the current offer. Is the sales day over? Yes, after this turn – as if the last antique had been sold.',
  },
  'VM-R21': {
    de: 'Graue Seite: Was bewirkt eine Räumung, wenn ich gerade die letzte Antiquität gekauft habe? Nichts mehr. Der Verkaufstag endet ohnehin.',
    en: 'Grey side: what does a clearance do when I have just bought the last antique? Nothing more. The sales day ends anyway.',
  },
  'VM-R22': {
    de: 'Graue Seite: Ich erhalte einen Zusatzzug, und der Verkaufstag endet. Was nun? Bereitet erst den neuen Verkaufstag vor. Dann beginnst du ihn mit deinem Zusatzzug.',
    en: 'Grey side: I get an extra turn and the sales day ends. What now? First prepare the new sales day. Then you begin it with your extra turn.',
  },
  'VM-R23': {
    de: 'Graue Seite: Und ein Zusatzzug aus dem Zug, der Verkaufstag 9 beendet? Der Zusatzzug verfällt, und ihr wertet sofort.',
    en: 'Grey side: and an extra turn from the turn that ends sales day 9? The extra turn is lost, and you score at once.',
  },
  'VM-R24': {
    de: 'Graue Seite: Mein Zusatzzug im Zusatzzug verfällt. Was habe ich von der Karte? Die Karte und ihre Punkte behältst du, dein Zug endet wie sonst. Die Effekte „Rupien“ und „Räumung“ wirken auch im Zusatzzug.',
    en: 'Grey side: my extra turn lapses in an extra turn. What do I get from the card? You keep the card and its points, and your turn ends as usual. The effects “rupees” and “clearance” also work in an extra turn.',
  },
  'VM-R25': {
    de: 'Was kommt zuerst, die Steuern oder der Effekt „Rupien“? Erst die Steuern, dann die 3 Rupien, dann noch einmal die Steuern.',
    en: 'Which comes first, taxes or the effect “rupees”? Taxes, then the 3 rupees, then taxes once more.',
  },
  'VM-R26': {
    de: 'Auf der grauen Seite ändert sich sonst nichts: Bedingungen, Punkte, durchgestrichene Karten und die Regel für kleine Karten gelten wie auf der beigen Seite.',
    en: 'Nothing else changes on the grey side: conditions, points, crossed-out cards and the rule for small cards are as on the beige side.',
  },
  'VM-R27': {
    de: 'Gibt es die grauen Seiten auch zu dritt oder zu viert? Nein, nur zu zweit.',
    en: 'Are the grey sides for 3 or 4 players too? No, only for 2.',
  },
  'VM-R28': {
    de: 'Handelskarten mit derselben Zahl liegen nebeneinander. Welche Münze geht zuerst? Die linke, wie immer. Welche der gleichen Karten links liegt, ist egal.',
    en: 'Trade cards with the same number lie side by side. Which coin goes first? The left one, as always. Which of the equal cards lies on the left makes no difference.',
  },
  'VM-R29': {
    de: 'Können die letzte Münze und die letzte Antiquität im selben Zug gehen? Im Grundspiel nie. Geschieht es mit den grauen Seiten, endet der Verkaufstag einmal.',
    en: 'Can the last coin and the last antique go in the same turn? Never in the base game. If it happens with the grey sides, the sales day ends once.',
  },
  'VM-R30': {
    de: 'Fragt mich Durbar in jedem Zug nach einer Sammlungskarte? Nur wenn du eine nehmen darfst. Dann nimmst du eine oder verzichtest. Sonst entfällt der Schritt.',
    en: 'Does Durbar ask me about a collection card every turn? Only if you may take one. Then you take one or decline. Otherwise the step is skipped.',
  },
  'VM-R31': {
    de: 'Darf ich wählen, welche einzelnen Antiquitäten ich abgebe? Nein. Jede, die in ihrer Farbe allein ist, kommt aus dem Spiel.',
    en: 'May I choose which single antiques I give up? No. Every one that is alone in its colour leaves the game.',
  },
  'VM-R32': {
    de: 'Ist von der gedruckten Regel etwas verloren? Der Text ist erhalten, die Bilder nicht. Rekonstruiert haben wir, welche Antiquität wie viele Punkte trägt, 5 der 6 Farben und von den Sammlungskarten die Punkte, die Soforteffekte, die meisten durchgestrichenen Karten und die Sorten auf den Karten für 4 und 5 Verschiedene.',
    en: 'Is anything of the printed rules lost? The text has come down to us, the pictures have not. We reconstructed which antique carries how many points, 5 of the 6 colours and, of the collection cards, the points, the instant effects, most of the crossed-out cards and the kinds on the cards for 4 and 5 different antiques.',
  },
}
