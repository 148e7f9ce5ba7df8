/** The sentence of the prompt and what follows from it. Where it is cut, the focus and the pointer show all of it. */
import type { ReactNode } from 'react'
import css from './prompt.module.css'
import { useFit } from './use-fit.ts'

/** See `.words[data-tight]`. */
const STEPS = 2

export function Words({ say, children, advice }: { say: ReactNode; children: ReactNode; advice?: boolean }) {
  const ref = useFit<HTMLDivElement>(STEPS)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut must be read by keyboard and finger too
    <div ref={ref} className={css.words} tabIndex={0} data-words="" data-advice={advice ? '' : undefined}>
      <p className={css.say} role="status">
        {say}
      </p>
      <div className={css.brings}>{children}</div>
    </div>
  )
}
