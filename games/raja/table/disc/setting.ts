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

/** The pointer that gives way when both are set: the one that was asked for, or else the older. */
export function givesWay(touches: readonly Touch[], pointer: 0 | 1 = 0): Touch | undefined {
  const both = turns(touches)
  if (both.length < 2) return undefined
  // The second of a doubled action stands on the first.
  return both[1]![0]!.endsWith('#2') ? both[1] : both[pointer]
}

/** The token of one setting: the actions in the order of the disc, a doubled one counted. */
export function settingToken(pointers: Pointers): Token | null {
  const [a, b] = pointers
  if (a === null || b === null) return null
  return a === b ? `actions=${a}&actions=${a}#2` : `actions=${a}&actions=${b}`
}
export const inOrder = (pointers: Pointers): readonly ActionId[] =>
  ACTIONS.flatMap((action) => pointers.filter((each) => each === action) as ActionId[])
