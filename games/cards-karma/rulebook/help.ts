/** CK-11, CK-12: karma and administrators, and all that pays. */
import { inBoth, type Row, type Section, say } from '@durbar/room'
import {
  DICE_FOR_A_STEWARD,
  FAME_FOR_THREE_STEWARDS,
  HIGHEST_DIE,
  LOWEST_DIE,
  SET_SIZE,
  STEWARDS_FOR_THREE_KARMA,
} from '../data/numbers.ts'
import { diceNouns, tokens } from '../texts/names.ts'
import { heading, paragraph, step, words } from './blocks.ts'
import { joker, shifted, waysToPay } from './examples.ts'
import { cost, number, ONE, pips, sum } from './figures.ts'

const [ship, palace] = shifted.can
const [farShip, farPalace] = shifted.cannot
const withMost = waysToPay.ways.length
/** What is paid, and what it comes to. */
const row = ({ dice, karma, administrators }: (typeof waysToPay.ways)[number]): Row => ({
  cells: [
    inBoth((language) =>
      [
        ...(dice.length > 0
          ? [
              diceNouns(
                dice.map((card) => ({ card, value: pips(card) })),
                language,
              ),
            ]
          : []),
        ...(karma > 0 ? [tokens('karma', karma, language)] : []),
        ...(administrators > 0 ? [tokens('stewards', administrators, language)] : []),
      ].join(' + '),
    ),
    inBoth(() => `${sum(dice.map(pips)) + karma + administrators * HIGHEST_DIE}`),
  ],
})

export const help: Section = {
  id: 'karma',
  title: words(say`Karma und Verwalter`, say`Karma and administrators`),
  wide: 'table',
  text: [
    heading(say`Karma`, say`Karma`),
    paragraph(
      ['CK-11.1'],
      say`Jeder Karmatoken {karma}, den du beim Bezahlen zurücklegst, erhöht oder senkt einen deiner Würfel um ${ONE}.`,
      say`Each karma token {karma} that you return when paying raises or lowers one of your dice by ${ONE}.`,
    ),
    paragraph(
      ['CK-11.2'],
      say`Damit triffst du bei Schiffen und Palastaktionen genau die Zahl. Bei Gebäuden erhöhst du die Summe.`,
      say`With ships and palace actions it lets you hit the exact number. With buildings it raises your sum.`,
    ),
    paragraph(
      ['CK-11.3'],
      say`Mehrere Karmatoken dürfen auf denselben Würfel wirken. Ein Würfel steigt nie über ${HIGHEST_DIE} und fällt nie unter ${LOWEST_DIE}.`,
      say`Several karma tokens may work on the same die. A die never rises above ${HIGHEST_DIE} or falls below ${LOWEST_DIE}.`,
    ),
    paragraph(
      ['CK-11.4'],
      say`Genutzte Karmatoken kommen in den Vorrat zurück.`,
      say`Karma tokens you have used return to the supply.`,
    ),
    paragraph(
      ['CK-11.5'],
      say`Den dritten Karmatoken behältst du nicht: Alle ${SET_SIZE} werden zu ${STEWARDS_FOR_THREE_KARMA} Verwalter.`,
      say`You do not keep a third karma token: all ${SET_SIZE} become ${STEWARDS_FOR_THREE_KARMA} administrator.`,
    ),
    heading(say`Verwalter`, say`Administrators`),
    paragraph(
      ['CK-12.1'],
      say`Einen Verwalter {administrator} setzt du auf eine der folgenden Arten ein. Danach kommt er in den Vorrat zurück.`,
      say`You use an administrator {administrator} in one of the following ways. Then it returns to the supply.`,
    ),
    step(
      ['CK-12.2'],
      say`**Noch ein Zug.** Ist dein Zug zu Ende, darfst du einen Verwalter abgeben und einen weiteren vollständigen Zug ausführen. Erst danach ist die nächste Person am Zug.`,
      say`**Another turn.** When your turn is over you may return an administrator and have another complete turn. Only then is it the next player’s turn.`,
    ),
    step(
      ['CK-12.3'],
      say`**Joker.** Beim Bezahlen ist ein Verwalter ein Würfel beliebiger Farbe mit einer Zahl von ${LOWEST_DIE} bis ${HIGHEST_DIE}. Er zahlt allein oder zusammen mit Würfeln.`,
      say`**Joker.** When you pay, an administrator is a die of any colour with a number from ${LOWEST_DIE} to ${HIGHEST_DIE}. It pays alone or together with dice.`,
    ),
    step(
      ['CK-12.4'],
      say`**${DICE_FOR_A_STEWARD} Würfel.** Zieh die ${DICE_FOR_A_STEWARD} obersten Karten des Nachziehstapels als Würfel. Beachte das Handkartenlimit. Deine Aktion hast du trotzdem noch.`,
      say`**${DICE_FOR_A_STEWARD} dice.** Draw the ${DICE_FOR_A_STEWARD} top cards of the draw pile as dice. Mind the hand limit. You still have your action.`,
    ),
    paragraph(
      ['CK-12.5'],
      say`Verwalter darfst du sammeln und zu einem beliebigen Zeitpunkt in deinem Zug einsetzen, auch mehrere. Nur [[CK-R-33|mitten in einer Wirkung]] geht es nicht.`,
      say`You may collect administrators and use them at any time during your own turn, several if you like. Just not [[CK-R-33|in the middle of an effect]].`,
    ),
    paragraph(
      ['CK-12.6'],
      say`Den dritten Verwalter behältst du nicht: Alle ${SET_SIZE} werden zu ${FAME_FOR_THREE_STEWARDS} Ruhmtoken.`,
      say`You do not keep a third administrator: all ${SET_SIZE} become ${FAME_FOR_THREE_STEWARDS} fame tokens.`,
    ),
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: ein Gebäude bezahlen`, say`Example: paying for a building`),
      of: ['CK-V16'],
      body: [
        { kind: 'picture', name: 'example-payment' },
        {
          kind: 'paragraph',
          text: words(
            say`{A} möchte ein rotes Gebäude, das mindestens ${cost(waysToPay.takes)} in Orange kostet. Außer ihren Würfeln hat sie ${waysToPay.karma} Karmatoken und ${waysToPay.administrators} Verwalter.`,
            say`{A} wants a red building that costs at least ${cost(waysToPay.takes)} in orange. Besides her dice she has ${waysToPay.karma} karma tokens and ${waysToPay.administrators} administrator.`,
          ),
        },
        {
          kind: 'table',
          head: [words(say`So kann sie zahlen`, say`Ways to pay`), words(say`Summe`, say`Sum`)],
          rows: waysToPay.ways.map(row),
          figures: [1],
        },
      ],
      result: words(
        say`Es gibt ${withMost} Möglichkeiten. Überflüssiges darf nicht mit in die Zahlung.`,
        say`There are ${withMost} ways. Nothing superfluous may be added to the payment.`,
      ),
    },
    {
      kind: 'example',
      title: words(say`Beispiel: genau treffen`, say`Example: hitting the number`),
      of: ['CK-E8'],
      body: [
        {
          kind: 'paragraph',
          text: words(
            say`{B} hat eine grüne ${pips(shifted.hand)} und ${shifted.karma} Karmatoken. Das reicht für Schiff ${number(ship)} (Kosten ${cost(ship)}) oder Palastaktion ${cost(palace)}.`,
            say`{B} has a green ${pips(shifted.hand)} and ${shifted.karma} karma token. That pays for ship ${number(ship)} (cost ${cost(ship)}) or palace action ${cost(palace)}.`,
          ),
        },
      ],
      result: words(
        say`Für Schiff ${number(farShip)} (Kosten ${cost(farShip)}) oder Palastaktion ${cost(farPalace)} fehlt ein weiterer Karmatoken.`,
        say`For ship ${number(farShip)} (cost ${cost(farShip)}) or palace action ${cost(farPalace)} another karma token is missing.`,
      ),
    },
    {
      kind: 'example',
      title: words(say`Beispiel: Joker`, say`Example: joker`),
      of: ['CK-E5'],
      body: [
        {
          kind: 'paragraph',
          text: words(
            say`{C} hat eine blaue ${pips(joker.hand)} und ${joker.administrators} Verwalter. Der Verwalter wird zur blauen ${HIGHEST_DIE}.`,
            say`{C} has a blue ${pips(joker.hand)} and ${joker.administrators} administrator. The administrator becomes a blue ${HIGHEST_DIE}.`,
          ),
        },
      ],
      result: words(
        say`Zusammen sind das ${pips(joker.hand) + HIGHEST_DIE}: genug für das rot-gelbe Gebäude, das ${cost(joker.takes)} in Blau kostet und ${joker.fame} Ruhmtoken bringt.`,
        say`Together that is ${pips(joker.hand) + HIGHEST_DIE}: enough for the red and yellow building that costs ${cost(joker.takes)} in blue and brings ${joker.fame} fame tokens.`,
      ),
    },
  ],
}
