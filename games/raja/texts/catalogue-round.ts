/** RJ-6: the course of a round. */
import type { Catalogue } from '@durbar/room'
import { COINS_GOLD, QUARRY_HOUSES } from '../data/material.ts'

export const round: Catalogue = {
  'RJ-6.1': {
    de: 'Jede Runde hat vier Schritte: Maharadscha und Wappen ziehen weiter, alle stellen geheim ihre Scheiben ein, die Züge folgen in der Reihenfolge der Karten, die Stadt des Maharadschas wird gewertet.',
    en: 'Every round has four steps: Maharaja and crest move on, everybody sets a disc in secret, the turns follow in the order of the cards, the city of the Maharaja is scored.',
  },
  'RJ-6.2': {
    de: 'Der Maharadscha geht in die Stadt, deren Wappen am tiefsten liegt, ob man sie erreichen kann oder nicht.',
    en: 'The Maharaja goes to the city whose crest lies lowest, whether anybody can get there or not.',
  },
  'RJ-6.3': {
    de: 'Dieses Wappen kommt danach nach oben, auf das Feld gleich über dem höchsten.',
    en: 'That crest then goes to the top, onto the field just above the highest one.',
  },
  'RJ-6.4': {
    de: 'Das nun unterste Wappen verrät, wohin es voraussichtlich als Nächstes geht. Noch lässt sich das ändern.',
    en: 'The crest at the bottom now tells where he is likely to go next. That can still be changed.',
  },
  'RJ-6.5': {
    de: 'Gewertet wird am Rundenende die Stadt, in der er steht, was auch immer auf der Leiste geschieht.',
    en: 'At the end of the round the city he stands in is scored, whatever happens on the track meanwhile.',
  },
  'RJ-6.6': {
    de: 'Alle richten gleichzeitig und geheim ihre zwei Zeiger auf je eine Aktion. Zweimal dieselbe ist erlaubt. Bis der Letzte fertig ist, kannst du es dir anders überlegen.',
    en: 'All players point their two hands at one action each, at the same time and in secret. Twice the same is fine. Until the last one is ready you may change your mind.',
  },
  'RJ-6.7': {
    de: `Neun Aktionen: Münzen (${COINS_GOLD} Gold), Haus, zwei Häuser (eines in einer Stadt), Haus versetzen, Steinbruch (${QUARRY_HOUSES} Häuser), Palast, Palast und Haus, Wertungsreihenfolge, Personenkarte.`,
    en: `Nine actions: coins (${COINS_GOLD} gold), house, two houses (one of them in a city), move house, quarry (${QUARRY_HOUSES} houses), palace, palace and house, scoring order, character.`,
  },
  'RJ-6.8': {
    de: 'Sind alle Scheiben gestellt, deckt die kleinste Karte auf und zieht. Danach stets, wer unter den Übrigen jetzt die kleinste Karte hat, bis jeder einmal dran war.',
    en: 'With all discs set, the lowest card turns its disc up and acts. After that it is always whoever now has the lowest card among the rest, until everybody has had one turn.',
  },
  'RJ-6.9': {
    de: 'Ein Zug besteht aus deiner Fähigkeit, den beiden eingestellten Aktionen und deinen Reisen, in jeder Reihenfolge, die dir gefällt.',
    en: 'A turn is made of your ability, the two actions you have set and your journeys, in any order you like.',
  },
}
