/** What has changed from one view to the next, so that a device that knows the first need not be told it again. */

/** `[value]`: another stands there now; 0: nothing does any more; otherwise what has changed within, by key or place. */
export type Difference = readonly unknown[] | 0 | { readonly [key: string]: Difference }

type Fields = Readonly<Record<string, unknown>>

const isList = (x: unknown): x is readonly unknown[] => Array.isArray(x)
const areFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !isList(x)

/** undefined: nothing has changed. What JSON leaves out is not there. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (Object.is(before, after)) return undefined
  if (isList(before) && isList(after) && before.length === after.length) return withinList(before, after)
  if (areFields(before) && areFields(after)) return withinFields(before, after)
  return [after]
}

function withinList(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  let changes: Record<string, Difference> | undefined
  for (let n = 0; n < after.length; n++) {
    const change = differenceOf(before[n], after[n])
    if (change === undefined) continue
    changes ??= {}
    changes[n] = change
  }
  return changes
}

/** Its own: every object has a `valueOf`, and none of these is a value that JSON knows. Looked up once, for speed. */
const own = (fields: Fields, key: string): unknown => {
  const value = fields[key]
  return typeof value === 'function' || value === Object.prototype ? undefined : value
}

type Compare = (before: unknown, after: unknown) => Difference | undefined

function withinFields(
  before: Fields,
  after: Fields,
  compare: Compare = differenceOf,
): Difference | undefined {
  let changes: Record<string, Difference> | undefined
  const note = (key: string, change: Difference | undefined) => {
    if (change === undefined) return
    changes ??= {}
    changes[key] = change
  }
  for (const key in after) {
    const value = after[key]
    if (value === undefined) continue
    const old = own(before, key)
    note(key, old === undefined ? [value] : compare(old, value))
  }
  for (const key in before) if (before[key] !== undefined && own(after, key) === undefined) note(key, 0)
  return changes
}

/** Of the same parts in the same way: by the parts themselves, or by a plain value. */
function areSameChanges(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => isSameChange(a[key], b[key]))
}
const isSameChange = (a: unknown, b: unknown): boolean =>
  a === b || (isList(a) && isList(b) && Object.is(a[0], b[0]))

/** Of views that several people see: what they see alike is one and the same object, and compared once. */
export class Differences {
  private readonly known = new Map<object, { readonly before: unknown; readonly change?: Difference }>()
  private readonly words: { readonly change: Fields; readonly json: string }[] = []

  /** As JSON; what is the same for several is put into words once. */
  inWords(before: unknown, after: unknown): string {
    if (!areFields(before) || !areFields(after)) return JSON.stringify(differenceOf(before, after) ?? null)
    const change = withinFields(before, after, (was, is) => this.part(was, is)) as Fields | undefined
    if (change === undefined) return 'null'
    const known = this.words.find((each) => areSameChanges(each.change, change))
    if (known) return known.json
    const json = JSON.stringify(change)
    this.words.push({ change, json })
    return json
  }

  private part(before: unknown, after: unknown): Difference | undefined {
    if (typeof after !== 'object' || after === null) return differenceOf(before, after)
    const known = this.known.get(after)
    if (known?.before === before) return known?.change
    const change = differenceOf(before, after)
    this.known.set(after, { before, ...(change === undefined ? {} : { change }) })
    return change
  }
}

/** The view after the change; the one before is as it was. */
export function changedBy(before: unknown, change: Difference | null): unknown {
  if (change === null) return before
  if (Array.isArray(change)) return change[0]
  const after = (isList(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>
  for (const [key, each] of Object.entries(change))
    if (each === 0) delete after[key]
    else after[key] = changedBy(after[key], each)
  return after
}
