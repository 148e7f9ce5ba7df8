import type { Box } from 'virtual:catalogue'
import { Corners, PanelHead, useLanguage } from '@durbar/table'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { boxOf, loadTexts } from '../games.ts'
import { buttonClass } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import { chaptersOf, RuleList } from '../shell/rule-list.tsx'
import shell from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import Lost from './lost.tsx'
import css from './rules.module.css'

export default function RulesPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const box = boxOf(id)
  return box ? <RulesOf box={box} /> : <Lost text={t('setup.unknown')} />
}

function RulesOf({ box }: { box: Box }) {
  const { id } = box
  const { t } = useTranslation()
  const language = useLanguage()
  const texts = useLoaded(() => loadTexts(id), id)
  const [find, setFind] = useState('')
  const search = useId()
  const at = decodeURIComponent(window.location.hash.slice(1))
  const title = box.title[language]
  useEffect(() => {
    document.title = `${t('rules.of', { title })} · Durbar`
  }, [title, t])
  useEffect(() => {
    if (texts && at) document.getElementById(at)?.scrollIntoView()
  }, [texts, at])
  if (!texts) return <Loading />
  return (
    <>
      <TopBar title={title} subtitle={t('rules.title')} />
      <main id="main" className={shell.page}>
        <Corners />
        <h1>{title}</h1>
        <p>{box.tagline[language]}</p>
        <p className={css.tools}>
          <Link href={`/new/${id}`} className={buttonClass('go')}>
            {t('home.play')}
          </Link>
          <Link href={`/introduction/${id}`} className={buttonClass('alt')}>
            {t('intro.start')}
          </Link>
          <label htmlFor={search} className="sr-only">
            {t('rules.find')}
          </label>
          <input
            id={search}
            type="search"
            className={css.search}
            placeholder={t('rules.find')}
            value={find}
            onChange={(event) => setFind(event.target.value)}
          />
        </p>
        <nav aria-label={t('rules.contents')} className={css.contents}>
          <ul>
            {chaptersOf(texts, language).map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section id="reconstructed" className={css.made}>
          <PanelHead>{t('rules.reconstructed')}</PanelHead>
          <p>{texts.speech[language].reconstructed}</p>
        </section>
        <RuleList texts={texts} language={language} at={at} find={find} />
      </main>
    </>
  )
}
