/** What a decision comes to, in one word: the sentences follow from it. */
import type { Judgement } from './asked.ts'

type Verdict = 'forced' | 'fine' | 'close' | 'cost'

const sameMove = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

export function verdictOf({ legal, cost, options, played }: Judgement): Verdict {
  if (legal < 2) return 'forced'
  if (cost > 0) return 'cost'
  const [first] = options
  return first && sameMove(first.move, played) ? 'fine' : 'close'
}

/** At most three are worth comparing, and the one that was played is always among them. */
export function optionsShown({ options, played }: Judgement) {
  const ranked = options.map((option, i) => ({
    ...option,
    rank: i + 1,
    isPlayed: sameMove(option.move, played),
    isPreferred: i === 0,
  }))
  const shown = ranked.slice(0, 3)
  if (shown.some(({ isPlayed }) => isPlayed)) return shown
  return [...ranked.slice(0, 2), ...ranked.filter(({ isPlayed }) => isPlayed)]
}
