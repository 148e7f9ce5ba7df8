/**
 * Generation after generation: the best so far plays against itself, a network learns from that, and takes over if it
 * wins more than its share against a table of the best, one ply deep, by the whole of its 95 % interval. Ends when
 * two in a row were no better. What was found stands in .training/GAME/generations.json; a generation that stands
 * there is not made again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comparison, compare } from './compare.ts'
import { BY_HAND } from './judges.ts'
import { learn } from './learn.ts'
import { folderOf, networkOf, type Plan, say } from './plan.ts'
import { play } from './play.ts'

interface Generation {
  readonly generation: number
  /** Who played: the number of a generation, or the hand-written evaluation. */
  readonly by: number | typeof BY_HAND
  readonly againstBest: Comparison
  readonly againstHand: Comparison
  readonly better: boolean
}

/** Two that were no better, one after the other, end it. */
const IN_VAIN = 2

export async function generations(plan: Plan): Promise<void> {
  const file = join(folderOf(plan, 0), '..', 'generations.json')
  const known: Generation[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  for (let n = known.length; n < plan.until; n++) {
    if (known.length >= IN_VAIN && known.slice(-IN_VAIN).every(({ better }) => !better)) break
    const best = known.findLast(({ better }) => better)?.generation
    const judge = best === undefined ? BY_HAND : networkOf(plan, best)
    await play({ ...plan, generation: n, network: judge })
    await learn({ ...plan, generation: n })
    const own = { ...plan, generation: n, network: networkOf(plan, n), games: '1000', seed: plan.seed + 1000 }
    const againstBest = await compare({ ...own, against: judge })
    const againstHand = best === undefined ? againstBest : await compare({ ...own, against: BY_HAND })
    const better = againstBest.ci95[0] > 1 / againstBest.seats
    known.push({ generation: n, by: best ?? BY_HAND, againstBest, againstHand, better })
    writeFileSync(file, `${JSON.stringify(known, null, 1)}\n`)
    say(
      `${plan.game} ${n}: ${percent(againstBest.wins)} against the best, ${percent(againstHand.wins)} by hand`,
    )
  }
}

const percent = (x: number) => `${(100 * x).toFixed(1)} %`
