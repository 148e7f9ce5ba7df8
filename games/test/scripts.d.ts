declare module '*/scripts/catalogue.mjs' {
  /** File beside games/index.ts -> its text, for a list of games. */
  export function partsOf(ids: readonly string[]): Readonly<Record<string, string>>
}
