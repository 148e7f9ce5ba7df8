/**
 * A slow rule fails like a wrong one. How fast a machine is, and how busy, says nothing about a rule: the game is
 * held against a yardstick that is run in turn with it, and the median of several rounds counts. The clock should be
 * one of processor time, which stands still while others have the processor.
 */
import type { Core } from '../api.ts'
import { streamDice } from '../dice.ts'
import type { Kernel } from '../kernel-api.ts'
import { atRandom, type Choose, playOut } from '../play-out.ts'
import type { Plan } from './plan.ts'

const ROUNDS = 15
const WARM_UP = 5
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
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => {
    const began = clock()
    yardstick()
    const between = clock()
    const decisions = randomGames(kernel, plan, GAMES)
    return (decisions / (clock() - between)) * (between - began)
  })
  return rounds.slice(WARM_UP).sort((a, b) => a - b)[ROUNDS >> 1]!
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
