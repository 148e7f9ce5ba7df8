/** TM-8 End of a visit, start of the next. */
import type { Frame, Procedure, Scope } from '@durbar/kernel'
import { PROVINCE_NAMES } from '../data/board.ts'
import { CARDS, EARNED_BY, ELEPHANT, PERSONS, SPECIALS, SYMBOLS } from '../data/cards.ts'
import { BONUS_NAMES, COURT, LAST_VISIT, PROVINCE_TILES, supplySize, TILE_GOODS } from '../data/tiles.ts'
import type { Event } from '../events.ts'
import { bidders, GONE, here, NOBODY, type State } from '../state.ts'
import { removeBonusTiles } from './bonus.ts'
import { draw } from './pile.ts'
import { turn } from './turn.ts'

export const opening: Frame = Object.freeze({ rule: 'opening' })
const nextVisit: Frame = Object.freeze({ rule: 'nextVisit' })
const finalScoring: Frame = Object.freeze({ rule: 'finalScoring' })

export const FULL_COURT = (1 << COURT.length) - 1
export const everybody = (bidding: number): number => (1 << bidding) - 1

/** TM-8.1 to TM-8.3: two equal tokens for a special card, wherever it is. No two can want the same (TM-R-14). */
function exchangeTokens(g: Scope<State, Event>): void {
  const { s } = g
  for (let person = 0; person < PERSONS; person++)
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.tokens[seat * PERSONS + person]! < 2) continue
      s.tokens[seat * PERSONS + person]! -= 2
      const special = EARNED_BY[person]!
      const holder = s.specials[special]!
      s.specials[special] = seat
      g.tell?.({
        t: 'exchanged',
        seat,
        token: SYMBOLS[person]!,
        special: SPECIALS[special]!,
        from: holder === NOBODY ? null : holder,
      })
    }
}

/** TM-8.4, TM-8.5: tile and bonus tiles are lost, tokens and crown stay. TM-R-15: also after visit 12. */
export const endVisit: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    exchangeTokens(g)
    const unclaimed = (s.court & (1 << ELEPHANT)) !== 0
    if (unclaimed) s.tiles[s.visit - 1] = GONE
    const bonus = removeBonusTiles(s, here(s))
    g.tell?.({
      t: 'visitEnded',
      visit: s.visit,
      tile: unclaimed ? PROVINCE_TILES[s.visit - 1]! : null,
      bonus: bonus.map((tile) => BONUS_NAMES[tile]!),
    })
    g.then(s.visit === LAST_VISIT ? finalScoring : nextVisit)
  },
}

/** TM-8.11. TM-R-10: short if both piles are empty. */
function fillSupply(g: Scope<State, Event>): void {
  const { s } = g
  while (s.supply.length < supplySize(bidders(s))) {
    const card = draw(g)
    if (card < 0) return
    s.supply.push(card)
  }
}

/** TM-8.6 to TM-8.11 */
export const prepareVisit: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    s.startSeat = (s.startSeat + 1) % s.seats
    s.visit++
    // TM-8.9, TM-8.10: the stock always suffices (TM-R-16); the palace under the crown stays.
    s.court = FULL_COURT
    s.taken = 0
    s.inside = everybody(bidders(s))
    fillSupply(g)
    g.then(opening)
  },
}

/** TM-2.2: the start player begins. */
export const openVisit: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    g.tell?.({
      t: 'visit',
      visit: s.visit,
      province: PROVINCE_NAMES[here(s)]!,
      tile: PROVINCE_TILES[s.visit - 1]!,
      goods: TILE_GOODS[s.visit - 1]!,
      startSeat: s.startSeat,
      supply: s.supply.map((card) => CARDS[card]!),
    })
    g.then(turn(s.startSeat))
  },
}
