import type { AnyTable } from '@durbar/table'
import { useEffect } from 'react'
import type { MatchStore } from '../match/match-store.ts'
import { play } from '../sound.ts'
import { Sounding } from './sounding.ts'

export function useSounds(match: MatchStore, table: AnyTable): void {
  useEffect(() => {
    const sounding = new Sounding(table.sounds, match.get().shown)
    match.onTold = (told, update) => {
      for (const sound of sounding.hear(told, update)) play(sound)
    }
    return () => {
      match.onTold = null
    }
  }, [match, table])
}
