/** Words of the end, step by step. Antiquities come in their forms. */
import { counting, type Who } from '@durbar/room'
import { INGOTS_PER_POINT, POINTS_PER_SET, REDEEM_COST } from '../../data/box.ts'
import type { CardId } from '../../data/cards.ts'
import { capital, cardName, formsOf } from '../../texts/names.ts'

const english = counting('en')
const german = counting('de')

/** "You and Amina". */
const youFirst = (who: Who, seats: readonly number[]) =>
  seats.toSorted((a, b) => Number(who.isYou(b)) - Number(who.isYou(a)))

const en = {
  redeem: 'Buying back',
  redeemNone: 'Nobody buys anything back.',
  redeemed: (who: Who, seat: number, card: CardId) =>
    `${who.starts(seat, 'buys')} back ${formsOf(card, 'en').object} for ${REDEEM_COST} ingots`,
  staysPawned: (name: string, card: CardId) => {
    const { subject, several } = formsOf(card, 'en')
    return `${name}: ${subject} ${several ? 'stay' : 'stays'} in the pawnshop and ${several ? 'do' : 'does'} not score`
  },
  certify: 'Certificates',
  certifyNone: 'No certificate is placed.',
  certified: (who: Who, seat: number, card: CardId, seal: CardId) =>
    `${who.starts(seat, 'places')} the certificate ${formsOf(seal, 'en').of} on ${formsOf(card, 'en').object}`,
  faceUp: 'The counterfeits lie face up',
  horn: 'The Unicorn Horn',
  hornUsed: (card: CardId) => {
    const { subject, of, several } = formsOf(card, 'en')
    return `neutralises the counterfeit ${of}: ${subject} ${several ? 'are' : 'is'} genuine`
  },
  hornNone: 'The Unicorn Horn neutralises nothing.',
  unmask: 'The fakes leave',
  unmaskNone: 'No antiquity is unmasked.',
  unmasked: (who: Who, seat: number) => who.starts(seat, 'loses'),
  saved: 'saved',
  unsoldFake: 'in no collection',
  ark: 'The Ark of the Covenant',
  arkTook: (who: Who, seat: number, n: number) =>
    `${who.starts(seat, 'returns')} ${english.count(n, 'ingot', 'ingots')} to the supply`,
  gold: 'Gold',
  goldText: `1 point for every ${INGOTS_PER_POINT} ingots`,
  sets: 'Sets',
  setsText: `${POINTS_PER_SET} points for each set of four colours`,
  majority: (name: string) => `Majority: ${name}`,
  majorityText: (first: number, second: number) =>
    `${first} points for the highest total, ${second} for the second highest`,
  malleus: cardName('malleus-maleficarum', 'en'),
  malleusText: '−1 point for each blessed antiquity',
  result: 'The result',
  wins: (who: Who, seat: number) => `${who.starts(seat, 'wins')} the auction of the century`,
  winShared: (who: Who, seats: readonly number[]) =>
    `${english.list(youFirst(who, seats).map(who.label))} share the victory`,
  byTie: (who: Who, winner: number, other: number, how: string) =>
    `${who.label(winner)} before ${who.dative(other)}: ${how}`,
}

type EndWords = typeof en

const de: EndWords = {
  redeem: 'Zurückkaufen',
  redeemNone: 'Niemand kauft etwas zurück.',
  redeemed: (who, seat, card) =>
    `${who.starts(seat, 'kauft')} ${formsOf(card, 'de').object} für ${REDEEM_COST} Goldbarren zurück`,
  staysPawned: (name, card) => {
    const { subject, several } = formsOf(card, 'de')
    return `${name}: ${capital(subject)} ${several ? 'bleiben' : 'bleibt'} in der Pfandleihe und ${several ? 'zählen' : 'zählt'} nicht`
  },
  certify: 'Zertifikate',
  certifyNone: 'Niemand legt ein Zertifikat.',
  certified: (who, seat, card, seal) =>
    `${who.starts(seat, 'legt')} das Zertifikat ${formsOf(seal, 'de').of} auf ${formsOf(card, 'de').object}`,
  faceUp: 'Die Fälschungskarten liegen offen',
  horn: 'Das Horn des Einhorns',
  hornUsed: (card) => {
    const { subject, of, several } = formsOf(card, 'de')
    return `neutralisiert die Fälschungskarte ${of}: ${capital(subject)} ${several ? 'sind' : 'ist'} echt`
  },
  hornNone: 'Das Horn des Einhorns neutralisiert nichts.',
  unmask: 'Die Fälschungen gehen',
  unmaskNone: 'Keine Antiquität wird entlarvt.',
  unmasked: (who, seat) => who.starts(seat, 'verliert'),
  saved: 'gerettet',
  unsoldFake: 'in keiner Sammlung',
  ark: 'Die Bundeslade',
  arkTook: (who, seat, n) =>
    `${who.starts(seat, 'gibt')} ${german.count(n, 'Goldbarren', 'Goldbarren')} in den Vorrat zurück`,
  gold: 'Gold',
  goldText: `1 Punkt je ${INGOTS_PER_POINT} Goldbarren`,
  sets: 'Sets',
  setsText: `${POINTS_PER_SET} Punkte je Set aus vier Farben`,
  majority: (name) => `Mehrheit: ${name}`,
  majorityText: (first, second) =>
    `${first} Punkte für den höchsten Gesamtwert, ${second} für den zweithöchsten`,
  malleus: cardName('malleus-maleficarum', 'de'),
  malleusText: '−1 Punkt je segensreicher Antiquität',
  result: 'Das Ergebnis',
  wins: (who, seat) => `${who.starts(seat, 'gewinnt')} die Auktion des Jahrhunderts`,
  winShared: (who, seats) =>
    `${german.list(youFirst(who, seats).map(who.label))} ${seats.some(who.isYou) ? 'teilt euch' : 'teilen sich'} den Sieg`,
  byTie: (who, winner, other, how) => `${who.label(winner)} vor ${who.dative(other)}: ${how}`,
}

export const END = { de, en }
