/** The worked examples of the reference; there are none. */
export const examples: readonly string[] = []
