/** The log, word for word: every kind of event, singular and plural, every gender. */
import type { Line } from '@durbar/room/testing'
import type { Event } from '../events.ts'

const nothing = (symbol: 'vizier' | 'general' | 'monk' | 'princess' | 'mogul' | 'elephant') => ({
  symbol,
  own: 0,
  best: 1,
  atCourt: true,
  won: false,
})
const won = (
  symbol: 'vizier' | 'general' | 'monk' | 'princess' | 'mogul' | 'elephant',
  own: number,
  best: number,
) => ({
  symbol,
  own,
  best,
  atCourt: true,
  won: true,
})

export const LINES: readonly Line<Event>[] = [
  [
    {
      t: 'visit',
      visit: 3,
      province: 'ajmer',
      tile: 'province-tile-3',
      goods: ['spices', 'gems'],
      startSeat: 2,
      supply: [],
    },
    'Besuch 3: Ajmer (Gewürze und Edelsteine). Chandra beginnt.',
    'Visit 3: Ajmer (spices and gems). Chandra starts.',
  ],
  [
    { t: 'played', seat: 0, card: 'violet-eg-1', extra: 'white-p-1', points: 0 },
    'Amina spielt Violett (Elefant, General) und eine weiße Karte (Prinzessin).',
    'Amina plays violet (elephant, general) and a white card (princess).',
  ],
  [
    { t: 'played', seat: 1, card: 'red-ee-1', extra: 'special-points', points: 2 },
    'Bhaskar spielt Rot (2 Elefanten) und die Sonderkarte „+2 Einflusspunkte“: sofort 2 Einflusspunkte.',
    'Bhaskar plays red (2 elephants) and the special card “+2 influence points”: 2 influence points at once.',
  ],
  [
    { t: 'withdrew', bidder: 2, compared: [won('vizier', 1, 0), nothing('monk')] },
    'Chandra zieht sich zurück und gewinnt den Wesir (1 zu 0).',
    'Chandra withdraws and wins the vizier (1 to 0).',
  ],
  [
    {
      t: 'withdrew',
      bidder: 0,
      compared: [won('princess', 2, 1), won('mogul', 1, 0), won('elephant', 3, 2)],
    },
    'Amina zieht sich zurück und gewinnt die Prinzessin (2 zu 1), die Krone (1 zu 0) und das Provinz-Plättchen (3 zu 2).',
    'Amina withdraws and wins the princess (2 to 1), the crown (1 to 0) and the province tile (3 to 2).',
  ],
  [
    { t: 'withdrew', bidder: 'prince', compared: [nothing('vizier')] },
    'Der Prinz zieht sich zurück und gewinnt nichts.',
    'The prince withdraws and wins nothing.',
  ],
  [
    { t: 'placed', bidder: 0, city: 'K2', crown: false },
    'Amina stellt einen Palast in die Stadt Multan.',
    'Amina places a palace in the city of Multan.',
  ],
  [
    { t: 'placed', bidder: 1, city: 'K4', crown: true },
    'Bhaskar stellt den Kronen-Palast auf die Festung Uch.',
    'Bhaskar places the crown palace on the fortress of Uch.',
  ],
  [
    { t: 'bonus', bidder: 0, city: 'L2', tile: 'bonus-points2-1', points: 2, matches: [] },
    'Amina nimmt in Sukkur das Bonusplättchen „+2“ und erhält 2 Einflusspunkte.',
    'Amina takes the bonus tile “+2” in Sukkur and gets 2 influence points.',
  ],
  [
    { t: 'bonus', bidder: 1, city: 'K4', tile: 'bonus-gems-1', points: 1, matches: [] },
    'Bhaskar nimmt in Uch das Bonusplättchen „Edelsteine“ und erhält 1 Einflusspunkt.',
    'Bhaskar takes the bonus tile “gems” in Uch and gets 1 influence point.',
  ],
  [
    {
      t: 'bonus',
      bidder: 0,
      city: 'F1',
      tile: 'bonus-tea-2',
      points: 3,
      matches: ['province-tile-5', 'bonus-tea-1'],
    },
    'Amina nimmt in Moradabad das Bonusplättchen „Tee“ und erhält 3 Einflusspunkte (1 und je 1 für Provinz-Plättchen 5 und das Bonusplättchen „Tee“).',
    'Amina takes the bonus tile “tea” in Moradabad and gets 3 influence points (1, and 1 each for province tile 5 and the bonus tile “tea”).',
  ],
  [
    {
      t: 'provinceTile',
      seat: 0,
      tile: 'province-tile-9',
      points: 8,
      goods: [
        { good: 'spices', points: 3, matches: [] },
        { good: 'tea', points: 5, matches: [] },
      ],
    },
    'Amina wertet Provinz-Plättchen 9: 8 Einflusspunkte (Gewürze 3, Tee 5).',
    'Amina scores province tile 9: 8 influence points (spices 3, tea 5).',
  ],
  [
    { t: 'palaces', seat: 1, points: 1, cities: ['L2'], reached: [{ province: 'sindh', road: ['L2'] }] },
    'Bhaskar erhält 1 Einflusspunkt für Paläste: Sindh.',
    'Bhaskar gets 1 influence point for palaces: Sindh.',
  ],
  [
    {
      t: 'palaces',
      seat: 1,
      points: 3,
      cities: ['L2', 'K3', 'B1'],
      reached: [
        { province: 'sindh', road: ['L2'] },
        { province: 'multan', road: ['L2', 'K3'] },
        { province: 'gujarat', road: ['L2', 'B1'] },
      ],
    },
    'Bhaskar erhält 3 Einflusspunkte für Paläste: Sindh, verbunden mit Multan und Gujarat.',
    'Bhaskar gets 3 influence points for palaces: Sindh, connected with Multan and Gujarat.',
  ],
  [
    { t: 'drew', seat: 0, card: null, why: 'unplayed' },
    'Amina hat nichts ausgespielt und zieht eine Karte vom Nachziehstapel.',
    'Amina has played nothing and draws a card from the draw pile.',
  ],
  [
    { t: 'drew', seat: 0, card: 'green-ev-1', why: 'bonus' },
    'Amina zieht für das Bonusplättchen Grün (Elefant, Wesir) vom Nachziehstapel.',
    'Amina draws green (elephant, vizier) from the draw pile for the bonus tile.',
  ],
  [
    { t: 'took', seat: 2, cards: ['red-vg-1', 'white-e-1'], asked: true },
    'Chandra nimmt aus der Auslage Rot (Wesir, General) und eine weiße Karte (Elefant).',
    'Chandra takes red (vizier, general) and a white card (elephant) from the supply.',
  ],
  [
    { t: 'reshuffled', count: 1, order: null },
    'Der Ablagestapel wird gemischt: 1 Karte ist der neue Nachziehstapel.',
    'The discard pile is shuffled: 1 card is the new draw pile.',
  ],
  [
    { t: 'turnedUp', card: 'white-e-1', kept: true },
    'Für den Prinzen wird eine weiße Karte (Elefant) aufgedeckt.',
    'A white card (elephant) is turned up for the prince.',
  ],
  [
    { t: 'turnedUp', card: 'red-ee-1', kept: false },
    'Für den Prinzen wird Rot (2 Elefanten) aufgedeckt und abgelegt: Das ist nicht seine Farbe.',
    'Red (2 elephants) is turned up for the prince and discarded: it is not the prince’s colour.',
  ],
  [
    { t: 'exchanged', seat: 0, token: 'princess', special: 'special-points', from: null },
    'Amina gibt 2 Prinzessin-Marken ab und erhält die Sonderkarte „+2 Einflusspunkte“.',
    'Amina gives up 2 princess tokens and gets the special card “+2 influence points”.',
  ],
  [
    { t: 'exchanged', seat: 0, token: 'monk', special: 'special-colour', from: 3 },
    'Amina gibt 2 Mönch-Marken ab und nimmt die Sonderkarte „Freie Farbwahl“ von Devika.',
    'Amina gives up 2 monk tokens and takes the special card “Any colour” from Devika.',
  ],
  [
    { t: 'exchanged', seat: 1, token: 'general', special: 'special-elephant', from: 1 },
    'Bhaskar gibt 2 General-Marken ab und hat die Sonderkarte „+1 Elefant“ schon.',
    'Bhaskar gives up 2 general tokens and already has the special card “+1 elephant”.',
  ],
  [
    { t: 'visitEnded', visit: 5, tile: 'province-tile-5', bonus: ['bonus-card-1'] },
    'Niemand hat das Provinz-Plättchen 5 und das Bonusplättchen „Karte“ gewonnen.',
    'Nobody has won province tile 5 and the bonus tile “card”.',
  ],
  [
    {
      t: 'scored',
      seat: 0,
      hand: [],
      colour: 'red',
      points: { handSpecial: 1, handWhite: 2, handColour: 3 },
      total: 54,
      place: 1,
    },
    'Amina erhält 6 Einflusspunkte für die Hand (Sonderkarten 1, weiße Karten 2, längste Farbe Rot 3). Insgesamt 54 Einflusspunkte: Platz 1.',
    'Amina gets 6 influence points for the hand (special cards 1, white cards 2, longest colour red 3). In all 54 influence points: place 1.',
  ],
]
