/** Changing the scoring order. */
import { type Section, say } from '@durbar/room'
import { CREST_SHIFT } from '../data/track.ts'
import { CRESTS } from './examples.ts'
import * as n from './figures.ts'

export const scoringOrder: Section = {
  id: 'scoring-order',
  title: { de: say`Die Wertungsreihenfolge ändern`, en: say`Changing the scoring order` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-7.5.1'],
      text: {
        de: say`Wähle ein beliebiges Stadtwappen und versetze es genau ${CREST_SHIFT} Felder nach unten.`,
        en: say`Choose any crest and move it exactly ${CREST_SHIFT} fields down.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.5.2'],
      text: {
        de: say`Jedes Stadtwappen, das du dabei überholst, rückt ein Feld nach oben. Überholt ist, was auf einem der ${CREST_SHIFT} Felder direkt darunter lag.`,
        en: say`Every crest that you overtake goes up by one field. Overtaken is what lay on one of the ${CREST_SHIFT} fields directly below.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.5.3'],
      text: {
        de: say`Leere Felder zählen als Felder. So können Lücken entstehen, und sie bleiben.`,
        en: say`Empty fields count as fields. Gaps can appear that way, and they stay.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.5.4'],
      text: {
        de: say`Lücken ändern den Weg des Maharadschas nicht: Als Nächstes kommt immer das unterste Stadtwappen, und es kommt direkt über das oberste.`,
        en: say`Gaps do not change the Maharaja’s way: the lowest crest is always next, and it goes directly above the highest.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.5.5'],
      text: {
        de: say`Unter dem Pfeil liegt kein Feld: Ein Stadtwappen mit weniger als ${CREST_SHIFT} Feldern unter sich darfst du nicht wählen.`,
        en: say`There is no field below the arrow: you may not choose a crest with fewer than ${CREST_SHIFT} fields below it.`,
      },
    },
    {
      kind: 'example',
      title: { de: say`Ein Stadtwappen überholt`, en: say`A crest overtakes` },
      of: ['RJ-T-03'],
      body: [
        { kind: 'picture', name: 'track-shift' },
        {
          kind: 'paragraph',
          text: {
            de: say`In Runde ${CRESTS.rounds.moved} versetzt {D} das Stadtwappen von ${n.town(CRESTS.moved)}. Es überholt ${n.town('B')} und ${n.town('C')}, die ein Feld nach oben rücken.`,
            en: say`In round ${CRESTS.rounds.moved} {D} moves the crest of ${n.town(CRESTS.moved)}. It overtakes ${n.town('B')} and ${n.town('C')}, which go up by one field.`,
          },
        },
      ],
      result: {
        de: say`In Runde ${CRESTS.rounds.then} zieht der Maharadscha nach ${n.town(CRESTS.moved)}. Das Stadtwappen kommt auf Feld ${CRESTS.fields.second}.`,
        en: say`In round ${CRESTS.rounds.then} the Maharaja goes to ${n.town(CRESTS.moved)}. Its crest goes to field ${CRESTS.fields.second}.`,
      },
    },
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Eine Lücke entsteht`, en: say`A gap appears` },
      of: ['RJ-T-04'],
      body: [
        { kind: 'picture', name: 'track-gap' },
        {
          kind: 'paragraph',
          text: {
            de: say`In Runde ${CRESTS.rounds.movedLater} versetzt {A} das Stadtwappen von ${n.town(CRESTS.movedLater)}. Es überholt nur ${n.town('E')}; über ${n.town(CRESTS.movedLater)} bleibt ein Feld leer.`,
            en: say`In round ${CRESTS.rounds.movedLater} {A} moves the crest of ${n.town(CRESTS.movedLater)}. It overtakes only ${n.town('E')}; the field above ${n.town(CRESTS.movedLater)} stays empty.`,
          },
        },
      ],
      result: {
        de: say`In Runde ${CRESTS.rounds.last} zieht der Maharadscha nach ${n.town(CRESTS.movedLater)}, und das Stadtwappen kommt auf Feld ${CRESTS.fields.fifth}.`,
        en: say`In round ${CRESTS.rounds.last} the Maharaja goes to ${n.town(CRESTS.movedLater)}, and its crest goes to field ${CRESTS.fields.fifth}.`,
      },
    },
  ],
}
