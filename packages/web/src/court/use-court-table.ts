import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection } from './court.ts'
import { CourtTable, type CourtTableState } from './court-table.ts'

/** The table is joined while the page shows it. */
export function useCourtTable(id: string, invitation: string | undefined): CourtTable | null {
  const [table, setTable] = useState<CourtTable | null>(null)
  useEffect(() => {
    const fresh = new CourtTable(id, connection, invitation)
    setTable(fresh)
    return () => fresh.close()
  }, [id, invitation])
  return table
}

export const useCourtTableState = (table: CourtTable): CourtTableState =>
  useSyncExternalStore(table.subscribe, table.get)

export const useConnectionState = () => useSyncExternalStore(connection.subscribe, connection.get)
