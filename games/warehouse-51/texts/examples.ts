/** The worked examples of the reference, WH-X1 to WH-X30; each is a test. */
export const examples: readonly string[] = Array.from({ length: 30 }, (_, i) => `WH-X${i + 1}`)
