export { type AnyKernel, type Bot, decide, imagined, insightOf, type Memory } from './bot.ts'
export { greedy } from './greedy.ts'
export { BOTS, LEVELS, type Level, LONGEST_MS } from './levels.ts'
export { botNamed } from './named.ts'
export { type Answer, type AnswerChoice, type Answering, answerTo, type Question } from './question.ts'
export { type Past, Recollections } from './recollections.ts'
export type { Choice, Explanation } from './search/explain.ts'
export { LightPolicy } from './search/light.ts'
export { DEFAULTS, Search, type SearchSettings } from './search/search.ts'
export { isSearcher, type Searcher, searcher, searchFor } from './searcher.ts'
export { type Pair, type Ranking, type Standing, standings } from './standings.ts'
export { type Thinking, type Thought, think } from './think.ts'
export {
  type Asked,
  type Outcome,
  outcomeOf,
  playGame,
  questions,
  SeatMemories,
  seating,
  tournamentGame,
} from './tournament.ts'
export { challenge, type Duel, duel, type Weights } from './tuning.ts'
