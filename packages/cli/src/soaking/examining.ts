/** One game, played and looked at until it is over or something is wrong. */
import { type Core, isRefused, streamDice } from '@durbar/kernel'
import { type Mover, moments } from '@durbar/kernel/conformance'
import type { AnyHost } from '../arguments.ts'
import { printable } from '../printable.ts'
import type { Sampled } from './checks.ts'
import { BotFault, type Made } from './movers.ts'

export interface Table {
  readonly seats: number
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly key: string
  readonly chance: number
  /** Version of the rules; left out = the newest. */
  readonly rules?: number
}

/** How a game is looked at. */
export interface Looking {
  readonly checks: Readonly<Record<string, Sampled>>
  /** The rule numbers that refusals may cite. */
  readonly numbers: ReadonlySet<string>
  /** Only by this check, and at every position. */
  readonly only?: string
}

/** No check of its own: the game itself does not go on as it should, or a bot is at fault. */
export const COURSE = 'course'
export const BOTS = 'bots'

export interface Finding {
  /** The check that failed, or one of the two above. */
  readonly check: string
  readonly what: string
  /** All moves up to there, with the one that was about to be made. */
  readonly moves: readonly Made[]
}

export interface Examined {
  readonly decisions: number
  readonly end: string | null
  /** How often each check had something to look at. */
  readonly ran: Readonly<Record<string, number>>
  readonly found: Finding | null
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Each check has dice of its own at each position: it finds the same when it is asked alone. */
const MOST_CHECKS = 64
const diceOf = (chance: number, ply: number, check: number) =>
  streamDice((chance * 2 ** 13 + ply) * MOST_CHECKS + check)

export function examined(house: AnyHost, table: Table, mover: Mover<Core>, looking: Looking): Examined {
  const { checks, numbers, only } = looking
  const { game } = house.kernel
  const plan = { settings: [], games: 1, seed: 0, numbers }
  const ran: Record<string, number> = {}
  let decisions = 0
  let end: string | null = null
  const moves: Made[] = []
  const finding = (check: string, what: string) => ({
    decisions,
    end: null,
    ran,
    found: { check, what: printable(what), moves: [...moves] },
  })
  const begun = house.start(table.seats, table.options, table.key, table.rules)
  if (isRefused(begun)) return finding(COURSE, begun.refused)
  const asked = Object.entries(checks).map(([name, each], i) => ({ name, i, ...each }))
  const course = moments(house, begun, (at, pending) => {
    const choice = mover(at, pending)
    // What is made is known before the rules have a chance to stumble over it.
    if (choice) moves.push({ seat: choice.seat, move: house.kernel.write(choice.move) })
    return choice
  })
  for (;;) {
    let step: ReturnType<typeof course.next>
    try {
      step = course.next()
    } catch (error) {
      return finding(error instanceof BotFault ? BOTS : COURSE, said(error))
    }
    if (step.done) {
      if (step.value !== null) return finding(COURSE, step.value)
      return { decisions, end, ran, found: null }
    }
    const { at, next } = step.value
    decisions = moves.length
    end = at.state.result?.end ?? null
    for (const { name, i, check, oneIn, over } of asked) {
      if (only !== undefined && name !== only) continue
      if (over && (next !== null || at.state.result === null)) continue
      const dice = diceOf(table.chance, at.match.log.length, i)
      // The last position is looked at by all.
      if (dice.below(oneIn) !== 0 && only === undefined && next !== null) continue
      let wrong: string | null = null
      const fail = (what: string) => {
        wrong ??= what
      }
      try {
        ran[name] = (ran[name] ?? 0) + (check({ host: house, game, plan, dice, ...step.value }, fail) ?? 1)
      } catch (error) {
        fail(`threw ${said(error)}`)
      }
      if (wrong !== null) return finding(name, wrong)
    }
  }
}
