/** Games against themselves, in files of so many: a file that is there is finished and is not played again. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BY_HAND } from './judges.ts'
import { folderOf, type Plan, say } from './plan.ts'
import { inThreads } from './threads.ts'
import type { PlayTask } from './worker.ts'

const A_FILE = 250

export async function play(plan: Plan): Promise<void> {
  const { game, generation, seed, careless, whim, every, patience } = plan
  const folder = folderOf(plan, generation)
  const files = Math.ceil(Number(plan.games ?? 10_000) / A_FILE)
  const tasks = Array.from(
    { length: files },
    (_, n): PlayTask => ({
      kind: 'play',
      ...{ game, careless, whim, every, patience },
      judge: plan.network ?? BY_HAND,
      file: join(folder, `positions-${seed}-${n}.bin`),
      games: A_FILE,
      seed: (seed * 1000 + generation) * 10_000_000 + n * A_FILE,
    }),
  ).filter(({ file }) => !existsSync(file))
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const counts = await inThreads<number>(plan.threads, tasks, (n) =>
    say(`${game} ${generation}: ${n} of ${tasks.length} files, ${seconds()} s`),
  )
  const positions = counts.reduce((sum, count) => sum + count, 0)
  say(`${positions} positions of ${tasks.length * A_FILE} games in ${seconds()} s`)
}
