/**
 * Pages that were loaded before there was a sixth level could not read a word of a table at which such a bot sits: they
 * are told of the highest level that they know, and go on as if nothing had been added.
 */
import { LEVELS_KNOWN } from '@durbar/protocol/court/arrangement'

/** What a page knows that does not say how many levels of bots it knows. */
export const FEWEST_LEVELS = 5
/** Quotes within a text are escaped, so this is never part of what somebody has said. */
const SPOKEN = /"(level|standIn)":"level(\d)"/g

/** A frame or a reply for whoever knows so many levels. */
export const knowingLevels = (levels: number, words: string): string =>
  levels >= LEVELS_KNOWN
    ? words
    : words.replace(
        SPOKEN,
        (_, name, level) => `"${name}":"level${Math.min(Math.max(levels, FEWEST_LEVELS), level)}"`,
      )
