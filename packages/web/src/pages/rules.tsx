/** The rules of a game: its rulebook with chapters, search and print. */
import type { Box } from 'virtual:catalogue'
import { sectionsOf } from '@durbar/room'
import { Leaf, PanelHead, useLanguage } from '@durbar/table'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { boxOf, loadBook } from '../games.ts'
import { FoundLeaf, Leaves } from '../rulebook/book.tsx'
import { Contents } from '../rulebook/contents.tsx'
import { OpenedProvider } from '../rulebook/opened.ts'
import { SearchField } from '../rulebook/search-field.tsx'
import { buttonClass } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import { TopBar } from '../shell/top-bar.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import Lost from './lost.tsx'
import css from './rules.module.css'

export default function RulesPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const box = boxOf(id)
  return box ? <RulesOf key={id} box={box} /> : <Lost text={t('setup.unknown')} />
}

/** Where the address leads, also when it changes on the page. */
function useHash(): string | null {
  const read = () => decodeURIComponent(window.location.hash.slice(1)) || null
  const [hash, setHash] = useState(read)
  useEffect(() => {
    const changed = () => setHash(read())
    window.addEventListener('hashchange', changed)
    return () => window.removeEventListener('hashchange', changed)
  }, [])
  return hash
}

function RulesOf({ box }: { box: Box }) {
  const { id } = box
  const { t } = useTranslation()
  const language = useLanguage()
  const opened = useLoaded(() => loadBook(id), id)
  const [find, setFind] = useState('')
  const wanted = useDeferredValue(find.trim().toLowerCase())
  const at = useHash()
  const title = box.title[language]
  useEffect(() => {
    document.title = `${t('rules.of', { title })} · Durbar`
  }, [title, t])
  // A link among what was found, or in the contents, leads back into the book.
  useEffect(() => {
    if (at) setFind('')
  }, [at])
  useEffect(() => {
    // A block that words the rule brings itself into sight.
    const target = at && wanted === '' ? document.getElementById(at) : null
    if (opened && target && !target.closest('[data-at]')) target.scrollIntoView()
  }, [opened, at, wanted])
  if (!opened) return <Loading />
  const { book, drawings } = opened
  const sections = sectionsOf(book)
  return (
    <OpenedProvider value={{ language, drawings, prefix: book.prefix, find: wanted, at }}>
      <Around
        box={box}
        search={<SearchField value={find} onChange={setFind} />}
        contents={<Contents sections={sections} language={language} />}
      >
        {wanted ? (
          <Leaf className={css.numbers!}>
            <h1>{title}</h1>
            <FoundLeaf sections={sections} onChapter={() => setFind('')} />
          </Leaf>
        ) : (
          <Leaves box={box} book={book} sections={sections} />
        )}
      </Around>
    </OpenedProvider>
  )
}

function Around(props: { box: Box; search: ReactNode; contents: ReactNode; children: ReactNode }) {
  const { box, search, contents, children } = props
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <TopBar title={box.title[language]} subtitle={t('rules.title')} />
      <div className={css.around}>
        <aside className={css.contents}>
          <Leaf className={css.leaf!}>
            <PanelHead>{t('rules.contents')}</PanelHead>
            {contents}
            {search}
            <p className={css.tools}>
              <Link href={`/introduction/${box.id}`} className={buttonClass('alt')}>
                {t('intro.start')}
              </Link>
              <button type="button" className={buttonClass('alt')} onClick={() => window.print()}>
                {t('rules.print')}
              </button>
              <Link href={`/new/${box.id}`} className={buttonClass('go')}>
                {t('home.play')}
              </Link>
            </p>
          </Leaf>
        </aside>
        <main id="main" className={css.book}>
          {children}
        </main>
      </div>
    </>
  )
}
