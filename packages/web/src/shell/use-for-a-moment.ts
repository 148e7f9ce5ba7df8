import { useEffect, useState } from 'react'

const LASTS_MS = 2000

/** Something that is said once it is done, and no longer than it takes to read: whether it is, and the saying of it. */
export function useForAMoment(): readonly [said: boolean, say: () => void] {
  const [said, setSaid] = useState(false)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(false), LASTS_MS)
    return () => clearTimeout(timer)
  }, [said])
  return [said, () => setSaid(true)]
}
