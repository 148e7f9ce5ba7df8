/** What this device leaves to chance. */

/** For what must not be mistaken for anything else. */
export const freshKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** 64 hexadecimal digits that nobody can guess. */
export const freshSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The same in any order. */
export function mixed<T>(list: readonly T[]): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
