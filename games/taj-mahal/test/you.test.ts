/** The log as Amina reads it, beside what an onlooker reads: she is “you” in every case, and the verb follows. */
import { type LineToHer, readings } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { tajMahal } from '../index.ts'

const LINES: readonly LineToHer<Event>[] = [
  [
    { t: 'withdrew', bidder: 0, compared: [] },
    'Amina zieht sich zurück und gewinnt nichts.',
    'Du ziehst dich zurück und gewinnst nichts.',
    'Amina withdraws and wins nothing.',
    'You withdraw and win nothing.',
  ],
  [
    { t: 'withdrew', bidder: 'prince', compared: [] },
    'Der Prinz zieht sich zurück und gewinnt nichts.',
    'Der Prinz zieht sich zurück und gewinnt nichts.',
    'The prince withdraws and wins nothing.',
    'The prince withdraws and wins nothing.',
  ],
  [
    { t: 'withdrew', bidder: 1, compared: [] },
    'Bhaskar zieht sich zurück und gewinnt nichts.',
    'Bhaskar zieht sich zurück und gewinnt nichts.',
    'Bhaskar withdraws and wins nothing.',
    'Bhaskar withdraws and wins nothing.',
  ],
  [
    { t: 'placed', bidder: 0, city: 'K2', crown: false },
    'Amina stellt einen Palast in die Stadt Multan.',
    'Du stellst einen Palast in die Stadt Multan.',
    'Amina places a palace in the city of Multan.',
    'You place a palace in the city of Multan.',
  ],
  [
    { t: 'drew', seat: 0, card: null, why: 'unplayed' },
    'Amina hat nichts ausgespielt und zieht eine Karte vom Nachziehstapel.',
    'Du hast nichts ausgespielt und ziehst eine Karte vom Nachziehstapel.',
    'Amina has played nothing and draws a card from the draw pile.',
    'You have played nothing and draw a card from the draw pile.',
  ],
  [
    { t: 'nothingToDraw', seat: 0 },
    'Amina zieht keine Karte: Beide Stapel sind leer.',
    'Du ziehst keine Karte: Beide Stapel sind leer.',
    'Amina draws no card: both piles are empty.',
    'You draw no card: both piles are empty.',
  ],
  [
    { t: 'exchanged', seat: 1, token: 'vizier', special: 'special-points', from: 0 },
    'Bhaskar gibt 2 Wesir-Marken ab und nimmt die Sonderkarte „+2 Einflusspunkte“ von Amina.',
    'Bhaskar gibt 2 Wesir-Marken ab und nimmt die Sonderkarte „+2 Einflusspunkte“ von dir.',
    'Bhaskar gives up 2 vizier tokens and takes the special card “+2 influence points” from Amina.',
    'Bhaskar gives up 2 vizier tokens and takes the special card “+2 influence points” from you.',
  ],
  [
    { t: 'exchanged', seat: 0, token: 'vizier', special: 'special-points', from: 1 },
    'Amina gibt 2 Wesir-Marken ab und nimmt die Sonderkarte „+2 Einflusspunkte“ von Bhaskar.',
    'Du gibst 2 Wesir-Marken ab und nimmst die Sonderkarte „+2 Einflusspunkte“ von Bhaskar.',
    'Amina gives up 2 vizier tokens and takes the special card “+2 influence points” from Bhaskar.',
    'You give up 2 vizier tokens and take the special card “+2 influence points” from Bhaskar.',
  ],
  [
    { t: 'exchanged', seat: 0, token: 'vizier', special: 'special-points', from: 0 },
    'Amina gibt 2 Wesir-Marken ab und hat die Sonderkarte „+2 Einflusspunkte“ schon.',
    'Du gibst 2 Wesir-Marken ab und hast die Sonderkarte „+2 Einflusspunkte“ schon.',
    'Amina gives up 2 vizier tokens and already has the special card “+2 influence points”.',
    'You give up 2 vizier tokens and already have the special card “+2 influence points”.',
  ],
  [
    { t: 'exchanged', seat: 0, token: 'vizier', special: 'special-points', from: null },
    'Amina gibt 2 Wesir-Marken ab und erhält die Sonderkarte „+2 Einflusspunkte“.',
    'Du gibst 2 Wesir-Marken ab und erhältst die Sonderkarte „+2 Einflusspunkte“.',
    'Amina gives up 2 vizier tokens and gets the special card “+2 influence points”.',
    'You give up 2 vizier tokens and get the special card “+2 influence points”.',
  ],
  [
    {
      t: 'scored',
      seat: 0,
      hand: [],
      colour: null,
      points: { handSpecial: 2, handWhite: 1, handColour: 3 },
      total: 40,
      place: 1,
    },
    'Amina erhält 6 Einflusspunkte für die Hand (Sonderkarten 2, weiße Karten 1, längste Farbe 3). Insgesamt 40 Einflusspunkte: Platz 1.',
    'Du erhältst 6 Einflusspunkte für die Hand (Sonderkarten 2, weiße Karten 1, längste Farbe 3). Insgesamt 40 Einflusspunkte: Platz 1.',
    'Amina gets 6 influence points for the hand (special cards 2, white cards 1, longest colour 3). In all 40 influence points: place 1.',
    'You get 6 influence points for the hand (special cards 2, white cards 1, longest colour 3). In all 40 influence points: place 1.',
  ],
]

test.each(LINES)('%o', (event, ...read) => expect(readings(tajMahal.texts.speech, event)).toEqual(read))
