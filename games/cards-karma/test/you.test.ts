/** The log as Amina reads it, beside what an onlooker reads: she is “you” in every case, and the verb follows. */
import { type LineToHer, readings } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { texts } from './position.ts'

const LINES: readonly LineToHer<Event>[] = [
  [
    { t: 'round', round: 2, elephant: 0 },
    'Runde 2. Amina hat den Startofanten.',
    'Runde 2. Du hast den Startofanten.',
    'Round 2. Amina has the start elephant.',
    'Round 2. You have the start elephant.',
  ],
  [
    { t: 'elephant', seat: 0 },
    'Der Startofant wird umgedreht und schenkt Amina 1 Karmatoken.',
    'Der Startofant wird umgedreht und schenkt dir 1 Karmatoken.',
    'The start elephant is turned over and gives Amina 1 karma token.',
    'The start elephant is turned over and gives you 1 karma token.',
  ],
  [
    { t: 'turn', seat: 0, kind: 'bonus' },
    'Amina hat einen Bonuszug.',
    'Du hast einen Bonuszug.',
    'Amina has a bonus turn.',
    'You have a bonus turn.',
  ],
  [
    { t: 'turn', seat: 0, kind: 'steward' },
    'Amina setzt 1 Verwalter für noch einen Zug ein.',
    'Du setzt 1 Verwalter für noch einen Zug ein.',
    'Amina uses 1 administrator for another turn.',
    'You use 1 administrator for another turn.',
  ],
  [
    { t: 'paid', seat: 0, card: 'B26', slot: 3, dice: [{ card: 'B17', value: 6 }], karma: 0, stewards: 0 },
    'Amina zahlt eine grüne 6 für ein rotes Gebäude mit Tee (3).',
    'Du zahlst eine grüne 6 für ein rotes Gebäude mit Tee (3).',
    'Amina pays a green 6 for a red building with tea (3).',
    'You pay a green 6 for a red building with tea (3).',
  ],
  [
    { t: 'die', seat: 0, card: 'B17', slot: null, value: 6 },
    'Amina zieht eine grüne 6 vom Nachziehstapel.',
    'Du ziehst eine grüne 6 vom Nachziehstapel.',
    'Amina draws a green 6 from the draw pile.',
    'You draw a green 6 from the draw pile.',
  ],
  [
    { t: 'die', seat: 0, card: 'B17', slot: 2, value: 6 },
    'Amina nimmt eine grüne 6.',
    'Du nimmst eine grüne 6.',
    'Amina takes a green 6.',
    'You take a green 6.',
  ],
  [
    { t: 'reward', seat: 1, ship: 'S02', reward: 'fame1good1', from: 0 },
    'Bhaskar erhält die Belohnung von Schiff 2 mit Seide (1) (Amina): 1 Ruhmtoken.',
    'Bhaskar erhält die Belohnung von Schiff 2 mit Seide (1) (deinem): 1 Ruhmtoken.',
    'Bhaskar gets the reward of ship 2 with silk (1) (Amina): 1 fame token.',
    'Bhaskar gets the reward of ship 2 with silk (1) (yours): 1 fame token.',
  ],
  [
    { t: 'nothing', seat: 0, step: 'ship' },
    'Amina findet kein Schiff, dessen Belohnung zu haben ist.',
    'Du findest kein Schiff, dessen Belohnung zu haben ist.',
    'Amina finds no ship whose reward could be had.',
    'You find no ship whose reward could be had.',
  ],
  [
    { t: 'three', seat: 0, of: 'karma' },
    'Amina legt 3 Karmatoken zurück und erhält 1 Verwalter.',
    'Du legst 3 Karmatoken zurück und erhältst 1 Verwalter.',
    'Amina returns 3 karma tokens and gets 1 administrator.',
    'You return 3 karma tokens and get 1 administrator.',
  ],
  [
    { t: 'shipSet', seat: 0 },
    'Amina hat 3 aufsteigende Schiffe und erhält 1 Verwalter.',
    'Du hast 3 aufsteigende Schiffe und erhältst 1 Verwalter.',
    'Amina has 3 ascending ships and gets 1 administrator.',
    'You have 3 ascending ships and get 1 administrator.',
  ],
  [
    { t: 'over', end: 'passPlayedOut', scores: [6, 4], places: [1, 2] },
    'Spielende. Jemand hat alle 6 Zählleistenkarten gewendet, der Durchgang ist zu Ende gespielt. Amina: 6 gewendete Karten (1. Platz), Bhaskar: 4 gewendete Karten (2. Platz).',
    'Spielende. Jemand hat alle 6 Zählleistenkarten gewendet, der Durchgang ist zu Ende gespielt. Du: 6 gewendete Karten (1. Platz), Bhaskar: 4 gewendete Karten (2. Platz).',
    'The game is over. Somebody has flipped all 6 scoring cards, and the pass has been played out. Amina: 6 flipped cards (1st), Bhaskar: 4 flipped cards (2nd).',
    'The game is over. Somebody has flipped all 6 scoring cards, and the pass has been played out. You: 6 flipped cards (1st), Bhaskar: 4 flipped cards (2nd).',
  ],
]

test.each(LINES)('%o', (event, ...read) => expect(readings(texts.speech, event)).toEqual(read))
