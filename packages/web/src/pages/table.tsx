/** A table on this device: opens or resumes the match. */
import { useEffect, useState } from 'react'
import { loadTable, loadTexts } from '../games.ts'
import { MatchStore } from '../match/match-store.ts'
import { opened, openingOf } from '../match/openings.ts'
import { WorkerTransport } from '../match/worker-transport.ts'
import { Loading } from '../shell/loading.tsx'
import { LaidTable } from './laid-table.tsx'

/** What a game looks like comes while its rules lay the table, not after. What fails here is told where it is needed. */
function fetchAhead(game: string): void {
  for (const load of [loadTable, loadTexts]) load(game).catch(() => undefined)
}

function useMatch(id: string): MatchStore | null {
  const [match, setMatch] = useState<MatchStore | null>(null)
  useEffect(() => {
    const opening = openingOf(id)
    if (opening) fetchAhead(opening.game)
    const start = opening ? ({ type: 'new', opening } as const) : ({ type: 'open', id } as const)
    const fresh = new MatchStore(new WorkerTransport({ withBots: true }), start)
    const unsubscribe = fresh.subscribe(() => {
      if (fresh.get().shown) opened(id)
    })
    setMatch(fresh)
    return () => {
      unsubscribe()
      fresh.close()
    }
  }, [id])
  return match
}

export default function TablePage({ id }: { id: string }) {
  const match = useMatch(id)
  return match ? <LaidTable match={match} /> : <Loading />
}
