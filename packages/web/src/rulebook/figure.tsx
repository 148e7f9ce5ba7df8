/** A picture that the game draws, and what is said of it. */
import type { ReactNode } from 'react'
import css from './figure.module.css'
import { useOpened } from './opened.ts'

export function Figure({ name, children }: { name: string; children?: ReactNode }) {
  const { drawings, language } = useOpened()
  const Drawn = drawings.pictures[name]
  return (
    <figure className={css.figure} data-picture="">
      {Drawn ? <Drawn language={language} /> : null}
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
  )
}
