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
