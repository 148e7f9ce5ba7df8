/** Why not, in German: where gold or a way is missing, how much and what would do. */
import { counting, type Spoken } from '@durbar/room'
import { HOUSE_PRICE, JOURNEYS } from '../data/material.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { placeName, roadName } from './names.ts'
import { goldOf, palacePriceOf, standsAt, tollOf } from './purse.ts'

const { number } = counting('de')
const gold = (n: number) => `${number(n)} Gold`
const at = (id: ReturnType<typeof standsAt>) => (id === 'S' ? 'am Startort' : `in ${placeName(id, 'de')}`)

export const refusalsDe: Spoken<Vocabulary>['refusals'] = {
  cardTaken: 'Diese Person ist schon vergeben.',
  mustOpen: 'Du eröffnest: Biete etwas, und seien es 0 Gold.',
  bidTooLow: (_move, { auction }) =>
    `Du musst das höchste Gebot übertreffen: Biete mindestens ${number((auction?.high ?? -1) + 1)}.`,
  bidBeyondGold: (_move, view) =>
    `Mehr Gold, als du hast, kannst du nicht bieten: Du hast ${gold(goldOf(view))}.`,
  villageFull: 'In diesem Dorf ist kein Platz für ein weiteres Haus.',
  notSet: 'Diese Aktion hast du nicht eingestellt.',
  partDone: 'Dieser Teil deines Zuges ist schon erledigt.',
  roadElsewhere: (move, view) =>
    move.type === 'travel'
      ? `Dein Architekt steht ${at(standsAt(view))}, nicht an der Straße ${roadName(move.road, 'de')}. Reise erst dorthin, Straße für Straße.`
      : 'Dein Architekt steht nicht an dieser Straße. Reise erst dorthin, Straße für Straße.',
  roadClosed: 'In einem Dorf dieser Straße steht kein Haus, da kommt niemand durch.',
  tollTooHigh: (move, view) =>
    move.type === 'travel'
      ? `Das Wegegeld dieser Straße ist ${gold(tollOf(view, move.road))}, du hast ${gold(goldOf(view))}.`
      : 'Das Wegegeld dieser Straße kannst du nicht zahlen.',
  journeysSpent: `${number(JOURNEYS)} Straßen in einem Zug sind genug.`,
  architectElsewhere: (_move, view) =>
    `Dein Architekt muss in dieser Stadt sein. Er steht ${at(standsAt(view))}.`,
  cityGate: 'Das Haus, das noch fehlt, muss in einer Stadt stehen.',
  noHouseInStock: 'Du hast kein Haus im Vorrat.',
  houseTooDear: (_move, view) => `Ein Haus kostet ${gold(HOUSE_PRICE)}, und du hast ${gold(goldOf(view))}.`,
  notInCity: 'Paläste baut man in Städten, nicht am Startort.',
  fieldTaken: 'Kein Platz dieser Größe ist hier frei.',
  noPalaceLeft: 'Du hast alle deine Paläste gebaut.',
  palaceTooDear: (_move, view) =>
    `Ein Palast kostet dich ${gold(palacePriceOf(view))}, dir fehlen ${number(palacePriceOf(view) - goldOf(view))}.`,
  notYourHouse: 'Versetzen darfst du nur eigene Häuser.',
  samePlace: 'Das Haus muss woandershin.',
  quarryEmpty: 'Im Steinbruch liegen keine Häuser deiner Farbe mehr.',
  crestTooLow: 'Unter diesem Wappen liegen keine zwei Felder mehr.',
  sameCard: 'Diese Person hast du schon.',
  notFree: 'Als Ersatz kommt nur eine freie Person infrage.',
  freeCardsFirst: 'Solange eine Person frei ist, nimm eine freie.',
  notMoreCards: (move, _view, name) =>
    move.type === 'recruitCharacter'
      ? `Abwerben geht nur bei jemandem, der mehr Personen hat als du; ${name(move.seat)} hat nicht mehr.`
      : 'Abwerben geht nur bei jemandem, der mehr Personen hat als du.',
  noChip: 'Du hast keinen Chip.',
  chipSpent: 'Mehr als ein Chip je Runde geht nicht.',
  chipNotForCharacter: 'Ein Chip taugt für jede Aktion, nur für diese nicht.',
}
