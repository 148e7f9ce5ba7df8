/** The six levels people play against, and the three that measure them. */
import { type AnyKernel, type Bot, insightOf } from './bot.ts'
import { greedy } from './greedy.ts'
import { fetchLearned, hasLearned } from './learned/shelf.ts'
import { random } from './random.ts'
import { type Searcher, searcher } from './searcher.ts'

interface Named {
  readonly name: string
  readonly description: string
}
export interface Level {
  readonly bot: Bot
  readonly de: Named
  readonly en: Named
}

/** Levels 1 to 3, for a game that does not say. */
const CARELESSNESS = [0.06, 0.02, 0.006] as const
const careless = (level: 0 | 1 | 2) => (kernel: AnyKernel) =>
  (insightOf(kernel).carelessness ?? CARELESSNESS)[level]

/**
 * The budgets of the levels that search, all of them: iterations (a game that plays better with other numbers says so
 * as `efforts` in its insight), and how long somebody who waits for an answer waits at most. Live play, arena and
 * ladder ask for the same iterations, so the bot people meet is the one that was measured; the limit is for
 * devices much slower than the one it was measured on. Only the last level is meant to take its time.
 */
export const LONGEST_MS = 1000
const UNBEATEN_MS = 10_000
const effort = (kernel: AnyKernel) => insightOf(kernel).efforts ?? [200, 2000]
/** How many times as long as level 5 the last level thinks in a game whose bots have not learned. */
const UNBEATEN_TIMES = 10

/** Searches with what was learned; in a game whose bots have not, as level 5 did before. */
function learner(name: string, level: 0 | 1, longest: number): Searcher {
  const learned = searcher(name, (kernel) => insightOf(kernel).learned!.efforts[level], { learned: 1 })
  const plain = searcher(name, (kernel) => effort(kernel)[1] * (level === 1 ? UNBEATEN_TIMES : 1))
  const either = (kernel: AnyKernel) => (hasLearned(kernel) ? learned : plain)
  return {
    name,
    longest,
    prepare: fetchLearned,
    iterations: (kernel) => either(kernel).iterations(kernel),
    begin: (kernel, ...more) => either(kernel).begin(kernel, ...more),
    choose: (kernel, ...more) => either(kernel).choose(kernel, ...more),
  }
}

/**
 * The first three differ in their care alone, a bot's most human trait: what a wrong choice may cost, as a share
 * of the opponents beaten, before it is noticed. docs/bots.md shows what each step is worth.
 */
export const LEVELS: readonly Level[] = [
  {
    bot: greedy('level1', 1, careless(0)),
    de: { name: 'lernt noch', description: 'Sieht, was schön aussieht, und greift oft daneben.' },
    en: {
      name: 'still learning',
      description: 'Sees what looks nice and often takes the wrong thing.',
    },
  },
  {
    bot: greedy('level2', 1, careless(1)),
    de: { name: 'gelegentlich', description: 'Kennt den Wert der Dinge, übersieht aber manches.' },
    en: { name: 'casual', description: 'Knows what things are worth but overlooks a few.' },
  },
  {
    bot: greedy('level3', 3, careless(2)),
    de: {
      name: 'geübt',
      description: 'Nimmt fast immer das Beste für den Augenblick und denkt nicht weiter.',
    },
    en: {
      name: 'practised',
      description: 'Nearly always takes the best of the moment and thinks no further.',
    },
  },
  {
    bot: searcher('level4', (kernel) => effort(kernel)[0]),
    de: { name: 'stark', description: 'Denkt ein paar Züge voraus und rechnet mit dir.' },
    en: { name: 'strong', description: 'Thinks a few moves ahead and reckons with you.' },
  },
  {
    bot: learner('level5', 0, LONGEST_MS),
    de: { name: 'meisterhaft', description: 'Denkt weit voraus und vergisst nichts.' },
    en: { name: 'masterly', description: 'Thinks far ahead and forgets nothing.' },
  },
  {
    bot: learner('level6', 1, UNBEATEN_MS),
    de: { name: 'unbesiegt', description: 'Derselbe Meister mit bis zu zehn Sekunden für jeden Zug.' },
    en: { name: 'unbeaten', description: 'The same master with up to ten seconds for every move.' },
  },
]

/** Level 5 as it was before bots had learned, for arenas: what was learned is measured against it. */
const classic5 = searcher('classic5', (kernel) => effort(kernel)[1])

/** Bots by the names that are used everywhere. */
export const BOTS: Readonly<Record<string, Bot>> = Object.fromEntries(
  [random, greedy('greedy', 2), classic5, ...LEVELS.map((level) => level.bot)].map((bot) => [bot.name, bot]),
)
