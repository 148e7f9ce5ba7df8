/**
 * For what cannot be taken back: held for two seconds, by finger, mouse or key. Whoever cannot hold, because a program
 * presses for them, is asked once more instead.
 */
import { useEffect, useRef, useState } from 'react'
import { useMyWords } from '../i18n/me.ts'
import { Button } from '../shell/button.tsx'
import css from './me.module.css'

const HOLD_MS = 2000

export function HoldButton({ onHeld, disabled }: { onHeld: () => void; disabled: boolean }) {
  const { t } = useMyWords()
  const [state, setState] = useState<'idle' | 'held' | 'asked'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A click that a key or a pointer makes when it is let go is none of its own. */
  const touched = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    touched.current = true
    setState('held')
    clearTimeout(timer.current)
    timer.current = setTimeout(onHeld, HOLD_MS)
  }
  const end = () => {
    clearTimeout(timer.current)
    setState((now) => (now === 'held' ? 'idle' : now))
  }
  return (
    <Button
      className={css.hold}
      disabled={disabled}
      data-held={state === 'held' || undefined}
      style={{ '--hold': `${HOLD_MS}ms` } as React.CSSProperties}
      onPointerDown={({ button }) => button === 0 && begin()}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key, repeat }) => (key === 'Enter' || key === ' ') && !repeat && begin()}
      onKeyUp={end}
      onBlur={end}
      onClick={() => {
        const byHand = touched.current
        touched.current = false
        if (byHand) return
        if (state === 'asked') onHeld()
        else setState('asked')
      }}
    >
      <span>{t(state === 'held' ? 'data.holdOn' : state === 'asked' ? 'data.twice' : 'data.hold')}</span>
    </Button>
  )
}
