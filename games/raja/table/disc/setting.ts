/** Where the two pointers are turned to before the disc is laid down: what was touched, the older one first. */
import type { Touch } from '@durbar/table'
import { ACTIONS, type ActionId } from '../../data/actions.ts'
import type { Move } from '../../vocabulary.ts'
import * as touch from '../touches.ts'

export type Pointers = readonly [ActionId | null, ActionId | null]

/** The touches that turned a pointer. */
const turns = (touches: readonly Touch[]): readonly Touch[] =>
  touches.filter((touched) => touch.turnedTo(touched) !== undefined)

export function turnedTo(touches: readonly Touch[]): Pointers {
  const [first = null, second = null] = touches.flatMap((touched) => touch.turnedTo(touched) ?? [])
  return [first, second]
}

/** Where they stand: turned by hand, or both at once by whoever chose a whole setting, such as the adviser. */
export function settingOf(touches: readonly Touch[], ready: Move | null): Pointers {
  const turned = turnedTo(touches)
  if (turned[0] !== null || ready?.type !== 'program' || touches.length === 0) return turned
  const [first = null, second = null] = ready.actions
  return [first, second]
}

/** Turns a free pointer to an action; to one that a pointer shows already, the second beside it. */
export const turnTokens = (action: ActionId, touches: readonly Touch[]): Touch =>
  touch.turn(action, turnedTo(touches).includes(action) ? 2 : 1)

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

export const inOrder = (pointers: Pointers): readonly ActionId[] =>
  ACTIONS.flatMap((action) => pointers.flatMap((each) => (each === action ? [action] : [])))
