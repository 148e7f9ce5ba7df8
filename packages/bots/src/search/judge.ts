/** Whoever says what a position is worth to each seat: the game's own insight, or a network that has learned it. */
import type { Core } from '@durbar/kernel'
import { type AnyKernel, insightOf } from '../bot.ts'

export interface Judge {
  /** A number for each seat; the game goes on. */
  evaluate(s: Core, out: Float64Array): void
  /** The chance to come in before somebody whose number is so much smaller. */
  beats(gap: number): number
  /** How clear a lead of so many points at the end is, from 0 to 1. */
  leads(points: number): number
  /** e^x: by how much more often a better first guess is followed. */
  power(x: number): number
}

export type Weights = Readonly<Record<string, number>>

/** The typical gap between two seats in points, if the insight does not say. */
const SPREAD = 6
export const spreadOf = (kernel: AnyKernel): number => insightOf(kernel).spread ?? SPREAD

/** The hand-written evaluation, with its own weights or others. */
export function byInsight(kernel: AnyKernel, weights: Weights = insightOf(kernel).weights): Judge {
  const insight = insightOf(kernel)
  const spread = spreadOf(kernel)
  const beats = (points: number) => 1 / (1 + Math.exp(-(points / spread)))
  return { evaluate: (s, out) => insight.evaluate(s, out, weights), beats, leads: beats, power: Math.exp }
}
