/** The sentence of the prompt and what follows from it. Where it is cut, the focus and the pointer show all of it. */
import type { ReactNode } from 'react'
import css from './prompt.module.css'

export function Words({ say, children, advice }: { say: ReactNode; children: ReactNode; advice?: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut must be read by keyboard and finger too
    <div className={css.words} tabIndex={0} data-words="" data-advice={advice ? '' : undefined}>
      <p className={css.say} role="status">
        {say}
      </p>
      <div className={css.brings}>{children}</div>
    </div>
  )
}
