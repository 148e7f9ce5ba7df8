export * from './api.ts'
export { canonical, checksum } from './checksum.ts'
export * from './chronicle.ts'
export { isDecision } from './compile.ts'
export { chachaBlock, diceFor, isKey, keyFromSeed, noDice, shuffle, streamDice } from './dice.ts'
export * from './frames.ts'
export * from './host.ts'
export { kernel, kernelOf, legalMoves, mechanism } from './kernel.ts'
export type { Ask, Follows, Kernel, Mechanism, Offers } from './kernel-api.ts'
export { filled } from './lists.ts'
export { lookAt } from './look.ts'
export {
  type Branch,
  type Entry,
  isRefused,
  type Match,
  type NoUndo,
  type Played,
  type Position,
  type Refused,
} from './match.ts'
export * from './packing.ts'
export { atRandom, type Choose, playOut } from './play-out.ts'
export * from './refusals.ts'
export * from './results.ts'
export * from './rulebook.ts'
export { type Setting, sampleSettings, settingsOf } from './settings.ts'
export { show } from './show.ts'
