/** CK-9 in examples. */
import { both, type Section, say } from '@durbar/room'
import { SET_SIZE } from '../data/numbers.ts'
import { words } from './blocks.ts'
import { buildingAndGood, eitherOr, twoEffects, whichSale } from './examples.ts'
import { cost, goodsValue, THREE_OF_A_KIND } from './figures.ts'

const tea = [...buildingAndGood.goods, buildingAndGood.takes].map((id) => goodsValue(id, 'tea')).join(' + ')
const silk = [...whichSale.goods.slice(0, -1), whichSale.takes].map((id) => goodsValue(id, 'silk'))
const others = `${goodsValue('G06', 'tea')} + ${goodsValue(whichSale.takes, 'spice')}`

export const threeExamples: Section = {
  id: 'three-examples',
  title: words(say`${THREE_OF_A_KIND.de}: Beispiele`, say`${THREE_OF_A_KIND.en}: examples`),
  wide: 'table',
  text: [
    {
      kind: 'example',
      title: words(say`Beispiel: zweimal gleich`, say`Example: alike twice`),
      of: ['CK-E2'],
      body: [
        { kind: 'picture', name: 'example-two-effects' },
        {
          kind: 'paragraph',
          text: words(
            say`{A} hat ${twoEffects.buildings.length} rot-gelbe Gebäude und nimmt ein weiteres. Sie erhält ${twoEffects.fame} Ruhmtoken {fame} und hat nun ${SET_SIZE} rote und ${SET_SIZE} gelbe.`,
            say`{A} has ${twoEffects.buildings.length} red and yellow buildings and takes another. She gets ${twoEffects.fame} fame tokens {fame} and now has ${SET_SIZE} red and ${SET_SIZE} yellow ones.`,
          ),
        },
      ],
      result: words(
        say`Beide Effekte zählen: Sie wirft alle ${SET_SIZE} Karten ab und erhält ${twoEffects.administrators} Verwalter {administrator}.`,
        say`Both effects count: she discards all ${SET_SIZE} cards and gets ${twoEffects.administrators} administrators {administrator}.`,
      ),
    },
    {
      kind: 'example',
      title: words(say`Beispiel: Gebäude und Ware`, say`Example: building and good`),
      of: ['CK-E3'],
      body: [
        { kind: 'picture', name: 'example-building-and-good' },
        {
          kind: 'paragraph',
          text: words(
            say`{B} hat ${buildingAndGood.buildings.length} rote Gebäude und ${buildingAndGood.goods.length} × Tee. Das neue rote Gebäude zeigt Tee im Wert von ${goodsValue(buildingAndGood.takes, 'tea')}. Es bringt ${buildingAndGood.fame} Ruhmtoken {fame}.`,
            say`{B} has ${buildingAndGood.buildings.length} red buildings and ${buildingAndGood.goods.length} × tea. The new red building shows tea worth ${goodsValue(buildingAndGood.takes, 'tea')}. It brings ${buildingAndGood.fame} fame token {fame}.`,
          ),
        },
      ],
      result: words(
        say`${SET_SIZE} rote Gebäude bringen ${buildingAndGood.administrators} Verwalter {administrator}, der Tee ${tea} = ${buildingAndGood.coins} Münzen {coin}. Alle Karten im Bild kommen auf den Ablagestapel.`,
        say`${SET_SIZE} red buildings bring ${buildingAndGood.administrators} administrator {administrator}, the tea ${tea} = ${buildingAndGood.coins} coins {coin}. All cards in the picture go to the discard pile.`,
      ),
    },
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: gleich oder verschieden?`, say`Example: alike or different?`),
      of: ['CK-E4'],
      body: [
        { kind: 'picture', name: 'example-either-or' },
        {
          kind: 'paragraph',
          text: words(
            say`{C} hat ${eitherOr.yellow.length} gelbe und ${eitherOr.red.length} rote Gebäude und nimmt ein gelb-weißes für ${cost(eitherOr.takes)} in Grün. Ein gelbes würde für beide Effekte gebraucht.`,
            say`{C} has ${eitherOr.yellow.length} yellow and ${eitherOr.red.length} red buildings and takes a yellow and white one for ${cost(eitherOr.takes)} in green. A yellow one would be needed for both effects.`,
          ),
        },
      ],
      result: words(
        say`Die Wahl fällt auf ${SET_SIZE} verschiedene: ${eitherOr.administrators} Verwalter {administrator}. Die neue Karte und ein rotes Gebäude gehen, ${eitherOr.keeps.length} Karten bleiben.`,
        say`The choice is ${SET_SIZE} different ones: ${eitherOr.administrators} administrator {administrator}. The new card and a red building go, ${eitherOr.keeps.length} cards stay.`,
      ),
    },
    {
      kind: 'example',
      title: words(say`Beispiel: welche Waren?`, say`Example: which goods?`),
      of: ['CK-V3', 'CK-E9'],
      body: [
        { kind: 'picture', name: 'example-which-sale' },
        {
          kind: 'paragraph',
          text: words(
            say`{D} hat Seide ${silk[0]!}, Seide ${silk[1]!} und Tee ${goodsValue('G06', 'tea')}. Die neue Karte zeigt Seide ${silk[2]!}, Gewürze ${goodsValue(whichSale.takes, 'spice')} und ${whichSale.coin} Münze, die es sofort gibt.`,
            say`{D} has silk ${silk[0]!}, silk ${silk[1]!} and tea ${goodsValue('G06', 'tea')}. The new card shows silk ${silk[2]!}, spice ${goodsValue(whichSale.takes, 'spice')} and ${whichSale.coin} coin, which comes at once.`,
          ),
        },
        {
          kind: 'table',
          head: [
            words(say`Verkauf`, say`Sale`),
            words(say`Münzen`, say`Coins`),
            words(say`bleibt liegen`, say`stays`),
          ],
          rows: [
            {
              cells: [
                words(say`${SET_SIZE} gleiche: Seide`, say`${SET_SIZE} alike: silk`),
                both(`${silk.join(' + ')} = ${whichSale.same.coins}`),
                words(say`Tee`, say`tea`),
              ],
            },
            {
              cells: [
                words(
                  say`${SET_SIZE} verschiedene, Seide von der neuen Karte`,
                  say`${SET_SIZE} different, silk from the new card`,
                ),
                both(`${silk[2]} + ${others} = ${whichSale.different.coins}`),
                words(
                  say`${whichSale.different.keeps.length} × Seide`,
                  say`${whichSale.different.keeps.length} × silk`,
                ),
              ],
            },
            {
              cells: [
                words(
                  say`${SET_SIZE} verschiedene, Seide von einer alten Karte`,
                  say`${SET_SIZE} different, silk from an old card`,
                ),
                both(`${silk[0]} + ${others} = ${whichSale.dearer.coins}`),
                words(
                  say`${whichSale.dearer.keeps.length} × Seide`,
                  say`${whichSale.dearer.keeps.length} × silk`,
                ),
              ],
            },
          ],
        },
      ],
      result: words(
        say`Die Symbole auf abgeworfenen Karten, die nicht verkauft wurden, verfallen.`,
        say`Symbols on discarded cards that were not sold are lost.`,
      ),
    },
  ],
}
