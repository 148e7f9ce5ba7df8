/** A number that counts to where it is now. Screen readers are told the figure elsewhere. */
import { minus, paced, useSettings, useStillness } from '@durbar/table'
import { useEffect, useRef, useState } from 'react'

const COUNT_MS = 360

export function Counting({ value }: { value: string | number }) {
  const settings = useSettings()
  const still = useStillness()
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    const ms = paced(settings, COUNT_MS)
    if (typeof start !== 'number' || typeof value !== 'number' || start === value || still) {
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = 0
    const count = () => {
      const share = Math.min(1, (performance.now() - began) / ms)
      setShown(Math.round(start + (value - start) * share))
      if (share < 1) frame = requestAnimationFrame(count)
    }
    frame = requestAnimationFrame(count)
    return () => cancelAnimationFrame(frame)
  }, [value, settings, still])
  return typeof shown === 'number' ? minus(String(shown)) : shown
}
