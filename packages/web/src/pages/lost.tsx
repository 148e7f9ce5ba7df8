import { Corners } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { buttonClass } from '../shell/button.tsx'
import css from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'

export default function Lost({ text }: { text?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <TopBar />
      <main id="main" className={css.page}>
        <Corners />
        <h1>{t('lost.title')}</h1>
        <p>{text ?? t('lost.text')}</p>
        <p>
          <Link href="/" className={buttonClass('go')}>
            {t('nav.home')}
          </Link>
        </p>
      </main>
    </>
  )
}
