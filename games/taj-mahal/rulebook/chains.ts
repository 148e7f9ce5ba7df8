/** Scoring, last: palaces and the provinces they join. */
import { both, counting, type Language, type Section, say } from '@durbar/room'
import type { CityId, ProvinceId } from '../data/board.ts'
import { cityName, provinceName } from '../texts/names.ts'
import { paragraph, picture } from './blocks.ts'
import { AGRA_VISIT, AJMER } from './examples.ts'
import * as n from './figures.ts'

const named = (language: Language, provinces: readonly ProvinceId[]) =>
  counting(language).list(provinces.map(provinceName))
const [amina, bhaskar, chandra] = AJMER.palaces
const city = (id: CityId | undefined) => cityName(id!)

export const chains: Section = {
  id: 'palaces',
  title: { de: say`Punkte für Paläste`, en: say`Points for palaces` },
  wide: 'map',
  text: [
    paragraph('6.10', {
      de: say`Hast du in der aktuellen Provinz mindestens einen Palast, erhältst du **${n.PER_PROVINCE} Einflusspunkt** – egal, wie viele es sind.`,
      en: say`If you have at least one palace in the current province, you get **${n.PER_PROVINCE} influence point** – however many there are.`,
    }),
    paragraph('6.11', {
      de: say`Dazu kommt **${n.PER_PROVINCE} Einflusspunkt für jede andere Provinz**, in die von dort Straßen lückenlos über Städte mit deinen Palästen führen.`,
      en: say`Add **${n.PER_PROVINCE} influence point for each other province** that roads reach from there, without a gap, over cities with your palaces.`,
    }),
    paragraph('6.12', {
      de: say`Eine leere Stadt oder eine, in der nur fremde Paläste stehen, unterbricht den Weg.`,
      en: say`An empty city, or one with only other players’ palaces, breaks the way.`,
    }),
    paragraph('6.13', {
      de: say`Stehen Paläste verschiedener Farben in einer Stadt, verbindet sie für beide.`,
      en: say`If palaces of different colours stand in a city, it connects for both.`,
    }),
    paragraph('6.14', {
      de: say`Genau gesagt: Beginne in deinen Städten der aktuellen Provinz. Gehe auf Straßen nur durch eigene Städte, so weit du kommst. Der Weg darf durch mehrere Städte einer Provinz führen und zurückkehren. Jede erreichte Provinz zählt einmal; Kronen-Paläste zählen wie alle anderen.`,
      en: say`To be exact: start in your cities of the current province. Follow roads through your own cities only, as far as you can. The way may pass several cities of a province and come back. Each province you reach counts once; crown palaces count like all others.`,
    }),
    paragraph('6.15', {
      de: say`Ohne Palast in der aktuellen Provinz erhältst du nichts, so groß dein Netz auch ist.`,
      en: say`Without a palace in the current province you get nothing, however large your network is.`,
    }),
    paragraph('6.16', {
      de: say`Paläste zählst du einmal je Besuch: wenn du dich zurückziehst und alle deine Paläste stehen.`,
      en: say`You score palaces once per visit: when you withdraw and all your palaces stand.`,
    }),
    {
      kind: 'example',
      title: { de: say`Besuch in Ajmer`, en: say`A visit to Ajmer` },
      of: [],
      body: [
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: {
                de: say`stellt Paläste in ${city(amina![0])} und ${city(amina![1])}. Von ${city(amina![0])} geht es über ${city(amina![2])} und ${city(amina![3])} nach ${city(amina![4])}, von ${city(amina![1])} nach ${city(amina![5])}: ${named('de', AJMER.reached[0]!)}. ${city(amina![6])} hängt nicht daran.`,
                en: say`places palaces in ${city(amina![0])} and ${city(amina![1])}. From ${city(amina![0])} the way leads over ${city(amina![2])} and ${city(amina![3])} to ${city(amina![4])}, from ${city(amina![1])} to ${city(amina![5])}: ${named('en', AJMER.reached[0]!)}. ${city(amina![6])} is not joined.`,
              },
              value: both(AJMER.points[0]!),
            },
            {
              seat: 1,
              text: {
                de: say`stellt einen Palast in ${city(bhaskar![0])}. Über ${city(bhaskar![1])} erreicht er ${named('de', AJMER.reached[1]!.slice(1))}. ${city(bhaskar![4])} liegt abseits.`,
                en: say`places a palace in ${city(bhaskar![0])}. ${city(bhaskar![1])} leads on to ${named('en', AJMER.reached[1]!.slice(1))}. ${city(bhaskar![4])} lies apart.`,
              },
              value: both(AJMER.points[1]!),
            },
            {
              seat: 2,
              text: {
                de: say`hat ${chandra!.length} Paläste im Norden, aber keinen in der Provinz Ajmer.`,
                en: say`has ${chandra!.length} palaces in the north, but none in the province of Ajmer.`,
              },
              value: both(AJMER.points[2]!),
            },
          ],
        },
      ],
    },
    {
      kind: 'example',
      title: { de: say`Der letzte Besuch: Agra`, en: say`The last visit: Agra` },
      of: ['TM-EX-4'],
      body: [
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: {
                de: say`verbindet ${named('de', AGRA_VISIT.reached[0]!)}. Ein zweiter Palast in Agra oder in Ajmer bringt nichts dazu.`,
                en: say`connects ${named('en', AGRA_VISIT.reached[0]!)}. A second palace in Agra or in Ajmer adds nothing.`,
              },
              value: both(AGRA_VISIT.points[0]!),
            },
            {
              seat: 1,
              text: {
                de: say`verbindet ${named('de', AGRA_VISIT.reached[1]!)}.`,
                en: say`connects ${named('en', AGRA_VISIT.reached[1]!)}.`,
              },
              value: both(AGRA_VISIT.points[1]!),
            },
            {
              seat: 2,
              text: {
                de: say`teilt sich ${city(AGRA_VISIT.crowned[2]![0])} mit Bhaskar und verbindet ${named('de', AGRA_VISIT.reached[2]!)}.`,
                en: say`shares ${city(AGRA_VISIT.crowned[2]![0])} with Bhaskar and connects ${named('en', AGRA_VISIT.reached[2]!)}.`,
              },
              value: both(AGRA_VISIT.points[2]!),
            },
            {
              seat: 3,
              text: {
                de: say`hat in Agra keinen Palast. Mit einem in ${city(AGRA_VISIT.missed)} wären es ${AGRA_VISIT.wouldScore} Einflusspunkte.`,
                en: say`has no palace in Agra. With one in ${city(AGRA_VISIT.missed)} it would have been ${AGRA_VISIT.wouldScore} influence points.`,
              },
              value: both(AGRA_VISIT.points[3]!),
            },
          ],
        },
      ],
    },
  ],
  aside: [
    picture('ajmer', {
      de: say`Die Provinz Ajmer wird besucht. Die gestrichelten Wege laufen nur über eigene Paläste: So rechnet auch der Tisch. Die Fahnen nennen die Einflusspunkte.`,
      en: say`The province of Ajmer is visited. The dashed ways run over own palaces only: this is how the table reckons too. The flags give the influence points.`,
    }),
    picture('agra', {
      de: say`Die Provinz mit Agra wird zuletzt besucht. Auch die Städte mit Palästen verschiedener Farben verbinden.`,
      en: say`The province of Agra is visited last. Cities with palaces of different colours connect as well.`,
    }),
  ],
}
