import { useEffect, useState } from 'react'

/** What a promise brings; null until it does. */
export function useLoaded<T>(load: () => Promise<T>, key: string): T | null {
  const [loaded, setLoaded] = useState<{ key: string; value: T } | null>(null)
  useEffect(() => {
    let gone = false
    load().then(
      (value) => gone || setLoaded({ key, value }),
      (error: unknown) => {
        if (!gone) throw error
      },
    )
    return () => {
      gone = true
    }
  }, [key])
  return loaded?.key === key ? loaded.value : null
}
