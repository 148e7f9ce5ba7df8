/** Which city is looked at: its scoring and the way there are shown. Board and panels share it. */
import { useSyncExternalStore } from 'react'
import type { JunctionId } from '../data/board.ts'

interface Regard {
  /** Under the pointer or in focus. */
  readonly near: JunctionId | null
  /** Touched last; stays until something else is touched. */
  readonly pinned: JunctionId | null
}
let now: Regard = { near: null, pinned: null }
const listeners = new Set<() => void>()

function change(next: Partial<Regard>): void {
  now = { ...now, ...next }
  for (const listener of listeners) listener()
}
export const lookAt = (near: JunctionId | null): void => change({ near })
export const pin = (pinned: JunctionId | null): void => change({ pinned, near: null })

/** The journey to the pinned city is over. */
export const arrived = (at: JunctionId | null): void => {
  if (now.pinned === at) pin(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useRegard = (): Regard =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
export const useRegarded = (): JunctionId | null => {
  const { near, pinned } = useRegard()
  return near ?? pinned
}
