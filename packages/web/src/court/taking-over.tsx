/** Where a bot has long played for somebody who left, whoever watches may sit down and play on. */
import { TAKE_OVER_MS } from '@durbar/match/court/patience'
import type { TableTold } from '@durbar/protocol/court/told'
import { type ReactNode, useState } from 'react'
import { Button } from '../shell/button.tsx'
import type { CourtTable } from './court-table.ts'
import { Notice } from './notice-card.tsx'
import { useCourtWords } from './wording.ts'

export function abandonedSeat({ seats }: TableTold, now: number): number | null {
  const at = seats.findIndex((seat) => {
    const standIn = seat.kind === 'person' ? seat.standIn : null
    if (standIn?.since === undefined || (standIn.why !== 'left' && standIn.why !== 'time')) return false
    return now - standIn.since >= TAKE_OVER_MS
  })
  return at < 0 ? null : at
}

/** `otherwise`: once it was refused, because the seat is for somebody with the invitation. */
export function TakeOver(props: { table: CourtTable; seat: number; name: string; otherwise: ReactNode }) {
  const { table, seat, name, otherwise } = props
  const { t } = useCourtWords()
  const [refused, setRefused] = useState(false)
  if (refused) return otherwise
  const take = async () => {
    const answer = await table.intend({ type: 'take', seat })
    if (answer.type === 'refused') setRefused(true)
  }
  return (
    <Notice title={t('notice.abandoned', { name })} text={t('notice.abandonedText')} seat={seat}>
      <Button onClick={() => void take()}>{t('notice.takeOver')}</Button>
    </Notice>
  )
}
