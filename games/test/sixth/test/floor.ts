/** Decisions that the game must make in the time of one yardstick (conformance, `speed`): half of what it did. */
export const FLOOR = 170
