/** What finished reviews say of the games on the shelf, by record. */
import type { Shelved } from '@durbar/protocol/shelved'
import { useEffect, useState } from 'react'
import { type Digest, digests } from '../review/store.ts'

const NONE: ReadonlyMap<string, Digest> = new Map()

export function useDigests(rows: readonly Shelved[]): ReadonlyMap<string, Digest> {
  const [known, setKnown] = useState(NONE)
  useEffect(() => {
    let gone = false
    digests().then(
      (all) => gone || setKnown(all),
      // A device that keeps nothing has judged nothing.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [rows])
  return known
}
