/** What taking a card would set off, link by link, told by the rules themselves on a copy of the table. */
import type { Frame, Scope, Seat } from '@durbar/kernel'
import { cardOf } from './data/cards.ts'
import type { Bonus, Reward } from './data/names.ts'
import type { Event, Family, SetEffect, Token } from './events.ts'
import { lay } from './rules/frames.ts'
import { rules } from './rules/index.ts'
import { clone, type State } from './state.ts'

export type Link =
  | { readonly t: 'gain'; readonly what: Token; readonly n: number }
  /** A track card is turned; its bonus is told only where it lies open. */
  | {
      readonly t: 'turned'
      readonly by: 'fame' | 'coins'
      readonly position: number
      readonly bonus: Bonus | null
    }
  | { readonly t: 'three'; readonly of: 'karma' | 'stewards' }
  | {
      readonly t: 'set'
      readonly family: Family
      readonly effect: SetEffect
      readonly cards: readonly string[]
      readonly coins: number
    }
  /** The set will be the player's choice. */
  | { readonly t: 'choice'; readonly family: Family }
  | { readonly t: 'shipSet' }
  | { readonly t: 'rowBroken'; readonly cards: readonly string[] }
  | { readonly t: 'reward'; readonly reward: Reward }
  /** A step that asks something or shows something new; `n` times. */
  | { readonly t: 'step'; readonly rule: string; readonly n: number }

/** Steps that neither ask nor show anything new: the rules carry them out on the copy. */
const PLAIN: ReadonlySet<string> = new Set([
  'karma',
  'coins',
  'fame',
  'stewards',
  'coinPerGood',
  'settle',
  'settleShips',
  'bonusTurn',
])
/** Steps that cannot touch the tableau, so that what follows them can still be told. */
const HARMLESS: ReadonlySet<string> = new Set(['gridDice'])
const SILENT: ReadonlySet<string> = new Set(['discardPalace'])

function linkOf(event: Event, open: boolean): Link | null {
  switch (event.t) {
    case 'gain':
      return { t: 'gain', what: event.what, n: event.n }
    case 'turned':
      return { t: 'turned', by: event.by, position: event.position, bonus: open ? event.bonus : null }
    case 'three':
      return { t: 'three', of: event.of }
    case 'set':
      return {
        t: 'set',
        family: event.family,
        effect: event.effect,
        cards: event.cards,
        coins: event.coins,
      }
    case 'shipSet':
      return { t: 'shipSet' }
    case 'rowBroken':
      return { t: 'rowBroken', cards: event.dice.map((die) => die.card) }
    case 'reward':
      return { t: 'reward', reward: event.reward }
    default:
      return null
  }
}

/** The links that can be foretold when this seat takes this card now, as an action and not as a die. */
export function chain(s: Readonly<State>, seat: Seat, id: string): readonly Link[] | null {
  // In the middle of an effect the table lies as it will not lie later: nothing to foretell.
  if (s.locked.length > 0 || s.stack.at(-1)?.rule === 'chooseSet') return null
  const links: Link[] = []
  const agenda: Frame[] = [lay(seat, cardOf(id))]
  const g: Scope<State, Event> = {
    s: clone(s),
    roll: () => 0,
    shuffle() {},
    reveal() {},
    then: (...next) => {
      scheduled.push(...next)
    },
    tell(event) {
      const link = linkOf(event, s.open)
      if (link) links.push(link)
    },
  }
  let scheduled: Frame[] = []
  for (let at = agenda.shift(); at; at = agenda.shift()) {
    if (at.rule === 'chooseSet') {
      const { family } = at as Frame & { family: number }
      links.push({ t: 'choice', family: family === 0 ? 'buildings' : 'goods' })
      return links
    }
    if (SILENT.has(at.rule)) continue
    if (at.rule !== 'lay' && !PLAIN.has(at.rule)) {
      links.push({ t: 'step', rule: at.rule, n: (at as Frame & { n?: number }).n ?? 1 })
      if (!HARMLESS.has(at.rule)) return links
      continue
    }
    scheduled = []
    const clause = rules[at.rule]!
    if ('run' in clause) clause.run(g, at)
    agenda.unshift(...scheduled)
  }
  return links
}

/** Frames below which the action at hand ends. */
const BELOW: ReadonlySet<string> = new Set([
  'bonuses',
  'endOfTurn',
  'turn',
  'pass',
  'round',
  'main',
  'arrange',
])
/** Looking for sets happens after every card: no link of its own. */
const UNSAID: ReadonlySet<string> = new Set([...SILENT, 'settle'])

/** What is still to come of the action at hand, the question first: the agenda of CK-10.5. */
export function agenda(s: Readonly<State>): readonly { readonly rule: string; readonly n: number }[] {
  const steps: { rule: string; n: number }[] = []
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const at = s.stack[i]! as Frame & { n?: number }
    if (BELOW.has(at.rule)) break
    if (!UNSAID.has(at.rule)) steps.push({ rule: at.rule, n: at.n ?? 1 })
  }
  return steps
}
