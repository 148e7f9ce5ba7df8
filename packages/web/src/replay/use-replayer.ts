import { useEffect, useState } from 'react'
import type { Reader } from '../match/record-reader.ts'
import type { Cursor } from '../records/at.ts'
import type { Found } from '../records/finding.ts'
import { Replayer } from './replayer.ts'
import { isMoving } from './use-playing.ts'

export function useReplayer(reader: Reader, { record, row }: Found, cursor: Cursor): Replayer | null {
  const [replayer, setReplayer] = useState<Replayer | null>(null)
  useEffect(() => {
    const fresh = new Replayer(reader, { ...record, seats: row.seats })
    setReplayer(fresh)
    return () => fresh.close()
  }, [reader, record, row])
  const { ply, viewer, speed } = cursor
  const moving = isMoving(speed)
  useEffect(() => replayer?.show({ ply, viewer, moving }), [replayer, ply, viewer, moving])
  return replayer
}
