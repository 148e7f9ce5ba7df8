/** Whoever is cut off for less than this is not gone; for so long, and the others may vote for a bot. */
export const GONE_MS = 60_000
