/** Whom nobody at this device wants to hear. Kept here: at another device, and for everybody else, they speak on. */
import { useSyncExternalStore } from 'react'

const KEY = 'durbar.muted'
const listeners = new Set<() => void>()

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

let now: readonly string[] | null = null
const get = (): readonly string[] => {
  now ??= kept()
  return now
}

export function setMuted(person: string, muted: boolean): void {
  const others = get().filter((each) => each !== person)
  now = muted ? [...others, person] : others
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // Until the page is closed.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useMuted = (): readonly string[] => useSyncExternalStore(subscribe, get)
