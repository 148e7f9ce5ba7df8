/** What is removed can be had back for a while; only then, or when the page is left, is it really gone. */
import { useCallback, useEffect, useRef, useState } from 'react'

const REGRET_MS = 10_000

export interface Removal {
  isRemoved(id: string): boolean
  remove(id: string): void
  restore(id: string): void
}

/** `finish` deletes; it must not be called twice for one removal. */
export function useRemoval(finish: (id: string) => void): Removal {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const finishing = useRef(finish)
  finishing.current = finish

  const end = useCallback((id: string) => {
    clearTimeout(timers.current.get(id))
    if (timers.current.delete(id)) finishing.current(id)
  }, [])
  useEffect(() => {
    const endAll = () => {
      for (const id of [...timers.current.keys()]) end(id)
    }
    window.addEventListener('pagehide', endAll)
    return () => {
      window.removeEventListener('pagehide', endAll)
      endAll()
    }
  }, [end])

  return {
    isRemoved: (id) => removed.includes(id),
    remove(id) {
      setRemoved([...removed, id])
      timers.current.set(
        id,
        setTimeout(() => end(id), REGRET_MS),
      )
    },
    restore(id) {
      clearTimeout(timers.current.get(id))
      timers.current.delete(id)
      setRemoved(removed.filter((each) => each !== id))
    },
  }
}
