/** The rulebook's own example: one round with four players, from the first turn to the payout. */
import { both, type Section, say } from '@durbar/room'
import { ARTISAN_PRICE, HOUSE_PRICE, PALACE_PRICE, POINTS } from '../data/material.ts'
import { ROUND } from './example-round.ts'
import * as n from './figures.ts'

const scored = n.town(ROUND.stage.maharaja)
const disc = (seat: 0 | 1 | 2 | 3) => {
  const [first, second] = ROUND.stage.players[seat].disc
  return {
    de: `„${n.action(second).de}“ und „${n.action(first).de}“`,
    en: `“${n.action(second).en}” and “${n.action(first).en}”`,
  }
}
const plans = ([0, 1, 2, 3] as const).map(disc)
const twoHouses = n.action('TWO_HOUSES')

export const wholeRound: Section = {
  id: 'whole-round',
  title: { de: say`Beispiel: eine ganze Runde`, en: say`Example: a whole round` },
  wide: 'map',
  text: [
    {
      kind: 'paragraph',
      text: {
        de: say`Es ist Runde ${ROUND.stage.round}, ihr spielt zu viert. Der Maharadscha steht in ${scored}. {A}, {B}, {C} und {D} haben je ${ROUND.stage.players[0].gold} Gold und die Personenkarten ${ROUND.stage.players.map(({ cards }) => cards[0]).join(', ')}. Ihre Architekten stehen am Startort.`,
        en: say`It is round ${ROUND.stage.round}, with ${ROUND.stage.seats} players. The Maharaja stands in ${scored}. {A}, {B}, {C} and {D} have ${ROUND.stage.players[0].gold} gold each and the character cards ${ROUND.stage.players.map(({ cards }) => cards[0]).join(', ')}. Their architects stand on the start place.`,
      },
    },
    {
      kind: 'example',
      title: { de: say`Die Züge`, en: say`The turns` },
      of: ['RJ-T-09'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`**{A}** besitzt ${n.den(1)}. Eingestellt sind ${plans[0]!.de}. {A} nimmt ${ROUND.coins} Gold, baut ein Haus in ${n.town('v24')} und reist über ${n.town('B')} nach ${scored}. Dort baut {A} den großen Palast. Es bleiben ${ROUND.goldBeforeScoring[0]} Gold.`,
            en: say`**{A}** holds the ${n.person(1).en}. Set are ${plans[0]!.en}. {A} takes ${ROUND.coins} gold, builds a house in ${n.town('v24')} and travels by way of ${n.town('B')} to ${scored}. There {A} builds the large palace. That leaves ${ROUND.goldBeforeScoring[0]} gold.`,
          },
        },
        {
          kind: 'paragraph',
          text: {
            de: say`**{B}** besitzt ${n.den(3)}. Eingestellt sind ${plans[1]!.de}. {B} reist nach ${scored}, baut dort einen kleinen Palast und ein Haus und versetzt ein Haus aus ${n.town('v01')} dorthin. Das kostet ${PALACE_PRICE} + ${HOUSE_PRICE} = ${ROUND.spent[1]} Gold; es bleiben ${ROUND.goldBeforeScoring[1]}.`,
            en: say`**{B}** holds the ${n.person(3).en}. Set are ${plans[1]!.en}. {B} travels to ${scored}, builds a small palace and a house there and moves a house there from ${n.town('v01')}. This costs ${PALACE_PRICE} + ${HOUSE_PRICE} = ${ROUND.spent[1]} gold and leaves ${ROUND.goldBeforeScoring[1]}.`,
          },
        },
        {
          kind: 'paragraph',
          text: {
            de: say`**{C}** besitzt ${n.den(5)}. Beide Zeiger stehen auf „${twoHouses.de}“. {C} reist über ${n.town('D')} nach ${scored} und baut dort für ${ROUND.spent[2]} Gold ${ROUND.spent[2]} Häuser. Die Fähigkeit bringt noch ein Haus kostenlos. Es bleiben ${ROUND.goldBeforeScoring[2]} Gold.`,
            en: say`**{C}** holds the ${n.person(5).en}. Both pointers show “${twoHouses.en}”. {C} travels by way of ${n.town('D')} to ${scored} and builds ${ROUND.spent[2]} houses there for ${ROUND.spent[2]} gold. The ability adds one more house for free. That leaves ${ROUND.goldBeforeScoring[2]} gold.`,
          },
        },
        {
          kind: 'paragraph',
          text: {
            de: say`**{D}** besitzt ${n.den(6)}. Eingestellt sind ${plans[3]!.de}. {D} reist nach ${n.town('D')} und baut dort den großen Palast und ein Haus für ${ARTISAN_PRICE} + ${HOUSE_PRICE} = ${ROUND.spent[3]} Gold. Dann versetzt {D} das Stadtwappen von ${n.town('D')} nach unten und reist nach ${scored}. Es bleiben ${ROUND.goldBeforeScoring[3]} Gold.`,
            en: say`**{D}** holds the ${n.person(6).en}. Set are ${plans[3]!.en}. {D} travels to ${n.town('D')} and builds the large palace and a house there for ${ARTISAN_PRICE} + ${HOUSE_PRICE} = ${ROUND.spent[3]} gold. Then {D} moves the crest of ${n.town('D')} down and travels to ${scored}. That leaves ${ROUND.goldBeforeScoring[3]} gold.`,
          },
        },
        {
          kind: 'table',
          caption: { de: say`Die Wertung von ${scored}`, en: say`The scoring of ${scored}` },
          head: [
            { de: say`Person`, en: say`Player` },
            { de: say`Punkte`, en: say`Points` },
            { de: say`Summe`, en: say`Total` },
            { de: say`Gold`, en: say`Gold` },
            { de: say`danach`, en: say`afterwards` },
          ],
          stacks: true,
          rows: [
            {
              de: say`großer Palast ${POINTS.largePalace}, Architekt ${POINTS.architect}`,
              en: say`large palace ${POINTS.largePalace}, architect ${POINTS.architect}`,
            },
            {
              de: say`kleiner Palast ${POINTS.smallPalaceWithSadhu}, Häuser ${ROUND.housesInCity[1]}, Architekt ${POINTS.architect}`,
              en: say`small palace ${POINTS.smallPalaceWithSadhu}, houses ${ROUND.housesInCity[1]}, architect ${POINTS.architect}`,
            },
            {
              de: say`Häuser ${ROUND.housesInCity[2]}, Architekt ${POINTS.architect}`,
              en: say`houses ${ROUND.housesInCity[2]}, architect ${POINTS.architect}`,
            },
            { de: say`Architekt ${POINTS.architect}`, en: say`architect ${POINTS.architect}` },
          ].map((parts, seat) => ({
            cells: [
              both(`{${'ABCD'[seat]}}`),
              parts,
              both(ROUND.points[seat]!),
              both(ROUND.paid[seat]!),
              both(ROUND.goldAfter[seat]!),
            ],
          })),
          figures: [2, 3, 4],
        },
      ],
      result: {
        de: say`In Runde ${ROUND.nextRound} zieht der Maharadscha nach ${n.town(ROUND.next)}, und das Stadtwappen kommt auf Feld ${ROUND.nextField}.`,
        en: say`In round ${ROUND.nextRound} the Maharaja goes to ${n.town(ROUND.next)}, and its crest goes to field ${ROUND.nextField}.`,
      },
    },
  ],
  aside: [
    {
      kind: 'picture',
      name: 'round-before',
      caption: { de: say`Vor dem ersten Zug`, en: say`Before the first turn` },
    },
    {
      kind: 'picture',
      name: 'round-after',
      caption: {
        de: say`Vor der Wertung: Der Maharadscha zahlt in ${scored} an alle.`,
        en: say`Before the scoring: in ${scored} the Maharaja pays everyone.`,
      },
    },
  ],
}
