/** The answer to a touch that was refused: why not. It ends with the question it was given to. */
import { type Refused, type TableProps, type Unasked, whyNot } from '@durbar/table'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from './bubble.tsx'

export function useAnswer({ view, name, speech }: TableProps<unknown>, ply: number) {
  const { t } = useTranslation()
  const [given, setGiven] = useState<(Answer & { readonly ply: number }) | null>(null)
  const onRefused = useCallback(
    ([first]: readonly (Refused | Unasked)[], at: Element | null) => {
      if (!first || !at) return setGiven(null)
      const why = 'why' in first ? whyNot(speech, first, view, name) : null
      const title = first.said ?? why ?? t('table.why')
      setGiven({ at, title, rule: first.rule, ply })
    },
    [speech, view, name, t, ply],
  )
  const close = useCallback(() => setGiven(null), [])
  const answer = given?.ply === ply && given.at.isConnected ? given : null
  return { answer, onRefused, close }
}
