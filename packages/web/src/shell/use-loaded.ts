import { useEffect, useState } from 'react'

type Outcome<T> = { readonly key: string } & ({ readonly value: T } | { readonly error: unknown })

/**
 * What a promise brings; null until it does, and where there is nothing to load. What it fails with is thrown to the
 * page (see error-boundary.tsx).
 */
export function useLoaded<T>(load: (() => Promise<T>) | null, key: string): T | null {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null)
  useEffect(() => {
    if (!load) return
    let gone = false
    load().then(
      (value) => gone || setOutcome({ key, value }),
      (error: unknown) => gone || setOutcome({ key, error }),
    )
    return () => {
      gone = true
    }
  }, [key])
  if (outcome?.key !== key) return null
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
