/** The worked examples of the reference; each is a test. */
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `CK-${letter}${i + 1}`)

export const examples: readonly string[] = [...numbered('E', 9), ...numbered('V', 34)]
