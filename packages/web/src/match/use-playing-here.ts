/** A game at court is played on this device while its page is before somebody's eyes: nobody judges meanwhile. */
import { useEffect } from 'react'
import { playing } from './playing.ts'

export function usePlayingHere(plays: boolean): void {
  useEffect(() => {
    if (!plays) return
    let end: (() => void) | null = null
    const look = () => {
      if (document.visibilityState === 'visible') end ??= playing()
      else {
        end?.()
        end = null
      }
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      end?.()
    }
  }, [plays])
}
