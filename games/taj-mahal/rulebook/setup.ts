/** Setting up, step by step as in the picture. */
import { both, type Section, say } from '@durbar/room'
import { paragraph, picture, step } from './blocks.ts'
import * as n from './figures.ts'

const inColumns = (of: (players: number) => number) => n.PLAYERS.map((players) => both(of(players)))

export const setup: Section = {
  id: 'setup',
  title: { de: say`Aufbau`, en: say`Set-up` },
  wide: 'map',
  text: [
    step('1.1', {
      de: say`Legt das **Spielbrett** in die Mitte. Es zeigt ${n.PROVINCE_COUNT} Provinzen mit je ${n.CITIES_EACH} Städten; nur die Provinz mit Agra hat ${n.CITIES_OF_AGRA}. Straßen verbinden die ${n.CITY_COUNT} Städte, ${n.FORTRESS_COUNT} davon sind violette **Festungen**. Am Rand läuft die **Wertungsleiste**.`,
      en: say`Put the **board** in the middle. It shows ${n.PROVINCE_COUNT} provinces of ${n.CITIES_EACH} cities each; only the province of Agra has ${n.CITIES_OF_AGRA}. Roads join the ${n.CITY_COUNT} cities, and ${n.FORTRESS_COUNT} of them are violet **fortresses**. The **score track** runs around the edge.`,
    }),
    step('1.2 1.3 1.4', {
      de: say`Legt das **Provinz-Plättchen** ${n.VISITS} offen in die Provinz mit Agra. Mischt die anderen ${n.OTHER_TILES} verdeckt, legt in jede andere Provinz eines und deckt sie auf. Sie verdecken weder Städte noch Straßen.`,
      en: say`Put **province tile** ${n.VISITS} face up into the province of Agra. Shuffle the other ${n.OTHER_TILES} face down, put one into each other province and turn them up. They cover neither cities nor roads.`,
    }),
    step('1.6 1.7', {
      de: say`Legt das **Bonusplättchen** mit dem Taj Mahal offen auf die Stadt Agra. Mischt die ${n.SQUARE_TILES} quadratischen Bonusplättchen und legt auf jede andere Festung eines, offen.`,
      en: say`Put the **bonus tile** with the Taj Mahal face up on the city of Agra. Shuffle the ${n.SQUARE_TILES} square bonus tiles and put one on each other fortress, face up.`,
    }),
    step('1.8 1.9', {
      de: say`Sortiert die **Einflussmarken** zu offenen Stapeln neben dem Spielbrett: Das ist der **Vorrat**. Legt von jeder Art ${n.TOKEN_WON} Marke an den **Hof des Großmoguls** und die **Krone** dazu.`,
      en: say`Sort the **influence tokens** into open stacks beside the board: this is the **stock**. Put ${n.TOKEN_WON} token of each kind at the **court of the Grand Mogul**, and the **crown** with them.`,
    }),
    step('1.10', {
      de: say`Legt die ${n.SPECIAL_COUNT} **Sonderkarten** offen neben das Spielbrett. Sie kommen nie in den Nachziehstapel.`,
      en: say`Lay the ${n.SPECIAL_COUNT} **special cards** face up beside the board. They never become part of the draw pile.`,
    }),
    step('1.11 1.12', {
      de: say`Mischt die übrigen ${n.SHUFFLED} Karten. Alle erhalten ${n.HAND} davon verdeckt auf die **Hand** und halten sie geheim.`,
      en: say`Shuffle the other ${n.SHUFFLED} cards. Everyone gets ${n.HAND} of them face down as a **hand** and keeps them secret.`,
    }),
    step('1.13', {
      de: say`Deckt die **Auslage** auf: zu dritt ${n.supply(n.FEWEST)} Karten, zu viert ${n.supply(n.MIDDLE)}, zu fünft ${n.supply(n.MOST)}.`,
      en: say`Turn up the **supply**: ${n.supply(n.FEWEST)} cards with ${n.FEWEST} players, ${n.supply(n.MIDDLE)} with ${n.MIDDLE}, ${n.supply(n.MOST)} with ${n.MOST}.`,
    }),
    step('1.14', {
      de: say`Der Rest ist der verdeckte **Nachziehstapel**. Daneben kommen gebrauchte Karten offen auf den **Ablagestapel**.`,
      en: say`The rest is the face-down **draw pile**. Used cards go face up on the **discard pile** beside it.`,
    }),
    step('1.15', {
      de: say`Wählt Farben. Alle nehmen die **Paläste** und den **Wertungsstein** ihrer Farbe und stellen den Wertungsstein auf die ${n.START}.`,
      en: say`Choose colours. Everyone takes the **palaces** and the **score marker** of their colour and puts the score marker on ${n.START}.`,
    }),
    step('1.17', {
      de: say`Stellt den **Anzeigestein** in die Provinz mit dem Provinz-Plättchen ${n.FIRST_VISIT}. Legt dieses Plättchen auf das achteckige Feld am Hof.`,
      en: say`Put the **province marker** into the province with province tile ${n.FIRST_VISIT}. Move that tile to the octagonal space at court.`,
    }),
    step('1.18', {
      de: say`Bestimmt, wie ihr mögt, wer beginnt; in Durbar entscheidet das Los. Diese Person erhält den **Startspielerstein**.`,
      en: say`Decide who starts in any way you like; in Durbar lots are drawn. That player gets the **start player marker**.`,
    }),
    paragraph('1.16', {
      de: say`Paläste gibt es ohne Grenze. Stehen alle deine auf dem Spielbrett, nimmst du die einer unbenutzten Farbe dazu.`,
      en: say`There is no limit to palaces. Once all of yours are on the board, go on with those of an unused colour.`,
    }),
  ],
  aside: [
    picture('setup', {
      de: say`Aufbau zu viert. Die Nummern sind die der Schritte.`,
      en: say`Set-up for ${n.MIDDLE} players. The numbers are those of the steps.`,
    }),
    {
      kind: 'table',
      head: [{ de: say`Personen`, en: say`Players` }, ...n.PLAYERS.map((players) => both(players))],
      figures: n.PLAYERS.map((_, i) => i + 1),
      rows: [
        {
          cells: [
            { de: say`Karten auf jeder Hand`, en: say`cards in each hand` },
            ...inColumns(() => n.HAND),
          ],
        },
        { cells: [{ de: say`Karten in der Auslage`, en: say`cards in the supply` }, ...inColumns(n.supply)] },
        {
          cells: [
            { de: say`Karten im Nachziehstapel`, en: say`cards in the draw pile` },
            ...inColumns(n.drawPile),
          ],
        },
      ],
    },
  ],
}
