/**
 * The one button that gives an answer for good. It stands from the first frame of a question that has such answers,
 * sunk while something is missing, and does not see a touch that was meant for what stood there before.
 */
import type { MoveObject } from '@durbar/kernel'
import { type AnyTable, type TableProps, useChoosing } from '@durbar/table'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../shell/button.tsx'
import { courseOf } from './courses.ts'
import { MoveText } from './move-list.tsx'
import css from './prompt.module.css'
import { useFit } from './use-fit.ts'

const BLIND_MS = 250
/** See `.main[data-tight]`. */
const STEPS = 4

/** True for a moment after it wakes or changes: a double tap must not fall through. Asleep it sees no touch anyway. */
function useBlind(question: unknown, ready: MoveObject | null): boolean {
  const words = useMemo(() => (ready ? {} : null), [question, ready])
  const [seen, setSeen] = useState<object | null>(null)
  useEffect(() => {
    if (!words) return
    const timer = setTimeout(() => setSeen(words), BLIND_MS)
    return () => clearTimeout(timer)
  }, [words])
  return words !== null && seen !== words
}

/** The short words first, as they stand there, unless the whole begins with them. */
const heard = (brief: string, whole: string) => (whole.startsWith(brief) ? whole : `${brief}: ${whole}`)

export function MainButton({ table, slot }: { table: AnyTable; slot: TableProps<unknown> }) {
  const { t } = useTranslation()
  const { question, ready, waits, touches, wished, offer, make } = useChoosing()
  const blind = useBlind(question, ready)
  const fit = useFit<HTMLButtonElement>(STEPS)
  if (!ready && !waits) return null
  const course = ready && courseOf(table, slot, ready, touches)
  // The sentence names what was touched; what stands chosen by itself is named here alone.
  const brief = ready && touches.length > 0 ? table.doing?.(ready, slot.view, slot.language) : null
  return (
    <Button
      ref={fit}
      look={ready ? 'go' : 'alt'}
      className={css.main}
      data-main={ready ? 'ready' : 'missing'}
      data-blind={blind || undefined}
      data-wanted={ready && wished && ready === offer(wished) ? 0 : undefined}
      aria-disabled={ready ? undefined : true}
      // What is seen is part of what is heard, and what is heard is whole.
      aria-label={brief && ready ? heard(brief, slot.speech.move(ready, slot.view, slot.name)) : undefined}
      // Keys have no double tap: what they press is what has the focus.
      onClick={({ detail }) => {
        if (ready && !(blind && detail > 0)) make(ready)
      }}
    >
      {course ? (
        <span>{course.name}</span>
      ) : ready ? (
        <MoveText move={ready} table={table} slot={slot} brief={brief} />
      ) : (
        <span>{t(touches.length > 0 ? 'table.touchOn' : 'table.touchFirst')}</span>
      )}
    </Button>
  )
}
