/** The end of the game. */
import { both, type Section, say } from '@durbar/room'
import { END_FIELD, MONOPOLY, PALACES, PALACES_SHORT, payoutRow, SHORT_ROUNDS } from '../data/material.ts'
import { FINISH } from './examples.ts'
import * as n from './figures.ts'

export const end: Section = {
  id: 'end',
  title: { de: say`Spielende`, en: say`End of the game` },
  wide: 'table',
  text: [
    {
      kind: 'list',
      items: [
        {
          rules: ['RJ-10.1'],
          text: {
            de: say`Das Spiel endet nach der Wertung der Runde, in der jemand den ${n.nth(PALACES).de} Palast baut (im kurzen Spiel den ${n.nth(PALACES_SHORT).de}). Alle beenden diese Runde.`,
            en: say`The game ends after the scoring of the round in which somebody builds the ${n.nth(PALACES).en} palace (in the short game the ${n.nth(PALACES_SHORT).en}). Everyone finishes that round.`,
          },
        },
        {
          rules: ['RJ-10.2'],
          text: {
            de: say`Es endet auch nach der Wertung der Runde, an deren Beginn ein Stadtwappen auf Feld ${END_FIELD} kommt. Das gilt auch, wenn dieses Stadtwappen danach wieder nach unten rückt. Das kurze Spiel endet spätestens nach Runde ${SHORT_ROUNDS}.`,
            en: say`It also ends after the scoring of the round at whose start a crest is laid on field ${END_FIELD}. This holds even if that crest is moved down again later. The short game ends after round ${SHORT_ROUNDS} at the latest.`,
          },
        },
      ],
    },
    {
      kind: 'paragraph',
      rules: ['RJ-10.3'],
      text: {
        de: say`Wer die meisten Paläste gebaut hat, gewinnt. Bei Gleichstand gewinnt, wer nach der letzten Wertung mehr Gold hat. Für die übrigen Plätze gilt dasselbe.`,
        en: say`Whoever has built the most palaces wins. In a tie, more gold after the last scoring wins. The same holds for the other places.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-10.4'],
      text: {
        de: say`Wer auch beim Gold gleichauf liegt, teilt sich den Platz.`,
        en: say`Players who are tied in gold as well share the place.`,
      },
    },
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Das Rennen um den letzten Palast`, en: say`The race for the last palace` },
      of: ['RJ-T-41'],
      body: [
        {
          kind: 'paragraph',
          text: {
            de: say`In Runde ${FINISH.stage.round} baut {A} den ${n.nth(PALACES).de} Palast. {B} und {C} sind noch am Zug, und auch {C} baut den ${n.nth(PALACES).de} Palast. Gewertet wird ${n.town('G')}: Nur {C} ist dort vertreten und erhält ${payoutRow(FINISH.stage.seats)[0]!} + ${MONOPOLY} = ${FINISH.paid} Gold.`,
            en: say`In round ${FINISH.stage.round} {A} builds the ${n.nth(PALACES).en} palace. {B} and {C} still have their turns, and {C} builds the ${n.nth(PALACES).en} palace too. ${n.town('G')} is scored: only {C} is present there and gets ${payoutRow(FINISH.stage.seats)[0]!} + ${MONOPOLY} = ${FINISH.paid} gold.`,
          },
        },
        {
          kind: 'table',
          head: [
            { de: say`Person`, en: say`Player` },
            { de: say`Paläste`, en: say`Palaces` },
            { de: say`Gold`, en: say`Gold` },
            { de: say`Platz`, en: say`Place` },
          ],
          rows: FINISH.palaces.map((palaces, seat) => ({
            cells: [
              both(`{${'ABC'[seat]}}`),
              both(palaces),
              both(FINISH.gold[seat]!),
              { de: say`${n.nth(FINISH.places[seat]!).de}`, en: say`${n.nth(FINISH.places[seat]!).en}` },
            ],
          })),
          figures: [1, 2, 3],
        },
      ],
      result: {
        de: say`{C} gewinnt mit mehr Gold vor {A}. Das viele Gold nützt {B} nichts: Erst zählen die Paläste.`,
        en: say`{C} wins with more gold, ahead of {A}. All that gold does not help {B}: palaces count first.`,
      },
    },
  ],
}
