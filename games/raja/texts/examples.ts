/** The worked examples of the reference, RJ-T-01 to RJ-T-44; each is a test. */
export const examples: readonly string[] = Array.from(
  { length: 44 },
  (_, i) => `RJ-T-${String(i + 1).padStart(2, '0')}`,
)
