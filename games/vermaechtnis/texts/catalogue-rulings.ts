/** VM-R1 to VM-R32: what a table would ask, and how Durbar answers. */
import type { Catalogue } from '@durbar/room'

export const rulings: Catalogue = {
  'VM-R1': {
    de: 'Sind für die Sorte „Verschiedene“ beliebige Arten recht? Nein, du brauchst die Arten, die auf der Karte zu sehen sind.',
    en: 'Will any mixture of kinds do for the “different” cards? No, you need the kinds you see on the card.',
  },
  'VM-R2': {
    de: 'Welche Arten kommen zum Abgeben infrage? Das legt jede Sammlungskarte selbst fest; in unserem Spiel sind es die Arten, die sie auch verlangt.',
    en: 'Which kinds can I give up? Each collection card settles that for itself; in our set they are the very kinds it asks for.',
  },
  'VM-R3': {
    de: 'Darf ich eine Antiquität abgeben, die ich gerade für diese Karte gebraucht habe? Ja. Zuerst zählt, ob du alles beisammen hast, danach gibst du ab.',
    en: 'May I give up an antique I needed for that very card? Yes. First you show that you have everything, then you give one up.',
  },
  'VM-R4': {
    de: 'Und wenn ich nichts Passendes zum Abgeben habe? Dann bekommst du die Karte nicht. Bei unseren Karten kommt das nie vor.',
    en: 'And if I have nothing suitable to give up? Then you do not get the card. With our cards this never happens.',
  },
  'VM-R5': {
    de: 'Verbraucht eine Sammlungskarte meine Antiquitäten? Nein. Was du nicht abgeben musst, kann dir in späteren Zügen zu beliebig vielen weiteren Karten verhelfen.',
    en: 'Does a collection card use up my antiques? No. Whatever you need not give up can win you as many more cards as you like in later turns.',
  },
  'VM-R6': {
    de: 'Jemand anders hat die große Karte. Darf ich die kleine nehmen? Ja, gesperrt ist sie nur, wenn du selbst die große besitzt.',
    en: 'Somebody else has the large card. May I take the small one? Yes, you are barred only if you hold the large one yourself.',
  },
  'VM-R7': {
    de: 'Kann ich beide kleinen Karten der Sorte „Verschiedene“ bekommen? Ja, in beliebiger Reihenfolge und eine pro Zug, solange du die große nicht hast.',
    en: 'Can I get both small “different” cards? Yes, in either order and one per turn, provided you do not hold the large one.',
  },
  'VM-R8': {
    de: 'Darf ich mit 6, 7 oder 8 Rupien noch eine Münze nehmen? Ja. Den Überschuss holt die Steuer, die Münze aber ist weg: Der Preis kann fallen und der Tag sogar enden.',
    en: 'May I still take a coin with 6, 7 or 8 rupees? Yes. Tax claims the surplus, but the coin is gone: the price may drop, and the day may even end.',
  },
  'VM-R9': {
    de: 'Kann es passieren, dass ich gar nichts tun kann? Nie. Zu Beginn jedes Zuges sind mindestens eine Münze und eine Antiquität da, und die Münze darfst du immer nehmen.',
    en: 'Can I ever be stuck? Never. When a turn begins there is always a coin and an antique on the table, and the coin is yours to take.',
  },
  'VM-R10': {
    de: 'Muss ich kaufen, wenn ich es mir leisten kann? Nein, du darfst ebenso gut eine Münze nehmen.',
    en: 'Do I have to buy if I have the money? No, you may just as well take a coin.',
  },
  'VM-R11': {
    de: 'Wann gilt die Grenze von 8 Rupien? Nur im dritten Schritt deines eigenen Zuges und nach dem Effekt „Rupien“. Zwischendurch darfst du mehr haben, ausgeben lässt es sich nach der Aktion aber nicht mehr.',
    en: 'When does the limit of 8 rupees apply? Only in the third step of your own turn, and again after the “rupees” effect. In between you may hold more, though after the action there is nothing left to spend it on.',
  },
  'VM-R12': {
    de: 'Kann der Bank das Gold ausgehen? Nein. Wenn sie stets in möglichst wenige Münzen wechselt, fehlen ihr höchstens 13 der 14 Goldmünzen und 8 der 12 Silbermünzen.',
    en: 'Can the bank run short of gold? No. As long as it changes into as few coins as possible, it never lacks more than 13 of its 14 gold and 8 of its 12 silver coins.',
  },
  'VM-R13': {
    de: 'Kann sich der Startspieler gleich zu Beginn etwas leisten? Ja, 4 Rupien reichen genau für den höchsten Preis. Ihm steht alles offen.',
    en: 'Can the starting player afford anything right away? Yes, 4 rupees are just enough for the highest price. Every choice is open.',
  },
  'VM-R14': {
    de: 'Wie viele Verkaufstage gibt es? Immer neun: Jeder braucht vier Antiquitäten, und bei 36 Karten geht das genau auf.',
    en: 'How many sales days are there? Always nine: each takes four antiques, and 36 cards come out even.',
  },
  'VM-R15': {
    de: 'Spielen wir die letzte Runde zu Ende? Nein. Mit dem Zug, der den neunten Tag beschließt, ist Schluss, auch wenn nicht alle gleich oft dran waren.',
    en: 'Do we play out the final round? No. The turn that closes the ninth day is the last, even if some have had more turns than others.',
  },
  'VM-R16': {
    de: 'Ich beende den letzten Tag. Darf ich noch eine Sammlungskarte nehmen? Ja, du machst deinen Zug fertig, erst dann wird gewertet.',
    en: 'I bring the last day to its end. May I still claim a collection card? Yes, you finish your turn, and only then is it time to score.',
  },
  'VM-R17': {
    de: 'Kann ich mir in der Wertung noch eine Sammlungskarte holen? Nein, dafür ist es dann zu spät.',
    en: 'Can I still pick up a collection card while scoring? No, by then it is too late.',
  },
  'VM-R18': {
    de: 'Welche Antiquitäten zählen bei Punktgleichheit? Nur die behaltenen; abgegebene Einzelstücke gehören dir nicht mehr.',
    en: 'Which antiques count when points are level? Only those you kept; the single pieces you surrendered are no longer yours.',
  },
  'VM-R19': {
    de: 'Wie wird beim Geld gerundet? Immer ab, und alle rechnen für sich: 5 Rupien sind 1 Punkt, 6 Rupien sind 2.',
    en: 'How is money rounded? Always down, and everyone reckons alone: 5 rupees make 1 point, 6 rupees make 2.',
  },
  'VM-R20': {
    de: 'Eine Räumung leert die Auslage. Ist der Tag dann vorbei? Ja, nach diesem Zug, genau so, als wäre das letzte Stück verkauft worden. Dann kommt der nächste Tag, nach dem neunten die Wertung.',
    en: 'A clearance empties the offer. Is the day over? Yes, after this turn, just as if the last piece had been sold. Then comes the next day, or, after the ninth, the scoring.',
  },
  'VM-R21': {
    de: 'Und eine Räumung, wenn ich eben das letzte Stück gekauft habe? Sie bewirkt nichts mehr; der Tag endet ohnehin.',
    en: 'And a clearance when I have just bought the last piece? It does nothing more; the day is ending anyway.',
  },
  'VM-R22': {
    de: 'Ich gewinne einen Zusatzzug, und zugleich endet der Tag. Was nun? Erst wird der neue Tag vorbereitet, dann eröffnest du ihn mit deinem Zusatzzug.',
    en: 'I win an extra turn just as the day ends. What now? The new day is laid out first, and you open it with your extra turn.',
  },
  'VM-R23': {
    de: 'Und ein Zusatzzug aus dem Zug, mit dem der neunte Tag endet? Er ist verloren; ihr wertet sofort.',
    en: 'And an extra turn won in the turn that closes the ninth day? It is lost; you score straight away.',
  },
  'VM-R24': {
    de: 'Was habe ich von einem Zusatzzug, der im Zusatzzug verfällt? Die Karte und ihre Punkte; dein Zug endet wie gewohnt. Rupien und Räumung wirken auch im Zusatzzug.',
    en: 'What do I get from an extra turn that lapses in an extra turn? The card and its points; your turn ends as usual. Rupees and clearance work in an extra turn, too.',
  },
  'VM-R25': {
    de: 'Was kommt zuerst, die Steuern oder der Effekt „Rupien“? Erst die Steuern, dann die 3 Rupien, dann noch einmal die Steuern.',
    en: 'Which comes first, taxes or the “rupees” effect? Taxes, then the 3 rupees, then taxes once more.',
  },
  'VM-R26': {
    de: 'Sind die grauen Seiten sonst anders als die beigen? Nein: Was die Karten verlangen, kosten und einbringen, bleibt gleich, und auch die Sperre nach der großen Karte gilt.',
    en: 'Do the grey sides differ from the beige ones in any other way? No: what the cards ask for, cost and score stays the same, and the bar after a large card holds as well.',
  },
  'VM-R27': {
    de: 'Gibt es die grauen Seiten auch zu dritt oder zu viert? Nein, sie bleiben den Partien zu zweit vorbehalten.',
    en: 'Are the grey sides there for three or four players? No, they are reserved for games for two.',
  },
  'VM-R28': {
    de: 'Zwei Handelskarten haben denselben Preis. Welche Münze geht zuerst? Die linke; welche der beiden Karten links liegt, ist einerlei.',
    en: 'Two trade cards have the same price. Which coin goes first? The left one; which of the two cards lies on the left is all the same.',
  },
  'VM-R29': {
    de: 'Können Auslage und Münzen im selben Zug ausgehen? Im Grundspiel nie, du hast ja nur eine Aktion. Kommt es in der Variante dazu, ist es ein einziges Tagesende.',
    en: 'Can offer and coins run out in the same turn? Never in the base game, since you have but one action. If it happens in the variant, it is a single end of day.',
  },
  'VM-R30': {
    de: 'Werde ich in jedem Zug nach einer Sammlungskarte gefragt? Nur wenn du eine bekommen kannst: Dann greifst du zu oder verzichtest ausdrücklich. Sonst entfällt der Schritt.',
    en: 'Am I asked about collection cards every turn? Only when you can get one: then you either take it or say no. Otherwise the step is skipped.',
  },
  'VM-R31': {
    de: 'Darf ich mir aussuchen, welche Einzelstücke ich abgebe? Nein, es trifft sie alle, ganz von selbst.',
    en: 'May I choose which single pieces to surrender? No, they all go, of their own accord.',
  },
  'VM-R32': {
    de: 'Ist von der gedruckten Anleitung etwas verloren? Vom Regeltext wohl nichts, aber alle Bilder. Die Handelskarten und die Werte je Farbe kennen wir aus Spielbesprechungen. Nachgebildet haben wir, welche Antiquität wie viel zählt, fünf der sechs Farben und bei den Sammlungskarten die Punkte, die Verteilung der grauen Effekte, die meisten durchgestrichenen Karten sowie die Arten auf den Karten für vier und fünf Verschiedene.',
    en: 'Is anything missing from the printed rules? None of the text, it seems, but all of the pictures. The trade cards and the values within each colour we know from reviews. We reconstructed which antique scores what, five of the six colours and, for the collection cards, the points, where the grey effects are, most of the crossed-out cards, and the kinds on the cards for four and five different antiques.',
  },
}
