import { boxes } from 'virtual:catalogue'
import { Corners, useLanguage } from '@durbar/table'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import css from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'

export default function About() {
  const { t } = useTranslation()
  const language = useLanguage()
  useEffect(() => {
    document.title = `${t('about.title')} · Durbar`
  }, [t])
  return (
    <>
      <TopBar />
      <main id="main" className={css.page}>
        <Corners />
        <h1>{t('about.title')}</h1>
        <p>{t('about.what')}</p>
        <p>{t('about.private')}</p>
        <h2>{t('about.games')}</h2>
        <p>{t('about.gamesText')}</p>
        <ul>
          {boxes.map(({ id, title, credits }) => (
            <li key={id}>
              <b>{title[language]}</b>
              {credits ? <>: {credits[language].replaceAll('**', '')}</> : null}
            </li>
          ))}
        </ul>
        <h2>{t('about.made')}</h2>
        <p>{t('about.madeText')}</p>
        <ul>
          {boxes.map((box) => (
            <li key={box.id}>
              <Link href={`/rules/${box.id}#reconstructed`}>{box.title[language]}</Link>
            </li>
          ))}
        </ul>
        <h2>{t('about.credits')}</h2>
        <p>{t('about.icons')}</p>
        <p>
          <a href="https://game-icons.net">game-icons.net</a> ·{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <p>{t('about.fonts')}</p>
        <h2>{t('about.licence')}</h2>
        <p>{t('about.licenceText')}</p>
      </main>
    </>
  )
}
