/** The player aid, at hand by the key P. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

export function useAid(there: boolean): readonly [boolean, Dispatch<SetStateAction<boolean>>] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!there) return
    const key = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      setOpen((now) => !now)
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [there])
  return [open, setOpen]
}
