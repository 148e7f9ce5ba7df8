/** Which move of the preferred line lies on the table; null: the decision itself. */
import { useCallback, useEffect, useState } from 'react'

/** How long a move of the line is looked at while it plays. */
const LOOKED_AT_MS = 1100

export interface Steps {
  readonly step: number | null
  readonly playing: boolean
  on(): void
  back(): void
  play(): void
}

export function useSteps(length: number, ply: number): Steps {
  const [step, setStep] = useState<number | null>(null)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    setStep(null)
    setPlaying(false)
  }, [ply])
  const on = useCallback(() => setStep((n) => (n === null ? 0 : n + 1 >= length ? null : n + 1)), [length])
  const back = useCallback(() => setStep((n) => (n === null || n === 0 ? null : n - 1)), [])
  useEffect(() => {
    if (!playing) return
    // Where the line ends it stays.
    if (length === 0 || (step !== null && step + 1 >= length)) return setPlaying(false)
    const timer = setTimeout(on, step === null ? 0 : LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [playing, step, length, on])
  const play = useCallback(() => {
    setStep((n) => (n !== null && n + 1 >= length ? null : n))
    setPlaying((now) => !now)
  }, [length])
  return { step, playing, on, back, play }
}
