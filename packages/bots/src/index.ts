export { type AnyKernel, type Bot, decide, imagined, insightOf, type Memory } from './bot.ts'
export { greedy } from './greedy.ts'
export { decoded, GRAIN, type Network, namesSum } from './learned/network.ts'
export { fetchLearned, hasLearned, judgeWith } from './learned/shelf.ts'
export { BOTS, LEVELS, type Level, LONGEST_MS } from './levels.ts'
export { botNamed, seatedBots } from './named.ts'
export { type Answer, type AnswerChoice, type Answering, answerTo, type Question } from './question.ts'
export { random } from './random.ts'
export { type Past, Recollections } from './recollections.ts'
export type { Choice, Explanation } from './search/explain.ts'
export { byInsight, type Judge, spreadOf, type Weights } from './search/judge.ts'
export { LightPolicy } from './search/light.ts'
export { Search } from './search/search.ts'
export { DEFAULTS, type Judges, type SearchSettings } from './search/settings.ts'
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
export { challenge, type Duel, duel } from './tuning.ts'
