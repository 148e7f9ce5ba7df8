/** The eye counts who looks on; touched, it names them. */
import { useState } from 'react'
import { Sheet } from '../shell/sheet.tsx'
import shell from '../shell/shell.module.css'
import type { CourtTable } from './court-table.ts'
import { useCourtTableState } from './use-court-table.ts'
import { useCourtWords } from './wording.ts'

export function Spectators({ table }: { table: CourtTable }) {
  const { t } = useCourtWords()
  const { spectators } = useCourtTableState(table)
  const [open, setOpen] = useState(false)
  if (spectators.length === 0) return null
  const said = t('talk.watching', { count: spectators.length })
  return (
    <>
      <button type="button" className={shell.tool} aria-label={said} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width="18" aria-hidden="true">
          <path
            d="M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7Zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z"
            fill="currentColor"
          />
        </svg>
        {spectators.length}
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={t('talk.watchers')} lead={said}>
        <ul>
          {spectators.map(({ person, name }) => (
            <li key={person}>{name ?? t('me.guest')}</li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
