import { both, type Section, say } from '@durbar/room'
import {
  ingotsInPlay,
  PAWN_TOKENS,
  SEATS,
  START_INGOTS,
  START_SUPPLY,
  slots,
  slotsPerGap,
} from '../data/box.ts'
import { paragraph, picture, row, step } from './blocks.ts'
import { CERTIFICATES, FEWEST, leftOver, MIDDLE, MOST, STACKS } from './figures.ts'

export const setup: Section = {
  id: 'setup',
  title: { de: say`Spielvorbereitung`, en: say`Set-up` },
  wide: 'table',
  text: [
    step(['1.1'], {
      de: say`Sortiert die **Antiquitätenkarten** nach Farben. Mischt jede Farbe für sich und legt sie als ${STACKS} verdeckte Stapel in die Mitte.`,
      en: say`Sort the **antiquity cards** by colour. Shuffle each colour separately and place ${STACKS} face-down stacks in the middle.`,
    }),
    step(['1.2', '1.4'], {
      de: say`Legt die ${PAWN_TOKENS} **Pfandleihe-Plättchen** und ${START_SUPPLY} {ingot}((Goldbarren)) daneben. Das ist der **Vorrat**. Was an Goldbarren übrig bleibt, kommt in die Schachtel: ${leftOver(FEWEST)} zu dritt, ${leftOver(MIDDLE)} zu viert, keiner zu fünft.`,
      en: say`Put the ${PAWN_TOKENS} **pawn tokens** and ${START_SUPPLY} {ingot}((ingots)) beside them: this is the **supply**. Ingots left over go back into the box: ${leftOver(FEWEST)} with ${FEWEST} players, ${leftOver(MIDDLE)} with ${MIDDLE}, none with ${MOST}.`,
    }),
    step(['1.3'], {
      de: say`Alle erhalten ${START_INGOTS} {ingot}((Goldbarren)) und eine **Übersichtskarte**.`,
      en: say`Everyone takes ${START_INGOTS} {ingot}((ingots)) and one **overview card**.`,
    }),
    step(['1.5', '1.6', '1.7'], {
      de: say`Mischt die **Fälschungskarten**. In jede **Lücke** zwischen euch kommen, verdeckt und unbesehen, zu dritt je **${slotsPerGap(FEWEST)} Karten**, zu viert und fünft je **${slotsPerGap(MOST)} Karte**.`,
      en: say`Shuffle the **counterfeit cards**. Lay them face down and unseen in each **gap** between you: **${slotsPerGap(FEWEST)} cards** each with ${FEWEST} players, **${slotsPerGap(MOST)} card** each with ${MIDDLE} or ${MOST}.`,
    }),
    step(['1.9'], {
      de: say`Legt die übrigen Fälschungskarten unbesehen als verdeckten Stapel beiseite. Sie spielen nicht mit.`,
      en: say`Set the remaining counterfeits aside unseen, as a face-down pile. They take no part.`,
    }),
    step(['1.8'], {
      de: say`Sieh dir heimlich die Fälschungskarten links und rechts von dir an. Das darfst du jederzeit wieder. Jede Lücke kennen also genau die beiden, die an ihr sitzen.`,
      en: say`Secretly look at the counterfeits on your left and on your right. You may do so again at any time. So each gap is known to the players on both sides of it, and to nobody else.`,
    }),
    paragraph(['1.10', 'R2'], {
      de: say`Die jüngste Person leitet die erste Auktion. In Durbar entscheidet das Los, oder es bestimmt, wer den Tisch eröffnet.`,
      en: say`The youngest player runs the first auction. In Durbar lots are drawn, or the host decides.`,
    }),
    paragraph(['1.11'], {
      de: say`Die ${CERTIFICATES} **Echtheitszertifikate** {certificate} gehören zu bestimmten Antiquitäten: zum [[WH-10.21|Siegel Salomos]] und zum [[WH-10.26|Jadesiegel des Reiches]].`,
      en: say`The ${CERTIFICATES} **certificates of authenticity** {certificate} belong to certain antiquities: to [[WH-10.21|Solomon’s Seal]] and to the [[WH-10.26|Heirloom Seal of the Realm]].`,
    }),
  ],
  aside: [
    picture('setup', {
      de: say`Aufbau für ${MIDDLE}. Die gepunkteten Linien zeigen, welche Fälschungskarten {A} ansehen darf.`,
      en: say`Set-up for ${MIDDLE}. The dotted lines show which counterfeits {A} may look at.`,
    }),
    {
      kind: 'table',
      head: [{ de: say`Personen`, en: say`Players` }, ...SEATS.map((seats) => both(seats))],
      figures: SEATS.map((_, i) => i + 1),
      rows: [
        row(
          [],
          { de: say`Fälschungskarten je Lücke`, en: say`counterfeits in each gap` },
          ...SEATS.map((seats) => both(slotsPerGap(seats))),
        ),
        row(
          [],
          { de: say`Fälschungskarten auf dem Tisch`, en: say`counterfeits on the table` },
          ...SEATS.map((seats) => both(slots(seats))),
        ),
        row(
          [],
          { de: say`Goldbarren im Spiel`, en: say`ingots in the game` },
          ...SEATS.map((seats) => both(ingotsInPlay(seats))),
        ),
        row(
          [],
          { de: say`Goldbarren in der Schachtel`, en: say`ingots in the box` },
          ...SEATS.map((seats) => both(leftOver(seats))),
        ),
      ],
    },
  ],
}
