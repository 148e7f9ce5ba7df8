/** The rules over a table: the chapter of one rule, with its picture and example; a search; all chapters. */
import { chapterOf, type Language, sectionsOf } from '@durbar/room'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '../games.ts'
import { Blocks } from './block.tsx'
import { FoundLeaf } from './book.tsx'
import css from './drawer.module.css'
import { placeOf } from './found.ts'
import { Inline } from './inline.tsx'
import { OpenedProvider } from './opened.ts'
import { SearchField } from './search-field.tsx'

interface Props {
  readonly opened: Book
  readonly game: string
  readonly language: Language
  /** The rule that somebody was sent to. */
  readonly rule: string | null
}

export default function RuleDrawer({ opened: { book, drawings }, game, language, rule }: Props) {
  const { t } = useTranslation()
  const sections = sectionsOf(book)
  const [at, setAt] = useState(rule)
  const [chapter, setChapter] = useState(
    () => (rule ? placeOf(sections, rule)?.section.id : null) ?? sections[0]!.id,
  )
  const [find, setFind] = useState('')
  const wanted = useDeferredValue(find.trim().toLowerCase())
  const choose = useId()
  const turnTo = (id: string) => {
    setChapter(id)
    setAt(null)
    setFind('')
  }
  const onRule = (number: string) => {
    const place = placeOf(sections, number)
    if (place) turnTo(place.section.id)
    setAt(number)
  }
  const section = sections.find(({ id }) => id === chapter)!
  return (
    <OpenedProvider value={{ language, drawings, prefix: book.prefix, find: wanted, at, onRule }}>
      <div className={css.tools}>
        <label htmlFor={choose} className="sr-only">
          {t('rules.chapter')}
        </label>
        <select id={choose} value={chapter} onChange={(event) => turnTo(event.target.value)}>
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[language]}
            </option>
          ))}
        </select>
        <SearchField value={find} onChange={setFind} />
      </div>
      <div className={css.book}>
        {wanted ? (
          <FoundLeaf sections={sections} onChapter={turnTo} />
        ) : (
          <section key={chapter}>
            <h2>
              <Inline words={section.title} />
            </h2>
            <Blocks blocks={chapterOf(section)} />
          </section>
        )}
        <p>
          <a href={`/rules/${game}${at ? `#${at}` : ''}`} target="_blank" rel="noreferrer">
            {t('rules.whole')}
          </a>
        </p>
      </div>
    </OpenedProvider>
  )
}
