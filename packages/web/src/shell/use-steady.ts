/** One and the same function from the first picture to the last, that does what the latest of them would do. */
import { useCallback, useLayoutEffect, useRef } from 'react'

export function useSteady<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
