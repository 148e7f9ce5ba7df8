/** A log that does not fit together. Nobody may play on from there. */
export class BrokenLog extends Error {}
