/** The log as Amina reads it, beside what an onlooker reads: she is “you” in every case, and the verb follows. */
import { type LineToHer, readings } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { texts } from './position.ts'

const LINES: readonly LineToHer<Event>[] = [
  [
    { t: 'characterRobbed', seat: 1, from: 0, card: 2, putBack: 3 },
    'Bhaskar nimmt Amina die Personenkarte Händler (2) weg und legt Priester (3) zurück.',
    'Bhaskar nimmt dir die Personenkarte Händler (2) weg und legt Priester (3) zurück.',
    'Bhaskar takes the Trader (2) from Amina and puts the Sadhu (3) back.',
    'Bhaskar takes the Trader (2) from you and puts the Sadhu (3) back.',
  ],
  [
    { t: 'characterRobbed', seat: 0, from: 1, card: 2, putBack: 3 },
    'Amina nimmt Bhaskar die Personenkarte Händler (2) weg und legt Priester (3) zurück.',
    'Du nimmst Bhaskar die Personenkarte Händler (2) weg und legst Priester (3) zurück.',
    'Amina takes the Trader (2) from Bhaskar and puts the Sadhu (3) back.',
    'You take the Trader (2) from Bhaskar and put the Sadhu (3) back.',
  ],
  [
    { t: 'charactersSwapped', seat: 1, with: 0, take: 2, give: 5 },
    'Bhaskar gibt Amina die Personenkarte Unternehmer (5) und erhält dafür Händler (2).',
    'Bhaskar gibt dir die Personenkarte Unternehmer (5) und erhält dafür Händler (2).',
    'Bhaskar gives Amina the Builder (5) and gets the Trader (2).',
    'Bhaskar gives you the Builder (5) and gets the Trader (2).',
  ],
  [
    { t: 'recruiting', seat: 1, from: 0 },
    'Bhaskar wirbt bei Amina eine Personenkarte ab.',
    'Bhaskar wirbt bei dir eine Personenkarte ab.',
    'Bhaskar recruits a character card from Amina.',
    'Bhaskar recruits a character card from you.',
  ],
  [
    { t: 'characterSurrendered', seat: 1, to: 0, card: 2 },
    'Bhaskar gibt die Personenkarte Händler (2) an Amina ab.',
    'Bhaskar gibt die Personenkarte Händler (2) an dich ab.',
    'Bhaskar gives the Trader (2) to Amina.',
    'Bhaskar gives the Trader (2) to you.',
  ],
  [
    {
      t: 'travelled',
      seat: 1,
      road: 'r01',
      from: 'S',
      to: 'A',
      toll: 3,
      bankPays: false,
      received: [2, 0, 1],
    },
    'Bhaskar reist nach Bikaner und zahlt Reisekosten: 2 Gold an Amina und 1 Gold an Chandra.',
    'Bhaskar reist nach Bikaner und zahlt Reisekosten: 2 Gold an dich und 1 Gold an Chandra.',
    'Bhaskar travels to Bikaner and pays travel cost: 2 gold to Amina and 1 gold to Chandra.',
    'Bhaskar travels to Bikaner and pays travel cost: 2 gold to you and 1 gold to Chandra.',
  ],
  [
    {
      t: 'travelled',
      seat: 0,
      road: 'r01',
      from: 'S',
      to: 'A',
      toll: 1,
      bankPays: false,
      received: [0, 0, 1],
    },
    'Amina reist nach Bikaner und zahlt Reisekosten: 1 Gold an Chandra.',
    'Du reist nach Bikaner und zahlst Reisekosten: 1 Gold an Chandra.',
    'Amina travels to Bikaner and pays travel cost: 1 gold to Chandra.',
    'You travel to Bikaner and pay travel cost: 1 gold to Chandra.',
  ],
  [
    { t: 'bid', seat: 0, amount: 3 },
    'Amina bietet 3 Gold.',
    'Du bietest 3 Gold.',
    'Amina bids 3 gold.',
    'You bid 3 gold.',
  ],
  [{ t: 'bidPassed', seat: 0 }, 'Amina passt.', 'Du passt.', 'Amina passes.', 'You pass.'],
  [
    { t: 'houseMoved', seat: 0, from: 'v07', to: 'v08', closed: false, slot: 0 },
    'Amina versetzt ein Haus von Pali nach Ranakpur.',
    'Du versetzt ein Haus von Pali nach Ranakpur.',
    'Amina moves a house from Pali to Ranakpur.',
    'You move a house from Pali to Ranakpur.',
  ],
  [
    { t: 'palaceBuilt', seat: 0, city: 'A', field: 'A-L', size: 'large', price: 12, built: 2 },
    'Amina baut für 12 Gold einen großen Palast in Bikaner und hat nun 2 Paläste.',
    'Du baust für 12 Gold einen großen Palast in Bikaner und hast nun 2 Paläste.',
    'Amina builds a large palace in Bikaner for 12 gold and now has 2 palaces.',
    'You build a large palace in Bikaner for 12 gold and now have 2 palaces.',
  ],
  [
    { t: 'turnEnded', seat: 0, incomplete: [], gold: 0 },
    'Amina beendet den Zug.',
    'Du beendest den Zug.',
    'Amina ends the turn.',
    'You end the turn.',
  ],
  [
    { t: 'cityScored', city: 'A', points: [5, 3, 0], gold: [10, 4, 0], monopoly: false },
    'Wertung in Bikaner: Amina erhält 10 Gold für 5 Punkte, Bhaskar erhält 4 Gold für 3 Punkte.',
    'Wertung in Bikaner: Du erhältst 10 Gold für 5 Punkte, Bhaskar erhält 4 Gold für 3 Punkte.',
    'Bikaner is scored: Amina gets 10 gold for 5 points, Bhaskar gets 4 gold for 3 points.',
    'Bikaner is scored: you get 10 gold for 5 points, Bhaskar gets 4 gold for 3 points.',
  ],
  [
    { t: 'cityScored', city: 'A', points: [3, 5, 0], gold: [4, 10, 0], monopoly: false },
    'Wertung in Bikaner: Bhaskar erhält 10 Gold für 5 Punkte, Amina erhält 4 Gold für 3 Punkte.',
    'Wertung in Bikaner: Bhaskar erhält 10 Gold für 5 Punkte, du erhältst 4 Gold für 3 Punkte.',
    'Bikaner is scored: Bhaskar gets 10 gold for 5 points, Amina gets 4 gold for 3 points.',
    'Bikaner is scored: Bhaskar gets 10 gold for 5 points, you get 4 gold for 3 points.',
  ],
  [
    { t: 'gameEnded', end: 'palaces', palaces: [7, 6], gold: [3, 1], places: [1, 2] },
    'Das Spiel ist zu Ende. Amina: 7 Paläste, 3 Gold; Bhaskar: 6 Paläste, 1 Gold.',
    'Das Spiel ist zu Ende. Du: 7 Paläste, 3 Gold; Bhaskar: 6 Paläste, 1 Gold.',
    'The game is over. Amina: 7 palaces, 3 gold; Bhaskar: 6 palaces, 1 gold.',
    'The game is over. You: 7 palaces, 3 gold; Bhaskar: 6 palaces, 1 gold.',
  ],
]

test.each(LINES)('%o', (event, ...read) => expect(readings(texts.speech, event)).toEqual(read))
