/** What the sentence of the prompt asks, by what was touched. */
import { counting, type Language } from '@durbar/room'
import type { ActionId } from '../data/actions.ts'
import type { NodeId } from '../data/board.ts'
import { type Card, CHARACTERS } from '../data/characters.ts'
import { COMPENSATION, type Size } from '../data/material.ts'
import { actionList, actionName, characterAs, placeName } from '../texts/names.ts'

/** A number and its unit stay in one line. */
const gold = (n: number) => `${n}\u00a0Gold`
const inEnglish = (n: number) => `${n}\u00a0gold`

/** One name of an action has an "and" of its own. */
const plus = (actions: readonly ActionId[], language: Language) =>
  actions.map((each) => actionName(each, language)).join(' + ')

const de = {
  take: (card: Card) => `${characterAs(card, 'den').replace('den', 'Den')} nehmen?`,
  surrender: (card: Card) => `${characterAs(card, 'den').replace('den', 'Den')} abgeben?`,
  bid: (amount: number) => `${gold(amount)} bieten?`,
  pass: 'In dieser Versteigerung passen?',
  startHouse: (village: NodeId) => `Dein Haus in ${placeName(village, 'de')} aufstellen?`,
  program: (actions: readonly ActionId[]) =>
    actions[0] === actions[1]
      ? `Zweimal ${actionName(actions[0]!, 'de')} einstellen?`
      : `${plus(actions, 'de')} einstellen?`,
  end: 'Den Zug beenden?',
  moveWhich: 'Welches deiner Häuser versetzt du?',
  moveTo: (from: NodeId) => `Wohin kommt das Haus aus ${placeName(from, 'de')}?`,
  houseWhere: 'In welches Dorf oder welche Stadt kommt dein Haus?',
  byWhich: (node: NodeId) => `Haus in ${placeName(node, 'de')}: Mit welcher Aktion?`,
  buildOrMove: 'Hier ein Haus bauen, oder dein Haus von hier versetzen?',
  second: (action: ActionId) => `${actionName(action, 'de')} und welche zweite Aktion?`,
  palaceSize: 'Großer oder kleiner Palast?',
  palaceBy: (size: Size) => `${size === 'large' ? 'Großer' : 'Kleiner'} Palast: Mit welcher Aktion?`,
  crest: 'Welches Stadtwappen versetzt du nach unten?',
  chip: 'Für welche Aktion setzt du den Chip ein?',
  travel: 'In welche Stadt reist du?',
  swap: 'Welche Karte tauschst du gegen welche?',
  card: 'Welche Personenkarte nimmst du?',
  setTwo: 'Stelle 2 Aktionen ein.',
  open: (actions: readonly ActionId[]) => `Noch offen: ${actionList(actions, 'de')}.`,
  lowestFirst: 'Wer die niedrigste Nummer hat, ist zuerst am Zug.',
  opensRoads: 'Eine Straße ist offen, sobald in jedem ihrer Dörfer ein Haus steht.',
  twiceAllowed: `Auch zweimal dieselbe. Bleibt eine unvollständig, erhalten die anderen je ${gold(COMPENSATION)}.`,
  lastRound: 'Die letzte Runde: Es zählen die Paläste, bei Gleichstand das Gold.',
  stock: (n: number) => `Im Vorrat: ${counting('de').count(n, 'Haus', 'Häuser').replace(' ', '\u00a0')}.`,
  endPrice: (n: number) => `Beendest du jetzt, erhalten die anderen je ${gold(n)}.`,
}

export type Asked = typeof de

const en: Asked = {
  take: (card) => `Take the ${CHARACTERS[card]!.en} (${card})?`,
  surrender: (card) => `Give up the ${CHARACTERS[card]!.en} (${card})?`,
  bid: (amount) => `Bid ${inEnglish(amount)}?`,
  pass: 'Pass in this auction?',
  startHouse: (village) => `Place your house in ${placeName(village, 'en')}?`,
  program: (actions) =>
    actions[0] === actions[1] ? `Set ${actionName(actions[0]!, 'en')} twice?` : `Set ${plus(actions, 'en')}?`,
  end: 'End your turn?',
  moveWhich: 'Which of your houses do you move?',
  moveTo: (from) => `Where does the house from ${placeName(from, 'en')} go?`,
  houseWhere: 'In which village or city do you build?',
  byWhich: (node) => `House in ${placeName(node, 'en')}: with which action?`,
  buildOrMove: 'Build a house here, or move yours away?',
  second: (action) => `${actionName(action, 'en')} and which second action?`,
  palaceSize: 'A large or a small palace?',
  palaceBy: (size) => `${size === 'large' ? 'Large' : 'Small'} palace: with which action?`,
  crest: 'Which crest do you move down?',
  chip: 'For which action do you use the chip?',
  travel: 'To which city do you travel?',
  swap: 'Which card do you swap for which?',
  card: 'Which character card do you take?',
  setTwo: 'Set 2 actions.',
  open: (actions) => `Still open: ${actionList(actions, 'en')}.`,
  lowestFirst: 'Whoever has the lowest number acts first.',
  opensRoads: 'A road is open once there is a house in each of its villages.',
  twiceAllowed: `The same one twice is fine. One left incomplete gives the others ${inEnglish(COMPENSATION)} each.`,
  lastRound: 'The last round: palaces count, and gold where they tie.',
  stock: (n) => `In stock: ${counting('en').count(n, 'house', 'houses').replace(' ', '\u00a0')}.`,
  endPrice: (n) => `If you end now, the others get ${inEnglish(n)} each.`,
}

export const ASKED: Readonly<Record<Language, Asked>> = { de, en }
