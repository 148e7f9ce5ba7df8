/** What is said at the table: in one's own words where the table allows it, else in set phrases that everybody reads in their language. */

import type { Message } from '@durbar/protocol/court/frames'
import { LONGEST_TALK } from '@durbar/protocol/court/frames'
import { dated } from '@durbar/room'
import { useLanguage } from '@durbar/table'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../shell/button.tsx'
import type { CourtTable } from './court-table.ts'
import { ownPerson } from './seats-of.ts'
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

function Said({ message, mine }: { message: Message; mine: boolean }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const { from, what, at } = message
  const time = dated(language, at, { hour: '2-digit', minute: '2-digit' })
  const phrases: readonly string[] = t('talk.phrases', { returnObjects: true })
  return (
    <li data-mine={mine || undefined}>
      {mine ? null : (
        <span className={css.who}>
          <b>{from.name ?? t('me.guest')}</b> {time}
        </span>
      )}
      <p>{'text' in what ? what.text : phrases[what.phrase]}</p>
    </li>
  )
}

export function Talk({ table }: { table: CourtTable }) {
  const { t } = useCourtWords()
  const { told, talk, spectators } = useCourtTableState(table)
  const [draft, setDraft] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    const { current } = list
    if (current && talk.length > 0) current.scrollTop = current.scrollHeight
  }, [talk])
  if (!told) return null
  const { arrangement, phase, yours } = told
  const me = ownPerson(told)
  const mayWrite = yours.length > 0 && arrangement.talk !== 'off'
  const phrases: readonly string[] = t('talk.phrases', { returnObjects: true })
  return (
    <div className={css.talk}>
      <p className={css.note}>{t(arrangement.talk === 'off' ? 'talk.off' : 'talk.read')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long talk must scroll by keyboard */}
      <div ref={list} className={css.said} role="log" aria-label={t('talk.title')} tabIndex={0}>
        <ol>
          {talk.map((message) => (
            <Said key={message.n} message={message} mine={message.from.person === me} />
          ))}
        </ol>
      </div>
      {mayWrite ? (
        <>
          <div className={css.phrases}>
            {FITTING[phase].map((phrase) => (
              <button key={phrase} type="button" onClick={() => table.say({ phrase })}>
                {phrases[phrase]}
              </button>
            ))}
          </div>
          {arrangement.talk === 'free' ? (
            <form
              className={css.write}
              onSubmit={(event) => {
                event.preventDefault()
                const text = draft.trim()
                if (!text) return
                table.say({ text })
                setDraft('')
              }}
            >
              <label htmlFor={id} className="sr-only">
                {t('talk.say')}
              </label>
              <input
                id={id}
                value={draft}
                maxLength={LONGEST_TALK}
                placeholder={t('talk.say')}
                autoComplete="off"
                onChange={({ target }) => setDraft(target.value)}
              />
              <Button type="submit">{t('talk.send')}</Button>
            </form>
          ) : null}
        </>
      ) : null}
      {spectators.length > 0 ? (
        <p className={css.note}>{t('talk.watching', { count: spectators.length })}</p>
      ) : null}
    </div>
  )
}
