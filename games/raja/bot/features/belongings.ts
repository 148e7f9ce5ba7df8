/** What lies before a player: palaces and the gold for the next ones, houses, cards, chips, houses in villages. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { by, nameList } from '@durbar/room'
import { VILLAGES } from '../../data/board.ts'
import { bit, CARDS, CHARACTERS } from '../../data/characters.ts'
import { HOUSES, PALACES } from '../../data/material.ts'
import { palacePrice } from '../../rules/palace.ts'
import {
  built,
  cardsOf,
  chipsOf,
  goldOf,
  housesIn,
  numberOf,
  ownIn,
  palacesLeft,
  quarryOf,
  rank,
  stockOf,
} from '../../state.ts'
import type { Chapter } from './sheet.ts'

const { names, group, numbered } = nameList()

const BUILT = numbered('palaces', 0, PALACES)
/** The race: three or fewer are left. */
const NEAR = 3
const LEFT = numbered('palaces-left', 0, NEAR)
const GOLD = group('gold')
/** Palaces that the gold pays for, and what lacks for one more. */
const RICH = 3
const AFFORDS = numbered('affords', 0, RICH)
const LACKS = group('lacks-for-a-palace')
const STOCK = group('stock')
const FEW = 3
const STOCKED = numbered('stock', 0, FEW)
const QUARRY = group('quarry')
const CHIPS = numbered('chips', 1, 2)
const CARD = group(...CHARACTERS.flatMap((each) => (each ? [`card.${each.id}`] : []))) - 1
/** More cards than one (RJ-11.3). */
const MORE_CARDS = group('more-cards')
/** The number that decides order and ties; none while a card is still to be chosen. */
const NUMBER = group('number')
const NO_CARD = group('no-card')
/** Houses in villages: each village, villages with own houses, those with two of them. */
const VILLAGE = group(...by('village', VILLAGES))
const OWN_VILLAGES = group('villages')
const FULL_VILLAGES = group('villages-with-two')
/** Villages that would lie empty without this player, and the toll if everybody passed everywhere once. */
const ALONE = group('villages-alone')
const TOLLS = group('tolls')

/** Of the others: those who have to pay in a village. */
function payers(houses: number, seats: number, seat: Seat): number {
  let n = 0
  for (let other = 0; other < seats; other++) if (other !== seat && ownIn(houses, other) === 0) n++
  return n
}

export const belongings: Chapter = {
  names,
  read(_on, s, seat, out, at) {
    const gold = goldOf(s, seat)
    const price = palacePrice(s, seat)
    const left = palacesLeft(s, seat)
    const stock = stockOf(s, seat)
    const cards = cardsOf(s, seat)
    out[at + BUILT + built(s, seat)] = 1
    if (left <= NEAR) out[at + LEFT + left] = 1
    out[at + GOLD] = Math.min(gold / 30, 4)
    out[at + AFFORDS + Math.min(Math.floor(gold / price), RICH)] = 1
    out[at + LACKS] = (price - (gold % price)) / price
    out[at + STOCK] = stock / (HOUSES / 2)
    out[at + STOCKED + Math.min(stock, FEW)] = 1
    out[at + QUARRY] = quarryOf(s, seat) / HOUSES
    if (chipsOf(s, seat) > 0) out[at + CHIPS + Math.min(chipsOf(s, seat), 2)] = 1
    for (let card = 1; card <= CARDS; card++) if (cards & bit(card)) out[at + CARD + card] = 1
    if (cards === 0) out[at + NO_CARD] = 1
    else {
      out[at + NUMBER] = rank(s, seat) / CARDS
      out[at + MORE_CARDS] = (bits.count(cards) - 1) / 2
    }
    for (let village = 0; village < VILLAGES.length; village++) {
      const houses = housesIn(s, village)
      const own = ownIn(houses, seat)
      if (own === 0) continue
      out[at + VILLAGE + village] = own / 2
      out[at + OWN_VILLAGES]! += 1 / 8
      if (own > 1) out[at + FULL_VILLAGES]! += 1 / 4
      if (own === numberOf(houses)) out[at + ALONE]! += 1 / 8
      out[at + TOLLS]! += (own * payers(houses, s.seats, seat)) / 24
    }
  },
}
