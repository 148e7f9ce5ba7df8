/** The race itself: turned cards, tokens on the way to the next one, and the bonuses that come with them. */
import { by, nameList } from '@durbar/room'
import { BONUSES } from '../../data/names.ts'
import { COINS_PER_CARD, FAME_PER_CARD, MOST_TOKENS, TRACK_LENGTH } from '../../data/numbers.ts'
import { finished, playerOf, tieBreak, turned } from '../../state.ts'
import type { Chapter } from './sheet.ts'

const { names, group, numbered } = nameList()

const TURNED = numbered('turned', 0, TRACK_LENGTH)
const BY_FAME = group('turned-by-fame')
const BY_COINS = group('turned-by-coins')
const FAME = numbered('fame', 1, FAME_PER_CARD - 1)
const COINS = numbered('coins', 1, COINS_PER_CARD - 1)
const KARMA = numbered('karma', 1, MOST_TOKENS)
const STEWARDS = numbered('stewards', 1, MOST_TOKENS)
/** What is left over once all six are turned: the tie-break. */
const LEFT_OVER = group('left-over')
const EXTRA_TURNS = group('extra-turns')
/** The bonuses on unturned cards; on the card that fame turns next, and on the one that coins turn next. */
const UNTURNED = group(...by('unturned', BONUSES))
const BY_FAME_NEXT = group(...by('next-by-fame', BONUSES))
const BY_COINS_NEXT = group(...by('next-by-coins', BONUSES))

export const track: Chapter = {
  names,
  read(_on, s, seat, out, at) {
    const p = playerOf(s, seat)
    out[at + TURNED + turned(p)] = 1
    out[at + BY_FAME] = p.byFame / TRACK_LENGTH
    out[at + BY_COINS] = p.byCoins / TRACK_LENGTH
    if (p.karma > 0) out[at + KARMA + p.karma] = 1
    if (p.stewards > 0) out[at + STEWARDS + p.stewards] = 1
    out[at + EXTRA_TURNS] = p.extraTurns
    if (finished(p)) {
      out[at + LEFT_OVER] = Math.min(tieBreak(p) / 8, 4)
      return
    }
    if (p.fame > 0) out[at + FAME + p.fame] = 1
    if (p.coins > 0) out[at + COINS + p.coins] = 1
    const { track, byFame } = p
    const end = TRACK_LENGTH - p.byCoins
    // Nobody knows the order of cards that lie face down (CK-1.3), so the next may be any of them.
    const chance = s.open ? 0 : 1 / (end - byFame)
    for (let i = byFame; i < end; i++) {
      const bonus = track[i]!
      out[at + UNTURNED + bonus] = 1
      out[at + BY_FAME_NEXT + bonus] = chance
      out[at + BY_COINS_NEXT + bonus] = chance
    }
    if (!s.open) return
    out[at + BY_FAME_NEXT + track[byFame]!] = 1
    out[at + BY_COINS_NEXT + track[end - 1]!] = 1
  },
}
