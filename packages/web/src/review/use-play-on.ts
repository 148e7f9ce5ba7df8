/** The game from one of its decisions on, against bots: what was hidden dealt anew, or as it lay. */
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { RecordAt } from '../records/at.ts'

export interface PlayOn {
  readonly anew: boolean
  /** It could not be laid. */
  readonly trouble: boolean
  deal(anew: boolean): void
  play(): void
}

export function usePlayOn({ found, reader }: RecordAt, ply: number, seat: number): PlayOn {
  const [, navigate] = useLocation()
  const [anew, deal] = useState(true)
  const [trouble, setTrouble] = useState(false)
  const { text, row } = found
  const play = useCallback(() => {
    void reader.branch(text, row.seats, { ply, seat, anew }).then(
      (table) => (table ? navigate(`/table/${table}`) : setTrouble(true)),
      () => setTrouble(true),
    )
  }, [reader, text, row, ply, seat, anew, navigate])
  return { anew, trouble, deal, play }
}
