/** TM-V Two players with a neutral prince. Reconstructed: the designer's own two-player rules are lost to us. */

import { citiesOf, cityAt, roadsFrom } from '../data/board.ts'
import { cardAt, cardNames, suitOf, WHITE_SUIT } from '../data/cards.ts'
import { bonusAt, CARDS_TAKEN } from '../data/tiles.ts'
import { bonusTileOn, discard, GONE, here, lay, NOBODY, rowOf, type State, visitColour } from '../state.ts'
import { bonusOn } from './bonus.ts'
import type { Scope } from './book.ts'
import { build } from './palaces.ts'
import { draw, NO_CARD } from './pile.ts'
import { leave } from './supply.ts'
import { onward } from './visit.ts'
import { crownWon, palacesWon, takeFromCourt } from './withdraw.ts'

/** The best city of the province by `worth`, the lowest id among equals; negative worth is not allowed. */
function bestCity(s: Readonly<State>, worth: (city: number) => number): number {
  let best = -1
  let most = -1
  for (const city of citiesOf(here(s)))
    if (worth(city) > most) {
      best = city
      most = worth(city)
    }
  return best
}

const roads = (city: number) => roadsFrom(city).length
/** More than the roads of any city. */
const FIRST = 100

/** TM-V.3: a bonus tile first, then most roads; the tile is lost without effect. */
function placeNormalPalace(g: Scope): void {
  const { s } = g
  const city = bestCity(s, (each) =>
    s.normal[each] === NOBODY ? roads(each) + (bonusOn(s, each) < 0 ? 0 : FIRST) : -1,
  )
  build(g, s.seats, city, false)
  const fortress = bonusOn(s, city)
  if (fortress < 0) return
  s.bonusOf[fortress] = GONE
  const tile = bonusAt(bonusTileOn(s, fortress))
  g.tell?.({ t: 'bonus', bidder: 'prince', city: cityAt(city), tile, points: 0, matches: [] })
}

/** TM-V.3: where no palace stands yet, and most roads. */
function placeCrownPalace(g: Scope): void {
  const { s } = g
  const city = bestCity(s, (each) => roads(each) + (s.normal[each] === NOBODY ? FIRST : 0))
  build(g, s.seats, city, true)
}

/** TM-V.4: from the left two cards, or one if he is the last. */
function sweepSupply(g: Scope): void {
  const { s } = g
  const swept = s.supply.splice(0, s.inside === 0 ? 1 : CARDS_TAKEN)
  for (const card of swept) discard(s, card)
  if (swept.length > 0) g.tell?.({ t: 'swept', cards: cardNames(swept) })
}

/** TM-V.3 to TM-V.5 */
function withdrawPrince(g: Scope): void {
  const { s } = g
  const won = takeFromCourt(g, s.seats)
  for (let palaces = palacesWon(won); palaces > 0; palaces--) placeNormalPalace(g)
  if (crownWon(won)) placeCrownPalace(g)
  leave(g, s.seats)
  sweepSupply(g)
}

/** TM-V.2: he stays as long as the pile gives him white cards or his own colour. */
function staysWith(g: Scope): boolean {
  const { s } = g
  if (s.inside === 1 << s.seats) return false
  const card = draw(g)
  if (card === NO_CARD) return false
  const colour = visitColour(rowOf(s, s.seats))
  const kept = suitOf(card) === WHITE_SUIT || colour < 0 || colour === suitOf(card)
  if (kept) lay(s, s.seats, card)
  else discard(s, card)
  g.tell?.({ t: 'turnedUp', card: cardAt(card), kept })
  return kept
}

export function bidForPrince(g: Scope): void {
  if (!staysWith(g)) withdrawPrince(g)
  g.then(onward(g.s.seats))
}
