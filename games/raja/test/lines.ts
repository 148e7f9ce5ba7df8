/** The log, word for word: with units, names, numbers and cases that fit. */
import type { Line } from '@durbar/room/testing'
import type { Event } from '../events.ts'

export const LINES: readonly Line<Event>[] = [
  [
    { t: 'startHousePlaced', seat: 0, village: 'v07' },
    'Amina stellt ein Haus in Pali auf.',
    'Amina places a house in Pali.',
  ],
  [
    { t: 'supplied', houses: 6 },
    'Alle nehmen je 6 Häuser aus dem Steinbruch in ihren Vorrat.',
    'Everyone takes 6 houses from the quarry into their stock.',
  ],
  [
    { t: 'roundBegan', round: 2, city: 'G', field: 2, next: 'D' },
    'Runde 2: Der Maharadscha zieht nach Udaipur; am Ende der Runde wird dort gewertet. Das Stadtwappen kommt auf Feld 2, als Nächstes ist Jaisalmer an der Reihe.',
    'Round 2: the Maharaja goes to Udaipur, which is scored at the end of the round. Its crest goes to field 2; Jaisalmer comes next.',
  ],
  [
    { t: 'traderGold', seat: 1, gold: 1 },
    'Bhaskar erhält 1 Gold durch die Personenkarte Händler (2).',
    'Bhaskar gets 1 gold for the Trader (2).',
  ],
  [
    {
      t: 'travelled',
      seat: 0,
      road: 'r06',
      from: 'S',
      to: 'D',
      toll: 3,
      bankPays: false,
      received: [0, 2, 1],
    },
    'Amina reist nach Jaisalmer und zahlt Reisekosten: 2 Gold an Bhaskar und 1 Gold an Chandra.',
    'Amina travels to Jaisalmer and pays travel cost: 2 gold to Bhaskar and 1 gold to Chandra.',
  ],
  [
    {
      t: 'travelled',
      seat: 0,
      road: 'r06',
      from: 'D',
      to: 'S',
      toll: 2,
      bankPays: true,
      received: [0, 2, 0],
    },
    'Amina reist zum Startort. Die Bank zahlt 2 Gold an Bhaskar.',
    'Amina travels to the start place. The bank pays 2 gold to Bhaskar.',
  ],
  [
    {
      t: 'travelled',
      seat: 2,
      road: 'r12',
      from: 'B',
      to: 'A',
      toll: 0,
      bankPays: false,
      received: [0, 0, 0],
    },
    'Chandra reist nach Bikaner.',
    'Chandra travels to Bikaner.',
  ],
  [
    { t: 'houseBuilt', seat: 2, node: 'A', price: 0, slot: 'ability' },
    'Chandra baut kostenlos ein Haus in Bikaner (Unternehmer).',
    'Chandra builds a house in Bikaner for free (Builder).',
  ],
  [
    { t: 'palaceBuilt', seat: 0, city: 'A', field: 'A-L', size: 'large', price: 12, built: 1 },
    'Amina baut für 12 Gold einen großen Palast in Bikaner und hat nun 1 Palast.',
    'Amina builds a large palace in Bikaner for 12 gold and now has 1 palace.',
  ],
  [
    { t: 'palaceBuilt', seat: 3, city: 'D', field: 'D-1', size: 'small', price: 9, built: 2 },
    'Devika baut für 9 Gold einen kleinen Palast in Jaisalmer und hat nun 2 Paläste.',
    'Devika builds a small palace in Jaisalmer for 9 gold and now has 2 palaces.',
  ],
  [
    { t: 'crestShifted', seat: 3, city: 'D', passed: ['B', 'C'], next: 'D' },
    'Devika versetzt das Stadtwappen von Jaisalmer an Ajmer und Jaipur vorbei 2 Felder nach unten. Als Nächstes ist Jaisalmer an der Reihe.',
    'Devika moves the crest of Jaisalmer down 2 fields, overtaking Ajmer and Jaipur. Jaisalmer comes next.',
  ],
  [
    { t: 'crestShifted', seat: 3, city: 'F', passed: [], next: 'F' },
    'Devika versetzt das Stadtwappen von Jodhpur, ohne eines zu überholen, 2 Felder nach unten. Als Nächstes ist Jodhpur an der Reihe.',
    'Devika moves the crest of Jodhpur down 2 fields, overtaking no other crest. Jodhpur comes next.',
  ],
  [
    { t: 'replacementChosen', seat: 2, card: 2 },
    'Chandra nimmt als Ersatz die Personenkarte Händler (2).',
    'Chandra takes the Trader (2) as a replacement.',
  ],
  [
    { t: 'turnEnded', seat: 0, incomplete: ['PALACE', 'PALACE_HOUSE'], gold: 4 },
    'Amina beendet den Zug. Unvollständig: Palast, Palast/Haus. Alle anderen erhalten je 4 Gold.',
    'Amina ends the turn. Not completed: Palace, Palace and house. Every other player gets 4 gold.',
  ],
  [
    { t: 'cityScored', city: 'A', points: [4, 5, 6, 1], gold: [6, 9, 12, 3], monopoly: false },
    'Wertung in Bikaner: Chandra erhält 12 Gold für 6 Punkte, Bhaskar erhält 9 Gold für 5 Punkte, Amina erhält 6 Gold für 4 Punkte, Devika erhält 3 Gold für 1 Punkt.',
    'Bikaner is scored: Chandra gets 12 gold for 6 points, Bhaskar gets 9 gold for 5 points, Amina gets 6 gold for 4 points, Devika gets 3 gold for 1 point.',
  ],
  [
    { t: 'cityScored', city: 'G', points: [0, 0, 1], gold: [0, 0, 16], monopoly: true },
    'Wertung in Udaipur: Chandra erhält 16 Gold für 1 Punkt (davon 5 Gold Monopol-Bonus).',
    'Udaipur is scored: Chandra gets 16 gold for 1 point (including 5 gold monopoly bonus).',
  ],
  [
    { t: 'gameEnded', end: 'palaces', palaces: [7, 1], gold: [3, 44], places: [1, 2] },
    'Das Spiel ist zu Ende. Amina: 7 Paläste, 3 Gold; Bhaskar: 1 Palast, 44 Gold.',
    'The game is over. Amina: 7 palaces, 3 gold; Bhaskar: 1 palace, 44 gold.',
  ],
]
