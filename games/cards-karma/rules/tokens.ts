/**
 * CK-10.1 Token gains: immediate, automatic. They are told when they lie there; what they set off follows, one after
 * the other, as if they had come one by one. CK-13.1 to CK-13.3 The track.
 */
import type { Seat } from '@durbar/kernel'
import { bonusAt } from '../data/names.ts'
import {
  COINS_PER_CARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_CARD,
  SET_SIZE,
  STEWARDS_FOR_THREE_KARMA,
  TRACK_LENGTH,
} from '../data/numbers.ts'
import type { Cause } from '../events.ts'
import { bonusOn, finished, playerOf, turned } from '../state.ts'
import { procedure, type Scope } from './book.ts'
import { step } from './steps.ts'

/** The card is turned at once; its bonus waits until the action at hand is finished (CK-R-24). */
function turnCard(g: Scope, seat: Seat, by: 'fame' | 'coins'): void {
  const p = playerOf(g.s, seat)
  const position = by === 'fame' ? p.byFame++ : TRACK_LENGTH - 1 - p.byCoins++
  const bonus = bonusOn(p, position)
  g.s.queue.push(bonus)
  if (!g.s.open) g.reveal('aside')
  g.tell?.({ t: 'turned', seat, position, by, bonus: bonusAt(bonus), turned: turned(p) })
}

/** CK-13.1. CK-R-31: with all cards turned, fame is simply kept. */
export function gainFame(g: Scope, seat: Seat, n: number, cause: Cause): void {
  const p = playerOf(g.s, seat)
  p.fame += n
  g.tell?.({ t: 'gain', seat, what: 'fame', n, cause })
  while (p.fame >= FAME_PER_CARD && !finished(p)) {
    p.fame -= FAME_PER_CARD
    turnCard(g, seat, 'fame')
  }
}

/** CK-13.2. CK-R-31: with all cards turned, coins are simply kept. */
export function gainCoins(g: Scope, seat: Seat, n: number, cause: Cause): void {
  if (n === 0) return
  const p = playerOf(g.s, seat)
  p.coins += n
  g.tell?.({ t: 'gain', seat, what: 'coins', n, cause })
  while (p.coins >= COINS_PER_CARD && !finished(p)) {
    p.coins -= COINS_PER_CARD
    turnCard(g, seat, 'coins')
  }
}

/** CK-9.7. CK-R-30: the third takes the other two along, a fourth stays. */
export function gainKarma(g: Scope, seat: Seat, n: number, cause: Cause): void {
  const p = playerOf(g.s, seat)
  p.karma += n
  g.tell?.({ t: 'gain', seat, what: 'karma', n, cause })
  while (p.karma >= SET_SIZE) {
    p.karma -= SET_SIZE
    g.tell?.({ t: 'three', seat, of: 'karma' })
    gainStewards(g, seat, STEWARDS_FOR_THREE_KARMA, 'threeKarma')
  }
}

/** CK-9.8. */
export function gainStewards(g: Scope, seat: Seat, n: number, cause: Cause): void {
  const p = playerOf(g.s, seat)
  p.stewards += n
  g.tell?.({ t: 'gain', seat, what: 'stewards', n, cause })
  while (p.stewards >= SET_SIZE) {
    p.stewards -= SET_SIZE
    g.tell?.({ t: 'three', seat, of: 'stewards' })
    gainFame(g, seat, FAME_FOR_THREE_STEWARDS, 'threeStewards')
  }
}

// Tokens as a step of a reward, a palace action or a bonus.
export const fame = procedure(step.fame, (g, { seat, n, cause }) => gainFame(g, seat, n, cause))
export const coins = procedure(step.coins, (g, { seat, n, cause }) => gainCoins(g, seat, n, cause))
export const karma = procedure(step.karma, (g, { seat, n, cause }) => gainKarma(g, seat, n, cause))
export const stewards = procedure(step.stewards, (g, { seat, n, cause }) => gainStewards(g, seat, n, cause))
