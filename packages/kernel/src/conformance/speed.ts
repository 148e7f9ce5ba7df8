/**
 * A slow rule fails like a wrong one. How fast a machine is, and how busy, says nothing about a rule: the game is
 * held against a yardstick that is run in turn with it, and of both the best of several rounds counts: what disturbs
 * can only slow. The clock should be one of processor time, which stands still while others have the processor.
 */
import type { Core } from '../api.ts'
import { streamDice } from '../dice.ts'
import type { Kernel } from '../kernel-api.ts'
import { atRandom, type Choose, playOut } from '../play-out.ts'
import type { Plan } from './plan.ts'

const ROUNDS = 20
const GAMES = 6

/** What games spend their time on: small copies, small numbers, short lists. */
function yardstick(): number {
  let state = { deck: Array.from({ length: 36 }, (_, i) => i), coins: [1, 2, 3, 4], turn: 0 }
  let sum = 1
  for (let n = 0; n < 3000; n++) {
    state = { ...state, deck: state.deck.slice(), coins: state.coins.slice(), turn: (n + 1) & 3 }
    for (let i = 0; i < 12; i++) {
      sum = (Math.imul(sum, 0x01000193) ^ state.deck[(sum >>> 8) % 36]!) >>> 0
      const card = state.deck[i]!
      state.deck[i] = state.deck[sum % 36]!
      state.deck[sum % 36] = card
    }
    state.coins[state.turn]! += state.deck.indexOf(sum % 36)
  }
  return sum + state.coins[0]!
}

/** Random games with full enumeration, the same ones at each call; returns the decisions made. */
function randomGames<S extends Core, V, E>(kernel: Kernel<S, V, E>, plan: Plan, games: number): number {
  const dice = streamDice(plan.seed)
  const random = atRandom(kernel, dice)
  const choose: Choose<S> = (s, seat, decision) => {
    if (decision > kernel.game.longest) throw new Error(`no end within ${decision} moves`)
    return random(s, seat, decision)
  }
  let decisions = 0
  for (let n = 0; n < games; n++) {
    const { seats, options } = plan.settings[n % plan.settings.length]!
    decisions += playOut(kernel, kernel.start(dice, seats, options), dice, choose)
  }
  return decisions
}

/** Decisions that a game makes in the time of one yardstick. */
export function pace<S extends Core, V, E>(kernel: Kernel<S, V, E>, plan: Plan): number {
  const clock = plan.clock ?? (() => performance.now())
  let [shortest, quickest, decisions] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const began = clock()
    yardstick()
    const between = clock()
    decisions = randomGames(kernel, plan, GAMES)
    shortest = Math.min(shortest, between - began)
    quickest = Math.min(quickest, clock() - between)
  }
  return (decisions * shortest) / quickest
}

export function speed<S extends Core, V, E>(
  kernel: Kernel<S, V, E>,
  plan: Plan,
  fail: (what: string) => void,
): number {
  if (!plan.floor) return 0
  const made = pace(kernel, plan)
  if (made < plan.floor) fail(`${made.toFixed(0)} decisions per yardstick, the floor is ${plan.floor}`)
  return ROUNDS
}
