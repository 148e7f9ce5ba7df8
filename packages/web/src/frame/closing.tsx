/** The last card of the introduction: where points come from. */
import { type AnyTable, useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { Button } from '../shell/button.tsx'
import css from './notes.module.css'

type Introduction = NonNullable<AnyTable['introduction']>

export function Closing({ title, lines, onEnd }: Introduction['closing'] & { onEnd: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = title?.[language] ?? t('intro.points')
  return (
    <section className={css.closing} data-introduces="closing" aria-label={heading}>
      <h2>{heading}</h2>
      <dl>
        {lines.map(({ text, worth }) => (
          <div key={text.en}>
            <dt>{text[language]}</dt>
            <dd>{typeof worth === 'string' ? worth : worth[language]}</dd>
          </div>
        ))}
      </dl>
      <div className={css.tools}>
        <small>{t('intro.yours')}</small>
        <Button look="go" onClick={onEnd}>
          {t('intro.playOn')}
        </Button>
      </div>
    </section>
  )
}
