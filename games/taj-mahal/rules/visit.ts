/** TM-8 End of a visit, start of the next. */
import { moment, seated } from '@durbar/kernel'
import { provinceAt } from '../data/board.ts'
import { cardNames, ELEPHANT, earnedBy, PERSONS, specialAt, symbolAt } from '../data/cards.ts'
import { bonusAt, COURT, goodsAt, LAST_VISIT, supplySize, TOKENS_FOR_SPECIAL, tileOf } from '../data/tiles.ts'
import { addTokens, atCourt, bidders, GONE, here, holderOf, NOBODY, tokensOf } from '../state.ts'
import { removeBonusTiles } from './bonus.ts'
import { procedure, type Scope } from './book.ts'
import { finalScoring } from './hands.ts'
import { draw, NO_CARD } from './pile.ts'
import { turn, turnAfter } from './turn.ts'

export const FULL_COURT = (1 << COURT.length) - 1
export const everybody = (bidding: number): number => (1 << bidding) - 1

/** TM-2.2: the start player begins. */
export const opening = procedure(moment('opening'), (g) => {
  const { s } = g
  g.tell?.({
    t: 'visit',
    visit: s.visit,
    province: provinceAt(here(s)),
    tile: tileOf(s.visit),
    goods: goodsAt(s.visit),
    startSeat: s.startSeat,
    supply: cardNames(s.supply),
  })
  g.then(turn(s.startSeat))
})

/** TM-8.11. TM-R-10: short if both piles are empty. */
function fillSupply(g: Scope): void {
  const { s } = g
  while (s.supply.length < supplySize(bidders(s))) {
    const card = draw(g)
    if (card === NO_CARD) return
    s.supply.push(card)
  }
}

/** TM-8.6 to TM-8.11 */
export const nextVisit = procedure(moment('nextVisit'), (g) => {
  const { s } = g
  s.startSeat = (s.startSeat + 1) % s.seats
  s.visit++
  // TM-8.9, TM-8.10: the stock always suffices (TM-R-16); the palace under the crown stays.
  s.court = FULL_COURT
  s.taken = 0
  s.inside = everybody(bidders(s))
  fillSupply(g)
  g.then(opening())
})

/** TM-8.1 to TM-8.3: two equal tokens for a special card, wherever it is. No two can want the same (TM-R-14). */
function exchangeTokens(g: Scope): void {
  const { s } = g
  for (let person = 0; person < PERSONS; person++)
    for (let seat = 0; seat < s.seats; seat++) {
      if (tokensOf(s, seat, person) < TOKENS_FOR_SPECIAL) continue
      addTokens(s, seat, person, -TOKENS_FOR_SPECIAL)
      const special = earnedBy(person)
      const holder = holderOf(s, special)
      s.specials[special] = seat
      g.tell?.({
        t: 'exchanged',
        seat,
        token: symbolAt(person),
        special: specialAt(special),
        from: holder === NOBODY ? null : holder,
      })
    }
}

/** TM-8.4, TM-8.5: tile and bonus tiles are lost, tokens and crown stay. TM-R-15: also after visit 12. */
export const endOfVisit = procedure(moment('endOfVisit'), (g) => {
  const { s } = g
  exchangeTokens(g)
  const unclaimed = atCourt(s, ELEPHANT)
  if (unclaimed) s.tiles[s.visit - 1] = GONE
  const bonus = removeBonusTiles(s, here(s))
  g.tell?.({
    t: 'visitEnded',
    visit: s.visit,
    tile: unclaimed ? tileOf(s.visit) : null,
    bonus: bonus.map(bonusAt),
  })
  g.then(s.visit === LAST_VISIT ? finalScoring() : nextVisit())
})

/** TM-2.6, TM-7.6: after a withdrawal, also the prince's, the next in line, or the end of the visit. */
export const onward = procedure(moment('onward', seated), (g, { seat }) => {
  g.then(g.s.inside === 0 ? endOfVisit() : turnAfter(g.s, seat))
})
