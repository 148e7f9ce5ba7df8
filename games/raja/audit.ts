/** The invariants of the rules reference (section 8), numbered in its order. */
import * as bits from '@durbar/kernel/bits'
import { CITIES, FIELDS, START } from './data/board.ts'
import { BASE_CARDS, MONK, PRO_CARDS } from './data/characters.ts'
import {
  blockedFields,
  CHIPS,
  END_FIELD,
  HOUSES,
  MONOPOLY,
  payoutRow,
  ROUNDS,
  SHORT_ROUNDS,
  START_GOLD,
  villageLimit,
} from './data/material.ts'
import { TRACK, UNNUMBERED } from './data/track.ts'
import { FLOW, flowOf } from './rules/bank.ts'
import { scorings } from './rules/scoring.ts'
import { highest, scoringOrder } from './rules/track.ts'
import {
  activeSeat,
  allPalaces,
  BASE,
  cardsOf,
  housesOf,
  NEUTRAL,
  nextInOrder,
  numberOf,
  ownIn,
  PRO2,
  type State,
} from './state.ts'

type S = Readonly<State>
type Check = (s: S, before: S | null) => boolean

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const seats = (s: S) => [...s.gold.keys()]
const total = (s: S, flow: number) => sum(flowOf(s, flow))
const palacesOf = (s: S, seat: number) => s.palaces.filter((owner) => owner === seat).length
const palacesIn = (s: S, seat: number, city: number) =>
  s.palaces.slice(city * FIELDS, (city + 1) * FIELDS).filter((owner) => owner === seat).length
const inSetup = (s: S) => s.round === 0
const isBeside = (s: S, before: S | null): before is S => before !== null && before.round === s.round

const CHECKS: Readonly<Record<string, Check>> = {
  '1 every house and palace of a colour is accounted for': (s) =>
    seats(s).every((seat) => {
      const inVillages = sum(s.villages.map((village) => ownIn(village, seat)))
      const inCities = sum(CITIES.map((_, city) => housesOf(s, seat, city)))
      const houses = inVillages + inCities + s.stock[seat]! + s.quarry[seat]!
      return houses === HOUSES && palacesOf(s, seat) + s.left[seat]! === allPalaces(s)
    }),
  '2 the quarry gives two at a time': (s) =>
    inSetup(s) || s.quarry.every((houses) => houses % 2 === 0 && houses >= 0 && houses <= 10),
  '3 villages and palace fields hold what they may': (s) =>
    s.villages.every((village) => numberOf(village) <= villageLimit(s.seats)) &&
    s.palaces.length === CITIES.length * FIELDS &&
    s.palaces.every((owner, i) => owner < s.seats || (owner === NEUTRAL && i % FIELDS !== 0)),
  '4 blocked fields stay blocked': (s) => {
    const blocked = s.version === BASE ? 0 : blockedFields(s.seats)
    return CITIES.every(
      (_, city) =>
        palacesIn(s, NEUTRAL, city) === blocked &&
        seats(s).every((seat) => palacesIn(s, seat, city) <= FIELDS - blocked),
    )
  },
  '5 gold is never negative and the account is right': (s, before) => {
    const right = seats(s).every((seat) => {
      const of = (flow: number) => flowOf(s, flow)[seat]!
      const earned = of(FLOW.coins) + of(FLOW.trader) + of(FLOW.payout) + of(FLOW.monopoly)
      const fromOthers = of(FLOW.compensation) + of(FLOW.tollsReceived)
      const spent = of(FLOW.tollsPaid) + of(FLOW.houses) + of(FLOW.palaces) + of(FLOW.bids)
      return s.gold[seat]! >= 0 && s.gold[seat] === START_GOLD + earned + fromOthers - spent
    })
    if (before === null) return right
    // Only a Monk's tolls come from the bank.
    const gap = (at: S) => total(at, FLOW.tollsReceived) - total(at, FLOW.tollsPaid)
    const traveller = activeSeat(before)
    return right && (gap(s) === gap(before) || (before.cards[traveller]! & MONK) !== 0)
  },
  '6 the cards are partitioned': (s) => {
    const all = s.cards.reduce((set, cards) => set + cards, s.free)
    if (all !== (s.version === BASE ? BASE_CARDS : PRO_CARDS)) return false
    if (sum(s.cards.map((cards) => bits.count(cards))) + bits.count(s.free) !== bits.count(all)) return false
    if (inSetup(s)) return s.cards.every((cards) => bits.count(cards) <= 1)
    const robbed = s.stack.at(-1)?.rule === 'replacement' ? s.stack.at(-1)!.seat : -1
    return seats(s).every((seat) => {
      const n = bits.count(cardsOf(s, seat))
      return s.version === PRO2 ? n >= 1 : n === (seat === robbed ? 0 : 1)
    })
  },
  '7 the chips are partitioned': (s) =>
    sum(s.chips) + s.supply === (s.version === BASE ? 0 : CHIPS) &&
    s.chips.every((n) => n >= 0) &&
    s.supply >= 0,
  '8 the track holds seven crests and shifts as RJ-7.5 says': (s, before) => {
    const places = new Set(s.crests)
    if (places.size !== CITIES.length || s.crests.some((at) => at < 1 || at > TRACK)) return false
    if (!isBeside(s, before) || s.crests.every((at, city) => at === before.crests[city])) return true
    const moved = s.crests.filter((at, city) => at === before.crests[city]! - 2)
    const passed = s.crests.filter((at, city) => at === before.crests[city]! + 1).length
    const city = s.crests.indexOf(moved[0]!)
    const others = (at: S) => scoringOrder(at.crests).filter((each) => each !== city)
    return (
      moved.length === 1 &&
      sum(s.crests) - sum(before.crests) === passed - 2 &&
      highest(s.crests) <= highest(before.crests) &&
      others(s).join() === others(before).join()
    )
  },
  '9 the field is never ahead of the round': (s) =>
    inSetup(s) || (highest(s.crests) <= UNNUMBERED + s.round && s.field >= 1 && s.field <= s.round),
  '10 the Maharaja stays for the round': (s, before) =>
    !isBeside(s, before) || s.maharaja === before.maharaja,
  '11 architects stand in cities or at the start': (s) => s.architects.every((at) => at >= 0 && at <= START),
  '12 everybody acts once a round, in card order': (s, before) => {
    const rested = s.open === 0 && s.chip < 0 && s.used === 0 && s.journeys === 0
    const active = activeSeat(s)
    if (active < 0) return rested
    if (s.acted & (1 << active)) return false
    if (!isBeside(s, before) || s.acted === before.acted) return true
    return s.acted === (before.acted | (1 << activeSeat(before))) && active === nextInOrder(s, s.acted)
  },
  '13 a scoring pays the row or a monopoly': (s) =>
    scorings(s).every(({ points, gold }) => {
      const present = points.filter((each) => each > 0).length
      const row = payoutRow(s.seats)
      return sum(gold) === sum(row.slice(0, present)) + (present === 1 ? MONOPOLY : 0)
    }),
  '14 a turn compensates with 0, 2, 4 or 6': (s, before) => {
    if (before === null || total(s, FLOW.compensation) === total(before, FLOW.compensation)) return true
    const active = activeSeat(before)
    const gains = seats(s).map(
      (seat) => flowOf(s, FLOW.compensation)[seat]! - flowOf(before, FLOW.compensation)[seat]!,
    )
    return gains.every((gold, seat) =>
      seat === active ? gold === 0 : [2, 4, 6].includes(gold) && gold === Math.max(...gains),
    )
  },
  '15 the game ends as it may': (s) => {
    if (s.result === null) return s.round <= ROUNDS
    const ends: Record<string, boolean> = {
      palaces: s.left.includes(0),
      track: !s.left.includes(0) && (s.short ? s.round === SHORT_ROUNDS : s.field === END_FIELD),
      guard: s.round === ROUNDS,
    }
    return ends[s.result.end] === true && s.result.places.includes(1) && scorings(s).length === s.round
  },
  '16 a disc is set exactly while its round is played': (s) => {
    const setting = s.stack.at(-1)?.rule === 'discs' || inSetup(s)
    return s.discs.every((disc) => (setting ? disc === -1 : disc >= 0 && disc < 45))
  },
}

export function audit(s: S, before: S | null): string | null {
  for (const [name, holds] of Object.entries(CHECKS)) if (!holds(s, before)) return `invariant ${name}`
  return null
}
