/** A pool of threads, for as long as something is done with it. */
import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'

/** `file` as it is called in the bundle; as many threads as cores if nobody says how many. */
export async function withPool<T>(
  file: string,
  threads: number | undefined,
  act: (pool: Piscina) => Promise<T>,
): Promise<T> {
  const { default: Pool } = await import('piscina')
  const count = threads ?? availableParallelism()
  const pool = new Pool({
    filename: new URL(`./${file}.mjs`, import.meta.url).href,
    maxThreads: count,
    minThreads: count,
  })
  try {
    return await act(pool)
  } finally {
    await pool.destroy()
  }
}
