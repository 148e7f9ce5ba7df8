/** Where somebody is there to talk to, the log shares its leaf with what is said. */
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../shell/button.tsx'
import { type Company, useCompany } from './company.ts'
import frame from './frame.module.css'
import css from './leaves.module.css'

interface Leaves {
  readonly company: Company
  /** The own turn waits on the board. */
  readonly asked: boolean
  onTable(): void
  readonly children: ReactNode
}

const LEAVES = ['log', 'talk'] as const

function TwoLeaves({ company, asked, onTable, children }: Leaves) {
  const { t } = useTranslation()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const now = company.talking ? 'talk' : 'log'
  const { talking, onTalk } = company
  const close = useCallback(() => {
    onTalk(false)
    onTable()
  }, [onTalk, onTable])
  useEffect(() => {
    if (!talking) return
    const byEscape = (event: globalThis.KeyboardEvent) => {
      // A menu or a sheet above it is closed first, by itself.
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    window.addEventListener('keydown', byEscape)
    return () => window.removeEventListener('keydown', byEscape)
  }, [talking, close])
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    company.onTalk(now === 'log')
    list.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus()
  }
  return (
    <div className={frame.logPanel} data-panel="log">
      <div className={css.leaves}>
        <div ref={list} role="tablist" aria-label={t('table.log')} onKeyDown={byKey}>
          {LEAVES.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}${each}`}
              aria-selected={now === each}
              aria-controls={`${id}leaf`}
              tabIndex={now === each ? 0 : -1}
              data-talk={each === 'talk' ? '' : undefined}
              onClick={() => company.onTalk(each === 'talk')}
            >
              {t(`table.${each}`)}
              {each === 'talk' && company.unread > 0 && !company.talking ? (
                <b className={css.unread}>{company.unread}</b>
              ) : null}
            </button>
          ))}
        </div>
        {company.talking ? (
          <button type="button" className={css.closeTalk} onClick={close}>
            {t('nav.close')}
          </button>
        ) : null}
      </div>
      <div className={css.leafOf} id={`${id}leaf`} role="tabpanel" aria-labelledby={`${id}${now}`}>
        {company.talking ? company.talk : children}
      </div>
      {company.talking && asked ? (
        <Button look="go" className={css.backToBoard} onClick={onTable}>
          {t('table.backToBoard')}
          {company.ownClock}
        </Button>
      ) : null}
    </div>
  )
}

export function LogOrTalk(props: Omit<Leaves, 'company'>) {
  const company = useCompany()
  return company?.talk ? (
    <TwoLeaves {...props} company={company} />
  ) : (
    <div className={frame.logPanel} data-panel="log">
      {props.children}
    </div>
  )
}
