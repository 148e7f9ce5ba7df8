/** What is said of many measured times. */
interface Spread {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

const tenth = (ms: number) => Math.round(ms * 10) / 10

export function spreadOf(times: readonly number[]): Spread {
  const sorted = Float64Array.from(times).sort()
  const at = (part: number) =>
    tenth(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
