/** What was open once in a turn stays in its place, struck out: nothing moves up under a finger. */
import { useEffect, useRef } from 'react'
import type { Line } from './parts.ts'

/** `before`: the lines as they were; what is gone of them was done. */
export function kept(list: readonly Line[], before: readonly Line[]): readonly Line[] {
  const all = [...list]
  before.forEach((line, at) => {
    if (!list.some(({ key }) => key === line.key)) all.splice(at, 0, { ...line, open: false, gone: true })
  })
  return all
}

export function useKept(list: readonly Line[], turn: string): readonly Line[] {
  const last = useRef({ turn, lines: list })
  const all = last.current.turn === turn ? kept(list, last.current.lines) : list
  useEffect(() => {
    last.current = { turn, lines: all }
  })
  return all
}
