/** A picture that the game draws, and what is said of it. */
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import css from './figure.module.css'
import { useOpened } from './opened.ts'

/** Whether the pictures of a chapter are maps: on a phone they keep their size and are panned. */
export const MapsContext = createContext(false)

/** Opens on its middle. */
function Panned({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current!
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a map must pan by keyboard
    <div ref={ref} className={css.panned} tabIndex={0}>
      {children}
    </div>
  )
}

export function Figure({ name, children }: { name: string; children?: ReactNode }) {
  const { drawings, language } = useOpened()
  const maps = use(MapsContext)
  const Drawn = drawings.pictures[name]
  const drawn = Drawn ? <Drawn language={language} /> : null
  return (
    <figure className={css.figure} data-picture="">
      {maps ? <Panned>{drawn}</Panned> : drawn}
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
  )
}
