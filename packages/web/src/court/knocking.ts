/** Whoever has opened an invitation and still chooses a name lets those at the table know that somebody is coming. */
import { useEffect } from 'react'
import { freshKey } from '../chance.ts'
import { api } from './api.ts'

/** Before the court thinks that they have gone elsewhere. */
const AGAIN_MS = 30_000

/** `invitation` left out: nobody was invited, and nobody knocks. */
export function useKnocking(table: string, invitation: string | undefined, outside: boolean): void {
  useEffect(() => {
    if (!outside || invitation === undefined) return
    const visit = freshKey()
    const knock = (gone: boolean) => void api.knock(table, { invitation, visit, gone })
    knock(false)
    const timer = setInterval(knock, AGAIN_MS, false)
    return () => {
      clearInterval(timer)
      knock(true)
    }
  }, [table, invitation, outside])
}
