import { counting, speak } from '@durbar/room'
import type { Slot } from '../data/actions.ts'
import { POINTERS } from '../data/actions.ts'
import type { Card } from '../data/characters.ts'
import {
  COINS_GOLD,
  COMPENSATION,
  END_FIELD,
  PALACES_SHORT,
  QUARRY_HOUSES,
  ROUNDS,
  SHORT_ROUNDS,
} from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'
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
  whereTo,
} from './names.ts'
import { actionsOpen } from './purse.ts'
import { refusalsDe } from './refusals-de.ts'

const { count, either, number } = counting('de')
const gold = (n: number) => `${number(n)} Gold`
const place = (id: PlaceId) => placeName(id, 'de')
const person = (card: Card) => characterName(card, 'de')

/** By which pointer or ability; the pointers are told apart by the action they show. */
function by(move: { readonly slot: Slot }, view: View): string {
  if (move.slot === 'ability') return ' (Unternehmer)'
  if (move.slot === 'chip') return ' (Aktionschip)'
  const action = view.turn?.slots.find((each) => each.slot === move.slot)?.action
  return action ? ` (${actionName(action, 'de')})` : ''
}

function travel(move: MoveOfType<'travel'>, view: View): string {
  const journey = view.turn?.journeys.find((each) => each.road === move.road)
  if (!journey) return `Straße ${roadName(move.road, 'de')} nehmen`
  const where = whereTo(journey.to, 'de')
  const price = journey.price === 0 ? 'kostenlos' : gold(journey.price)
  return `${where.charAt(0).toUpperCase()}${where.slice(1)} reisen (${price})`
}

/** What may still be done once both actions are. */
function stillPossible({ turn }: View, can: (verb: 'travel' | 'useChip') => boolean): string {
  const more = [
    ...(can('travel') ? ['reisen'] : []),
    ...(turn?.slots.some(({ slot }) => slot === 'ability') ? ['den Unternehmer nutzen'] : []),
    ...(can('useChip') ? ['einen Aktionschip einsetzen'] : []),
  ]
  return more.length === 0
    ? 'Alle Aktionen sind ausgeführt. Beende deinen Zug.'
    : `Du darfst noch ${either([...more, 'den Zug beenden'])}.`
}

export const de = speak<Vocabulary>({
  language: 'de',
  title: 'Raja: Palastbau in Indien',
  subtitle(view) {
    if (view.round === 0) return 'Vor der ersten Runde'
    const rounds = view.short ? SHORT_ROUNDS : END_FIELD
    const told = `Runde ${view.round} von höchstens ${rounds} · Maharadscha in ${place(view.maharaja)}`
    return view.ending && view.result === null ? `${told} · letzte Runde` : told
  },
  tagline: 'Plane geheim, reise weit und baue dort, wo der Maharadscha Gold verteilt.',
  options: {
    version: {
      label: 'Version',
      help: 'Profi I bringt Yogi, Aktionschips, besetzte Bauplätze, eine Versteigerung und Heimatstädte. In Profi II kannst du dazu mehrere Personenkarten besitzen.',
      values: { base: 'Grundspiel', pro1: 'Profi I', pro2: 'Profi II' },
    },
    short: {
      label: 'Kurzes Spiel',
      help: `Alle haben nur ${PALACES_SHORT} Paläste, und ihr spielt höchstens ${SHORT_ROUNDS} Runden.`,
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
    auctionChoice: 'Du hast die Wahl: Nimm eine freie Personenkarte.',
    startHouse: 'Stelle eines deiner Starthäuser in ein Dorf mit Platz.',
    discs: `Stelle ${POINTERS} Aktionen ein. Unvollständige bringen den anderen je ${gold(COMPENSATION)}.`,
    replacement: 'Du hast deine Personenkarte verloren. Wähle als Ersatz eine freie.',
    surrender: 'Bei dir wird abgeworben. Wähle, welche Personenkarte du abgibst.',
    bidding({ auction }, can) {
      if (!can('bid')) return 'Für ein höheres Gebot reicht dein Gold nicht. Du musst passen.'
      return auction?.high == null
        ? `Eröffne die Versteigerung einer Personenkarte: Biete ab ${gold(0)}.`
        : `Biete mindestens ${gold(auction.high + 1)} oder passe.`
    },
    turn: (view, can) =>
      view.turn === null || view.turn.incomplete === 0
        ? stillPossible(view, can)
        : `Beendest du jetzt, erhalten die anderen je ${gold(view.turn.compensation)}. Offen: ${actionList(actionsOpen(view), 'de')}.`,
  },
  refusals: refusalsDe,
  move: {
    pickCharacter: (move) => `Personenkarte ${person(move.card)} nehmen`,
    chooseReplacement: (move) => `Personenkarte ${person(move.card)} nehmen`,
    bid: (move) => `${gold(move.amount)} bieten`,
    passBid: 'Passen',
    placeStartHouse: (move) => `Haus in ${place(move.village)} aufstellen`,
    program: (move) => `${actionList(move.actions, 'de')} einstellen`,
    travel,
    takeCoins: (move, view) => `${gold(COINS_GOLD)} nehmen${by(move, view)}`,
    buildHouse: (move, view) =>
      `Haus ${isCityId(move.node) ? 'in der Stadt' : 'im Dorf'} ${place(move.node)} bauen${by(move, view)}`,
    moveHouse: (move, view) =>
      `Haus von ${place(move.from)} nach ${place(move.to)} versetzen${by(move, view)}`,
    takeHouses: (move, view) =>
      `${count(QUARRY_HOUSES, 'Haus', 'Häuser')} aus dem Steinbruch nehmen${by(move, view)}`,
    buildPalace: (move, view) =>
      `${move.size === 'large' ? 'Großen' : 'Kleinen'} Palast bauen${by(move, view)}`,
    shiftCrest: (move, view) =>
      `Stadtwappen von ${place(move.city)} ${count(CREST_SHIFT, 'Feld', 'Felder')} nach unten versetzen${by(move, view)}`,
    changeCharacter: (move, _view, who) =>
      move.source === 'free'
        ? `Freie Personenkarte ${person(move.card)} nehmen`
        : `Personenkarte ${person(move.card)} von ${who.dative(move.source)} nehmen`,
    gainCharacter: (move) => `Personenkarte ${person(move.card)} hinzunehmen`,
    swapCharacter: (move, _view, who) =>
      `${person(move.give)} gegen ${person(move.take)} von ${who.dative(move.seat)} tauschen`,
    recruitCharacter: (move, _view, who) => `Bei ${who.dative(move.seat)} eine Personenkarte abwerben`,
    surrenderCharacter: (move) => `Personenkarte ${person(move.card)} abgeben`,
    useChip: (move) => `Aktionschip einsetzen: ${actionName(move.action, 'de')}`,
    endTurn: 'Zug beenden',
  },
  event: logDe,
  score: (palaces) => count(palaces, 'Palast', 'Paläste'),
  ends: {
    palaces: 'Jemand hat den letzten eigenen Palast gebaut.',
    track: 'Die letzte Runde auf der Wertungsleiste ist gespielt.',
    guard: `${number(ROUNDS)} Runden sind gespielt.`,
  },
})
