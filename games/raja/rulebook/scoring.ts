/** The scoring of a city, with the tables that it needs. */
import { both, type Section, say } from '@durbar/room'
import { MONOPOLY, MOST_SEATS, POINTS, payoutRow, SEATS } from '../data/material.ts'
import { STRENGTH, TIE } from './examples.ts'
import * as n from './figures.ts'

const ranks = Array.from({ length: MOST_SEATS }, (_, rank) => rank + 1)

export const scoring: Section = {
  id: 'scoring',
  title: { de: say`Wertung`, en: say`Scoring` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-8.1'],
      text: {
        de: say`Waren alle am Zug, wertet ihr die Stadt, in der der {maharaja} Maharadscha steht. Dein Architekt muss dafür nicht dort sein.`,
        en: say`When everyone has acted, score the city where the {maharaja} Maharaja stands. Your architect need not be there for it.`,
      },
    },
    {
      kind: 'table',
      rules: ['RJ-8.2'],
      caption: { de: say`Deine Punkte in dieser Stadt`, en: say`Your points in that city` },
      head: [
        { de: say`Was dort von dir steht`, en: say`What you have there` },
        { de: say`Punkte`, en: say`Points` },
      ],
      rows: [
        {
          picture: 'points-architect',
          cells: [{ de: say`dein Architekt`, en: say`your architect` }, both(POINTS.architect)],
        },
        {
          picture: 'points-house',
          cells: [{ de: say`jedes Haus`, en: say`each house` }, both(POINTS.house)],
        },
        {
          picture: 'points-small',
          cells: [{ de: say`jeder kleine Palast`, en: say`each small palace` }, both(POINTS.smallPalace)],
        },
        {
          picture: 'points-sadhu',
          cells: [
            {
              de: say`jeder kleine Palast mit ${n.dem(3)}`,
              en: say`each small palace with the ${n.person(3).en}`,
            },
            both(POINTS.smallPalaceWithSadhu),
          ],
        },
        {
          picture: 'points-large',
          cells: [{ de: say`der große Palast`, en: say`the large palace` }, both(POINTS.largePalace)],
        },
      ],
      figures: [1],
    },
    {
      kind: 'paragraph',
      rules: ['RJ-8.3'],
      text: {
        de: say`Alle mit mindestens einem Punkt erhalten einen Rang: Mehr Punkte gehen vor. Bei Gleichstand geht die niedrigere Personenkarte vor.`,
        en: say`Everyone with at least one point gets a rank: more points go first. In a tie the lower character card goes first.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-8.4'],
      text: {
        de: say`In der Wertungstabelle gilt die Zeile für eure Personenzahl. Der erste Rang erhält aus der Bank den ersten Betrag, der zweite Rang den zweiten, und so weiter.`,
        en: say`Use the row of the scoring table for your number of players. The first rank gets the first amount from the bank, the second rank the second, and so on.`,
      },
    },
    {
      kind: 'table',
      rules: ['RJ-3.11'],
      caption: {
        de: say`Die Wertungstabelle: Gold nach Rang. Sie steht auch auf der Rückseite der Kurzspielregel.`,
        en: say`The scoring table: gold by rank. It is also on the back of the player aid.`,
      },
      head: [
        { de: say`Personen`, en: say`Players` },
        ...ranks.map((rank) => ({ de: say`${n.nth(rank).de}`, en: say`${n.nth(rank).en}` })),
      ],
      rows: SEATS.map((seats) => ({
        cells: [both(seats), ...ranks.map((rank) => both(payoutRow(seats)[rank - 1] ?? '–'))],
      })),
      figures: ranks,
    },
    {
      kind: 'paragraph',
      rules: ['RJ-8.5'],
      text: {
        de: say`**Monopol-Bonus:** Hat nur eine Person Punkte in der Stadt, erhält sie ${MONOPOLY} Gold zusätzlich.`,
        en: say`**Monopoly bonus:** if only one player has points in the city, that player gets ${MONOPOLY} gold more.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-8.6'],
      text: {
        de: say`Wer keine Punkte hat, erhält nichts. Beträge für Ränge, die niemand einnimmt, bleiben in der Bank. Hat niemand Punkte, erhält niemand Gold.`,
        en: say`Without points you get nothing. Amounts for ranks that nobody takes stay in the bank. If nobody has points, nobody gets gold.`,
      },
    },
  ],
  aside: [
    {
      kind: 'picture',
      name: 'payout',
      caption: {
        de: say`Zu viert zahlt eine Stadt so viel Gold.`,
        en: say`With ${TIE.stage.seats} players a city pays this much gold.`,
      },
    },
    {
      kind: 'example',
      title: { de: say`Punkte zählen`, en: say`Counting points` },
      of: ['RJ-T-08'],
      body: [
        { kind: 'picture', name: 'strength' },
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: {
                de: say`hat in ${n.town('A')} nur den Architekten`,
                en: say`has only the architect in ${n.town('A')}`,
              },
              value: both(STRENGTH.points[0]),
            },
            {
              seat: 1,
              text: {
                de: say`hat in ${n.town('A')} nur ein Haus`,
                en: say`has only one house in ${n.town('A')}`,
              },
              value: both(STRENGTH.points[1]),
            },
            {
              seat: 2,
              text: {
                de: say`hat in ${n.town('B')} Architekt, ${STRENGTH.stage.players[2].houses.length} Häuser, einen kleinen und den großen Palast`,
                en: say`has in ${n.town('B')} the architect, ${STRENGTH.stage.players[2].houses.length} houses, one small and the large palace`,
              },
              value: both(STRENGTH.points[2]),
            },
            {
              seat: 3,
              text: {
                de: say`hat in ${n.town('C')} dasselbe und dazu ${n.den(3)}`,
                en: say`has the same in ${n.town('C')}, and the ${n.person(3).en}`,
              },
              value: both(STRENGTH.points[3]),
            },
          ],
        },
      ],
    },
    {
      kind: 'example',
      title: { de: say`Gleichstand und Monopol`, en: say`Tie and monopoly` },
      of: ['RJ-T-27', 'RJ-T-28'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`${n.town(TIE.city)} wird zu viert gewertet. {A}, {B} und {C} haben je ${TIE.points} Punkte, {D} hat keinen. Es entscheidet die Personenkarte.`,
            en: say`${n.town(TIE.city)} is scored with ${TIE.stage.seats} players. {A}, {B} and {C} have ${TIE.points} points each, {D} has none. The character card decides.`,
          },
        },
        {
          kind: 'account',
          rows: TIE.stage.players.map(({ cards }, seat) => ({
            seat,
            text: { de: say`hat Personenkarte ${cards[0]}`, en: say`has character card ${cards[0]}` },
            value: { de: say`${TIE.paid[seat]!} Gold`, en: say`${TIE.paid[seat]!} gold` },
          })),
        },
      ],
      result: {
        de: say`Stünde in ${n.town(TIE.city)} nur der Architekt von {D}, erhielte {D} ${payoutRow(TIE.stage.seats)[0]!} + ${MONOPOLY} = ${TIE.paidAlone} Gold.`,
        en: say`If {D}’s architect alone stood in ${n.town(TIE.city)}, {D} would get ${payoutRow(TIE.stage.seats)[0]!} + ${MONOPOLY} = ${TIE.paidAlone} gold.`,
      },
    },
  ],
}
