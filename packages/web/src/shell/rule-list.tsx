/** The rules of a game by number, as its catalogue words them. For the page and for the drawer. */
import type { AnyTexts, Language } from '@durbar/room'
import { PanelHead } from '@durbar/table'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './rule-list.module.css'

interface Chapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly (readonly [number: string, wording: string])[]
}

/** 'VM-4' has 'VM-4.1' but not 'VM-40'; 'VM-R' has 'VM-R12'. */
const belongs = (rule: string, chapter: string): boolean =>
  rule === chapter ||
  (rule.startsWith(chapter) && !(/\d$/.test(chapter) && /^\d/.test(rule.slice(chapter.length))))

export function chaptersOf(texts: AnyTexts, language: Language): Chapter[] {
  const left = new Map(Object.entries(texts.catalogue).map(([rule, words]) => [rule, words[language]]))
  const ids = Object.keys(texts.chapters)
  const chapters = ids.map((id) => {
    const closer = ids.filter((other) => other !== id && other.startsWith(id))
    const rules = [...left].filter(
      ([rule]) => belongs(rule, id) && !closer.some((other) => belongs(rule, other)),
    )
    for (const [rule] of rules) left.delete(rule)
    return { id, title: texts.chapters[id]![language], rules }
  })
  return chapters.filter((chapter) => chapter.rules.length > 0)
}

export function RuleList(props: {
  texts: AnyTexts
  language: Language
  /** Scrolled to and marked. */
  at?: string | null
  find?: string
}) {
  const { texts, language, at, find = '' } = props
  const { t } = useTranslation()
  const marked = useRef<HTMLElement>(null)
  const chapters = useMemo(() => chaptersOf(texts, language), [texts, language])
  const wanted = find.trim().toLowerCase()
  const shown = useMemo(
    () =>
      wanted === ''
        ? chapters
        : chapters
            .map((chapter) => ({
              ...chapter,
              rules: chapter.rules.filter(([rule, words]) =>
                `${rule} ${words}`.toLowerCase().includes(wanted),
              ),
            }))
            .filter((chapter) => chapter.rules.length > 0),
    [chapters, wanted],
  )
  useEffect(() => {
    if (at) marked.current?.scrollIntoView({ block: 'center' })
  }, [at])
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0)
  return (
    <div className={css.rules}>
      {wanted ? (
        <p className={css.count} role="status">
          {t('rules.found', { count })}
        </p>
      ) : null}
      {shown.map((chapter) => (
        <section key={chapter.id} id={chapter.id}>
          <PanelHead>{chapter.title}</PanelHead>
          <dl>
            {chapter.rules.map(([rule, words]) => (
              <div key={rule} id={rule} className={css.rule} data-at={rule === at || undefined}>
                <dt ref={rule === at ? marked : undefined}>{rule}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
