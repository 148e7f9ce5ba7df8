/** Where the two pointers are turned to before the disc is laid down. Nobody else ever hears of it. */
import { useSyncExternalStore } from 'react'
import { ACTIONS, type ActionId } from '../../data/actions.ts'

export type Pointers = readonly [ActionId | null, ActionId | null]
interface Setting {
  /** The round and seat it belongs to. */
  readonly of: string
  readonly pointers: Pointers
  /** The pointer that was turned last; the other one is next. */
  readonly last: 0 | 1
}
const FREE: Pointers = [null, null]
let now: Setting = { of: '', pointers: FREE, last: 1 }
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function turnTo(of: string, action: ActionId, pointer?: 0 | 1): void {
  const before = now.of === of ? now : { of, pointers: FREE, last: 1 as const }
  const free = before.pointers.indexOf(null)
  const which = pointer ?? (free >= 0 ? (free as 0 | 1) : before.last === 0 ? 1 : 0)
  const pointers: Pointers = which === 0 ? [action, before.pointers[1]] : [before.pointers[0], action]
  now = { of, pointers, last: which }
  for (const listener of listeners) listener()
}

export function usePointers(of: string): Pointers {
  const setting = useSyncExternalStore(subscribe, () => now)
  return setting.of === of ? setting.pointers : FREE
}

/** The token of one setting: the actions in the order of the disc, a doubled one counted. */
export function settingToken(pointers: Pointers): string | null {
  const [a, b] = pointers
  if (a === null || b === null) return null
  return a === b ? `actions=${a}&actions=${a}#2` : `actions=${a}&actions=${b}`
}
export const inOrder = (pointers: Pointers): readonly ActionId[] =>
  ACTIONS.flatMap((action) => pointers.filter((each) => each === action) as ActionId[])
