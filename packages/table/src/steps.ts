/** Something that unfolds step by step: by itself, at the person's speed, until they take it into their own hands. */
import { useEffect, useState } from 'react'
import { paced, useSettings } from './settings.tsx'

interface Steps {
  /** 0 .. last */
  readonly step: number
  readonly done: boolean
  /** From here on nothing goes by itself. */
  go(to: number): void
}

interface StepsProps {
  readonly last: number
  /** Seconds that a step stays at middle speed. */
  readonly pause: number | ((step: number) => number)
  /** Who wants everything at once sees the end of it, or goes from step to step by hand. */
  readonly atOnce: 'end' | 'by hand'
}

export function useSteps({ last, pause, atOnce }: StepsProps): Steps {
  const settings = useSettings()
  const { speed } = settings
  const [step, setStep] = useState(speed === 0 && atOnce === 'end' ? last : 0)
  const [running, setRunning] = useState(speed > 0)
  const done = step >= last
  const stays = paced(settings, typeof pause === 'number' ? pause : pause(step))
  useEffect(() => {
    if (!running || done) return
    const timer = setTimeout(() => setStep(step + 1), stays * 1000)
    return () => clearTimeout(timer)
  }, [running, done, step, stays])
  const go = (to: number) => {
    setRunning(false)
    setStep(Math.min(Math.max(to, 0), last))
  }
  return { step, done, go }
}
