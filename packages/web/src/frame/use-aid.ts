/** The player aid, at hand by the key P. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { isPlain } from './keys.ts'

export function useAid(there: boolean): readonly [boolean, Dispatch<SetStateAction<boolean>>] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!there) return
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'p' && isPlain(event)) setOpen((now) => !now)
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [there])
  return [open, setOpen]
}
