/** What changes from one JSON value to the next: a game seen move by move is one view and many small differences. */

/** [value]: it is this now; []: it is gone; an object: what changed inside; null: nothing did. */
export type Difference = readonly [unknown] | readonly [] | { readonly [key: string]: Difference } | null

type Plain = Readonly<Record<string, unknown>>
const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null

/** Whether one can be told by what changed inside the other. */
const alike = (a: Plain, b: Plain): boolean =>
  Array.isArray(a) === Array.isArray(b) &&
  (!Array.isArray(a) || a.length === (b as { length?: unknown }).length)

export function difference(before: unknown, after: unknown): Difference {
  if (Object.is(before, after)) return null
  if (!isPlain(before) || !isPlain(after) || !alike(before, after)) return [after]
  const changed: Record<string, Difference> = {}
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changed[key] = []
  for (const [key, value] of Object.entries(after)) {
    const inside = Object.hasOwn(before, key) ? difference(before[key], value) : [value]
    if (inside !== null) changed[key] = inside as Difference
  }
  return Object.keys(changed).length > 0 ? changed : null
}

/** The value after it. What makes no sense changes nothing. */
export function applied(before: unknown, change: Difference): unknown {
  if (change === null) return before
  if (Array.isArray(change)) return change[0]
  if (!isPlain(before)) return before
  const entries = new Map(Object.entries(before))
  for (const [key, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && inside.length === 0) entries.delete(key)
    else entries.set(key, applied(entries.get(key), inside as Difference))
  }
  return Array.isArray(before) ? [...entries.values()] : Object.fromEntries(entries)
}
