/** What was really done from a move on, as the seat that decided was told it. */
import type { Told } from '@durbar/protocol/messages'
import { useEffect, useState } from 'react'
import type { Reader } from '../match/record-reader.ts'

const FOLLOWED = 5

interface Followed {
  readonly by: number
  readonly events: Told['events']
}

export function useFollowed(reader: Reader, ply: number, seat: number): readonly Followed[] {
  const [told, setTold] = useState<{ readonly seat: number; readonly all: readonly Told[] } | null>(null)
  useEffect(() => {
    let gone = false
    void reader.told(seat).then(
      (all) => gone || setTold({ seat, all }),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [reader, seat])
  if (told?.seat !== seat) return []
  return told.all
    .filter((each) => each.ply >= ply && each.ply < ply + FOLLOWED)
    .flatMap(({ by, events }) => (by === null ? [] : [{ by, events }]))
}
