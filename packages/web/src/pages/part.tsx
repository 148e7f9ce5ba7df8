/** A part of the form: with its heading where there is room, on a phone a line that says what is decided and opens. */
import { PanelHead, usePhone } from '@durbar/table'
import { type ReactNode, useId } from 'react'
import css from './part.module.css'
import { Sign } from './picker.tsx'

export function Part<Name extends string>(props: {
  name: Name
  title: string
  /** What a phone calls it. */
  short: string
  said: string
  open: Name | null
  onOpen: (name: Name | null) => void
  children: ReactNode
}) {
  const { name, title, short, said, open, onOpen, children } = props
  const phone = usePhone()
  const id = useId()
  if (!phone)
    return (
      <>
        <PanelHead>{title}</PanelHead>
        {children}
      </>
    )
  const isOpen = open === name
  return (
    <section className={css.part}>
      <h2>
        <button
          type="button"
          className={css.line}
          aria-expanded={isOpen}
          aria-controls={id}
          data-part={name}
          onClick={() => onOpen(isOpen ? null : name)}
        >
          <span>
            <b>{short}</b>
            {isOpen ? null : <small>{said}</small>}
          </span>
          <Sign d={isOpen ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} />
        </button>
      </h2>
      <div id={id} className={css.body} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </section>
  )
}
