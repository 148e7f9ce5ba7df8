/** A player's turn, and what is left undone in it. */
import { type Section, say } from '@durbar/room'
import { COMPENSATION } from '../data/material.ts'
import { UNDONE } from './examples.ts'
import * as n from './figures.ts'

export const turn: Section = {
  id: 'turn',
  title: { de: say`Dein Zug`, en: say`Your turn` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-6.8'],
      text: {
        de: say`Liegen alle Aktionsscheiben, deckt die niedrigste Personenkarte ihre Scheibe auf und ist am Zug. Danach ist immer an der Reihe, wer unter den Übrigen jetzt die niedrigste Karte hat. So haben alle genau einen Zug.`,
        en: say`When all action discs are down, the lowest character card turns up its disc and takes a turn. After that it is always the turn of whoever now has the lowest card among the rest. So everyone has exactly one turn.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-6.9'],
      text: {
        de: say`Dein Zug besteht aus der Fähigkeit deiner Person, deinen ${n.POINTERS} eingestellten Aktionen und deinen Reisen. In welcher Reihenfolge du das tust, bestimmst du.`,
        en: say`Your turn consists of your character’s ability, the ${n.POINTERS} actions you have set and your travels. You decide the order.`,
      },
    },
    { kind: 'heading', text: { de: say`Unvollständige Aktionen`, en: say`Incomplete actions` } },
    {
      kind: 'paragraph',
      rules: ['RJ-7.7.1'],
      text: {
        de: say`Eine eingestellte Aktion musst du nicht ausführen, weder ganz noch zum Teil.`,
        en: say`You need not carry out an action that you have set, neither wholly nor in part.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.7.2'],
      text: {
        de: say`Für jede Aktion, die du nicht vollständig ausführst, erhalten alle anderen je ${COMPENSATION} Gold aus der Bank. Das gilt auch, wenn du nicht anders kannst.`,
        en: say`For each action that you do not carry out completely, every other player gets ${COMPENSATION} gold from the bank. This holds even if you have no choice.`,
      },
    },
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Nur ein Haus`, en: say`Only a house` },
      of: ['RJ-T-07'],
      body: [
        { kind: 'picture', name: 'undone' },
        {
          kind: 'paragraph',
          text: {
            de: say`{A} hat „${n.action('PALACE_HOUSE').de}“ und „${n.action('QUARRY').de}“ eingestellt und besitzt ${UNDONE.goldBefore} Gold. {A} baut nur das Haus, nimmt keine Häuser und beendet den Zug.`,
            en: say`{A} has set “${n.action('PALACE_HOUSE').en}” and “${n.action('QUARRY').en}” and owns ${UNDONE.goldBefore} gold. {A} builds only the house, takes no houses and ends the turn.`,
          },
        },
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: { de: say`zahlt das Haus und behält`, en: say`pays for the house and keeps` },
              value: { de: say`${UNDONE.goldLeft} Gold`, en: say`${UNDONE.goldLeft} gold` },
            },
            {
              seat: 1,
              text: { de: say`erhält für beide Aktionen`, en: say`gets for both actions` },
              value: { de: say`${UNDONE.both} Gold`, en: say`${UNDONE.both} gold` },
            },
            {
              seat: 2,
              text: { de: say`erhält für beide Aktionen`, en: say`gets for both actions` },
              value: { de: say`${UNDONE.both} Gold`, en: say`${UNDONE.both} gold` },
            },
          ],
        },
      ],
      result: {
        de: say`Nimmt {A} dagegen die Häuser aus dem Steinbruch, bleibt nur eine Aktion unvollständig. {B} und {C} erhalten dann je ${UNDONE.one} Gold.`,
        en: say`If {A} takes the houses from the quarry, only one action stays incomplete. Then {B} and {C} get ${UNDONE.one} gold each.`,
      },
    },
  ],
}
