/** Why not, in German: what is missing, and what would do. */
import { counting, type Spoken } from '@durbar/room'
import { HOUSE_PRICE, JOURNEYS, QUARRY_HOUSES } from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'
import type { Vocabulary } from '../vocabulary.ts'
import {
  actionList,
  actionName,
  characterList,
  characterName,
  isCityId,
  placeName,
  roadName,
  whereIs,
} from './names.ts'
import {
  actionsSet,
  asked,
  emptyOn,
  goldOf,
  hasSite,
  palacePriceOf,
  priceOfWay,
  standsAt,
  targetOf,
  tollOf,
} from './purse.ts'

const { count, list, number, plural } = counting('de')
const gold = (n: number) => `${number(n)} Gold`
const houses = (n: number) => count(n, 'Haus', 'Häuser')

export const refusalsDe: Spoken<Vocabulary>['refusals'] = {
  cardTaken: (move, view, who) => {
    const card = move.type === 'pickCharacter' ? move.card : null
    const holder = view.players.findIndex(({ cards }) => card !== null && cards.includes(card))
    const where =
      holder < 0 || card === null ? '' : `${characterName(card, 'de')} liegt bei ${who.dative(holder)}. `
    return `${where}Frei sind: ${characterList(view.free, 'de')}.`
  },
  mustOpen: `Du eröffnest die Versteigerung: Biete mindestens ${gold(0)}.`,
  bidTooLow: (_move, { auction }) => `Biete mindestens ${gold((auction?.high ?? -1) + 1)} oder passe.`,
  bidBeyondGold: (_move, view) => `Du hast ${gold(goldOf(view))}; mehr kannst du nicht bieten.`,
  villageFull: (move, { board }) => {
    const place = targetOf(move)
    const there = place === null ? 'In diesem Dorf' : `In ${placeName(place, 'de')}`
    return `${there} ist kein Platz mehr: Ein Dorf fasst ${houses(board.villageLimit)}.`
  },
  notSet: (_move, view) =>
    `Diese Aktion hast du nicht eingestellt. Eingestellt hast du: ${actionList(actionsSet(view), 'de')}.`,
  partDone: 'Diesen Teil deines Zuges hast du schon ausgeführt.',
  roadElsewhere: (move, view) =>
    move.type === 'travel'
      ? `Dein Architekt steht ${whereIs(standsAt(view), 'de')}, nicht an der Straße ${roadName(move.road, 'de')}. Reise erst dorthin, Straße für Straße.`
      : 'Dein Architekt steht nicht an dieser Straße. Reise erst dorthin, Straße für Straße.',
  roadClosed: (move, view) => {
    const empty = move.type === 'travel' ? emptyOn(view, move.road).map((id) => placeName(id, 'de')) : []
    return empty.length === 0
      ? 'In einem Dorf dieser Straße steht noch kein Haus.'
      : `In ${list(empty)} steht noch kein Haus; die Straße ist gesperrt.`
  },
  tollTooHigh: (move, view) =>
    move.type === 'travel'
      ? `Die Reisekosten dieser Straße betragen ${gold(tollOf(view, move.road))}, du hast ${gold(goldOf(view))}.`
      : 'Die Reisekosten dieser Straße kannst du nicht zahlen.',
  journeysSpent: `Technische Grenze: höchstens ${count(JOURNEYS, 'Straße', 'Straßen')} je Zug.`,
  architectElsewhere: (move, view) => {
    const stands = `Dein Architekt steht ${whereIs(standsAt(view), 'de')}.`
    const place = targetOf(move)
    if (place === null || !isCityId(place)) return `${stands} Reise erst in die Stadt.`
    const price = priceOfWay(view, place)
    if (price === null) return `${stands} Nach ${placeName(place, 'de')} führt noch kein offener Weg.`
    return `${stands} Reise erst nach ${placeName(place, 'de')} (${price === 0 ? 'kostenlos' : gold(price)}).`
  },
  cityGate: `Zu „${actionName('TWO_HOUSES', 'de')}“ fehlt noch das Haus in einer Stadt; in ein Dorf darf es nicht.`,
  noHouseInStock: `Du hast kein Haus im Vorrat. „${actionName('QUARRY', 'de')}“ bringt dir ${houses(QUARRY_HOUSES)}.`,
  houseTooDear: (_move, view) => `Ein Haus kostet ${gold(HOUSE_PRICE)}, du hast ${gold(goldOf(view))}.`,
  notInCity: 'Paläste baust du nur in Städten. Reise erst in eine Stadt.',
  fieldTaken: (move, view) => {
    const large = move.type === 'buildPalace' && move.size === 'large'
    const where = whereIs(standsAt(view), 'de')
    const other = hasSite(view, large ? 'small' : 'large')
    if (large) return `Der große Bauplatz ${where} ist besetzt.${other ? ' Ein kleiner ist noch frei.' : ''}`
    return `Kein kleiner Bauplatz ${where} ist mehr frei.${other ? ' Der große ist es noch.' : ''}`
  },
  noPalaceLeft: (_move, { palacesToWin }) =>
    `Du hast alle ${count(palacesToWin, 'Palast', 'Paläste')} gebaut.`,
  palaceTooDear: (_move, view) => {
    const [price, have] = [palacePriceOf(view), goldOf(view)]
    return `Ein Palast kostet dich ${gold(price)}, du hast ${gold(have)}. Es ${plural(price - have, 'fehlt', 'fehlen')} ${gold(price - have)}.`
  },
  notYourHouse: (move) =>
    move.type === 'moveHouse'
      ? `In ${placeName(move.from, 'de')} hast du kein Haus. Versetzen darfst du nur eigene Häuser.`
      : 'Versetzen darfst du nur eigene Häuser.',
  samePlace: (move) =>
    move.type === 'moveHouse'
      ? `Das Haus steht schon in ${placeName(move.from, 'de')}. Wähle einen anderen Ort.`
      : 'Wähle für das Haus einen anderen Ort.',
  quarryEmpty: 'Im Steinbruch liegen keine Häuser deiner Farbe mehr.',
  crestTooLow: (move) => {
    const fields = count(CREST_SHIFT, 'Feld', 'Felder')
    return move.type === 'shiftCrest'
      ? `Unter dem Stadtwappen von ${placeName(move.city, 'de')} liegen keine ${fields} mehr. Wähle eines, das höher liegt.`
      : `Unter diesem Stadtwappen liegen keine ${fields} mehr.`
  },
  sameCard: (_move, view) =>
    `Diese Personenkarte hast du schon.${view.free.length > 0 ? ` Frei sind: ${characterList(view.free, 'de')}.` : ''}`,
  notFree: (_move, view) =>
    `Als Ersatz wählst du eine freie Personenkarte: ${characterList(view.free, 'de')}.`,
  freeCardsFirst: (_move, view) =>
    `Solange Personenkarten frei sind, nimmst du eine davon: ${characterList(view.free, 'de')}.`,
  notMoreCards: (move, view, who) => {
    const rule = 'Abwerben darfst du nur bei einer Person, die mehr Personenkarten hat als du.'
    if (move.type !== 'recruitCharacter') return rule
    const theirs = view.players[move.seat]!.cards.length
    return `${rule} ${who.starts(move.seat, 'hat')} ${number(theirs)}, du hast ${number(asked(view).cards.length)}.`
  },
  noChip: 'Du hast keinen Aktionschip. Der Yogi bringt dir in jedem eigenen Zug einen.',
  chipSpent: 'Du hast in dieser Runde schon einen Aktionschip eingesetzt.',
  chipNotForCharacter: `Mit einem Aktionschip darfst du jede Aktion ausführen außer „${actionName('CHARACTER', 'de')}“.`,
}
