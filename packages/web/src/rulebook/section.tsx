/** One leaf of the book: a number in a star, the title, the text, and what stands beside it. */
import type { Section } from '@durbar/room'
import { Leaf, star8 } from '@durbar/table'
import type { ReactNode } from 'react'
import blocks from './block.module.css'
import { Blocks } from './block.tsx'
import { Inline } from './inline.tsx'
import css from './section.module.css'

export function SectionHead({ number, children }: { number: number; children: ReactNode }) {
  return (
    <h2 className={css.head}>
      <span className={css.star} aria-hidden="true">
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <path d={star8(20, 20, 19)} />
        </svg>
        <b>{number}</b>
      </span>
      <span>{children}</span>
      <i />
    </h2>
  )
}

export function SectionLeaf({ section, number }: { section: Section; number: number }) {
  const { id, title, text, aside = [], below = [], wide } = section
  const columns = text.every(({ kind }) => kind === 'question' || kind === 'term')
  return (
    <div id={id} className={css.anchor}>
      <Leaf className={css.leaf!}>
        <SectionHead number={number}>
          <Inline words={title} />
        </SectionHead>
        <div
          className={aside.length > 0 ? css.body : `${css.body} ${blocks.across}`}
          data-wide={aside.length > 0 ? (wide ?? 'picture') : undefined}
        >
          <div className={columns ? css.columns : undefined}>
            <Blocks blocks={text} />
          </div>
          {aside.length > 0 ? (
            <div className={`${css.aside} ${blocks.aside}`}>
              <Blocks blocks={aside} />
            </div>
          ) : null}
        </div>
        {below.length > 0 ? (
          <div className={`${css.below} ${blocks.aside} ${blocks.across}`}>
            <Blocks blocks={below} />
          </div>
        ) : null}
      </Leaf>
    </div>
  )
}
