/** The whole rulebook, leaf by leaf, or what was found in it. */
import type { Box } from 'virtual:catalogue'
import type { Rulebook, Section } from '@durbar/room'
import { useTranslation } from 'react-i18next'
import { Blocks } from './block.tsx'
import css from './book.module.css'
import { CoverLeaf } from './cover.tsx'
import { findIn } from './found.ts'
import { Inline } from './inline.tsx'
import { useOpened } from './opened.ts'
import { ComponentsLeaf, MinuteLeaf } from './opening.tsx'
import { SectionLeaf } from './section.tsx'

/** The opening leaves are the first two chapters. */
const OPENING = 2

export function Leaves({ box, book, sections }: { box: Box; book: Rulebook; sections: readonly Section[] }) {
  return (
    <>
      <CoverLeaf box={box} book={book} />
      <MinuteLeaf book={book} />
      <ComponentsLeaf book={book} />
      {sections.map((section, i) => (
        <SectionLeaf key={section.id} section={section} number={OPENING + 1 + i} />
      ))}
    </>
  )
}

/** Blocks that say what is looked for, under the chapters they stand in. */
export function FoundLeaf({
  sections,
  onChapter,
}: {
  sections: readonly Section[]
  onChapter?(id: string): void
}) {
  const { t } = useTranslation()
  const { find, language } = useOpened()
  const found = findIn(sections, find, language)
  const count = found.reduce((sum, { blocks }) => sum + blocks.length, 0)
  return (
    <div className={css.found}>
      <p role="status">{t('rules.found', { count })}</p>
      {found.map(({ section, blocks }) => (
        <section key={section.id}>
          <h2>
            <a
              href={`#${section.id}`}
              onClick={
                onChapter &&
                ((event) => {
                  event.preventDefault()
                  onChapter(section.id)
                })
              }
            >
              <Inline words={section.title} />
            </a>
          </h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  )
}
