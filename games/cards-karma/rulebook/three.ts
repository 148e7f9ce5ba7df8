/** CK-9: three of a kind. */
import { type Section, say } from '@durbar/room'
import {
  FAME_FOR_THREE_STEWARDS,
  SET_SIZE,
  STEWARDS_FOR_A_SET,
  STEWARDS_FOR_THREE_KARMA,
} from '../data/numbers.ts'
import { paragraph, reminder, words } from './blocks.ts'
import { THREE_OF_A_KIND } from './figures.ts'

export const three: Section = {
  id: 'three',
  title: words(say`${THREE_OF_A_KIND.de}`, say`${THREE_OF_A_KIND.en}`),
  text: [
    paragraph(
      ['CK-9.1'],
      say`Sobald du **${SET_SIZE} einer Art** hast, löst das einen Effekt aus: ${SET_SIZE} gleiche oder ${SET_SIZE} verschiedene Gebäude oder Waren, ${SET_SIZE} Schiffe, ${SET_SIZE} Karmatoken, ${SET_SIZE} Verwalter. Der Effekt ist Pflicht.`,
      say`As soon as you have **${SET_SIZE} of a kind** an effect is triggered: ${SET_SIZE} like or ${SET_SIZE} different buildings or goods, ${SET_SIZE} ships, ${SET_SIZE} karma tokens, ${SET_SIZE} administrators. It is compulsory.`,
    ),
    {
      kind: 'table',
      head: [
        words(say`Du hast`, say`You have`),
        words(say`Das geschieht`, say`What happens`),
        words(say`Dafür`, say`You get`),
      ],
      rows: [
        {
          rules: ['CK-9.2'],
          picture: 'three-buildings-same',
          cells: [
            words(say`**${SET_SIZE} gleiche Gebäude**`, say`**${SET_SIZE} like buildings**`),
            words(
              say`Zuerst die Ruhmtoken für die neue Karte. Dann wirfst du alle deine Karten ab, die diese Art zeigen.`,
              say`First the fame tokens for the new card. Then discard all your cards that show this kind.`,
            ),
            words(
              say`${STEWARDS_FOR_A_SET} {administrator}((Verwalter))`,
              say`${STEWARDS_FOR_A_SET} {administrator}((administrator))`,
            ),
          ],
        },
        {
          rules: ['CK-9.3'],
          picture: 'three-buildings-different',
          cells: [
            words(say`**${SET_SIZE} verschiedene Gebäude**`, say`**${SET_SIZE} different buildings**`),
            words(
              say`Zuerst die Ruhmtoken für die neue Karte. Dann wirfst du die Karten mit den ${SET_SIZE} verwendeten Gebäuden ab.`,
              say`First the fame tokens for the new card. Then discard the cards with the ${SET_SIZE} buildings you use.`,
            ),
            words(
              say`${STEWARDS_FOR_A_SET} {administrator}((Verwalter))`,
              say`${STEWARDS_FOR_A_SET} {administrator}((administrator))`,
            ),
          ],
        },
        {
          rules: ['CK-9.4'],
          picture: 'three-goods-same',
          cells: [
            words(say`**${SET_SIZE} gleiche Waren**`, say`**${SET_SIZE} like goods**`),
            words(
              say`Addiere nur die Münzwerte dieser ${SET_SIZE}, egal auf welchen Karten sie stehen. Dann wirfst du alle deine Karten ab, die diese Ware zeigen.`,
              say`Add up the coin values of these ${SET_SIZE} only, on whatever cards they are. Then discard all your cards that show this good.`,
            ),
            words(say`ihre Werte in {coin}`, say`their values in {coin}`),
          ],
        },
        {
          rules: ['CK-9.5'],
          picture: 'three-goods-different',
          cells: [
            words(say`**${SET_SIZE} verschiedene Waren**`, say`**${SET_SIZE} different goods**`),
            words(
              say`Addiere nur die Münzwerte der ${SET_SIZE} verwendeten, egal auf welchen Karten sie stehen. Dann wirfst du die Karten mit diesen ${SET_SIZE} Waren ab.`,
              say`Add up the coin values of the ${SET_SIZE} you use only, on whatever cards they are. Then discard the cards with these ${SET_SIZE} goods.`,
            ),
            words(say`ihre Werte in {coin}`, say`their values in {coin}`),
          ],
        },
        {
          rules: ['CK-9.6'],
          picture: 'three-ships',
          cells: [
            words(say`**${SET_SIZE} Schiffe, aufsteigend**`, say`**${SET_SIZE} ships, ascending**`),
            words(
              say`Zuerst die Belohnung des dritten Schiffs. Dann wirfst du alle ${SET_SIZE} ab.`,
              say`First the reward of the third ship. Then discard all ${SET_SIZE}.`,
            ),
            words(
              say`${STEWARDS_FOR_A_SET} {administrator}((Verwalter))`,
              say`${STEWARDS_FOR_A_SET} {administrator}((administrator))`,
            ),
          ],
        },
        {
          rules: ['CK-9.7'],
          picture: 'three-karma',
          cells: [
            words(say`**${SET_SIZE} Karmatoken**`, say`**${SET_SIZE} karma tokens**`),
            words(
              say`Alle ${SET_SIZE} kommen ungenutzt in den Vorrat zurück.`,
              say`All ${SET_SIZE} return to the supply unused.`,
            ),
            words(
              say`${STEWARDS_FOR_THREE_KARMA} {administrator}((Verwalter))`,
              say`${STEWARDS_FOR_THREE_KARMA} {administrator}((administrator))`,
            ),
          ],
        },
        {
          rules: ['CK-9.8'],
          picture: 'three-administrators',
          cells: [
            words(say`**${SET_SIZE} Verwalter**`, say`**${SET_SIZE} administrators**`),
            words(
              say`Alle ${SET_SIZE} kommen ungenutzt in den Vorrat zurück.`,
              say`All ${SET_SIZE} return to the supply unused.`,
            ),
            words(
              say`${FAME_FOR_THREE_STEWARDS} {fame}((Ruhmtoken))`,
              say`${FAME_FOR_THREE_STEWARDS} {fame}((fame tokens))`,
            ),
          ],
        },
      ],
      stacks: true,
    },
    paragraph(
      ['CK-9.9'],
      say`**Mehrere Effekte.** Eine Karte kann mehr als einen Effekt auslösen: mit mehreren Gebäuden oder Waren, mit Gebäude und Ware, mit Schiff und Ware. Alle zählen, danach wirfst du alle beteiligten Karten ab.`,
      say`**Several effects.** One card can trigger more than one effect: with several buildings or goods, a building and a good, a ship and a good. All count, then you discard all cards involved.`,
    ),
    paragraph(
      ['CK-9.10'],
      say`**Entweder – oder.** Brauchst du dasselbe Gebäude oder dieselbe Ware für ${SET_SIZE} gleiche und für ${SET_SIZE} verschiedene, wählst du eines davon.`,
      say`**Either – or.** If you need the same building or good for ${SET_SIZE} alike and for ${SET_SIZE} different ones, you choose one of the effects.`,
    ),
    paragraph(
      ['CK-9.11'],
      say`Bei ${SET_SIZE} verschiedenen wirfst du nur die verwendeten Karten ab. Hast du mehrere einer Art, wählst du, welche du verwendest.`,
      say`With ${SET_SIZE} different ones you discard only the cards used. If you have several of a kind, you choose which one to use.`,
    ),
    paragraph(
      ['CK-9.12'],
      say`Was auf einer abgeworfenen Karte sonst noch zu sehen war, verfällt ohne Ersatz.`,
      say`Whatever else was to be seen on a discarded card is lost without pay.`,
    ),
    reminder(
      say`Vor einer Karte mit mehreren Symbolen lohnt ein Blick, was mit ihr verloren ginge.`,
      say`Before taking a card with several symbols, look at what would be lost along with it.`,
    ),
  ],
}
