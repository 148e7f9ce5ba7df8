/** Palace actions, administrators, the end. */
import { type Asked, say } from '@durbar/room'
import { TRACK_LENGTH, WORTH_OF_FAME } from '../data/numbers.ts'
import { question, words } from './blocks.ts'
import { HIGH_PALACE, ONE, palaceGives } from './figures.ts'

const COPY = HIGH_PALACE - ONE

export const aboutTheEnd: readonly Asked[] = [
  question(
    ['CK-R-32'],
    words(
      say`Bringt mir Palastaktion ${COPY} auch die Ware auf dem Schiff?`,
      say`Does palace action ${COPY} bring me the good on the ship as well?`,
    ),
    words(
      say`Nein, nur Würfel, Ruhmtoken oder Karmatoken. Liegt nirgends ein Schiff, bleibt es bei ${palaceGives(5, 'karma')} Karmatoken. Eine Palastaktion als Belohnung nimmst du aus dem Raster.`,
      say`No, just the die, fame token or karma token. With no ship anywhere you get just the ${palaceGives(5, 'karma')} karma token. A palace action as reward is taken from the grid.`,
    ),
  ),
  question(
    ['CK-R-33'],
    words(
      say`Wann in meinem Zug darf ich Verwalter einsetzen?`,
      say`When in my turn may I use administrators?`,
    ),
    words(
      say`Vor deiner Aktion, beim Bezahlen und nach deiner Aktion. Mitten in einer Wirkung geht es nicht.`,
      say`Before your action, while paying and after your action. Not in the middle of an effect.`,
    ),
  ),
  question(
    ['CK-R-34'],
    words(
      say`Muss ich bei Palastaktion ${HIGH_PALACE} die oberste Karte ausführen?`,
      say`Must I carry out the top card with palace action ${HIGH_PALACE}?`,
    ),
    words(
      say`Ja, auch wenn ihr Schiff deine Reihe unterbricht. Als Würfel darfst du sie nicht nehmen. Die Palastaktionskarte selbst wirfst du erst danach ab.`,
      say`Yes, even if its ship breaks your row. You may not take it as a die. The palace action card itself is discarded only afterwards.`,
    ),
  ),
  question(
    ['CK-R-35'],
    words(say`Muss ich einen Bonuszug spielen?`, say`Must I play a bonus turn?`),
    words(
      say`Ja. Mehrere spielst du nacheinander, vor einem Zug durch Verwalter. Bringt ihn der Karmatoken des Startofanten, folgt er auf deinen nächsten Zug.`,
      say`Yes. Several are played one after the other, before a turn by administrator. If it comes from the start elephant’s karma token, it follows your next turn.`,
    ),
  ),
  question(
    ['CK-R-36'],
    words(
      say`Woher kommen Schiff oder Palastaktionskarte eines Bonus?`,
      say`Where do the ship or palace action card of a bonus come from?`,
    ),
    words(
      say`Nur aus dem Raster, kostenlos. Ein kleineres Schiff unterbricht deine Reihe wie immer.`,
      say`From the grid only, for free. A lower ship breaks your row as ever.`,
    ),
  ),
  question(
    ['CK-R-38'],
    words(
      say`Ich habe alle ${TRACK_LENGTH} Karten gewendet. Spiele ich noch weiter?`,
      say`I have flipped all ${TRACK_LENGTH} cards. Do I go on playing?`,
    ),
    words(
      say`In diesem Zug ja: Verwalter und Bonuszug darfst du noch nutzen.`,
      say`In this turn, yes: you may still use administrators and a bonus turn.`,
    ),
  ),
  question(
    ['CK-R-39'],
    words(
      say`Was, wenn der Karmatoken des Startofanten zur letzten Karte führt?`,
      say`What if the start elephant’s karma token leads to the last card?`,
    ),
    words(
      say`Dann führst du noch die Boni aus, und die Partie ist zu Ende. Einen zweiten Durchgang gibt es nicht.`,
      say`Then you still carry out the bonuses, and the game is over. There is no second pass.`,
    ),
  ),
  question(
    ['CK-R-40'],
    words(say`Und wenn auch die Karmatoken gleich sind?`, say`And if the karma tokens are equal as well?`),
    words(say`Dann gewinnt ihr gemeinsam.`, say`Then you win together.`),
  ),
  question(
    ['CK-R-41'],
    words(say`Wie vergeben wir die übrigen Plätze?`, say`How do we award the other places?`),
    words(
      say`Nach gewendeten Karten, dann nach ${WORTH_OF_FAME} je Ruhmtoken plus Münzen, dann nach Karmatoken. Sonst teilt ihr euch den Platz.`,
      say`By flipped cards, then by ${WORTH_OF_FAME} per fame token plus coins, then by karma tokens. Otherwise you share the place.`,
    ),
  ),
  question(
    ['CK-R-42'],
    words(
      say`Variante: Wie legen wir die offenen Boni aus?`,
      say`Variant: how do we lay out the open bonuses?`,
    ),
    words(
      say`Alle zugleich und geheim, dann deckt ihr auf. Wer nicht antwortet, erhält eine zufällige Reihenfolge.`,
      say`All at the same time and in secret, then you reveal. Whoever does not answer gets a random order.`,
    ),
  ),
  question(
    ['CK-R-43'],
    words(say`Kann es sein, dass ich nichts tun kann?`, say`Can it happen that I can do nothing?`),
    words(
      say`Nein. Eine Karte aus dem Raster darfst du immer als Würfel nehmen.`,
      say`No. You may always take a card from the grid as a die.`,
    ),
  ),
]
