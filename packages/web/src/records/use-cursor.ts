/** Where somebody stands in a record. The address follows, a moment later: browsers count how often it changes. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Unit } from '../replay/course.ts'
import type { Viewer } from './asked.ts'
import type { Cursor, Speed } from './at.ts'

const ADDRESS_MS = 300

interface Start {
  readonly ply: number
  readonly last: number
  readonly viewer: Viewer
  readonly veiled: boolean
  readonly showing: boolean
}

export function useCursor(start: Start, write: (ply: number) => void): Cursor {
  const { last } = start
  const [ply, setPly] = useState(start.ply)
  const [viewer, see] = useState<Viewer>(start.viewer)
  const [playing, setPlaying] = useState(false)
  const [speed, hurry] = useState<Speed>(1)
  const [unit, goBy] = useState<Exclude<Unit, 'move'>>('round')
  const [veiled, setVeiled] = useState(start.veiled)
  const [showing, show] = useState(start.showing)
  const go = useCallback((wanted: number) => setPly(Math.min(last, Math.max(0, wanted))), [last])
  const lift = useCallback(() => setVeiled(false), [])
  const play = useCallback(
    (now: boolean) => {
      // Whoever plays what is over begins again.
      if (now) setPly((at) => (at >= last ? 0 : at))
      setPlaying(now)
    },
    [last],
  )
  useEffect(() => {
    const timer = setTimeout(() => write(ply), ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [ply, write])
  return useMemo(
    () => ({
      ply,
      last,
      viewer,
      playing,
      speed,
      unit,
      veiled,
      showing,
      go,
      see,
      play,
      hurry,
      goBy,
      lift,
      show,
    }),
    [ply, last, viewer, playing, speed, unit, veiled, showing, go, play, lift],
  )
}
