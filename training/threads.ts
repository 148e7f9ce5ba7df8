/** Work shared among threads. */
import Piscina from 'piscina'
import type { Task } from './worker.ts'

export async function inThreads<T>(
  threads: number,
  tasks: readonly Task[],
  done: (n: number) => void,
): Promise<T[]> {
  const pool = new Piscina<Task, T>({
    filename: new URL('./training-worker.mjs', import.meta.url).href,
    maxThreads: threads,
  })
  let count = 0
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const answer = await pool.run(task)
        done(++count)
        return answer
      }),
    )
  } finally {
    await pool.destroy()
  }
}
