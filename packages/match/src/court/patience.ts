/** Whoever is cut off for less than this is not gone; for so long, and the others may vote for a bot. */
export const GONE_MS = 60_000

/** After so long with a bot in their place, somebody else may sit down there. */
export const TAKE_OVER_MS = 600_000
