/** The chapters: a leaf that stays beside the text, on a phone a strip above it. */
import type { Language, Section } from '@durbar/room'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './contents.module.css'

/** The chapter that is being read: the last whose head has passed the top of the window. */
function useReading(ids: readonly string[]): string | null {
  const [now, setNow] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const heads = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const watcher = new IntersectionObserver(
      () => {
        const passed = heads.filter((head) => head.getBoundingClientRect().top < window.innerHeight / 3)
        setNow(passed.at(-1)?.id ?? null)
      },
      { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
    )
    for (const head of heads) watcher.observe(head)
    return () => watcher.disconnect()
  }, [key])
  return now
}

export function Contents({ sections, language }: { sections: readonly Section[]; language: Language }) {
  const { t } = useTranslation()
  const chapters = [
    { id: 'minute', title: t('rules.minute') },
    { id: 'components', title: t('rules.components') },
    ...sections.map(({ id, title }) => ({ id, title: title[language] as string })),
  ]
  const now = useReading(chapters.map(({ id }) => id))
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`a[href="#${now}"][aria-current]`)
    // Along the strip only: the page itself must not be moved by reading on.
    const strip = link?.closest('ol')
    if (link && strip) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 3
  }, [now])
  return (
    <nav aria-label={t('rules.contents')}>
      <ol className={css.chapters}>
        {chapters.map(({ id, title }, i) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={now === id ? 'true' : undefined}>
              <b>{i + 1}</b>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
