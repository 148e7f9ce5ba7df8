/** CK-8: palace actions. */
import { both, type Inline, inBoth, type Row, type Section, say } from '@durbar/room'
import { PALACE_ACTIONS, type PalaceAction } from '../data/names.ts'
import { capital, PALACE_NAMES } from '../texts/names.ts'
import { paragraph, step, words } from './blocks.ts'
import { coinPerGood } from './examples.ts'
import { cost, HIGH_PALACE, LOW_PALACE, ONE, PER_PALACE, palaceGives, pips } from './figures.ts'

const text: Readonly<Record<PalaceAction, readonly [Inline, Inline]>> = {
  2: [
    say`Nimm ${palaceGives(2, 'gridDice')} beliebige Karten aus dem Raster als Würfel. Beachte das Handkartenlimit.`,
    say`Take any ${palaceGives(2, 'gridDice')} cards from the grid as dice. Mind the hand limit.`,
  ],
  3: [
    say`Nimm dir ${palaceGives(3, 'karma')} Karmatoken, danach ${palaceGives(3, 'gridDice')} beliebige Karte aus dem Raster als Würfel. Beachte das Handkartenlimit.`,
    say`Take ${palaceGives(3, 'karma')} karma tokens, then any ${palaceGives(3, 'gridDice')} card from the grid as a die. Mind the hand limit.`,
  ],
  4: [
    say`Nimm dir ${palaceGives(4, 'coinPerGood')} Münze für jede Ware in deiner Auslage, egal auf welcher Karte. Die Karten bleiben liegen.`,
    say`Take ${palaceGives(4, 'coinPerGood')} coin for every good in your tableau, on whatever card. The cards stay.`,
  ],
  5: [
    say`Nimm dir ${palaceGives(5, 'karma')} Karmatoken. Dann erhältst du die Belohnung des **letzten Schiffs** einer beliebigen Schiffsreihe, deiner oder einer fremden.`,
    say`Take ${palaceGives(5, 'karma')} karma token. Then you get the reward of the **last ship** in any one ship row, yours or another player’s.`,
  ],
  6: [
    say`Nimm die oberste Karte des Nachziehstapels und führe sie kostenlos aus. Gebäude, Schiff oder Waren kommen mit allen Folgen in deine Auslage. Eine Palastaktionskarte führst du aus und wirfst sie ab.`,
    say`Take the top card of the draw pile and carry it out for free. A building, ship or goods card joins your tableau with all that follows. A palace action card is resolved and discarded.`,
  ],
}
/** CK-8.3 is the first of them. */
const FIRST = 3
const row = (action: PalaceAction, i: number): Row => ({
  rules: [`CK-8.${FIRST + i}`],
  picture: `palace-${action}`,
  cells: [
    both(`**${action}**`),
    inBoth((language) => capital(PALACE_NAMES[language][action])),
    words(...text[action]),
  ],
})

export const palace: Section = {
  id: 'palace',
  title: words(say`E – Palastaktionskarte nehmen`, say`E – Take a palace action card`),
  text: [
    step(
      ['CK-8.1'],
      say`**Bezahlen.** Wirf **genau ${ONE} Würfelkarte** ab, die genau die Zahl der Palastaktion zeigt, ${LOW_PALACE} bis ${HIGH_PALACE}. Die Farbe ist egal, zusammenzählen darfst du nicht.`,
      say`**Pay.** Discard **exactly ${ONE} die card** that shows exactly the number of the palace action, ${LOW_PALACE} to ${HIGH_PALACE}. The colour does not matter, and dice may not be added up.`,
    ),
    step(
      ['CK-8.2'],
      say`**Ausführen.** Nimm die Karte aus dem Raster, führe ihre Aktion aus und wirf sie danach immer ab.`,
      say`**Resolve.** Take the card from the grid, carry out its action, then always discard it.`,
    ),
    paragraph(
      [],
      say`Von jeder Palastaktion gibt es ${PER_PALACE} Karten.`,
      say`There are ${PER_PALACE} cards of each palace action.`,
    ),
    {
      kind: 'table',
      caption: words(say`Die Palastaktionen`, say`The palace actions`),
      head: [words(say`Zahl`, say`No.`), words(say`Gewinn`, say`Gain`), words(say`Wirkung`, say`Effect`)],
      rows: PALACE_ACTIONS.map(row),
      stacks: true,
    },
    {
      kind: 'example',
      title: words(
        say`Beispiel: Palastaktion ${cost(coinPerGood.takes)}`,
        say`Example: palace action ${cost(coinPerGood.takes)}`,
      ),
      of: ['CK-V11'],
      body: [
        { kind: 'picture', name: 'example-coin-per-good' },
        {
          kind: 'paragraph',
          text: words(
            say`{A} hat eine Warenkarte mit Seide und Tee und ein rotes Gebäude mit Seide. Sie bezahlt Palastaktion ${cost(coinPerGood.takes)} mit einer ${pips(coinPerGood.pays)}.`,
            say`{A} has a goods card with silk and tea and a red building with silk. She pays for palace action ${cost(coinPerGood.takes)} with a ${pips(coinPerGood.pays)}.`,
          ),
        },
      ],
      result: words(
        say`Sie erhält ${coinPerGood.coins} Münzen {coin} und behält alle Karten.`,
        say`She gets ${coinPerGood.coins} coins {coin} and keeps all cards.`,
      ),
    },
  ],
}
