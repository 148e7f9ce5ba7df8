/** What players ask. */
import { type Section, say } from '@durbar/room'
import { question, words } from './blocks.ts'
import {
  GOLD,
  GOLD_COINS,
  GOLD_OUT,
  MONEY_CAP,
  SALES_DAYS,
  SILVER_COINS,
  SILVER_OUT,
  TAXED_FROM,
} from './figures.ts'

export const questions: Section = {
  id: 'questions',
  title: words(say`Fragen und Antworten`, say`Questions and answers`),
  text: [
    question(
      ['VM-R10'],
      words(say`Muss ich kaufen, wenn ich genug Geld habe?`, say`Do I have to buy if I have enough money?`),
      say`Nein. Du darfst immer stattdessen die Goldmünze ganz links nehmen.`,
      say`No. You may always take the leftmost gold coin instead.`,
    ),
    question(
      ['VM-R9'],
      words(say`Kann es sein, dass ich gar nichts tun kann?`, say`Can it happen that I cannot do anything?`),
      say`Nein. Zu Beginn jedes Zuges liegen mindestens eine Münze und eine Antiquität da, und die Münze darfst du immer nehmen.`,
      say`No. When a turn begins there is at least one coin and one antique, and you may always take the coin.`,
    ),
    question(
      ['VM-R8'],
      words(
        say`Darf ich mit ${TAXED_FROM} Rupien oder mehr noch eine Münze nehmen?`,
        say`May I still take a coin with ${TAXED_FROM} rupees or more?`,
      ),
      say`Ja. Was über ${MONEY_CAP} Rupien geht, zahlst du als Steuern. Die Münze ist trotzdem weg: Der Preis kann fallen, der Verkaufstag sogar enden.`,
      say`Yes. Whatever exceeds ${MONEY_CAP} rupees you pay as taxes. The coin is gone all the same: the price may fall, the sales day may even end.`,
    ),
    question(
      ['VM-R11'],
      words(
        say`Wann gilt die Grenze von ${MONEY_CAP} Rupien?`,
        say`When does the limit of ${MONEY_CAP} rupees apply?`,
      ),
      say`Nur im Schritt Steuern deines eigenen Zuges und nach dem Effekt „Rupien“. Dazwischen darfst du mehr haben, ausgeben kannst du es aber nicht mehr.`,
      say`Only in the taxes step of your own turn and after the effect “rupees”. In between you may have more, but you can no longer spend it.`,
    ),
    question(
      ['VM-R28'],
      words(
        say`Handelskarten mit derselben Zahl liegen nebeneinander. Welche Münze geht zuerst?`,
        say`Trade cards with the same number lie side by side. Which coin goes first?`,
      ),
      say`Die linke, wie immer. Welche der gleichen Karten links liegt, ist egal.`,
      say`The left one, as always. Which of the equal cards lies on the left makes no difference.`,
    ),
    question(
      ['VM-R12'],
      words(say`Kann der Bank das Gold ausgehen?`, say`Can the bank run out of gold?`),
      say`Nein, wenn sie in möglichst wenige Münzen wechselt. Dann sind höchstens ${GOLD_OUT} von ${GOLD_COINS} Goldmünzen und ${SILVER_OUT} von ${SILVER_COINS} Silbermünzen im Umlauf. ${GOLD} Silbermünzen tauscht ihr also jederzeit gegen eine Goldmünze.`,
      say`No, if it always changes into as few coins as possible. Then at most ${GOLD_OUT} of ${GOLD_COINS} gold coins and ${SILVER_OUT} of ${SILVER_COINS} silver coins are out. So change ${GOLD} silver coins for a gold coin at any time.`,
    ),
    question(
      ['VM-R1'],
      words(
        say`Darf ich für „Verschiedene“ beliebige Sorten zeigen?`,
        say`Will any kinds do for the “different” cards?`,
      ),
      say`Nein. Du brauchst genau die Sorten, die auf der Karte abgebildet sind.`,
      say`No. You need exactly the kinds that the card shows.`,
    ),
    question(
      ['VM-R5'],
      words(
        say`Verbraucht eine Sammlungskarte meine Antiquitäten?`,
        say`Does a collection card use up my antiques?`,
      ),
      say`Nein. Dieselben Antiquitäten dürfen in späteren Zügen für beliebig viele Sammlungskarten zählen.`,
      say`No. The same antiques may count for any number of collection cards in later turns.`,
    ),
    question(
      ['VM-R2'],
      words(
        say`Welche Antiquität darf ich für eine durchgestrichene Karte abgeben?`,
        say`Which antique may I give up for a crossed-out card?`,
      ),
      say`Eine von den Sorten, die die Sammlungskarte selbst verlangt. Die Farbe ist dir überlassen.`,
      say`One of the kinds that the collection card itself asks for. The colour is up to you.`,
    ),
    question(
      ['VM-R3'],
      words(
        say`Darf ich eine Antiquität abgeben, die ich für eben diese Karte brauche?`,
        say`May I give up an antique that I need for that very card?`,
      ),
      say`Ja. Zuerst zählt, ob du alles besitzt. Erst danach gibst du ab.`,
      say`Yes. First it is checked that you own everything. Only then do you give up.`,
    ),
    question(
      ['VM-R6'],
      words(
        say`Jemand anders hat die große Karte. Darf ich die kleine nehmen?`,
        say`Somebody else has the large card. May I take the small one?`,
      ),
      say`Ja. Gesperrt ist sie nur für die Person, die die große Karte dieser Sorte besitzt.`,
      say`Yes. It is closed only to the player who owns the large card of that kind.`,
    ),
    question(
      ['VM-R7'],
      words(
        say`Kann ich beide kleinen Karten „Verschiedene“ bekommen?`,
        say`Can I get both small “different” cards?`,
      ),
      say`Ja, in beliebiger Reihenfolge und eine je Zug – solange du die große nicht hast.`,
      say`Yes, in either order and one per turn – as long as you do not have the large one.`,
    ),
    question(
      ['VM-R30'],
      words(
        say`Fragt mich Durbar in jedem Zug nach einer Sammlungskarte?`,
        say`Does Durbar ask me about a collection card every turn?`,
      ),
      say`Nur wenn du eine nehmen darfst. Dann nimmst du eine oder verzichtest. Sonst entfällt der Schritt.`,
      say`Only if you may take one. Then you take one or decline. Otherwise the step is skipped.`,
    ),
    question(
      ['VM-R16'],
      words(
        say`Ich beende den letzten Verkaufstag. Darf ich noch eine Sammlungskarte nehmen?`,
        say`I end the last sales day. May I still take a collection card?`,
      ),
      say`Ja. Du machst deinen Zug fertig, danach wertet ihr.`,
      say`Yes. You complete your turn, then you score.`,
    ),
    question(
      ['VM-R17'],
      words(
        say`Darf ich während der Wertung noch eine Sammlungskarte nehmen?`,
        say`May I still take a collection card during scoring?`,
      ),
      say`Nein. Sammlungskarten nimmst du nur in deinem Zug.`,
      say`No. You take collection cards only in your turn.`,
    ),
    question(
      ['VM-R15'],
      words(say`Spielen wir die letzte Runde zu Ende?`, say`Do we play the last round to its end?`),
      say`Nein. Das Spiel endet mit dem Zug, der Verkaufstag ${SALES_DAYS} beendet, auch wenn nicht alle gleich oft am Zug waren.`,
      say`No. The game ends with the turn that ends sales day ${SALES_DAYS}, even if not everybody has had the same number of turns.`,
    ),
    question(
      ['VM-R20'],
      words(
        say`Graue Seite: Eine Räumung leert das aktuelle Angebot. Ist der Verkaufstag vorbei?`,
        say`Grey side: a clearance empties the current offer. Is the sales day over?`,
      ),
      say`Ja, nach diesem Zug – so, als wäre die letzte Antiquität verkauft.`,
      say`Yes, after this turn – as if the last antique had been sold.`,
    ),
    question(
      ['VM-R21'],
      words(
        say`Graue Seite: Was bewirkt eine Räumung, wenn ich gerade die letzte Antiquität gekauft habe?`,
        say`Grey side: what does a clearance do when I have just bought the last antique?`,
      ),
      say`Nichts mehr. Der Verkaufstag endet ohnehin.`,
      say`Nothing more. The sales day ends anyway.`,
    ),
    question(
      ['VM-R22'],
      words(
        say`Graue Seite: Ich erhalte einen Zusatzzug, und der Verkaufstag endet. Was nun?`,
        say`Grey side: I get an extra turn and the sales day ends. What now?`,
      ),
      say`Bereitet erst den neuen Verkaufstag vor. Dann beginnst du ihn mit deinem Zusatzzug.`,
      say`First prepare the new sales day. Then you begin it with your extra turn.`,
    ),
    question(
      ['VM-R23'],
      words(
        say`Graue Seite: Und ein Zusatzzug aus dem Zug, der Verkaufstag ${SALES_DAYS} beendet?`,
        say`Grey side: and an extra turn from the turn that ends sales day ${SALES_DAYS}?`,
      ),
      say`Der Zusatzzug verfällt, und ihr wertet sofort.`,
      say`The extra turn is lost, and you score at once.`,
    ),
    question(
      ['VM-R24'],
      words(
        say`Graue Seite: Mein Zusatzzug im Zusatzzug verfällt. Was habe ich von der Karte?`,
        say`Grey side: my extra turn lapses in an extra turn. What do I get from the card?`,
      ),
      say`Die Karte und ihre Punkte behältst du, dein Zug endet wie sonst. Die Effekte „Rupien“ und „Räumung“ wirken auch im Zusatzzug.`,
      say`You keep the card and its points, and your turn ends as usual. The effects “rupees” and “clearance” also work in an extra turn.`,
    ),
  ],
}
