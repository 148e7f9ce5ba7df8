/** Whatever somebody sent, as a short text: also what is deep, cyclic, no JSON at all, or objects to being read. */

const LONGEST = 200

/** null where it throws. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

export const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`

export const show = (value: unknown): string =>
  cut(attempt(() => JSON.stringify(value)) ?? attempt(() => String(value)) ?? typeof value)
