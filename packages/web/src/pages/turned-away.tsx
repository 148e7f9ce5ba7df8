/** A table that is not for whoever came: it is gone, full, or not to be reached; and what can be done instead. */
import { Corners, useLanguage } from '@durbar/table'
import { Link } from 'wouter'
import type { CourtTableState } from '../court/court-table.ts'
import { useCourtWords } from '../court/wording.ts'
import { dateSaid, nearDay } from '../days.ts'
import { Button, buttonClass } from '../shell/button.tsx'
import shell from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'
import { OpenTableButton } from './open-table.tsx'

export function Away(props: {
  title: string
  text: string
  action?: { readonly text: string; readonly run: () => void }
  /** Whoever cannot play here may open a table of their own. */
  mayOpen?: boolean
}) {
  const { title, text, action, mayOpen } = props
  const { t } = useCourtWords()
  return (
    <>
      <TopBar />
      <main id="main" className={shell.page} data-parted="">
        <Corners />
        <h1>{title}</h1>
        <p>{text}</p>
        <p className={shell.row}>
          {action ? (
            <Button look="go" onClick={action.run}>
              {action.text}
            </Button>
          ) : null}
          <Link href="/" className={buttonClass(action ? 'alt' : 'go')}>
            {t('gone.hall')}
          </Link>
          {mayOpen ? <OpenTableButton disabled={false} /> : null}
        </p>
      </main>
    </>
  )
}

/** No seat was left: one may still look on, where that is allowed. */
export function Full({ mayWatch, onWatch }: { mayWatch: boolean; onWatch: () => void }) {
  const { t } = useCourtWords()
  return mayWatch ? (
    <Away
      title={t('gone.full')}
      text={t('gone.fullText')}
      action={{ text: t('gone.watch'), run: onWatch }}
      mayOpen
    />
  ) : (
    <Away title={t('gone.full')} text={t('gone.text')} mayOpen />
  )
}

export function Parted({ parted, closedAt }: Pick<CourtTableState, 'parted' | 'closedAt'>) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const closed = () => {
    if (closedAt === null) return ''
    const now = Date.now()
    const day = nearDay(language, closedAt, now)
    const when = day
      ? t('gone.closedNear', { day })
      : t('gone.closedOn', { date: dateSaid(language, closedAt, now) })
    return `${when} `
  }
  return <Away title={t(`gone.${parted ?? 'gone'}`)} text={closed() + t('gone.text')} mayOpen />
}
