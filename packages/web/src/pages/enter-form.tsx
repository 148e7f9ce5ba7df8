/** The way in for whoever holds a link or has heard a table word. */
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../court/api.ts'
import { arrive } from '../court/court.ts'
import { readWord } from '../court/table-words.ts'
import { useHallWords } from '../i18n/hall.ts'
import { Button } from '../shell/button.tsx'
import { LinkField } from '../shell/link-field.tsx'
import css from './court-leaf.module.css'

const ADDRESS = /\/t\/([0-9a-z]{8,40})(?:\?(?:.*&)?i=([0-9a-z]+))?/

export function EnterForm({ closed }: { closed: boolean }) {
  const { t } = useHallWords()
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState('')
  const id = useId()
  const enter = async () => {
    const link = ADDRESS.exec(typed)
    if (link) return go(`/t/${link[1]}${link[2] ? `?i=${link[2]}` : ''}`)
    const word = readWord(typed)
    if (!word) return setAnswer(t('hall.notFound'))
    // Only somebody at court may try a word.
    if (!(await arrive())) return setAnswer(t('hall.closed'))
    const found = await api.byWord(word)
    if (found.ok) go(`/t/${found.value.table}?i=${found.value.invitation}`)
    else setAnswer(t(found.why === 'none' ? 'hall.closed' : 'hall.notFound'))
  }
  return (
    <form
      className={css.enter}
      onSubmit={(event) => {
        event.preventDefault()
        if (!closed) void enter()
      }}
    >
      <label htmlFor={id}>{t('hall.enterTitle')}</label>
      <div className={css.line}>
        <LinkField
          id={id}
          value={typed}
          placeholder={t('hall.enterField')}
          autoComplete="off"
          autoCapitalize="none"
          disabled={closed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAnswer('')
          }}
        />
        <Button type="submit" disabled={closed}>
          {t('hall.enter')}
        </Button>
      </div>
      <p role="status" className={css.answer}>
        {closed ? t('hall.closed') : answer}
      </p>
    </form>
  )
}
