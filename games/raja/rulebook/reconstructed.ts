/** What was lost with the pictures, and what only the curious ask. */
import { type Rulebook, say } from '@durbar/room'
import { FIELDS } from '../data/board.ts'
import { JOURNEYS, ROUNDS } from '../data/material.ts'
import * as n from './figures.ts'

export const reconstructed: Rulebook['reconstructed'] = [
  {
    kind: 'paragraph',
    text: {
      de: say`Die Bilder des gedruckten Plans lagen uns nicht vor. Im Rahmen alles Bekannten haben wir rekonstruiert:`,
      en: say`We did not have the pictures of the printed board. Within all that is known we have reconstructed:`,
    },
  },
  {
    kind: 'list',
    items: [
      { text: { de: say`das Straßennetz`, en: say`the roads` } },
      {
        text: {
          de: say`Namen, Lage und die meisten Farben der Städte und Dörfer`,
          en: say`names, positions and most colours of cities and villages`,
        },
      },
      { text: { de: say`die Bilder der Stadtwappen`, en: say`the pictures on the crests` } },
      { text: { de: say`welche Person wo zu Hause ist`, en: say`which character is at home where` } },
      {
        text: {
          de: say`die Anordnung der Aktionen auf der Scheibe`,
          en: say`the arrangement of the actions on the disc`,
        },
      },
      { text: { de: say`die grüne Spielfarbe`, en: say`the green player colour` } },
    ],
  },
  {
    kind: 'paragraph',
    rules: ['RJ-R-34', 'RJ-R-35'],
    text: {
      de: say`Anderswo liest man von ${n.ACTIONS_ELSEWHERE} Aktionen oder ${n.SITES_ELSEWHERE} Bauplätzen je Stadt. Die Anleitung nennt ${n.ACTION_COUNT} und ${FIELDS}; dabei bleiben wir. Ihre Druckfehler ändern keine Regel, und die verlorenen Bilder der Wertungsleiste ergeben sich eindeutig aus dem Text.`,
      en: say`Elsewhere one reads of ${n.ACTIONS_ELSEWHERE} actions or ${n.SITES_ELSEWHERE} sites per city. The rulebook names ${n.ACTION_COUNT} and ${FIELDS}, and so do we. Its misprints change no rule, and the lost pictures of the track follow from the text.`,
    },
  },
  {
    kind: 'paragraph',
    rules: ['RJ-2.2'],
    text: {
      de: say`Was die Anleitung über Ersatzteile und das Zusammensetzen der Scheiben sagt, entfällt am Bildschirm.`,
      en: say`What the rulebook says about spare parts and assembling the discs does not apply on a screen.`,
    },
  },
  {
    kind: 'paragraph',
    rules: ['RJ-R-25'],
    text: {
      de: say`Damit keine Partie endlos wird, gelten Grenzen, die ihr nie bemerken werdet. Es sind höchstens ${JOURNEYS} Straßen je Zug und ${ROUNDS} Runden je Spiel.`,
      en: say`So that no game goes on for ever there are limits that you will never notice. They are at most ${JOURNEYS} roads per turn and ${ROUNDS} rounds per game.`,
    },
  },
  {
    kind: 'paragraph',
    rules: ['RJ-R-37'],
    text: {
      de: say`Läuft jemandem die Zeit ab, wird möglichst harmlos gespielt. Die Scheibe zeigt zweimal „${n.action('COINS').de}“; im Zug werden nur die Münzen genommen. Als Ersatz kommt die niedrigste freie Karte, abgegeben wird die höchste eigene. Starthäuser kommen ins erste Dorf mit Platz. In der Versteigerung wird gepasst, beim Eröffnen so wenig wie möglich geboten; gewählt wird die niedrigste freie Karte.`,
      en: say`If somebody runs out of time, the game plays as harmlessly as possible for them. The disc shows “${n.action('COINS').en}” twice; on the turn only the coins are taken. The lowest free card is the replacement, the highest own card is given up. Start houses go to the first village with room. In the auction they pass, or open as low as possible; the lowest free card is chosen.`,
    },
  },
]
