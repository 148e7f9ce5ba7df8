/** The hand-written evaluation, part by part, in palaces. */
import { nameList } from '@durbar/room'
import { CITIES } from '../../data/board.ts'
import { MOST_SEATS } from '../../data/material.ts'
import { built, chipsOf, goldOf, stockOf } from '../../state.ts'
import { cardsWorth, stockWorth, villagesWorth } from '../belongings.ts'
import { besides, network, promised } from '../evaluate.ts'
import { goldWorth, palaceWorth } from '../horizon.ts'
import { WEIGHTS as W } from '../weights.ts'
import { type Chapter, rounded } from './sheet.ts'

const { names, group } = nameList()
const PALACES = group('worth.palaces')
const GOLD = group('worth.gold')
const STOCK = group('worth.stock')
const CARDS = group('worth.cards')
const VILLAGES = group('worth.villages')
const WAYS = group('worth.ways')
/** What the city of this round will pay, and the later ones. */
const NOW = group('worth.city')
const LATER = group('worth.later-cities')
/** The promise of the turn that is set or under way. */
const TURN = group('worth.turn')
const ALL = group('worth.all')

/** `on.worth` holds what the auction promises, and gets the rest added. */
export const worth: Chapter = {
  names,
  read(on, s, seat, out, at) {
    const { o } = on
    const palaces = built(s, seat) * palaceWorth(o, W) + (s.left[seat] === 0 ? W.lastPalace : 0)
    const gold = goldWorth(o, goldOf(s, seat), W)
    const stock = stockWorth(o, stockOf(s, seat), W)
    const cards = cardsWorth(o, s, seat, W) + chipsOf(s, seat) * o.later * W.chip
    const villages = villagesWorth(o, s, seat, W)
    const ways = network(o, o.home[seat]!, W)
    let now = 0
    let later = 0
    for (let city = 0; city < CITIES.length; city++) {
      const weight = o.cityWeight[city]!
      if (weight === 0) continue
      const pays = weight * o.goldValue * on.expected[city * MOST_SEATS + seat]!
      if (city === o.scored) now = pays
      else later += pays
    }
    const turn = s.result === null ? promised(o, s, seat, W) + besides(o, s, seat, W) : 0
    const all =
      (on.worth[seat]! + palaces + gold + stock + cards + villages + ways + now + later + turn) / W.palace
    on.worth[seat] = all
    out[at + PALACES] = rounded(palaces / W.palace / 4)
    out[at + GOLD] = rounded(gold / W.palace)
    out[at + STOCK] = rounded(stock / W.palace)
    out[at + CARDS] = rounded(cards / W.palace)
    out[at + VILLAGES] = rounded(villages / W.palace)
    out[at + WAYS] = rounded(ways / W.palace)
    out[at + NOW] = rounded(now / W.palace)
    out[at + LATER] = rounded(later / W.palace)
    out[at + TURN] = rounded(turn / W.palace)
    out[at + ALL] = rounded(all / 4)
  },
}
