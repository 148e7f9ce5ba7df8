/** A table at court by its address: who one is, the waiting room, the game. Joining and coming back are the same. */

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { useArrival } from '../court/arrival.ts'
import { connection } from '../court/court.ts'
import type { CourtTable } from '../court/court-table.ts'
import { forgetDevice, keptDevice } from '../court/device.ts'
import { useKnocking } from '../court/knocking.ts'
import { useConnectionState, useCourtTable, useCourtTableState } from '../court/use-court-table.ts'
import { useCourtWords } from '../court/wording.ts'
import { useHallWords } from '../i18n/hall.ts'
import { later } from '../shell/later.ts'
import { Loading } from '../shell/loading.tsx'
import { FirstVisit } from './first-visit.tsx'
import { Away, Full, Parted } from './turned-away.tsx'

const WaitingRoom = later(() => import('./waiting-room.tsx'), Loading)
const CourtPlay = later(() => import('./court-play.tsx'), Loading)

interface Wish {
  readonly sit: boolean
  readonly ready: boolean
}

function Joined({ table, wish }: { table: CourtTable; wish: Wish }) {
  const { t } = useCourtWords()
  const { t: hall } = useHallWords()
  const { told, parted, closedAt } = useCourtTableState(table)
  const line = useConnectionState()
  const [slow, setSlow] = useState(false)
  const isFull = useArrival(table, told, wish)
  const [watches, setWatches] = useState(false)
  useEffect(() => {
    if (told) return
    const timer = setTimeout(() => setSlow(true), 8000)
    return () => clearTimeout(timer)
  }, [told])
  if (line === 'outdated')
    return (
      <Away
        title={t('gone.outdated')}
        text={t('gone.outdatedText')}
        action={{ text: t('gone.reload'), run: () => location.reload() }}
      />
    )
  if (parted || told?.phase === 'closed') return <Parted parted={parted} closedAt={closedAt} />
  if (!told)
    return slow ? (
      <Away
        title={hall('hall.closed')}
        text={hall('hall.closedText')}
        action={{ text: hall('hall.again'), run: connection.tryNow }}
      />
    ) : (
      <Loading />
    )
  if (isFull && !watches)
    return (
      <Full
        mayWatch={told.phase === 'laying' || told.arrangement.spectators}
        onWatch={() => setWatches(true)}
      />
    )
  return told.phase === 'laying' || told.phase === 'dealing' ? (
    <WaitingRoom table={table} told={told} />
  ) : (
    <CourtPlay table={table} told={told} />
  )
}

function Joining({ id, invitation, wish }: { id: string; invitation: string | undefined; wish: Wish }) {
  const table = useCourtTable(id, invitation)
  return table ? <Joined table={table} wish={wish} /> : <Loading />
}

export default function CourtTablePage({ id }: { id: string }) {
  useTranslation()
  const [path, go] = useLocation()
  const search = new URLSearchParams(useSearch())
  // Read once: the address is then that of the table, to be copied or reloaded.
  const [asked] = useState(() => ({
    invitation: search.get('i') ?? undefined,
    sit: search.has('sit') || search.has('i'),
    ready: search.has('ready'),
  }))
  const [named, setNamed] = useState<boolean | null>(keptDevice() !== null)
  const [entered, setEntered] = useState(false)
  const line = useConnectionState()
  useKnocking(id, asked.invitation, !named)
  useEffect(() => {
    // A court that was laid anew knows nobody: whoever comes is a guest again.
    if (line !== 'stranger') return
    forgetDevice()
    setNamed(false)
  }, [line])
  const { ready, sit, invitation } = asked
  useEffect(() => {
    if (named && (sit || ready)) go(invitation ? `${path}?i=${invitation}` : path, { replace: true })
  }, [named, sit, ready, invitation, path, go])
  if (!named)
    return (
      <FirstVisit
        invited={sit}
        onArrived={() => {
          setEntered(true)
          setNamed(true)
        }}
      />
    )
  return <Joining id={id} invitation={invitation} wish={{ sit, ready: ready || (entered && sit) }} />
}
