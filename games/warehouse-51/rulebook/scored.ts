/** The examples of the scoring chapter. */
import { both, type Example, inBoth, say, type Words } from '@durbar/room'
import { INGOTS_PER_POINT, REDEEM_COST } from '../data/box.ts'
import { CATEGORIES, CATEGORY_NAMES, SECOND } from '../data/categories.ts'
import { cardName } from '../texts/names.ts'
import { BHASKAR, CHANDRA, FULL, TIES } from './examples.ts'
import { pointsFor, STACKS } from './figures.ts'

const WHY: readonly Words[] = [
  { de: say`kein Gleichstand`, en: say`nobody tied` },
  {
    de: say`Gleichstand auf dem ersten Platz: beide erhalten den zweiten`,
    en: say`tied for first: both take the points for second`,
  },
  {
    de: say`Gleichstand auf dem zweiten Platz: einen dritten gibt es nicht`,
    en: say`tied for second: there is no third place`,
  },
  { de: say`zu viele gleichauf: niemand erhält Punkte`, en: say`too many tied: nobody scores` },
  {
    de: say`ebenso, doch {B} besitzt Yata no Kagami und {A} das Nessoshemd`,
    en: say`the same, but {B} owns Yata no Kagami and {A} the Shirt of Nessus`,
  },
]

export const ties: Example = {
  kind: 'example',
  title: { de: say`Beispiel: Gleichstände in Grün`, en: say`Example: ties in green` },
  of: ['WH-X2', 'WH-X3', 'WH-X4', 'WH-X6'],
  body: [
    {
      kind: 'table',
      head: [
        { de: say`Gesamtwerte`, en: say`Totals` },
        both('{A}'),
        both('{B}'),
        both('{C}'),
        both('{D}'),
        { de: say`Warum`, en: say`Why` },
      ],
      figures: [1, 2, 3, 4],
      stacks: true,
      rows: TIES.map(({ totals, points }, i) => ({
        cells: [both(totals.join('\u202f·\u202f')), ...points.map((each) => both(each)), WHY[i]!],
      })),
    },
  ],
}

const fakes = (language: 'de' | 'en') => FULL.fakes.map((id) => cardName(id, language)).join(', ')
const { ingots, left, scores, withoutGrail } = FULL
const [, , , eastern] = SECOND

export const full: Example = {
  kind: 'example',
  title: { de: say`Beispiel: eine ganze Wertung`, en: say`Example: a complete scoring` },
  of: ['WH-X19', 'WH-X20'],
  body: [
    {
      kind: 'paragraph',
      text: {
        de: say`${FULL.seats} Personen, die letzte Auktion hat {B} gewonnen. Auf dem Tisch liegen ${FULL.fakes.length} Fälschungskarten: ${fakes('de')}.`,
        en: say`${FULL.seats} players, the last auction was won by {B}. ${FULL.fakes.length} counterfeits lie on the table: ${fakes('en')}.`,
      },
    },
    { kind: 'picture', name: 'collections' },
    {
      kind: 'list',
      items: [
        {
          text: {
            de: say`**Zurückkaufen.** {C} zahlt ${REDEEM_COST} Goldbarren für das verpfändete Füllhorn und behält ${left[CHANDRA]}.`,
            en: say`**Buying back.** {C} pays ${REDEEM_COST} ingots for the pawned Horn of Plenty and keeps ${left[CHANDRA]}.`,
          },
        },
        {
          text: {
            de: say`**Zertifikat.** {B} besitzt das Siegel Salomos und legt dessen Zertifikat {certificate} auf das Goldene Vlies.`,
            en: say`**Certificate.** {B} owns Solomon’s Seal and lays its certificate {certificate} on the Golden Fleece.`,
          },
        },
        {
          text: {
            de: say`**Entlarven.** Die Wunderlampe von {A} und die Harfe von {C} kommen weg. Excalibur bleibt: {B} neutralisiert die Fälschungskarte mit dem Horn des Einhorns. Das Vlies ist zertifiziert. Gungnir und Yata no Kagami gehören niemandem. Danach nimmt die Bundeslade {B} alle ${ingots[BHASKAR]} Goldbarren.`,
            en: say`**Unmasking.** The Lamp of {A} and the Harp of {C} leave. Excalibur stays: {B} neutralises its counterfeit with the Unicorn Horn. The Fleece is certified. Gungnir and Yata no Kagami belong to nobody. Then the Ark takes all ${ingots[BHASKAR]} ingots of {B}.`,
          },
        },
      ],
    },
    {
      kind: 'table',
      head: [
        { de: say`Wertung`, en: say`Scoring` },
        { de: say`Gesamtwerte`, en: say`Totals` },
        both('{A}'),
        both('{B}'),
        both('{C}'),
      ],
      figures: [2, 3, 4],
      rows: [
        ...CATEGORIES.map((category, i) => ({
          cells: [
            inBoth((language) => CATEGORY_NAMES[language][i]!),
            both(FULL.totals[category].join('\u202f·\u202f')),
            ...FULL.majorities[category].map((points) => both(points)),
          ],
        })),
        {
          cells: [
            { de: say`Sets aus ${STACKS} Farben`, en: say`sets of ${STACKS} colours` },
            both(''),
            ...FULL.sets.map((points) => both(points)),
          ],
        },
        {
          cells: [
            {
              de: say`Gold, ${pointsFor(INGOTS_PER_POINT)} je ${INGOTS_PER_POINT} Goldbarren`,
              en: say`gold, ${pointsFor(INGOTS_PER_POINT)} per ${INGOTS_PER_POINT} ingots`,
            },
            both(left.join('\u202f·\u202f')),
            ...FULL.gold.map((points) => both(points)),
          ],
        },
        {
          cells: [
            { de: say`**Gesamt**`, en: say`**Total**` },
            both(''),
            ...scores.map((points) => both(`**${points}**`)),
          ],
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        de: say`Sieh dir Grün an: {A} und {B} teilen den zweiten Platz, also gehen beide leer aus. Das Nessoshemd von {A} würde diesen Gleichstand entscheiden, der Hexenhammer würde ${FULL.spared} Punkte kosten. Doch der Heilige Gral hebt beide Flüche auf. In Rot teilen {A} und {B} den ersten Platz: Beide erhalten die ${eastern} Punkte für den zweiten.`,
        en: say`Look at green: {A} and {B} tie for second, so neither scores. The Shirt of Nessus of {A} would break that tie, and the Malleus would cost ${FULL.spared} points. But the Holy Grail voids both curses. In red {A} and {B} tie for first: both take the ${eastern} points for second.`,
      },
    },
    {
      kind: 'paragraph',
      text: {
        de: say`Wäre der Gral selbst gefälscht, träfen {A} beide Flüche. Dann stünde es ${withoutGrail.scores[0]} zu ${withoutGrail.scores[1]} zu ${withoutGrail.scores[2]}.`,
        en: say`Were the Grail itself a fake, both curses would strike {A}. Then it would be ${withoutGrail.scores[0]} to ${withoutGrail.scores[1]} to ${withoutGrail.scores[2]}.`,
      },
    },
  ],
  result: {
    de: say`{B} gewinnt mit ${scores[BHASKAR]} Punkten.`,
    en: say`{B} wins with ${scores[BHASKAR]} points.`,
  },
}
