/** How many pixels a unit of the map takes before anybody zooms. Names on the map never get smaller than read. */
import { type RefObject, useEffect, useState } from 'react'
import { MAP } from './ground.ts'

const NARROW = 0.62

export function useScale(box: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(0.7)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      const fit = Math.min(width / MAP.width, height / MAP.height) || 0.7
      // A narrow chart opens zoomed in.
      setScale(width < 600 ? Math.max(fit, NARROW) : fit)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return scale
}

/** How many pixels a unit takes now, however far somebody zoomed: targets stay large enough for a finger. */
export function useZoomedScale(box: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(0.7)
  useEffect(() => {
    const sheet = box.current?.querySelector('svg')
    if (!sheet) return
    const measure = () => {
      const now = sheet.getBoundingClientRect().width / MAP.width
      // A pinch passes many sizes; a hair's breadth is no reason to lay all targets out anew.
      setScale((before) => (now > 0 && Math.abs(now / before - 1) > 0.03 ? now : before))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [box])
  return scale
}
