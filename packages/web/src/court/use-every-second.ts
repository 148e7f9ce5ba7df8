import { useEffect, useState } from 'react'

/** Time passes without anything being told. */
export function useEverySecond(): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}
