/**
 * What lies between the page and a dialog: it takes every touch, and the page under it neither scrolls nor shifts.
 * Radix's own overlay tells the body so by a variable that everything inherits, and every element of a table was
 * styled anew before a dialog could be seen: twenty milliseconds, each time.
 */
import { useLayoutEffect, useState } from 'react'
import css from './backdrop.module.css'

function useStillPage(): void {
  // Measured before the dialog is in the page: afterwards the whole table would be laid out for the answer.
  const [scrollbar] = useState(() => innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    const { documentElement: page } = document
    const { overflow, paddingRight } = page.style
    page.style.overflow = 'hidden'
    if (scrollbar > 0) page.style.paddingRight = `${scrollbar}px`
    return () => {
      page.style.overflow = overflow
      page.style.paddingRight = paddingRight
    }
  }, [scrollbar])
}

export function Backdrop({
  className,
  alone,
}: {
  className?: string | undefined
  alone?: boolean | undefined
}) {
  useStillPage()
  return (
    <div
      className={className ? `${css.backdrop} ${className}` : css.backdrop}
      data-alone={alone || undefined}
    />
  )
}
