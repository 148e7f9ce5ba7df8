/** Which of the own things are new: they bear a mark until the next own move takes one away. */
import type { Seat } from '@durbar/kernel'
import { useState } from 'react'

interface Held {
  readonly ids: readonly string[]
  readonly fresh: ReadonlySet<string>
}
const NONE: ReadonlySet<string> = new Set()

export function freshOf(before: Held | undefined, ids: readonly string[]): Held {
  if (!before) return { ids, fresh: NONE }
  const added = ids.filter((id) => !before.ids.includes(id))
  const taken = before.ids.some((id) => !ids.includes(id))
  return { ids, fresh: new Set(taken ? added : [...before.fresh, ...added]) }
}

/** Remembered seat by seat: at a shared device every hand comes back as it was left. */
export function useFresh(owner: Seat | null, ids: readonly string[]): ReadonlySet<string> {
  const [memory, setMemory] = useState<ReadonlyMap<Seat, Held>>(new Map())
  if (owner === null) return NONE
  const before = memory.get(owner)
  if (before && before.ids.length === ids.length && ids.every((id) => before.ids.includes(id)))
    return before.fresh
  const now = freshOf(before, ids)
  setMemory(new Map(memory).set(owner, now))
  return now.fresh
}
