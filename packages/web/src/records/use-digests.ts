/** What finished reviews on this device say, by record; read again with other games. */
import { useEffect, useState } from 'react'
import { type Digest, digests } from '../review/store.ts'

const NONE: ReadonlyMap<string, Digest> = new Map()

export function useDigests(rows: readonly unknown[]): ReadonlyMap<string, Digest> {
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
