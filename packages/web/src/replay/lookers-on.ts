/** Nobody is there but whoever looks on: a seat that is asked in a record is to move, and does not think. */
import { useMemo } from 'react'
import type { Company } from '../frame/company.ts'
import { useRecordWords } from '../i18n/records.ts'

export function useLookersOn(): Company {
  const { t } = useRecordWords()
  return useMemo(
    () => ({
      dot: () => null,
      clock: () => null,
      ownClock: null,
      clockBar: () => null,
      turnOf: () => null,
      below: null,
      status: (_seat, asked) => (asked ? t('replay.toMove') : null),
      notice: () => null,
      flag: null,
      talk: null,
      unread: 0,
      talking: false,
      onTalk: () => undefined,
      tools: null,
      alone: true,
      hints: false,
      askBack: null,
      entries: [],
      end: null,
    }),
    [t],
  )
}
