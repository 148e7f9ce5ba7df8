import { Corners } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Button, buttonClass } from '../shell/button.tsx'
import css from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'

/** The table is open in another window; here it can be taken over, and the other then shows this. */
export function Elsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <TopBar />
      <main id="main" className={css.page} data-elsewhere="">
        <Corners />
        <h1>{t('elsewhere.title')}</h1>
        <p>{t('elsewhere.text')}</p>
        <p className={css.row}>
          <Button look="go" onClick={onTakeOver}>
            {t('elsewhere.take')}
          </Button>
          <Link href="/" className={buttonClass('alt')}>
            {t('nav.home')}
          </Link>
        </p>
      </main>
    </>
  )
}
