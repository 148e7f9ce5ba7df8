/** Setting up, and what the board is made of. */
import { both, type Section, say } from '@durbar/room'
import { FIELDS } from '../data/board.ts'
import { CARDS } from '../data/characters.ts'
import {
  blockedFields,
  CHIPS,
  END_FIELD,
  HOUSES,
  MOST_SEATS,
  PALACES,
  PALACES_SHORT,
  SEATS,
  START_COINS,
  START_GOLD,
  START_HOUSES,
  villageLimit,
} from '../data/material.ts'
import { UNNUMBERED } from '../data/track.ts'
import { CONNECTED } from './examples.ts'
import * as n from './figures.ts'

const [ten, five] = START_COINS.map(({ value }) => value) as [number, number]

export const setup: Section = {
  id: 'setup',
  title: { de: say`Spielvorbereitung`, en: say`Setting up` },
  wide: 'map',
  text: [
    {
      kind: 'step',
      rules: ['RJ-3.1'],
      text: {
        de: say`Legt den **Spielplan** in die Mitte. Er zeigt den Startort, ${n.CITY_COUNT} Städte, ${n.VILLAGE_COUNT} Dörfer und die Wertungsleiste. Die Lage der Orte dient dem Spiel, nicht der Landkarte.`,
        en: say`Lay the **board** in the middle. It shows the start place, ${n.CITY_COUNT} cities, ${n.VILLAGE_COUNT} villages and the scoring track. Places lie where the game wants them, not where the map has them.`,
      },
    },
    {
      kind: 'step',
      rules: ['RJ-3.2', 'RJ-3.3'],
      text: {
        de: say`Alle wählen eine **Farbe** und erhalten eine Aktionsscheibe, eine Kurzspielregel, ${PALACES} Paläste (im kurzen Spiel ${PALACES_SHORT}) und ${START_HOUSES} Häuser. Dazu gibt es ${START_GOLD} Gold in Münzen zu ${ten} und ${five}. Euer {architect} Architekt steht auf dem Startort. Wer Schwarz spielt, nimmt die lila Paläste.`,
        en: say`Everyone picks a **colour** and gets an action disc, a player aid, ${PALACES} palaces (${PALACES_SHORT} in the short game) and ${START_HOUSES} houses. Everyone also gets ${START_GOLD} gold in coins of ${ten} and ${five}. Your {architect} architect stands on the start place. Whoever plays black takes the purple palaces.`,
      },
    },
    {
      kind: 'step',
      rules: ['RJ-3.5'],
      text: {
        de: say`Die übrigen Häuser eurer Farben bilden neben dem Plan den **Steinbruch**, nach Farben getrennt. Anfangs liegen dort ${n.QUARRY_AT_FIRST} Häuser jeder Farbe.`,
        en: say`All other houses of your colours form the **quarry** beside the board, sorted by colour. It starts with ${n.QUARRY_AT_FIRST} houses of each colour.`,
      },
    },
    {
      kind: 'step',
      rules: ['RJ-3.6'],
      text: {
        de: say`Stellt den {maharaja} **Maharadscha** auf den Startort.`,
        en: say`Put the {maharaja} **Maharaja** on the start place.`,
      },
    },
    {
      kind: 'step',
      rules: ['RJ-3.7'],
      text: {
        de: say`Legt die **Personenkarten** ${n.FIRST} bis ${n.BASE_COUNT} frei neben den Plan. Im Grundspiel bleiben Karte ${CARDS} und die Aktionschips in der Schachtel.`,
        en: say`Lay the **character cards** ${n.FIRST} to ${n.BASE_COUNT} beside the board as free cards. In the base game card ${CARDS} and the action chips stay in the box.`,
      },
    },
    {
      kind: 'step',
      rules: ['RJ-3.9', 'RJ-3.10'],
      text: {
        de: say`Mischt die ${n.CITY_COUNT} **Stadtwappen** verdeckt und legt sie offen auf die ${UNNUMBERED} Felder über dem Pfeil der Wertungsleiste. Die Felder ${n.FIRST} bis ${END_FIELD} darüber zählen die Runden.`,
        en: say`Shuffle the ${n.CITY_COUNT} **crests** face down and lay them face up on the ${UNNUMBERED} fields above the arrow of the scoring track. The fields ${n.FIRST} to ${END_FIELD} above them count the rounds.`,
      },
    },
    {
      kind: 'step',
      rules: ['RJ-3.8'],
      text: {
        de: say`Eine Person führt die **Bank**. An diesem Tisch übernimmt das Durbar.`,
        en: say`One person runs the **bank**. At this table Durbar does it for you.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-3.4'],
      text: {
        de: say`Dein Gold darfst du während des Spiels verdeckt halten.`,
        en: say`You may keep your gold hidden during the game.`,
      },
    },
  ],
  aside: [
    {
      kind: 'picture',
      name: 'setup',
      caption: {
        de: say`Die Zahlen im Bild sind die der Schritte.`,
        en: say`The numbers in the picture are those of the steps.`,
      },
    },
    {
      kind: 'table',
      caption: { de: say`Was von eurer Zahl abhängt`, en: say`What depends on your number` },
      head: [
        { de: say`Personen`, en: say`Players` },
        { de: say`Häuser je Dorf`, en: say`Houses per village` },
        {
          de: say`besetzte kleine Bauplätze je Stadt (nur Profi)`,
          en: say`Blocked small sites per city (Pro only)`,
        },
      ],
      rows: SEATS.map((seats) => ({
        cells: [both(seats), both(villageLimit(seats)), both(blockedFields(seats))],
      })),
      figures: [1, 2],
    },
  ],
  below: [
    {
      kind: 'table',
      rules: ['RJ-2.1'],
      caption: { de: say`Das Material je Farbe und insgesamt`, en: say`Components per colour and in all` },
      head: [
        { de: say`Teil`, en: say`Part` },
        { de: say`je Farbe`, en: say`per colour` },
        { de: say`insgesamt`, en: say`in all` },
      ],
      rows: [
        [{ de: say`Architekt`, en: say`architect` }, n.ONE_EACH, MOST_SEATS] as const,
        [{ de: say`Aktionsscheibe`, en: say`action disc` }, n.ONE_EACH, MOST_SEATS] as const,
        [{ de: say`Palast`, en: say`palace` }, PALACES, n.ALL_PALACES] as const,
        [{ de: say`Haus`, en: say`house` }, HOUSES, n.ALL_HOUSES] as const,
        [{ de: say`Stadtwappen`, en: say`crest` }, '–', n.CITY_COUNT] as const,
        [{ de: say`Personenkarte`, en: say`character card` }, '–', CARDS] as const,
        [{ de: say`Aktionschip`, en: say`action chip` }, '–', CHIPS] as const,
        [
          {
            de: say`Goldmünze (zusammen ${n.WORTH_OF_COINS} Gold)`,
            en: say`gold coin (${n.WORTH_OF_COINS} gold together)`,
          },
          '–',
          n.ALL_COINS,
        ] as const,
      ].map(([name, each, all]) => ({ cells: [name, both(each), both(all)] })),
      figures: [1, 2],
    },
  ],
}

export const board: Section = {
  id: 'board',
  title: { de: say`Städte, Dörfer, Straßen`, en: say`Cities, villages, roads` },
  wide: 'map',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-4.1'],
      text: {
        de: say`Jede **Stadt** hat ${FIELDS} Bauplätze für je einen Palast. Auf dem Platz in der Mitte baust du den {large} **großen Palast**, auf den ${n.SMALL_SITES} Plätzen ringsum {small} **kleine Paläste**.`,
        en: say`Every **city** has ${FIELDS} sites for one palace each. On the middle site you build the {large} **large palace**, on the ${n.SMALL_SITES} sites around it {small} **small palaces**.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-4.3', 'RJ-4.5'],
      text: {
        de: say`{house} **Häuser** stehen in Dörfern oder in Städten. In einer Stadt ist Platz für beliebig viele Häuser.`,
        en: say`{house} **Houses** stand in villages or in cities. A city has room for any number of houses.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-4.4'],
      text: {
        de: say`In einem **Dorf** stehen höchstens ${n.VILLAGE_ROOM} Häuser, zu zweit nur ${n.VILLAGE_ROOM_OF_FEWEST}. Beide Häuser eines Dorfes dürfen derselben Person gehören.`,
        en: say`A **village** holds at most ${n.VILLAGE_ROOM} houses, with ${n.FEWEST} players only ${n.VILLAGE_ROOM_OF_FEWEST}. Both houses of a village may belong to the same player.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-4.2', 'RJ-4.6'],
      text: {
        de: say`Die Architekten reisen auf **Straßen** von Stadt zu Stadt, und die Straßen führen durch Dörfer. Durch ein Dorf kommt man nur, solange dort mindestens ein Haus steht, egal von wem.`,
        en: say`Architects travel from city to city on **roads**, and the roads lead through villages. A village can be passed only while at least one house stands in it, no matter whose.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-5.12'],
      text: {
        de: say`Eine Stadt heißt **angeschlossen**, wenn auf einem Weg zu ihr in jedem Dorf mindestens ein Haus steht. Ein Rat: Schließt zuerst die Städte an, deren Stadtwappen ganz unten liegen.`,
        en: say`A city is called **connected** when every village on a way to it holds at least one house. A piece of advice: first connect the cities whose crests lie lowest.`,
      },
    },
  ],
  aside: [
    {
      kind: 'picture',
      name: 'city',
      caption: {
        de: say`Eine Stadt und das Dorf an ihrer Straße`,
        en: say`A city and the village on its road`,
      },
    },
    {
      kind: 'example',
      title: { de: say`Angeschlossen oder nicht`, en: say`Connected or not` },
      of: ['RJ-T-01'],
      body: [
        { kind: 'picture', name: 'connected' },
        {
          kind: 'paragraph',
          text: {
            de: say`{A} hat Häuser in ${n.town('v11')} und ${n.town('v12')}: Die Straße vom Startort nach ${n.town('D')} ist offen. {B} hat ein Haus in ${n.town('v13')}, doch in ${n.town(CONNECTED.missing)} steht noch keines.`,
            en: say`{A} has houses in ${n.town('v11')} and ${n.town('v12')}: the road from the start place to ${n.town('D')} is open. {B} has a house in ${n.town('v13')}, but there is none in ${n.town(CONNECTED.missing)} yet.`,
          },
        },
      ],
      result: {
        de: say`${n.town('D')} ist angeschlossen, ${n.town('E')} ist es nicht.`,
        en: say`${n.town('D')} is connected, ${n.town('E')} is not.`,
      },
    },
  ],
}
