/** Where the two pointers are turned to before the disc is laid down: what was touched, the older one first. */
import type { Token, Touch } from '@durbar/table'
import { ACTIONS, type ActionId } from '../../data/actions.ts'

export type Pointers = readonly [ActionId | null, ActionId | null]

const TURNED = /^actions=([A-Z_]+)(?:#2)?$/

/** The touches that turned a pointer; the one that lays the disc down is none. */
const turns = (touches: readonly Touch[]): readonly Touch[] =>
  touches.filter(([token]) => TURNED.test(token ?? ''))

export function turnedTo(touches: readonly Touch[]): Pointers {
  const [first = null, second = null] = turns(touches).map(([token]) => TURNED.exec(token!)![1] as ActionId)
  return [first, second]
}

/** Turns a free pointer to an action; to one that a pointer shows already, the second beside it. */
export const turnTokens = (action: ActionId, touches: readonly Touch[]): readonly Token[] =>
  turnedTo(touches).includes(action) ? [`actions=${action}#2`] : [`actions=${action}`]

/**
 * The pointer that gives way to an action when both are set: the one that was taken by its tip, else the one that
 * does not show it yet, else the older. The second of a doubled action always goes first: it stands on the other.
 */
export function givesWay(touches: readonly Touch[], action: ActionId, pointer?: 0 | 1): Touch | undefined {
  const [first, second] = turns(touches)
  if (!first || !second) return undefined
  const pointers = turnedTo(touches)
  if (pointers[0] === pointers[1]) return action === pointers[0] ? undefined : second
  const which = pointer ?? (pointers[0] === action ? 1 : 0)
  return which === 0 ? first : second
}

/** The same two, so that the one which has not changed keeps its place. */
export function steady(before: Pointers, [a, b]: Pointers): Pointers {
  const stays = a === before[0] || b === before[1]
  return !stays && (a === before[1] || b === before[0]) ? [b, a] : [a, b]
}

/** The token of one setting: the actions in the order of the disc, a doubled one counted. */
export function settingToken(pointers: Pointers): Token | null {
  const [a, b] = pointers
  if (a === null || b === null) return null
  return a === b ? `actions=${a}&actions=${a}#2` : `actions=${a}&actions=${b}`
}
export const inOrder = (pointers: Pointers): readonly ActionId[] =>
  ACTIONS.flatMap((action) => pointers.filter((each) => each === action) as ActionId[])
