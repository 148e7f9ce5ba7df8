import { both, inBoth, type Section, say } from '@durbar/room'
import { INGOTS_PER_POINT, POINTS_PER_SET } from '../data/box.ts'
import { CATEGORIES, CATEGORY_NAMES, FIRST, PAIR, SECOND, STACK_SIZE } from '../data/categories.ts'
import { heading, paragraph, picture } from './blocks.ts'
import { SETS } from './examples.ts'
import { NOTHING, pointsFor, STACKS } from './figures.ts'
import { full, ties } from './scored.ts'

const [blue, green, yellow, red] = SETS.colours

export const scoring: Section = {
  id: 'scoring',
  title: { de: say`Wertung`, en: say`Scoring` },
  wide: 'table',
  text: [
    paragraph(['9.1'], {
      de: say`Punkte gibt es für **Mehrheiten**, **Sets** und **Gold**. Wirkungen mit dem Wort „Wertung“ können sie verändern.`,
      en: say`Points come from **majorities**, **sets** and **gold**. Effects marked “Scoring” can change them.`,
    }),
    heading({ de: say`Mehrheiten`, en: say`Majorities` }),
    paragraph(['9.5'], {
      de: say`Vergleicht eure Gesamtwerte in jeder Kategorie, von Blau nach Rot. Der höchste bringt die Punkte für den ersten Platz, der zweithöchste die für den zweiten:`,
      en: say`Compare your totals in each category, from blue to red. The highest takes the points for first place, the second highest those for second:`,
    }),
    {
      kind: 'table',
      head: [
        { de: say`Kategorie`, en: say`Category` },
        { de: say`Karten`, en: say`Cards` },
        { de: say`erster Platz`, en: say`first place` },
        { de: say`zweiter Platz`, en: say`second place` },
      ],
      figures: [1, 2, 3],
      rows: CATEGORIES.map((category, i) => ({
        picture: `category-${category}`,
        cells: [
          inBoth((language) => CATEGORY_NAMES[language][i]!),
          both(STACK_SIZE[i]!),
          both(FIRST[i]!),
          both(SECOND[i]!),
        ],
      })),
    },
    paragraph(['9.6', 'R15'], {
      de: say`Ein Gesamtwert von ${NOTHING} bringt nie Punkte, auch nicht als zweithöchster. Ohne eine Karte der Farbe hast du dort keine Sammlung.`,
      en: say`A total of ${NOTHING} never scores, not even as the second highest. Without a card of the colour you have no collection there.`,
    }),
    heading({ de: say`Gleichstand`, en: say`Ties` }),
    paragraph(['9.7'], {
      de: say`Wer [[WH-10.24|Yata no Kagami]] besitzt, gewinnt jeden Gleichstand. Wer das [[WH-10.11|Nessoshemd]] besitzt, verliert jeden. Besitzt du beide, heben sie sich auf.`,
      en: say`The owner of [[WH-10.24|Yata no Kagami]] wins every tie. The owner of the [[WH-10.11|Shirt of Nessus]] loses every tie. If you own both, they cancel out.`,
    }),
    paragraph(['9.8'], {
      de: say`Sind dann noch **genau ${PAIR}** gleichauf, erhalten beide die Punkte des niedrigeren Platzes. Gemeinsam Erste erhalten die Punkte für den zweiten Platz, gemeinsam Zweite nichts.`,
      en: say`If then **exactly ${PAIR}** are still tied, both get the points of the lower place. Tied for first, both get the points for second; tied for second, both get nothing.`,
    }),
    paragraph(['9.9'], {
      de: say`Sind **mehr als ${PAIR}** auf dem ersten oder zweiten Platz gleichauf, erhält von ihnen niemand etwas.`,
      en: say`If **more than ${PAIR}** are tied for first or second, none of them gets anything.`,
    }),
    paragraph(['9.10', 'R16'], {
      de: say`Wer gleichauf liegt, belegt so viele Plätze, wie Personen beteiligt sind. Teilen sich mehrere den ersten Platz, gibt es keinen zweiten mehr.`,
      en: say`Tied players occupy as many places as there are players in the tie. After several firsts there is no second.`,
    }),
    ties,
    heading({ de: say`Sets`, en: say`Sets` }),
    paragraph(['9.4'], {
      de: say`Für je ${STACKS} Antiquitäten in **${STACKS} verschiedenen Farben** erhältst du **${POINTS_PER_SET} Punkte**. Jede Karte zählt nur in einem Set.`,
      en: say`For every ${STACKS} antiquities in **${STACKS} different colours** you score **${POINTS_PER_SET} points**. Each card serves in one set only.`,
    }),
    heading({ de: say`Gold`, en: say`Gold` }),
    paragraph(['9.2'], {
      de: say`Je ${INGOTS_PER_POINT} {ingot}((Goldbarren)) bringen **${pointsFor(INGOTS_PER_POINT)} Punkt**. Ein Rest bringt nichts.`,
      en: say`Every ${INGOTS_PER_POINT} {ingot}((ingots)) score **${pointsFor(INGOTS_PER_POINT)} point**. A remainder scores nothing.`,
    }),
    paragraph(['9.3'], {
      de: say`Am echten Tisch: Behalte von je ${INGOTS_PER_POINT} Goldbarren nur einen und gib den Rest zurück. So dienen die übrigen als Punktezähler.`,
      en: say`At a real table: keep one ingot of every ${INGOTS_PER_POINT} and return the rest, which can then serve as point counters.`,
    }),
    heading({ de: say`Sieg`, en: say`Victory` }),
    paragraph(['9.11', '9.12'], {
      de: say`Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer Yata no Kagami besitzt, und verliert, wer das Nessoshemd besitzt. Sonst teilt ihr euch den Sieg.`,
      en: say`The most points win. In a tie the owner of Yata no Kagami wins and the owner of the Shirt of Nessus loses. Otherwise you share the victory.`,
    }),
  ],
  aside: [
    full,
    {
      kind: 'example',
      title: { de: say`Beispiel: Sets`, en: say`Example: sets` },
      of: ['WH-X1'],
      body: [
        picture('sets'),
        {
          kind: 'paragraph',
          text: {
            de: say`{A} wertet ${blue} blaue, ${green} grüne, ${yellow} gelbe und ${red} rote Antiquitäten.`,
            en: say`{A} scores ${blue} blue, ${green} green, ${yellow} yellow and ${red} red antiquities.`,
          },
        },
      ],
      result: {
        de: say`Das sind ${SETS.sets} Sets: ${SETS.points} Punkte.`,
        en: say`That is ${SETS.sets} sets: ${SETS.points} points.`,
      },
    },
  ],
}
