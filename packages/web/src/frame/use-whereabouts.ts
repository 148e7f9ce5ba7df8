/** Where something is on the screen, from the moment it moves; null while it is not to be seen. */
import { useEffect, useState } from 'react'
import { type Box, onScreen } from './beside.ts'

const MOVES = ['scroll', 'resize', 'transitionrun', 'transitionend', 'animationend'] as const

/** A thing comes, goes and is moved by what changes in the page, by scrolling, and by what glides on its own. */
export function whenThingsMove(soon: () => void): () => void {
  const changes = new MutationObserver(soon)
  changes.observe(document.body, { subtree: true, childList: true, attributes: true })
  const sizes = new ResizeObserver(soon)
  sizes.observe(document.body)
  for (const name of MOVES) window.addEventListener(name, soon, { capture: true, passive: true })
  return () => {
    changes.disconnect()
    sizes.disconnect()
    for (const name of MOVES) window.removeEventListener(name, soon, { capture: true })
  }
}

export function useWhereabouts(find: (() => Element | null) | null): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    if (!find) {
      setBox(null)
      return
    }
    let frame = 0
    let last = ''
    const look = () => {
      frame = 0
      const rect = find()?.getBoundingClientRect()
      const { innerWidth: width, innerHeight: height } = window
      const next = rect ? onScreen(rect, { width, height }) : null
      const key = JSON.stringify(next)
      if (key === last) return
      last = key
      setBox(next)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const stop = whenThingsMove(soon)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [find])
  return box
}
