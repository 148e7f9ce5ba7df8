/** Three of a kind, and what comes when. */
import { type Asked, say } from '@durbar/room'
import { COINS_PER_CARD, FAME_PER_CARD, SET_SIZE, TRACK_LENGTH } from '../data/numbers.ts'
import { question, words } from './blocks.ts'
import { HIGH_PALACE, ONE, rewarded } from './figures.ts'

const COPY = HIGH_PALACE - ONE
const two = rewarded('karma2', 'karma')
const goods = rewarded('goods1to2', 'gridGoods')
const moreGoods = goods + rewarded('goods1to2', 'moreGoods')

export const aboutEffects: readonly Asked[] = [
  question(
    ['CK-R-20'],
    words(
      say`Gehen bei ${SET_SIZE} verschiedenen Waren alle meine Warenkarten?`,
      say`With ${SET_SIZE} different goods, do all my goods cards go?`,
    ),
    words(
      say`Nein, nur die Karten der ${SET_SIZE} verkauften Waren.`,
      say`No, only the cards of the ${SET_SIZE} goods sold.`,
    ),
  ),
  question(
    ['CK-R-21'],
    words(say`Muss die neue Karte dabei sein?`, say`Must the new card take part?`),
    words(
      say`Sie ist es immer. Zeigt sie noch eine weitere Art, darfst du dafür aber eine ältere Karte verwenden. Das Symbol der neuen verfällt dann.`,
      say`It always does. If it shows a further kind, though, you may use an older card for that one. The new card’s symbol is then lost.`,
    ),
  ),
  question(
    ['CK-R-22'],
    words(
      say`Ich hätte ${SET_SIZE} gleiche und ${SET_SIZE} verschiedene. Zählt beides?`,
      say`I would have ${SET_SIZE} alike and ${SET_SIZE} different ones. Do both count?`,
    ),
    words(
      say`Nein, du wählst genau eines. Zweimal ${SET_SIZE} gleiche zählen dagegen beide.`,
      say`No, you choose exactly one. ${SET_SIZE} alike twice, however, count both times.`,
    ),
  ),
  question(
    ['CK-R-23'],
    words(say`Was kommt bei mehreren Effekten zuerst?`, say`With several effects, what comes first?`),
    words(
      say`Erst die Verwalter, dann die Münzen, dann wirfst du die Karten ab.`,
      say`First the administrators, then the coins, then you discard the cards.`,
    ),
  ),
  question(
    ['CK-R-24'],
    words(
      say`Wann genau erhalte ich den Bonus einer gewendeten Karte?`,
      say`When exactly do I get the bonus of a flipped card?`,
    ),
    words(
      say`Die Karte wendest du sofort. Den Bonus führst du aus, wenn die laufende Aktion mit allen Folgen fertig ist. Das Heft sagt „im Moment des Wendens“; bei Token ist es dasselbe.`,
      say`You flip the card at once. You carry out the bonus when the current action and all that follows is finished. The booklet says “at the moment of flipping”; with tokens it comes to the same.`,
    ),
  ),
  question(
    ['CK-R-25'],
    words(
      say`Ein Schiff mit Ware: erst die Belohnung oder erst der Verkauf?`,
      say`A ship with a good: reward or sale first?`,
    ),
    words(
      say`Erst die Belohnung. Danach zählen Waren und Schiffe zusammen.`,
      say`The reward first. After that goods and ships count together.`,
    ),
  ),
  question(
    ['CK-R-26'],
    words(
      say`Zählen die Waren einer Schiffsreihe noch, die das neue Schiff unterbricht?`,
      say`Do the goods of a ship row still count when the new ship breaks it?`,
    ),
    words(
      say`Nein. Die alten Schiffe sind ohne Belohnung und Verkauf weg, bevor das neue zählt.`,
      say`No. The old ships are gone without reward or sale before the new one counts.`,
    ),
  ),
  question(
    ['CK-R-27'],
    words(
      say`Was, wenn die Belohnung des dritten Schiffs ein weiteres bringt?`,
      say`What if the third ship’s reward brings another ship?`,
    ),
    words(
      say`Die ${SET_SIZE} liegen schon bereit, das weitere beginnt eine neue Schiffsreihe. Ihre Waren zählen, bis sie gehen. Den Verwalter erhältst du auch, wenn ein Verkauf inzwischen eines davon genommen hat.`,
      say`The ${SET_SIZE} are already set aside; the other one starts a new ship row. Their goods count until they go. You get the administrator even if a sale has meanwhile taken one of them.`,
    ),
  ),
  question(
    ['CK-R-28'],
    words(
      say`Welches ist dann mein letztes Schiff für Palastaktion ${COPY}?`,
      say`Which is then my last ship for palace action ${COPY}?`,
    ),
    words(
      say`Das neueste deiner Schiffsreihe. Ist sie leer, das dritte der bereitliegenden.`,
      say`The newest in your ship row. If that is empty, the third of those set aside.`,
    ),
  ),
  question(
    ['CK-R-29'],
    words(
      say`Eine Belohnung bringt mehreres. Was zuerst?`,
      say`A reward brings several things. Which first?`,
    ),
    words(
      say`Waren vor Würfel, Münzen vor Ruhmtoken, Karmatoken vor Würfel oder Belohnung. Warenkarten zählen einzeln. Bei „${goods} oder ${moreGoods}“ ist die erste Pflicht, die zweite nicht.`,
      say`Goods before dice, coins before fame tokens, karma tokens before die or reward. Goods cards count one by one. With “${goods} or ${moreGoods}” the first is compulsory, the second is not.`,
    ),
  ),
  question(
    ['CK-R-30'],
    words(
      say`Ich habe ${two} Karmatoken und erhalte ${two}. Was geschieht?`,
      say`I have ${two} karma tokens and get ${two}. What happens?`,
    ),
    words(
      say`Der dritte wird mit den beiden alten zum Verwalter, der letzte bleibt dir. Mit Verwaltern ist es ebenso.`,
      say`The third becomes an administrator with the old ones, the last one stays with you. It is the same with administrators.`,
    ),
  ),
  question(
    ['CK-R-31'],
    words(
      say`Alle ${TRACK_LENGTH} Karten sind gewendet. Was wird aus neuen Ruhmtoken und Münzen?`,
      say`All ${TRACK_LENGTH} cards are flipped. What becomes of new fame tokens and coins?`,
    ),
    words(
      say`Du behältst sie, auch über ${FAME_PER_CARD} und ${COINS_PER_CARD} hinaus: Sie zählen bei Gleichstand. Karmatoken und Verwalter tauschst du weiterhin.`,
      say`You keep them, even beyond ${FAME_PER_CARD} and ${COINS_PER_CARD}: they count in a tie. Karma tokens and administrators are still exchanged.`,
    ),
  ),
]
