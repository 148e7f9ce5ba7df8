/**
 * What lies between the page and a dialog: it takes every touch, and the page under it neither scrolls nor shifts.
 * Radix's own overlay tells the body so by a variable that everything inherits, and every element of a table was
 * styled anew before a dialog could be seen: twenty milliseconds, each time.
 */
import { useLayoutEffect } from 'react'
import css from './backdrop.module.css'

function useStillPage(): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document
    const { overflow, paddingRight } = page.style
    const scrollbar = innerWidth - page.clientWidth
    page.style.overflow = 'hidden'
    if (scrollbar > 0) page.style.paddingRight = `${scrollbar}px`
    return () => {
      page.style.overflow = overflow
      page.style.paddingRight = paddingRight
    }
  }, [])
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
