/** What a seat saw when it decided, for whoever puts a move into words. */
import { useEffect, useState } from 'react'
import type { Reader } from '../match/record-reader.ts'

interface Wanted {
  readonly ply: number
  readonly seat: number
}

const known = new WeakMap<Reader, Map<string, unknown>>()
const keyOf = ({ ply, seat }: Wanted) => `${ply} ${seat}`

/** By number of the move; null until it has come. */
export function useViews(reader: Reader, wanted: readonly Wanted[]): (ply: number, seat: number) => unknown {
  const views = known.get(reader) ?? new Map<string, unknown>()
  known.set(reader, views)
  const [, drawAgain] = useState(0)
  const missing = wanted.filter((each) => !views.has(keyOf(each)))
  const keys = missing.map(keyOf).join()
  useEffect(() => {
    let gone = false
    const fetched = missing.map(async (each) => {
      const shown = await reader.at(each.ply - 1, each.seat, false)
      views.set(keyOf(each), shown?.view ?? null)
    })
    void Promise.allSettled(fetched).then(() => gone || drawAgain((n) => n + 1))
    return () => {
      gone = true
    }
    // The keys name all that is missing.
  }, [reader, keys])
  return (ply, seat) => views.get(keyOf({ ply, seat })) ?? null
}
