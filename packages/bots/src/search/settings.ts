/** What a search can be told: how it weighs, how far it plays on, and who judges for it. */
import type { Judge } from './judge.ts'

export interface SearchSettings {
  /** Weight of the unexplored against the proven. */
  readonly curiosity: number
  /** How sharply first guesses are trusted: the temperature of the policy made from them. */
  readonly temperature: number
  /** How many visits a first guess counts for. */
  readonly trust: number
  /** Moves of the light policy before a new position is judged; Infinity = play to the end. */
  readonly rollout: number
  /** The light policy takes the best of this many moves drawn at random; 1 = plays at random. */
  readonly skill: number
  /** 1: new positions are judged by what was learned; 0: by the hand-written evaluation. */
  readonly learned: number
  /** 1: so are the first guesses. */
  readonly foreseen: number
  /** Memory: edges of the tree, at most. */
  readonly mostEdges: number
}

/** Who judges what. */
export interface Judges {
  /** New positions, once the light policy has played on. */
  readonly leaves: Judge
  /** Moves that a node has not met. */
  readonly guesses: Judge
  /** What the light policy compares its moves by. */
  readonly light: Judge
}

export const DEFAULTS: SearchSettings = {
  curiosity: 1.2,
  temperature: 0.06,
  trust: 1,
  rollout: 0,
  skill: 1,
  learned: 0,
  foreseen: 0,
  mostEdges: 1_500_000,
}
