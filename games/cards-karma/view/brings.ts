/** What a move sets off, link by link, as the rules themselves foresee it. */
import type { Foreseen, Seat } from '@durbar/kernel'
import type { CardId } from '../data/cards.ts'
import type { Bonus, Reward } from '../data/names.ts'
import type { Event, Family, SetEffect, Token } from '../events.ts'
import { familyOf } from '../rules/sets.ts'
import type { State } from '../state.ts'
import { agenda } from './agenda.ts'

/** A type, not an interface: it travels as JSON. */
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
      readonly cards: readonly CardId[]
      readonly coins: number
    }
  /** The set will be the player's choice. */
  | { readonly t: 'choice'; readonly family: Family }
  | { readonly t: 'shipSet' }
  | { readonly t: 'rowBroken'; readonly cards: readonly CardId[] }
  | { readonly t: 'reward'; readonly reward: Reward }
  /** A step that asks something or shows something new; `n` times. */
  | { readonly t: 'step'; readonly rule: string; readonly n: number }

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

/** What comes after the action is no part of what it brings. */
const AFTERWARDS: ReadonlySet<Event['t']> = new Set(['turn', 'elephant', 'secondPass', 'round', 'over'])

/**
 * The links among these events, and whether the action was over by then. Bonuses that were hidden before the move are
 * carried out last, and nothing can be told from there on; those that waited already have been seen.
 */
export function linksOf(
  events: readonly Event[],
  before: Readonly<State>,
): { readonly links: readonly Link[]; readonly over: boolean } {
  const links: Link[] = []
  let known = before.open ? Number.POSITIVE_INFINITY : before.queue.length
  for (const event of events) {
    if (AFTERWARDS.has(event.t)) return { links, over: true }
    if (event.t === 'bonus' && known-- === 0) return { links, over: true }
    const link = linkOf(event, before.open)
    if (link) links.push(link)
  }
  return { links, over: false }
}

/** Questions that are a new turn, or its end, and no link of a chain. */
const WHOLE: ReadonlySet<string> = new Set(['main', 'end'])

function stepsOf({ state, stoppedBy, rule }: Foreseen<State, Event>): Link[] {
  if (stoppedBy === 'secret' || stoppedBy === 'chance')
    return rule === 'topCard' ? [{ t: 'step', rule, n: 1 }] : []
  if (stoppedBy !== 'choice' || WHOLE.has(rule!)) return []
  const links: Link[] = []
  const family = familyOf(state.stack.at(-1))
  for (const step of agenda(state)) {
    const last = links.at(-1)
    if (step.rule === 'chooseSet' && family) links.push({ t: 'choice', family })
    else if (last?.t === 'step' && last.rule === step.rule)
      links[links.length - 1] = { ...last, n: last.n + step.n }
    else links.push({ t: 'step', rule: step.rule, n: step.n })
  }
  return links
}

export function brings(
  foreseen: Foreseen<State, Event>,
  _seat: Seat,
  before: Readonly<State>,
): readonly Link[] {
  const { links, over } = linksOf(foreseen.events, before)
  return over ? links : [...links, ...stepsOf(foreseen)]
}
