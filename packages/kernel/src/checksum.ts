/** A 52-bit fingerprint of plain JSON that does not depend on the order of keys. */
import type { Json } from './api.ts'

/** The same text for equal values, whoever built them and in whichever order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const keys = Object.keys(value).sort()
  const record = value as Record<string, Json | undefined>
  return `{${keys.flatMap((k) => (record[k] === undefined ? [] : `${JSON.stringify(k)}:${canonical(record[k])}`)).join(',')}}`
}

export function checksum(value: unknown): number {
  const text = canonical(value)
  let high = 0x811c9dc5
  let low = 0x9747b28c
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low ^ unit, 0x5bd1e995)
    low ^= low >>> 15
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0)
}
