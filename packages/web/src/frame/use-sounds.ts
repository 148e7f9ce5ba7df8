/** What a change of the table sounds like. */
import type { AnyTable } from '@durbar/table'
import { useEffect } from 'react'
import type { MatchStore } from '../match/match-store.ts'
import { play } from '../sound.ts'

const AT_ONCE = 3

export function useSounds(client: MatchStore, table: AnyTable): void {
  useEffect(() => {
    let asked = false
    client.onTold = (told, update) => {
      const sounds = told
        .slice(-2)
        .flatMap((each) => each.events)
        .flatMap((event) => table.sounds?.[event.t] ?? [])
      for (const sound of [...new Set(sounds)].slice(0, AT_ONCE)) play(sound)
      const now = update.question !== null
      if (update.result) play('win')
      else if (now && !asked) play('turn')
      asked = now
    }
    return () => {
      client.onTold = null
    }
  }, [client, table])
}
