/**
 * What arrives is a copy from beginning to end, however little is other in it than it was. Here every part that says
 * what it said before is the part it was before, so that what is drawn from it need not be drawn again.
 */
import type { Update } from '@durbar/protocol/messages'

export function asBefore<T>(before: unknown, now: T): T {
  if (before === now || !isPlain(before) || !isPlain(now)) return now
  return Array.isArray(now) ? listAsBefore(before, now) : partsAsBefore(before, now)
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null

function listAsBefore<T>(before: object, now: T & readonly unknown[]): T {
  if (!Array.isArray(before)) return now
  const kept = now.map((part, i) => asBefore(before[i], part))
  return same(before, kept) ? (before as unknown as T) : (kept as unknown as T)
}

const same = (before: readonly unknown[], kept: readonly unknown[]): boolean =>
  before.length === kept.length && kept.every((part, i) => part === before[i])

function partsAsBefore<T extends object>(before: object, now: T): T {
  if (Array.isArray(before)) return now
  const was = before as Record<string, unknown>
  const kept: Record<string, unknown> = {}
  let changed = false
  let size = 0
  for (const [name, part] of Object.entries(now)) {
    kept[name] = asBefore(was[name], part)
    changed ||= kept[name] !== was[name] || !(name in was)
    size++
  }
  return changed || size !== Object.keys(was).length ? (kept as T) : (before as T)
}

/** What looks as it did before is not drawn anew. */
export function updateAsBefore(before: Update, update: Update): Update {
  const question = asBefore(before.question, update.question)
  return {
    ...update,
    view: asBefore(before.view, update.view),
    summary: asBefore(before.summary, update.summary),
    awaited: asBefore(before.awaited, update.awaited),
    // Asked again unchanged (somebody else chose meanwhile) it keeps what was touched; another one keeps nothing.
    question: question === before.question ? question : update.question,
  }
}
