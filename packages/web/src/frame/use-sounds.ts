import type { AnyTable } from '@durbar/table'
import { useEffect } from 'react'
import type { MatchStore } from '../match/match-store.ts'
import { play } from '../sound.ts'
import { Sounding } from './sounding.ts'

export function useSounds(client: MatchStore, table: AnyTable): void {
  useEffect(() => {
    const sounding = new Sounding(table.sounds, client.get().shown)
    client.onTold = (told, update) => {
      for (const sound of sounding.hear(told, update)) play(sound)
    }
    return () => {
      client.onTold = null
    }
  }, [client, table])
}
