/** The worked examples of the reference; each is a test. */
const numbered = (letters: string, count: number) =>
  Array.from({ length: count }, (_, i) => `TM-${letters}-${i + 1}`)

export const examples: readonly string[] = [
  ...numbered('EX', 6),
  ...numbered('C', 15),
  ...numbered('M', 5),
  ...numbered('P', 3),
  ...numbered('S', 4),
  ...numbered('T', 4),
  ...numbered('D', 4),
  ...numbered('F', 2),
  ...numbered('V', 4),
]
