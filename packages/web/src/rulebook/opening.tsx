/** What precedes the chapters: the game in one minute, and what is in the box. */
import type { Rulebook } from '@durbar/room'
import { Leaf } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { Figure } from './block.tsx'
import { Inline } from './inline.tsx'
import css from './opening.module.css'
import section from './section.module.css'
import { SectionHead } from './section.tsx'

export function MinuteLeaf({ book }: { book: Rulebook }) {
  const { t } = useTranslation()
  return (
    <div id="minute" className={section.anchor}>
      <Leaf className={section.leaf!}>
        <SectionHead number={1}>{t('rules.minute')}</SectionHead>
        <ol className={css.minute}>
          {book.minute.map(({ picture, title, text }) => (
            <li key={picture}>
              <Figure name={picture} />
              <h3>
                <Inline words={title} />
              </h3>
              <p>
                <Inline words={text} />
              </p>
            </li>
          ))}
        </ol>
      </Leaf>
    </div>
  )
}

export function ComponentsLeaf({ book }: { book: Rulebook }) {
  const { t } = useTranslation()
  return (
    <div id="components" className={section.anchor}>
      <Leaf className={section.leaf!}>
        <SectionHead number={2}>{t('rules.components')}</SectionHead>
        <ul className={css.components}>
          {book.components.map(({ picture, count, name, note }) => (
            <li key={name.en}>
              <Figure name={picture} />
              <p>
                <b>{count}</b> <Inline words={name} />
                {note ? (
                  <small>
                    <Inline words={note} />
                  </small>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      </Leaf>
    </div>
  )
}
