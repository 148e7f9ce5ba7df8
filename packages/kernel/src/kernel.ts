/** The machine that turns a game's rule tables into legal moves and their consequences. */
import type {
  Action,
  Core,
  Dice,
  Frame,
  Game,
  Json,
  Move,
  MoveObject,
  Moves,
  Refusal,
  Seat,
  Table,
} from './api.ts'
import { type Compiled, compile } from './compile.ts'
import { noDice, shuffle } from './dice.ts'
import { moves } from './flow.ts'
import type { Kernel } from './machine.ts'
import { encode, nounOf, verbOf } from './packing.ts'

/** A rule that only ever calls itself would hang whoever hosts it; no honest chain is this long. */
const RUNAWAY = 10_000
const NOBODY: readonly Seat[] = []

export function kernel<S extends Core, V, E>(game: Game<S, V, E>): Kernel<S, V, E> {
  const { version, verbs, codecs, tables } = compile(game)

  const top = (s: Readonly<S>): Frame => s.stack[s.stack.length - 1]!
  let current = version
  let table = tables.get(version)!
  // One decision asks for its rule half a dozen times in a row.
  let last: Compiled<S, E> | undefined
  let lastName = ''
  const ruleOf = (s: Readonly<S>, at: Frame): Compiled<S, E> => {
    if (s.rules !== current) {
      current = s.rules
      table = tables.get(current) ?? new Map()
      last = undefined
    }
    if (last !== undefined && at.rule === lastName) return last
    last = table.get(at.rule)
    lastName = at.rule
    if (!last) throw new Error(`${game.id}: no rule '${at.rule}' in version ${s.rules}`)
    return last
  }
  /** The decision at hand, or null when the game is over. */
  const asking = (s: Readonly<S>) => {
    if (s.result !== null || s.stack.length === 0) return null
    const rule = ruleOf(s, top(s))
    return rule.decision === null ? null : rule
  }

  // One table object for all moves: `perform` and `run` are never re-entered.
  let dice: Dice
  let barrier = false
  // Counted by hand: setting the length of an array is slow, and this runs at every step.
  const scheduled: Frame[] = []
  let waiting = 0
  const g: { s: S; tell: ((event: E) => void) | null } & Table<S, E> = {
    s: null as unknown as S,
    tell: null,
    roll(sides) {
      barrier = true
      return dice.below(sides)
    },
    shuffle(cards) {
      barrier = true
      shuffle(cards, dice)
    },
    reveal() {
      barrier = true
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
  /** Runs what simply happens until somebody has to choose. */
  const settle = (s: S) => {
    for (let steps = 0; s.result === null && s.stack.length > 0; steps++) {
      const at = top(s)
      const rule = ruleOf(s, at)
      if (rule.decision !== null) return
      if (steps > RUNAWAY)
        throw new Error(
          `${game.id}: runaway rules: ${s.stack
            .slice(-5)
            .map((f) => f.rule)
            .join(' < ')}`,
        )
      s.stack.pop()
      rule.procedure.run(g, at)
      flush(s)
    }
    if (s.result !== null) s.stack.length = 0
  }

  // The scan behind `legal`, as variables of this closure: no allocation per call.
  let scanState: Readonly<S>
  let scanSeat = 0
  let scanAt: Frame
  let scanAction: Action<S, E>
  let scanVerb = 0
  let scanOut: Moves
  const add = (noun: number) => {
    if (scanAction.refuse(scanState, scanSeat, noun, scanAt) !== null) return
    const out = scanOut
    if (out.n === out.at.length) {
      const larger = new Float64Array(2 * out.n)
      larger.set(out.at)
      out.at = larger
    }
    out.at[out.n++] = encode(scanVerb, noun)
  }

  const choices = (at: Frame, seats: readonly Seat[]) =>
    at.chosen ?? Array<Move | null>(Math.max(...seats) + 1).fill(null)

  const self: Kernel<S, V, E> = {
    game,
    version,
    verbs,
    start(withDice, seats, options, rules = version, tell) {
      const s = game.setup(withDice, seats, options)
      s.rules = rules
      s.result = null
      open(s, withDice, tell ?? null)
      settle(s)
      return s
    },
    pending(s) {
      const rule = asking(s)
      if (!rule) return NOBODY
      const at = top(s)
      const who = rule.decision.who(s, at)
      const chosen = at.chosen
      return chosen ? who.filter((seat) => (chosen[seat] ?? null) === null) : who
    },
    asked(s) {
      return asking(s)?.decision.who(s, top(s)) ?? NOBODY
    },
    toMove(s) {
      const rule = asking(s)
      if (!rule) return -1
      const at = top(s)
      const who = rule.decision.who(s, at)
      if (!at.chosen) return who[0]!
      for (const seat of who) if ((at.chosen[seat] ?? null) === null) return seat
      return -1
    },
    mayChoose(s, seat) {
      return self.asked(s).includes(seat)
    },
    chosen: (s, seat) => (asking(s) ? (top(s).chosen?.[seat] ?? null) : null),
    legal(s, seat, out) {
      out.n = 0
      const rule = asking(s)
      if (!rule) return 0
      scanState = s
      scanSeat = seat
      scanAt = top(s)
      scanOut = out
      const { actions } = rule.decision
      for (let i = 0; i < actions.length; i++) {
        scanAction = actions[i]!
        scanVerb = rule.verbs[i]!
        scanAction.candidates(s, seat, scanAt, add)
      }
      return out.n
    },
    apply(s, seat, move, withDice, tell = null) {
      open(s, withDice, tell)
      const at = top(s)
      const rule = ruleOf(s, at)
      if (rule.decision === null) throw new Error(`${game.id}: nobody is asked at '${at.rule}'`)
      const { decision, byVerb } = rule
      const action = byVerb[verbOf(move)]
      if (!action) throw new Error(`${game.id}: ${verbs[verbOf(move)]} is not asked at '${at.rule}'`)
      const who = decision.who(s, at)
      const secret = who.length > 1
      if (secret && action.open) {
        // The others may act on what they have just seen. Were dice to fall, taking back an earlier secret
        // choice would shift the plies and re-roll them.
        barrier = true
        dice = noDice
        action.perform(g, seat, nounOf(move), at)
      } else if (secret) {
        const chosen = [...choices(at, who)]
        chosen[seat] = move
        const full = { ...at, chosen }
        s.stack[s.stack.length - 1] = full
        if (who.some((other) => (chosen[other] ?? null) === null)) return false
        barrier = true
        s.stack.pop()
        for (const each of who) byVerb[verbOf(chosen[each]!)]!.perform(g, each, nounOf(chosen[each]!), full)
        decision.done?.(g, full)
      } else {
        s.stack.pop()
        action.perform(g, seat, nounOf(move), at)
        decision.done?.(g, at)
      }
      flush(s)
      settle(s)
      if (barrier) return true
      const next = self.pending(s)
      return next.length !== 1 || next[0] !== seat
    },
    retract(s, seat) {
      const at = top(s)
      if (!at?.chosen) return
      const chosen = at.chosen.map((move, other) => (other === seat ? null : move))
      const { chosen: _, ...bare } = at
      s.stack[s.stack.length - 1] = chosen.every((move) => move === null) ? bare : { ...at, chosen }
    },
    imagine(s, who, withDice) {
      const world = game.clone(s)
      if (who === 'archive') return world
      for (let i = 0; i < world.stack.length; i++) {
        const at = world.stack[i]!
        if (!at.chosen) continue
        const { chosen, ...bare } = at
        const own = typeof who === 'number' ? (chosen[who] ?? null) : null
        world.stack[i] =
          own === null ? bare : { ...at, chosen: chosen.map((move, seat) => (seat === who ? move : null)) }
      }
      game.redeal(world, who, withDice)
      return world
    },
    ask(s, seat) {
      if (!self.mayChoose(s, seat)) return null
      const rule = asking(s)!
      const at = top(s)
      const legal: MoveObject[] = []
      const refused: (Refusal & { move: MoveObject })[] = []
      rule.decision.actions.forEach((action, i) => {
        const point = (noun: number) => {
          const move = self.write(encode(rule.verbs[i]!, noun))
          const refusal = action.refuse(s, seat, noun, at)
          if (refusal) refused.push({ ...refusal, move })
          else legal.push(move)
        }
        action.candidates(s, seat, at, point)
        action.mistakes?.(s, seat, at, point)
      })
      return { rule: at.rule, moves: legal, refused }
    },
    write: (move) => ({
      type: verbs[verbOf(move)]!,
      ...(codecs[verbOf(move)]!.write(nounOf(move)) as Record<string, Json>),
    }),
    read(json) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return -1
      const { type, ...params } = json as Record<string, unknown>
      const verb = verbs.indexOf(type as string)
      if (verb < 0) return -1
      const noun = codecs[verb]!.read(params)
      return noun < 0 ? -1 : encode(verb, noun)
    },
  }
  return self
}

const kernels = new WeakMap<object, unknown>()

/** The kernel of a game, made once: for those who are asked about one game after the other. */
export function kernelOf<S extends Core, V, E>(game: Game<S, V, E>): Kernel<S, V, E> {
  const known = kernels.get(game) as Kernel<S, V, E> | undefined
  if (known) return known
  const made = kernel(game)
  kernels.set(game, made)
  return made
}

/** Every legal move as a list. For tests and cold paths. */
export function legalMoves<S extends Core, V, E>(k: Kernel<S, V, E>, s: Readonly<S>, seat: Seat): Move[] {
  const out = moves()
  k.legal(s, seat, out)
  return Array.from(out.at.subarray(0, out.n))
}
