import { counting, speak } from '@durbar/room'
import type { Slot } from '../data/actions.ts'
import type { Card } from '../data/characters.ts'
import { COINS_GOLD, END_FIELD, QUARRY_HOUSES, SHORT_ROUNDS } from '../data/material.ts'
import type { View } from '../view/index.ts'
import type { MoveOfType, Vocabulary } from '../vocabulary.ts'
import { logDe } from './log-de.ts'
import {
  actionList,
  actionName,
  characterName,
  isCityId,
  type PlaceId,
  placeName,
  roadName,
} from './names.ts'
import { refusalsDe } from './refusals-de.ts'

const { count, number } = counting('de')
const place = (id: PlaceId) => placeName(id, 'de')
const person = (card: Card) => characterName(card, 'de')

/** By which pointer or ability; the pointers are told apart by the action they show. */
function by(move: { readonly slot: Slot }, view: View): string {
  if (move.slot === 'ability') return ' (Unternehmer)'
  if (move.slot === 'chip') return ' (Chip)'
  const action = view.turn?.slots.find((each) => each.slot === move.slot)?.action
  return action ? ` (${actionName(action, 'de')})` : ''
}

function travel(move: MoveOfType<'travel'>, view: View): string {
  const journey = view.turn?.journeys.find((each) => each.road === move.road)
  if (!journey) return `Straße ${roadName(move.road, 'de')} nehmen`
  const where = journey.to === 'S' ? 'Zum Startort' : `Nach ${place(journey.to)}`
  return `${where} reisen (${journey.price === 0 ? 'frei' : `${number(journey.price)} Gold`})`
}

export const de = speak<Vocabulary>({
  title: 'Raja: Palastbau in Indien',
  subtitle(view) {
    if (view.round === 0) return 'Vor der ersten Runde'
    const rounds = view.short ? SHORT_ROUNDS : END_FIELD
    const told = `Runde ${view.round} von höchstens ${rounds} · Maharadscha in ${place(view.maharaja)}`
    return view.ending && view.result === null ? `${told} · letzte Runde` : told
  },
  tagline: 'Plane geheim zwei Aktionen, reise, baue und sei dort, wo der Maharadscha Gold verteilt.',
  options: {
    version: {
      label: 'Version',
      help: 'Profi I bringt Yogi, Chips, besetzte Plätze, eine Versteigerung und Heimatstädte; mit Profi II kann man mehrere Personen haben.',
      values: { base: 'Grundspiel', pro1: 'Profi I', pro2: 'Profi II' },
    },
    short: {
      label: 'Kurzes Spiel',
      help: 'Sechs Paläste genügen, höchstens acht Runden.',
      values: { false: 'aus', true: 'an' },
    },
    openGold: {
      label: 'Offenes Gold',
      help: 'Alle sehen, wie viel Gold die anderen haben.',
      values: { false: 'verdeckt', true: 'offen' },
    },
  },
  prompt: {
    draft: 'Wähle deine Personenkarte.',
    auctionChoice: 'Du hast die Wahl: Nimm eine Personenkarte.',
    startHouse: 'Stelle eines deiner Häuser in ein Dorf.',
    discs: 'Stelle deine zwei Zeiger ein. Noch sieht sie niemand.',
    replacement: 'Deine Personenkarte wurde dir genommen. Wähle eine freie.',
    surrender: 'Dir wird eine Person abgeworben. Wähle, welche geht.',
    bidding({ auction }, can) {
      if (!can('bid')) return 'Für ein höheres Gebot reicht dein Gold nicht. Passe.'
      return auction?.high == null
        ? 'Eröffne die Versteigerung: Biete für die Wahl einer Person.'
        : `Biete mehr als ${auction.high} oder passe.`
    },
    turn: ({ turn }, can) =>
      turn === null || turn.incomplete === 0
        ? can('travel')
          ? 'Alles ist getan. Reise weiter oder beende deinen Zug.'
          : 'Alles ist getan. Beende deinen Zug.'
        : `Baue, reise, führe deine Aktionen aus, wie du magst. Beendest du jetzt, bekommt jeder andere ${number(turn.compensation)} Gold.`,
  },
  refusals: refusalsDe,
  move: {
    pickCharacter: (move) => `${person(move.card)} nehmen`,
    chooseReplacement: (move) => `${person(move.card)} nehmen`,
    bid: (move) => `${number(move.amount)} bieten`,
    passBid: 'Passen',
    placeStartHouse: (move) => `Haus nach ${place(move.village)}`,
    program: (move) => actionList(move.actions, 'de'),
    travel,
    takeCoins: (move, view) => `${number(COINS_GOLD)} Gold nehmen${by(move, view)}`,
    buildHouse: (move, view) =>
      `Haus in ${place(move.node)}${isCityId(move.node) ? ' (Stadt)' : ''}${by(move, view)}`,
    moveHouse: (move, view) =>
      `Haus von ${place(move.from)} nach ${place(move.to)} versetzen${by(move, view)}`,
    takeHouses: (move, view) =>
      `${count(QUARRY_HOUSES, 'Haus', 'Häuser')} aus dem Steinbruch holen${by(move, view)}`,
    buildPalace: (move, view) => `${move.size === 'large' ? 'Großer' : 'Kleiner'} Palast${by(move, view)}`,
    shiftCrest: (move, view) => `Wappen von ${place(move.city)} hinunterschieben${by(move, view)}`,
    changeCharacter: (move, _view, name) =>
      move.source === 'free'
        ? `Freie Person ${person(move.card)} nehmen`
        : `${person(move.card)} von ${name(move.source)} nehmen`,
    gainCharacter: (move) => `${person(move.card)} hinzunehmen`,
    swapCharacter: (move, _view, name) =>
      `${person(move.give)} gegen ${person(move.take)} von ${name(move.seat)} tauschen`,
    recruitCharacter: (move, _view, name) => `Person von ${name(move.seat)} abwerben`,
    surrenderCharacter: (move) => `${person(move.card)} abtreten`,
    useChip: (move) => `Chip einsetzen: ${actionName(move.action, 'de')}`,
    endTurn: 'Zug beenden',
  },
  event: logDe,
  ends: {
    palaces: 'Jemand hat seinen letzten Palast gebaut.',
    track: 'Die Wappen sind am Ende der Leiste angekommen.',
    guard: 'Zwanzig Runden sind gespielt.',
  },
})
