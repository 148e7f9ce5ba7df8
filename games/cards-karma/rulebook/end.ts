/** CK-15, CK-16: the end, and the variant. */
import { both, type Row, type Section, say } from '@durbar/room'
import { COINS_PER_CARD, TRACK_LENGTH, WORTH_OF_A_COIN, WORTH_OF_FAME } from '../data/numbers.ts'
import { paragraph, step, words } from './blocks.ts'
import { ending } from './examples.ts'

const [amina, bhaskar, chandra] = ending.left
const PERSONS = ['{A}', '{B}', '{C}']
const row = (seat: number): Row => {
  const { flipped, fame, coins, worth, karma, place } = ending.left[seat]!
  return {
    cells: [
      both(PERSONS[seat]!),
      both(flipped),
      both(`${WORTH_OF_FAME} × ${fame} + ${coins} = ${worth}`),
      both(karma),
      both(place),
    ],
  }
}

export const end: Section = {
  id: 'end',
  title: words(say`Spielende und Sieg`, say`End of the game`),
  wide: 'table',
  text: [
    paragraph(
      ['CK-15.1'],
      say`Wendet jemand die **${TRACK_LENGTH}. Zählleistenkarte**, spielt ihr den laufenden Durchgang noch zu Ende – nicht die ganze Runde. So sind alle gleich oft am Zug.`,
      say`When somebody flips the **last of ${TRACK_LENGTH} scoring cards**, you play out the current pass – not the whole round. So all have the same number of turns.`,
    ),
    step(
      ['CK-15.2'],
      say`Es gewinnt, wer **alle ${TRACK_LENGTH} Zählleistenkarten** gewendet hat.`,
      say`Whoever has flipped **all ${TRACK_LENGTH} scoring cards** wins.`,
    ),
    step(
      ['CK-15.3'],
      say`Ist das mehreren gelungen, zählen sie, was übrig ist: ${WORTH_OF_FAME} für jeden Ruhmtoken {fame}, ${WORTH_OF_A_COIN} für jede Münze {coin}. Die höhere Summe gewinnt.`,
      say`If several have done so, they count what is left over: ${WORTH_OF_FAME} for each fame token {fame}, ${WORTH_OF_A_COIN} for each coin {coin}. The higher sum wins.`,
    ),
    step(
      ['CK-15.4'],
      say`Bei gleicher Summe gewinnt, wer von ihnen mehr Karmatoken {karma} hat.`,
      say`If the sums are equal, the one of them with more karma tokens {karma} wins.`,
    ),
    step(
      ['CK-15.5'],
      say`Sind auch die Karmatoken gleich, teilen sie sich den Sieg.`,
      say`If the karma tokens are equal as well, they share the victory.`,
    ),
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: der letzte Durchgang`, say`Example: the last pass`),
      of: ['CK-V13'],
      body: [
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: words(
                say`hat ${ending.sides[0].flipped} Karten gewendet und ${ending.sides[0].coins} Münzen. Die dritten Gewürze bringen ${ending.sold[0]} Münzen: ${COINS_PER_CARD} gehen für die ${TRACK_LENGTH}. Karte, ${amina.coins} bleiben.`,
                say`has flipped ${ending.sides[0].flipped} cards and has ${ending.sides[0].coins} coins. The third spice brings ${ending.sold[0]} coins: ${COINS_PER_CARD} go for the last of ${TRACK_LENGTH} cards, ${amina.coins} are left.`,
              ),
              value: both(`${amina.flipped}/${TRACK_LENGTH}`),
            },
            {
              seat: 1,
              text: words(
                say`ist noch am Zug, mit ${ending.sides[1].flipped} gewendeten Karten und ${ending.sides[1].coins} Münzen. Der dritte Tee bringt ${ending.sold[1]} Münzen: auch hier die ${TRACK_LENGTH}. Karte, ${bhaskar.coins} Münzen bleiben.`,
                say`still has a turn, with ${ending.sides[1].flipped} flipped cards and ${ending.sides[1].coins} coins. The third tea brings ${ending.sold[1]} coins: the last of ${TRACK_LENGTH} cards here, too, and ${bhaskar.coins} coins are left.`,
              ),
              value: both(`${bhaskar.flipped}/${TRACK_LENGTH}`),
            },
            {
              seat: 2,
              text: words(
                say`nimmt noch einen Würfel und bleibt bei ${chandra.flipped} Karten. Der Durchgang ist zu Ende, einen zweiten gibt es nicht.`,
                say`takes one more die and stays at ${chandra.flipped} cards. The pass is over; there is no second one.`,
              ),
              value: both(`${chandra.flipped}/${TRACK_LENGTH}`),
            },
          ],
        },
        {
          kind: 'table',
          head: [
            words(say`Wer`, say`Who`),
            words(say`gewendet`, say`flipped`),
            words(say`{fame} und {coin}`, say`{fame} and {coin}`),
            words(say`{karma}((Karmatoken))`, say`{karma}((karma tokens))`),
            words(say`Platz`, say`Place`),
          ],
          rows: [row(0), row(1), row(2)],
          figures: [1, 2, 3, 4],
        },
      ],
      result: words(
        say`{A} und {B} haben alle ${TRACK_LENGTH} Karten und je ${amina.worth}. {B} hat mehr Karmatoken und gewinnt. Was {C} übrig hat, zählt dafür nicht.`,
        say`{A} and {B} have all ${TRACK_LENGTH} cards and ${amina.worth} each. {B} has more karma tokens and wins. What {C} has left does not matter.`,
      ),
    },
  ],
}

export const variant: Section = {
  id: 'variant',
  title: words(say`Variante: offene Boni`, say`Variant: open bonuses`),
  text: [
    paragraph(
      ['CK-16.1'],
      say`Für erfahrene Runden: Eure Zählleistenkarten liegen mit der **Nachtseite** nach oben. Alle sehen alle Boni.`,
      say`For experienced players: your scoring cards lie **night side** up. Everybody sees all bonuses.`,
    ),
    paragraph(
      ['CK-16.2'],
      say`In welcher Reihenfolge deine ${TRACK_LENGTH} Zählleistenkarten liegen, bestimmst du selbst.`,
      say`You decide yourself in which order your ${TRACK_LENGTH} scoring cards lie.`,
    ),
    paragraph(
      ['CK-16.3'],
      say`Ihr wendet auf die Tagseite und erhaltet dabei den Bonus. Alles andere bleibt gleich.`,
      say`You flip to the day side and get the bonus as you do so. Everything else stays the same.`,
    ),
  ],
  aside: [
    {
      kind: 'picture',
      name: 'variant',
      caption: words(
        say`Was links liegt, kommt durch Ruhmtoken zuerst, was rechts liegt, durch Münzen.`,
        say`What lies at the left comes first by fame tokens, what lies at the right by coins.`,
      ),
    },
  ],
}
