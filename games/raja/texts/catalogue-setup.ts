/** RJ-1 to RJ-5: from opening the box to the last start house. */
import type { Catalogue, Language } from '@durbar/room'
import { CITIES, FIELDS, VILLAGES } from '../data/board.ts'
import { CARDS } from '../data/characters.ts'
import {
  ARTISAN_PRICE,
  CHIPS,
  COINS,
  END_FIELD,
  HOUSES,
  PALACE_PRICE,
  PALACES,
  PALACES_SHORT,
  POINTS,
  payoutRow,
  SEATS,
  START_GOLD,
  START_HOUSES,
  SUPPLY_HOUSES,
  TRADER_GOLD,
  villageLimit,
} from '../data/material.ts'
import { UNNUMBERED } from '../data/track.ts'

const COIN_COUNT = COINS.reduce((sum, { count }) => sum + count, 0)
const COIN_WORTH = COINS.reduce((sum, { value, count }) => sum + value * count, 0)
/** "mit 2 Personen 10 – 5; …" */
const payouts = (language: Language) =>
  SEATS.map(
    (seats) =>
      `${{ de: `mit ${seats} Personen`, en: `with ${seats} players` }[language]} ${payoutRow(seats).join(' – ')}`,
  ).join('; ')

export const setup: Catalogue = {
  'RJ-1.1': {
    de: 'Im Auftrag des Maharadschas baut dein Architekt Paläste und Häuser. Paläste sind teuer, und Gold kommt vor allem aus den Wertungen der Städte.',
    en: 'Your architect builds palaces and houses for the Maharaja. Palaces are dear, and gold comes mainly from the scoring of cities.',
  },
  'RJ-1.2': {
    de: `Es ist ein Rennen um ${PALACES} eigene Paläste. Wann es endet und wer gewinnt, steht beim Spielende.`,
    en: `It is a race to ${PALACES} palaces of your own. When it ends and who wins is told under the end of the game.`,
  },
  'RJ-1.3': {
    de: 'Wechselnde Vertraute auf Personenkarten leihen dir ihre Fähigkeiten.',
    en: 'Confidants on character cards come and go and lend you their abilities.',
  },
  'RJ-2.1': {
    de: `In der Schachtel: Spielplan, Maharadscha, ${CITIES.length} Stadtwappen, ${CARDS} Personenkarten, ${CHIPS} Aktionschips, ${COIN_COUNT} Goldmünzen im Wert von ${COIN_WORTH} Gold. Je Farbe ein Architekt, eine Aktionsscheibe, ${PALACES} Paläste und ${HOUSES} Häuser.`,
    en: `In the box: the board, the Maharaja, ${CITIES.length} crests, ${CARDS} character cards, ${CHIPS} action chips, ${COIN_COUNT} gold coins worth ${COIN_WORTH} gold. For each colour an architect, an action disc, ${PALACES} palaces and ${HOUSES} houses.`,
  },
  'RJ-2.2': {
    de: 'Was die Anleitung über Ersatzteile und das Zusammensetzen der Scheiben sagt, entfällt am Bildschirm.',
    en: 'What the rulebook says about spare parts and assembling the discs does not apply on a screen.',
  },
  'RJ-3.1': {
    de: `Der Spielplan zeigt den Startort, ${CITIES.length} Städte, ${VILLAGES.length} Dörfer und die Wertungsleiste. Die Lage der Orte dient dem Spiel, nicht der Landkarte.`,
    en: `The board shows the start place, ${CITIES.length} cities, ${VILLAGES.length} villages and the scoring track. Places lie where the game wants them, not where the map has them.`,
  },
  'RJ-3.2': {
    de: `Alle wählen eine Farbe und erhalten eine Aktionsscheibe, eine Kurzspielregel, ${PALACES} Paläste (im kurzen Spiel ${PALACES_SHORT}), ${START_HOUSES} Häuser und ${START_GOLD} Gold. Der Architekt steht auf dem Startort.`,
    en: `Everyone picks a colour and gets an action disc, a player aid, ${PALACES} palaces (${PALACES_SHORT} in the short game), ${START_HOUSES} houses and ${START_GOLD} gold. The architect stands on the start place.`,
  },
  'RJ-3.3': {
    de: 'Wer Schwarz spielt, nimmt die lila Paläste.',
    en: 'Whoever plays black takes the purple palaces.',
  },
  'RJ-3.4': {
    de: 'Dein Gold darfst du während des Spiels verdeckt halten.',
    en: 'You may keep your gold hidden during the game.',
  },
  'RJ-3.5': {
    de: `Die übrigen Häuser eurer Farben bilden den Steinbruch, nach Farben getrennt: anfangs ${HOUSES - START_HOUSES} von jeder Farbe.`,
    en: `All other houses of your colours form the quarry, sorted by colour: ${HOUSES - START_HOUSES} of each colour at first.`,
  },
  'RJ-3.6': {
    de: 'Der Maharadscha beginnt auf dem Startort.',
    en: 'The Maharaja begins on the start place.',
  },
  'RJ-3.7': {
    de: `Im Grundspiel liegen die Personenkarten 1 bis ${CARDS - 1} frei neben dem Plan. Karte ${CARDS} und die Aktionschips bleiben in der Schachtel.`,
    en: `In the base game the character cards 1 to ${CARDS - 1} lie beside the board as free cards. Card ${CARDS} and the action chips stay in the box.`,
  },
  'RJ-3.8': {
    de: 'Eine Person führt die Bank. An diesem Tisch übernimmt das Durbar.',
    en: 'One person runs the bank. At this table Durbar does it for you.',
  },
  'RJ-3.9': {
    de: `Mischt die ${CITIES.length} Stadtwappen verdeckt und legt sie offen auf die ${UNNUMBERED} Felder über dem Pfeil, eines je Feld.`,
    en: `Shuffle the ${CITIES.length} crests face down and lay them face up on the ${UNNUMBERED} fields above the arrow, one on each.`,
  },
  'RJ-3.10': {
    de: `Darüber liegen die Felder 1 bis ${END_FIELD}; sie zählen die Runden.`,
    en: `Above them lie the fields 1 to ${END_FIELD}; they count the rounds.`,
  },
  'RJ-3.11': {
    de: `Die Wertungstabelle, Gold nach Rang: ${payouts('de')}.`,
    en: `The scoring table, gold by rank: ${payouts('en')}.`,
  },
  'RJ-4.1': {
    de: `Jede Stadt hat ${FIELDS} Bauplätze für je einen Palast: in der Mitte für den großen, ringsum ${FIELDS - 1} für kleine.`,
    en: `Every city has ${FIELDS} sites for one palace each: the middle one for the large palace, ${FIELDS - 1} around it for small ones.`,
  },
  'RJ-4.2': {
    de: 'Die Architekten reisen auf Straßen von Stadt zu Stadt, und die Straßen führen durch Dörfer.',
    en: 'Architects travel from city to city on roads, and the roads lead through villages.',
  },
  'RJ-4.3': { de: 'Häuser stehen in Dörfern oder in Städten.', en: 'Houses stand in villages or in cities.' },
  'RJ-4.4': {
    de: `In einem Dorf stehen höchstens ${villageLimit(3)} Häuser, zu zweit nur ${villageLimit(2)}. Beide dürfen derselben Person gehören.`,
    en: `A village holds at most ${villageLimit(3)} houses, with ${SEATS[0]} players only ${villageLimit(2)}. Both may belong to the same player.`,
  },
  'RJ-4.5': {
    de: 'In einer Stadt ist Platz für beliebig viele Häuser.',
    en: 'A city has room for any number of houses.',
  },
  'RJ-4.6': {
    de: 'Durch ein Dorf kommt man nur, solange dort mindestens ein Haus steht, egal von wem.',
    en: 'A village can be passed only while at least one house stands in it, no matter whose.',
  },
  'RJ-5.1': {
    de: `Vor der ersten Runde erhalten alle eine Personenkarte und stellen ${START_HOUSES} Häuser auf.`,
    en: `Before the first round everyone gets a character card and places ${START_HOUSES} houses.`,
  },
  'RJ-5.2': {
    de: 'Im Grundspiel nimmt die jüngste Person eine der freien Personenkarten, dann wählt die Person links von ihr, und so weiter. Die übrigen Karten bleiben frei.',
    en: 'In the base game the youngest player takes one of the free character cards, then the player on the left chooses, and so on. The other cards stay free.',
  },
  'RJ-5.3': {
    de: 'Die Nummer deiner Personenkarte bestimmt, wann du am Zug bist und welchen Rang du bei Gleichstand hast: Die niedrigere ist besser. Dazu kommt die Fähigkeit der Person.',
    en: 'The number on your character card decides when you act and your rank in a tie: the lower is better. The character’s ability comes on top.',
  },
  'RJ-5.4': {
    de: 'Großfürst (1): Du bist zuerst am Zug und hast bei Gleichstand den besten Rang. Mehr bewirkt die Karte nicht.',
    en: 'Mogul (1): you act first and take the best rank in a tie. The card does nothing else.',
  },
  'RJ-5.5': {
    de: `Händler (2): Du erhältst in jedem eigenen Zug ${TRADER_GOLD} Gold.`,
    en: `Trader (2): you get ${TRADER_GOLD} gold on each of your turns.`,
  },
  'RJ-5.6': {
    de: `Priester (3): Deine kleinen Paläste zählen in einer Wertung ${POINTS.smallPalaceWithSadhu} Punkte statt ${POINTS.smallPalace}.`,
    en: `Sadhu (3): your small palaces count ${POINTS.smallPalaceWithSadhu} points in a scoring instead of ${POINTS.smallPalace}.`,
  },
  'RJ-5.7': {
    de: 'Wanderer (4): Du reist kostenlos. Deine Reisekosten zahlt die Bank; die anderen erhalten ihr Gold also trotzdem.',
    en: 'Wandering Monk (4): you travel free of charge. The bank pays your travel cost, so the others still get their gold.',
  },
  'RJ-5.8': {
    de: 'Unternehmer (5): Einmal in deinem Zug baust oder versetzt du ein Haus zusätzlich und kostenlos.',
    en: 'Builder (5): once on your turn you build or move one house more, free of charge.',
  },
  'RJ-5.9': {
    de: `Baumeister (6): Du zahlst für jeden Palast ${ARTISAN_PRICE} Gold statt ${PALACE_PRICE}.`,
    en: `Artisan (6): you pay ${ARTISAN_PRICE} gold instead of ${PALACE_PRICE} for every palace.`,
  },
  'RJ-5.10': {
    de: `Die niedrigste Personenkarte beginnt: Stelle eines deiner ${START_HOUSES} Häuser kostenlos in ein Dorf mit Platz, nie in eine Stadt. In aufsteigender Reihenfolge tun es alle gleich, bis alle Häuser stehen.`,
    en: `The lowest character card begins: place one of your ${START_HOUSES} houses in a village with room, for free and never in a city. In ascending order everyone does the same, until all houses stand.`,
  },
  'RJ-5.11': {
    de: 'Wie viele Häuser ein Dorf fasst, gilt auch für Starthäuser.',
    en: 'The limit of houses per village holds for start houses too.',
  },
  'RJ-5.12': {
    de: 'Eine Stadt heißt angeschlossen, wenn auf einem Weg zu ihr in jedem Dorf ein Haus steht. Ein Rat: Schließt zuerst die Städte an, deren Stadtwappen ganz unten liegen.',
    en: 'A city is called connected when every village on a way to it holds a house. A piece of advice: first connect the cities whose crests lie lowest.',
  },
  'RJ-5.13': {
    de: `Danach nimmt jede Person ${SUPPLY_HOUSES} Häuser aus dem Steinbruch. Von jeder Farbe stehen nun ${START_HOUSES} auf dem Plan, ${SUPPLY_HOUSES} liegen im Vorrat und ${HOUSES - START_HOUSES - SUPPLY_HOUSES} im Steinbruch.`,
    en: `Then everyone takes ${SUPPLY_HOUSES} houses from the quarry. Of each colour ${START_HOUSES} are now on the board, ${SUPPLY_HOUSES} in stock and ${HOUSES - START_HOUSES - SUPPLY_HOUSES} in the quarry.`,
  },
}
