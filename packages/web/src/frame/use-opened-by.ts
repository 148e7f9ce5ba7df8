/** A sheet that one key opens and closes. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { isPlain } from './keys.ts'

export function useOpenedBy(
  key: string,
  there: boolean,
): readonly [boolean, Dispatch<SetStateAction<boolean>>] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!there) return
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === key && isPlain(event)) setOpen((now) => !now)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key, there])
  return [open, setOpen]
}
