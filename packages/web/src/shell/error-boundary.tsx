/** When the page itself fails: says so, and that nothing is lost, instead of leaving a blank screen. */
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import css from './shell.module.css'

function MishapText() {
  const { t } = useTranslation()
  return (
    <main id="main" className={css.page} role="alert">
      <h1>{t('mishap.title')}</h1>
      <p>{t('mishap.text')}</p>
      <p className={css.row}>
        <Button look="go" onClick={() => window.location.reload()}>
          {t('mishap.again')}
        </Button>
        <Button onClick={() => window.location.assign('/')}>{t('nav.home')}</Button>
      </p>
    </main>
  )
}

export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <MishapText /> : this.props.children
  }
}
