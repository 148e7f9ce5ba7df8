/** What follows from a move: the action, and everything that simply happens until somebody has to choose again. */
import type { Core, Dice, Frame, Mechanics, Scope, Seat } from './api.ts'
import { noDice, shuffle } from './dice.ts'
import type { Mechanism } from './kernel-api.ts'
import type { Lookup } from './lookup.ts'
import { nounOf, verbOf } from './packing.ts'
import { choiceAdded, someoneWaits } from './secret.ts'

/** A rule that only ever calls itself would hang whoever hosts it; no honest chain is this long. */
const RUNAWAY = 10_000

interface Runner<S extends Core, E> extends Pick<Mechanism<S, E>, 'start' | 'apply' | 'revealed'> {
  /** Calls this at every `reveal`, until it is null again. */
  watch(reveal: ((aside: boolean) => void) | null): void
}

export function runner<S extends Core, E>(
  game: Pick<Mechanics<S, E>, 'id' | 'setup'>,
  { top, ruleOf, asking }: Lookup<S, E>,
  version: number,
  pending: (s: Readonly<S>) => readonly Seat[],
): Runner<S, E> {
  // One scope for all moves: `perform` and `run` are never re-entered.
  let dice: Dice = noDice
  let barrier = false
  // Counted by hand: setting the length of an array is slow, and this runs at every step.
  const scheduled: Frame[] = []
  let waiting = 0
  let watching: ((aside: boolean) => void) | null = null
  const g: { s: S; tell: ((event: E) => void) | null } & Scope<S, E> = {
    s: null as unknown as S,
    tell: null,
    roll(sides) {
      barrier = true
      return dice.below(sides)
    },
    shuffle(cards, aside) {
      barrier = true
      if (aside === 'aside' && watching !== null) watching(true)
      else shuffle(cards, dice)
    },
    reveal(aside) {
      barrier = true
      if (watching !== null) watching(aside === 'aside')
    },
    leave() {
      g.s.stack.pop()
    },
    then(...next) {
      for (let i = 0; i < next.length; i++) scheduled[waiting++] = next[i]!
    },
  }
  const open = (s: S, withDice: Dice, tell: ((event: E) => void) | null) => {
    g.s = s
    g.tell = tell
    dice = withDice
    barrier = false
    waiting = 0
  }
  const flush = (s: S) => {
    while (waiting > 0) s.stack.push(scheduled[--waiting]!)
  }
  const runaway = (s: S) =>
    new Error(
      `${game.id}: runaway rules: ${s.stack
        .slice(-5)
        .map((frame) => frame.rule)
        .join(' < ')}`,
    )
  /** Runs what simply happens until somebody has to choose. */
  const settle = (s: S) => {
    for (let steps = 0; s.result === null && s.stack.length > 0; steps++) {
      const at = top(s)
      const rule = ruleOf(s, at)
      if (rule.decision !== null) return
      if (steps > RUNAWAY) throw runaway(s)
      s.stack.pop()
      rule.procedure.run(g, at)
      flush(s)
    }
    if (s.result !== null) s.stack.length = 0
  }

  return {
    watch(reveal) {
      watching = reveal
    },
    revealed: () => barrier,
    start(withDice, seats, options, rules = version, tell) {
      const s = game.setup(withDice, seats, options)
      s.rules = rules
      s.result = null
      open(s, withDice, tell ?? null)
      settle(s)
      return s
    },
    apply(s, seat, move, withDice, tell = null) {
      open(s, withDice, tell)
      const at = top(s)
      const rule = ruleOf(s, at)
      if (rule.decision === null) throw new Error(`${game.id}: nobody is asked at '${at.rule}'`)
      const { decision, byVerb } = rule
      const action = byVerb[verbOf(move)]
      if (!action) throw new Error(`${game.id}: move ${move} is not asked at '${at.rule}'`)
      const who = decision.who(s, at)
      const secret = who.length > 1
      if (secret && action.open) {
        // The others may act on what they have just seen. Were dice to fall, taking back an earlier secret
        // choice would shift the plies and re-roll them.
        barrier = true
        dice = noDice
        action.perform(g, seat, nounOf(move), at)
      } else if (secret) {
        const chosen = choiceAdded(at, who, seat, move)
        const full = { ...at, chosen }
        s.stack[s.stack.length - 1] = full
        if (someoneWaits(chosen, who)) return false
        barrier = true
        s.stack.pop()
        for (const each of who) byVerb[verbOf(chosen[each]!)]!.perform(g, each, nounOf(chosen[each]!), full)
        decision.done?.(g, full)
      } else {
        if (!rule.stays) s.stack.pop()
        action.perform(g, seat, nounOf(move), at)
        decision.done?.(g, at)
      }
      flush(s)
      settle(s)
      if (barrier) return true
      const next = asking(s)
      if (!next) return true
      const frame = top(s)
      // The plain case first: this runs at every move of every playout.
      const awaited = frame.chosen ? pending(s) : next.decision.who(s, frame)
      return awaited.length !== 1 || awaited[0] !== seat
    },
  }
}
