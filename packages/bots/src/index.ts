import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export { type AnyKernel, type Bot, decide } from './bot.ts'
export { playGame, type Standing, tournament } from './tournament.ts'

/** Bots by the names that are used everywhere. */
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy: greedy(2) }
