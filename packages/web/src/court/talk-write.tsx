/** Where something is said: set phrases that everybody reads in their language, and one's own words where the table allows them. */
import { LONGEST_TALK } from '@durbar/protocol/court/frames'
import type { TableTold } from '@durbar/protocol/court/told'
import { useEffect, useId, useState } from 'react'
import { Button } from '../shell/button.tsx'
import type { CourtTable } from './court-table.ts'
import css from './talk.module.css'
import { useCourtTableState } from './use-court-table.ts'
import { useCourtWords } from './wording.ts'

/** Three of them for each moment of a game. */
const FITTING = {
  laying: [0, 1, 2],
  dealing: [0, 6, 1],
  playing: [3, 1, 4],
  over: [3, 7, 4],
  closed: [],
} as const
/** Nobody counts letters before that. */
const NEARLY = 40

export function TalkWrite({ table, told }: { table: CourtTable; told: TableTold }) {
  const { t } = useCourtWords()
  const { unsaid } = useCourtTableState(table)
  const [draft, setDraft] = useState(table.draft)
  const id = useId()
  const write = (text: string) => {
    table.draft = text
    setDraft(text)
  }
  useEffect(() => {
    // What was not taken is there again, to be sent once more.
    if (!unsaid || !('text' in unsaid) || table.draft) return
    table.draft = unsaid.text
    setDraft(unsaid.text)
  }, [unsaid, table])
  const phrases: readonly string[] = t('talk.phrases', { returnObjects: true })
  const left = LONGEST_TALK - draft.length
  return (
    <>
      <div className={css.phrases}>
        {FITTING[told.phase].map((phrase) => (
          <button key={phrase} type="button" onClick={() => table.say({ phrase })}>
            {phrases[phrase]}
          </button>
        ))}
      </div>
      {told.arrangement.talk === 'free' ? (
        <form
          className={css.write}
          onSubmit={(event) => {
            event.preventDefault()
            const text = draft.trim()
            if (!text) return
            write('')
            table.say({ text })
          }}
        >
          <label htmlFor={id} className="sr-only">
            {t('talk.say')}
          </label>
          <input
            id={id}
            className={css.field}
            value={draft}
            maxLength={LONGEST_TALK}
            placeholder={t('talk.say')}
            autoComplete="off"
            onChange={({ target }) => {
              write(target.value)
              if (target.value) table.type()
            }}
          />
          <Button type="submit" className={css.send} aria-label={t('talk.send')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="m3 4 19 8-19 8 3-8Zm3 8h9"
                fill="currentColor"
                stroke="var(--raised)"
                strokeWidth="1.5"
              />
            </svg>
          </Button>
        </form>
      ) : null}
      <p className={css.limit} role="status">
        {unsaid ? t('talk.tooFast') : left <= NEARLY ? t('talk.left', { count: left }) : null}
      </p>
    </>
  )
}
