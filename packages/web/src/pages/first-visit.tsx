/** The first visit at court: a name, and nothing else. */
import { Corners } from '@durbar/table'
import { useId, useState } from 'react'
import { arrive, usualName } from '../court/court.ts'
import { useCourtWords } from '../court/wording.ts'
import { withWords } from '../i18n/index.ts'
import { LONGEST_NAME } from '../settings.ts'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'
import shell from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'
import css from './waiting-room.module.css'

const ComeBack = later(() => withWords(['me'], import('../me/come-back.tsx')))

export function FirstVisit({ invited, onArrived }: { invited: boolean; onArrived: () => void }) {
  const { t } = useCourtWords()
  const [name, setName] = useState(usualName)
  const [trouble, setTrouble] = useState(false)
  const [sent, setSent] = useState(false)
  const id = useId()
  const enter = async () => {
    setSent(true)
    const here = await arrive(name.trim() || usualName())
    setSent(false)
    if (here) onArrived()
    else setTrouble(true)
  }
  return (
    <>
      <TopBar />
      <main id="main" className={shell.page}>
        <Corners />
        <form
          className={css.first}
          onSubmit={(event) => {
            event.preventDefault()
            if (!sent) void enter()
          }}
        >
          <h1>{t('first.title')}</h1>
          <p>
            {invited ? `${t('first.invited')} ` : ''}
            {t('first.lead')}
          </p>
          <label htmlFor={id}>{t('first.name')}</label>
          <input
            id={id}
            className={css.field}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
          <p role="status">{trouble ? t('arrange.failed') : null}</p>
          <Button look="go" type="submit" disabled={sent}>
            {t(invited ? 'first.go' : 'first.enter')}
          </Button>
        </form>
        <ComeBack onBack={onArrived} />
      </main>
    </>
  )
}
