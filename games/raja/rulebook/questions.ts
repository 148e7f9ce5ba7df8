/** What players ask. */
import { type Asked, type Section, say } from '@durbar/room'
import { COMPENSATION, END_FIELD, POINTS, SHORT_ROUNDS } from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'
import { UNDONE } from './examples.ts'
import * as n from './figures.ts'
import { moreQuestions } from './questions-more.ts'

const asked: readonly Asked[] = [
  {
    kind: 'question',
    rules: ['RJ-R-1'],
    asked: {
      de: say`Wie frei ist die Reihenfolge in meinem Zug?`,
      en: say`How free is the order on my turn?`,
    },
    text: {
      de: say`Ganz frei. Fähigkeiten, beide Aktionen, der Aktionschip und Reisen dürfen sich mischen. Auch ein Teil einer Aktion darf zwischen den Teilen einer anderen stehen.`,
      en: say`Entirely free. Abilities, both actions, the action chip and travel may be mixed. Even a part of one action may stand between the parts of another.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-2'],
    asked: {
      de: say`Was erhalten die anderen, wenn mehrere Teile offen bleiben?`,
      en: say`What do the others get if several parts stay open?`,
    },
    text: {
      de: say`Es zählt die Aktion, nicht der Teil: Jede unvollständige Aktion bringt allen anderen einmal ${COMPENSATION} Gold. Bleiben beide unvollständig, sind es ${UNDONE.both} Gold.`,
      en: say`The action counts, not the part: each incomplete action brings every other player ${COMPENSATION} gold once. If both stay incomplete, it is ${UNDONE.both} gold.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-3'],
    asked: {
      de: say`Kosten auch ein ungenutzter Aktionschip oder eine ungenutzte Fähigkeit?`,
      en: say`Does an unused action chip or ability cost anything?`,
    },
    text: {
      de: say`Nein, Fähigkeiten und Aktionschips sind freiwillig. Eine begonnene Chip-Aktion zählt aber wie jede andere. Das Gold fließt am Ende deines Zuges; du selbst erhältst nichts davon.`,
      en: say`No, abilities and action chips are voluntary. A chip action once begun counts like any other, though. The gold is paid at the end of your turn; you get none of it.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-4'],
    asked: {
      de: say`Darf ich bei „${n.action('TWO_HOUSES').de}“ nur das Haus im Dorf bauen?`,
      en: say`May I build only the village house of “${n.action('TWO_HOUSES').en}”?`,
    },
    text: {
      de: say`Ja, aber die Aktion bleibt dann unvollständig. Erst das Haus im Dorf und später das in der Stadt zu bauen ist ganz regulär. Beide in Dörfern geht nie.`,
      en: say`Yes, but then the action stays incomplete. Building the village house first and the city house later is perfectly regular. Both in villages is never possible.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-31'],
    asked: {
      de: say`Was heißt es, wenn beide Zeiger auf dieselbe Aktion zeigen?`,
      en: say`What if both pointers show the same action?`,
    },
    text: {
      de: say`Du hast diese Aktion zweimal. Jede zählt für sich.`,
      en: say`You have that action twice. Each counts on its own.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-5'],
    asked: { de: say`Darf ich auf dem Startort bauen?`, en: say`May I build on the start place?` },
    text: {
      de: say`Nein. Er ist nur eine Kreuzung: Du darfst hindurchreisen und dort stehen bleiben. Er wird nie gewertet.`,
      en: say`No. It is only a crossroads: you may travel through it and stay there. It is never scored.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-6'],
    asked: {
      de: say`Darf mein Architekt in einem Dorf anhalten?`,
      en: say`May my architect stop in a village?`,
    },
    text: {
      de: say`Nein, nur in Städten und am Startort. Du nimmst immer eine ganze Straße und musst ihre Reisekosten zu Beginn zahlen können.`,
      en: say`No, only in cities and on the start place. You always take a whole road and must be able to pay its travel cost when you set out.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-7'],
    asked: { de: say`Was kostet eine Straße höchstens?`, en: say`What can a road cost at most?` },
    text: {
      de: say`${n.DEAREST_ROAD} Gold, zu zweit ${n.DEAREST_ROAD_OF_FEWEST}. Ein eigenes Haus macht das ganze Dorf frei. Sonst zahlst du jedes Haus dort, auch beide an dieselbe Person, und bei jeder Reise von Neuem.`,
      en: say`${n.DEAREST_ROAD} gold, with ${n.FEWEST} players ${n.DEAREST_ROAD_OF_FEWEST}. One house of yours frees the whole village. Otherwise you pay for every house there, even both to the same player, and anew each time you pass.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-8'],
    asked: {
      de: say`Dürfen beide Häuser eines Dorfes mir gehören?`,
      en: say`May both houses of a village be mine?`,
    },
    text: {
      de: say`Ja, ab ${n.MORE} Personen und auch schon bei den Starthäusern.`,
      en: say`Yes, with ${n.MORE} or more players, and with start houses too.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-30'],
    asked: {
      de: say`Darf ich mit einem versetzten Haus jemanden abschneiden?`,
      en: say`May I cut somebody off by moving a house?`,
    },
    text: {
      de: say`Ja, auch dich selbst. Niemand wird zurückgesetzt. In der Stadt, in der ein Architekt steht, darf er weiter bauen.`,
      en: say`Yes, even yourself. Nobody is put back. An architect may go on building in the city where they stand.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-15'],
    asked: {
      de: say`Darf ich klein bauen, obwohl der große Bauplatz frei ist?`,
      en: say`May I build small while the large site is free?`,
    },
    text: {
      de: say`Ja. In einer Stadt dürfen auch mehrere Paläste von dir stehen. Die kleinen Bauplätze sind gleich; du brauchst keinen zu wählen.`,
      en: say`Yes. Several palaces of yours may stand in one city, too. The small sites are all alike; you need not choose one.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-16'],
    asked: {
      de: say`Was ist, wenn mir Häuser oder Paläste ausgehen?`,
      en: say`What if I run out of houses or palaces?`,
    },
    text: {
      de: say`Ohne Haus im Vorrat baust du keines, ohne Palast keinen. Im Steinbruch liegen anfangs ${n.QUARRY_AFTERWARDS} deiner Häuser; ist er leer, bleibt die Aktion unvollständig. Häuser kommen nie dorthin zurück.`,
      en: say`Without a house in stock you build none, without a palace no palace. The quarry starts with ${n.QUARRY_AFTERWARDS} of your houses; once it is empty the action stays incomplete. Houses never return there.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-9'],
    asked: {
      de: say`Welche Stadtwappen darf ich versetzen?`,
      en: say`Which crests may I move?`,
    },
    text: {
      de: say`Jedes, unter dem noch ${CREST_SHIFT} Felder liegen. So eines gibt es immer. Auch das unterste darf weiter nach unten, obwohl sich die Reihenfolge dadurch nicht ändert.`,
      en: say`Any crest with ${CREST_SHIFT} fields below it. There always is one. Even the lowest may go further down, although that does not change the order.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-10'],
    asked: {
      de: say`Darf ich auch das Stadtwappen der Stadt versetzen, in der der Maharadscha steht?`,
      en: say`May I also move the crest of the city where the Maharaja stands?`,
    },
    text: {
      de: say`Ja. An der Wertung dieser Runde ändert das nichts.`,
      en: say`Yes. It does not change this round’s scoring.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-12'],
    asked: {
      de: say`Kann das Spiel länger als ${END_FIELD} Runden dauern?`,
      en: say`Can the game last longer than ${END_FIELD} rounds?`,
    },
    text: {
      de: say`Selten, ja. Versetzt ihr viele Stadtwappen, kann das oberste sinken, und das nächste kommt auf ein niedrigeres Feld. Entscheidend ist, wann ein Stadtwappen zu Beginn einer Runde auf Feld ${END_FIELD} kommt. Das kurze Spiel zählt ${SHORT_ROUNDS} Runden.`,
      en: say`Rarely, yes. If you move many crests, the highest can sink, and the next one lands on a lower field. What counts is when a crest is laid on field ${END_FIELD} at the start of a round. The short game counts ${SHORT_ROUNDS} rounds.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-29'],
    asked: {
      de: say`Was ist, wenn beide Bedingungen für das Spielende zugleich eintreten?`,
      en: say`What if both endings come together?`,
    },
    text: {
      de: say`Das ändert nichts. Die Runde wird immer zu Ende gespielt und gewertet.`,
      en: say`That changes nothing. The round is always finished and scored.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-26'],
    asked: {
      de: say`Welche Zeile der Wertungstabelle gilt?`,
      en: say`Which row of the scoring table counts?`,
    },
    text: {
      de: say`Die für alle, die mitspielen, auch wenn in der Stadt nur wenige vertreten sind.`,
      en: say`The row for everyone in the game, even if only a few are present in the city.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-27'],
    asked: {
      de: say`Zählt mit ${n.dem(3)} auch der große Palast doppelt?`,
      en: say`Does the ${n.person(3).en} double the large palace too?`,
    },
    text: {
      de: say`Nein, nur kleine Paläste. Der große bleibt bei ${POINTS.largePalace} Punkten.`,
      en: say`No, only small palaces. The large one stays at ${POINTS.largePalace} points.`,
    },
  },
  ...moreQuestions,
]

export const questions: Section = {
  id: 'questions',
  title: { de: say`Fragen und Antworten`, en: say`Questions and answers` },
  text: asked,
}
