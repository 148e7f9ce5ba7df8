/** In the place of one's own tables, for whoever has none yet: the way to learn the first game of the shelf by playing. */
import { boxes } from 'virtual:catalogue'
import { PanelHead, useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { BoxPicture } from '../shell/box.tsx'
import { buttonClass } from '../shell/button.tsx'
import css from './home.module.css'

export function Welcome() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, title } = boxes[0]!
  return (
    <div className={css.continuing} data-welcome="">
      <PanelHead>{t('intro.first')}</PanelHead>
      <div className={css.welcome}>
        <BoxPicture id={id} className={css.small} />
        <p>{t('intro.welcome')}</p>
        <Link
          href={`/introduction/${id}`}
          className={buttonClass('alt')}
          aria-label={t('intro.for', { title: title[language] })}
        >
          {t('intro.start')}
        </Link>
      </div>
    </div>
  )
}
