/** The log; in company, what is said at the table stands beside it as a second leaf. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from './company.ts'
import css from './frame.module.css'

export function LogOrTalk({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const company = useCompany()
  const [talking, setTalking] = useState(false)
  const turn = (open: boolean) => {
    setTalking(open)
    company?.onTalk(open)
  }
  return (
    <div className={css.logPanel} data-panel="log">
      {company?.talk ? (
        <div className={css.leaves} role="tablist" aria-label={t('table.log')}>
          <button type="button" role="tab" aria-selected={!talking} onClick={() => turn(false)}>
            {t('table.log')}
          </button>
          <button type="button" role="tab" aria-selected={talking} data-talk="" onClick={() => turn(true)}>
            {t('table.talk')}
            {company.unread > 0 && !talking ? <b>{company.unread}</b> : null}
          </button>
        </div>
      ) : null}
      {company?.talk && talking ? company.talk : children}
    </div>
  )
}
