/** What the learned judgement reads of a position; see `Features`. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { by, type Features, nameList, upTo } from '@durbar/room'
import { ANTIQUES, COLOURS, colourOf, KINDS, kindOf, worthOf } from '../data/antiques.ts'
import { COLLECTIONS, largeOfSort, needsOf, pointsOf } from '../data/collections.ts'
import { MONEY_CAP, OFFER_SIZE, PLAYERS, RUPEES_PER_POINT, SALES_DAYS } from '../data/market.ts'
import { COUNT, price, type State } from '../state.ts'
import { daysLeft } from './days.ts'
import { WEIGHTS } from './weights.ts'
import { antiquesWorth, collectionsWorth, lacking, ownedOfKinds } from './worth.ts'

/** From here on more is as much. */
const MANY = { rupees: 12, coins: 5, ofColour: 4, ofKind: 3, short: 2 } as const
/** Points that make a good score, by which points are scaled. */
const SCORE = 40
const STEPS = ['action', 'collection', 'collectionCard'] as const

const seat = nameList()
const S = {
  /** A purse of exactly so much. */
  purse: seat.numbered('purse', 0, MANY.rupees),
  owns: seat.group(...by('owns', ANTIQUES)),
  /** Exactly so many antiques of a colour: one alone counts nothing at the end. */
  ofColour: seat.group(...COLOURS.flatMap((colour) => by(`colour.${colour}`, upTo(1, MANY.ofColour)))),
  ofKind: seat.group(...KINDS.flatMap((kind) => by(`kind.${kind}`, upTo(1, MANY.ofKind)))),
  holds: seat.group(...by('holds', COLLECTIONS)),
  /** A card of the supply that is so many antiques short. */
  short: seat.group(...COLLECTIONS.flatMap((id) => by(`short.${id}`, upTo(0, MANY.short)))),
  /** The points of such cards, together. */
  within: seat.numbered('within', 0, MANY.short),
  /** What lies in the offer for this seat: a second of a colour, of a lone colour, one that a card lacks; the best of each. */
  offered: seat.group(...['pairs', 'rescues', 'completes'], ...['best-pair', 'best-rescue', 'best-card']),
  /** Whether the price can be paid, once and twice. */
  pays: seat.group('pays.once', 'pays.twice'),
  /** Points as if the game ended now, and what stands alone. */
  points: seat.group('points', 'lone', 'antiques', 'lead', 'leads'),
  /** The parts of the hand-written evaluation. */
  worth: seat.group('worth.antiques', 'worth.collections', 'worth.money'),
  /** Its turn, or how many turns until it is. */
  turn: seat.numbered('turn-in', 0, Math.max(...PLAYERS) - 1),
}

const table = nameList()
const T = {
  players: table.group(...by('players', PLAYERS)),
  grey: table.group('grey-side'),
  day: table.group(...by('day', upTo(1, SALES_DAYS))),
  left: table.group('days-left', 'cards-to-come'),
  coins: table.numbered('coins', 0, MANY.coins),
  price: table.group('price'),
  open: table.numbered('offered', 0, OFFER_SIZE),
  offer: table.group(...by('offer', ANTIQUES)),
  supply: table.group(...by('supply', COLLECTIONS)),
  /** Antiques that may still come, by kind and by colour. */
  kindToCome: table.group(...by('to-come', KINDS)),
  colourToCome: table.group(...by('to-come', COLOURS)),
  step: table.group(...by('step', STEPS)),
  turn: table.group('extra-turn', 'extra-turn-earned'),
}

const WIDTH = seat.names.length
/** Of the seat that is being read: antiques by colour and what they are worth. */
const ofColour = new Int32Array(COLOURS.length)
const worthOfColour = new Int32Array(COLOURS.length)
const points = new Float64Array(Math.max(...PLAYERS))

function readAntiques(s: Readonly<State>, who: Seat, out: Float64Array, at: number): void {
  ofColour.fill(0)
  worthOfColour.fill(0)
  let count = 0
  for (let kind = 0; kind < KINDS.length; kind++) {
    const set = s.antiques[who * KINDS.length + kind]!
    const number = COUNT[set]!
    count += number
    if (number > 0) out[at + S.ofKind + kind * MANY.ofKind + Math.min(number, MANY.ofKind) - 1] = 1
    for (let rest = set; rest; rest &= rest - 1) {
      const colour = bits.lowest(rest)
      ofColour[colour]!++
      worthOfColour[colour]! += worthOf(kind * COLOURS.length + colour)
      out[at + S.owns + kind * COLOURS.length + colour] = 1
    }
  }
  let paired = 0
  let lone = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const number = ofColour[colour]!
    if (number === 0) continue
    out[at + S.ofColour + colour * MANY.ofColour + Math.min(number, MANY.ofColour) - 1] = 1
    if (number === 1) lone += worthOfColour[colour]!
    else paired += worthOfColour[colour]!
  }
  out[at + S.points + 1] = lone / 8
  out[at + S.points + 2] = count / 16
  points[who] = paired
}

/** Cards owned, cards within reach; returns the kinds that cards within reach lack, a bit each. */
function readCollections(s: Readonly<State>, who: Seat, out: Float64Array, at: number): number {
  const owned = s.collections[who]!
  for (let set = owned; set; set &= set - 1) {
    const card = bits.lowest(set)
    out[at + S.holds + card] = 1
    points[who]! += pointsOf(card)
  }
  const kinds = ownedOfKinds(s, who)
  let wanted = 0
  for (let set = s.supply; set; set &= set - 1) {
    const card = bits.lowest(set)
    if (owned & largeOfSort(card)) continue
    const short = lacking(card, kinds)
    if (short > MANY.short) continue
    out[at + S.short + card * (MANY.short + 1) + short] = 1
    out[at + S.within + short]! += pointsOf(card) / 10
    if (short !== 1) continue
    for (const { kind, number } of needsOf(card))
      if (COUNT[s.antiques[who * KINDS.length + kind]!]! < number) wanted |= 1 << kind
  }
  return wanted
}

function readOffer(s: Readonly<State>, wanted: number, out: Float64Array, at: number): void {
  const offered = at + S.offered
  for (const antique of s.offer) {
    if (antique < 0) continue
    const worth = worthOf(antique) / 3
    const number = ofColour[colourOf(antique)]!
    if (number > 0) note(out, offered, worth)
    if (number === 1) note(out, offered + 1, worth + worthOfColour[colourOf(antique)]! / 3)
    if (wanted & (1 << kindOf(antique))) note(out, offered + 2, worth)
  }
}
/** One more, and the best of them three places on. */
function note(out: Float64Array, at: number, worth: number): void {
  out[at]! += 1 / OFFER_SIZE
  out[at + 3] = Math.max(out[at + 3]!, worth)
}

function readMoney(s: Readonly<State>, who: Seat, out: Float64Array, at: number): void {
  const rupees = s.rupees[who]!
  out[at + S.purse + Math.min(rupees, MANY.rupees)] = 1
  points[who]! += Math.floor(rupees / RUPEES_PER_POINT)
  out[at + S.worth + 2] = rupees / MONEY_CAP
  const cost = price(s)
  if (rupees >= cost) out[at + S.pays] = 1
  if (rupees >= 2 * cost) out[at + S.pays + 1] = 1
}

function readTable(s: Readonly<State>, out: Float64Array, at: number): void {
  out[at + T.players + s.seats - PLAYERS[0]] = 1
  if (s.greySide) out[at + T.grey] = 1
  out[at + T.day + Math.min(s.day, SALES_DAYS) - 1] = 1
  out[at + T.left] = daysLeft(s) / SALES_DAYS
  out[at + T.left + 1] = s.deck.length / ANTIQUES.length
  out[at + T.coins + s.coins] = 1
  out[at + T.price] = price(s) / 4
  let open = 0
  for (const antique of s.offer) {
    if (antique < 0) continue
    open++
    out[at + T.offer + antique] = 1
  }
  out[at + T.open + open] = 1
  for (let set = s.supply; set; set &= set - 1) out[at + T.supply + bits.lowest(set)] = 1
  for (const antique of s.deck) {
    out[at + T.kindToCome + kindOf(antique)]! += 1 / KINDS.length
    out[at + T.colourToCome + colourOf(antique)]! += 1 / COLOURS.length
  }
  const step = STEPS.indexOf(s.stack[s.stack.length - 1]?.rule as (typeof STEPS)[number])
  if (step >= 0) out[at + T.step + step] = 1
  if (s.inExtraTurn) out[at + T.turn] = 1
  if (s.extraTurn) out[at + T.turn + 1] = 1
}

export const features: Features<State> = {
  seat: seat.names,
  table: table.names,
  read(s, out) {
    const days = daysLeft(s)
    const pairing = Math.min(0.85, WEIGHTS.pairPerDay * days)
    const mover = s.stack[s.stack.length - 1]?.seat
    for (let who = 0, at = 0; who < s.seats; who++, at += WIDTH) {
      readAntiques(s, who, out, at)
      readOffer(s, readCollections(s, who, out, at), out, at)
      readMoney(s, who, out, at)
      out[at + S.points] = points[who]! / SCORE
      out[at + S.worth] = antiquesWorth(s, who, pairing) / SCORE
      out[at + S.worth + 1] = collectionsWorth(s, who, days, WEIGHTS) / SCORE
      if (mover !== undefined) out[at + S.turn + ((who - mover + s.seats) % s.seats)] = 1
    }
    for (let who = 0, at = S.points + 3; who < s.seats; who++, at += WIDTH) {
      let best = 0
      for (let other = 0; other < s.seats; other++) if (other !== who) best = Math.max(best, points[other]!)
      out[at] = (points[who]! - best) / SCORE
      if (points[who]! > best) out[at + 1] = 1
    }
    readTable(s, out, s.seats * WIDTH)
  },
}
