/** The hall as it is now: told by the socket to whoever is somebody here, else asked for now and then. */
import type { Hall } from '@durbar/protocol/court/frames'
import { useCallback, useEffect, useState } from 'react'
import { api } from './api.ts'
import { connection } from './court.ts'
import { keptDevice } from './device.ts'

const ASK_AGAIN_MS = 15_000

interface HallNow {
  /** closed: no court answers. */
  readonly hall: Hall | 'loading' | 'closed'
  again(): void
}

export function useHall(): HallNow {
  const [hall, setHall] = useState<Hall | 'loading' | 'closed'>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let unwatch: (() => void) | undefined
    const deaf = connection.hear((frame) => {
      if (frame.type === 'hall') setHall(frame.hall)
    })
    const look = async () => {
      const reply = await api.hall()
      if (gone) return
      setHall(reply.ok ? reply.value : 'closed')
      if (!reply.ok) return
      if (keptDevice() && connection.get() !== 'stranger') unwatch ??= connection.watchHall()
      else timer = setTimeout(look, ASK_AGAIN_MS)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
      deaf()
      unwatch?.()
    }
  }, [tries])
  const again = useCallback(() => {
    setHall('loading')
    setTries((n) => n + 1)
  }, [])
  return { hall, again }
}
