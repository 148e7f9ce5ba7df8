/** One's own last move or turn, taken back; where that cannot be, the button says why. */
import type { Update } from '@durbar/protocol/messages'
import { useChoosing } from '@durbar/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../shell/button.tsx'
import { isPlain } from './keys.ts'
import { Bubble } from './overlaid.ts'
import css from './prompt.module.css'

export function TakeBack(props: {
  shown: Update
  may: boolean
  onUndo(): void
  /** Asks the others, where only they stand in the way. */
  onAsk: (() => void) | null
}) {
  const { shown, may, onUndo, onAsk } = props
  const { t } = useTranslation()
  const { revision, noUndo = 'nothing' } = shown
  const [asked, setAsked] = useState<{ readonly at: Element; readonly revision: number } | null>(null)
  const asks = !may && onAsk !== null && noUndo === 'others'
  const close = useCallback(() => setAsked(null), [])
  const button = useRef<HTMLButtonElement>(null)
  const { touches, clear } = useChoosing()
  // One step back by one key: first of what was chosen, then of what was done.
  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key !== 'Backspace' || !isPlain(event) || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      event.preventDefault()
      if (touches.length > 0) clear()
      else button.current?.click()
    }
    window.addEventListener('keydown', back)
    return () => window.removeEventListener('keydown', back)
  }, [touches, clear])
  return (
    <>
      <Button
        ref={button}
        look="low"
        aria-disabled={(!may && !asks) || undefined}
        data-asks={asks || undefined}
        onClick={({ currentTarget }) => {
          if (may) onUndo()
          else if (asks) onAsk?.()
          else setAsked({ at: currentTarget, revision })
        }}
      >
        <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
          <path d="M11 4 3 11l8 7v-5h5a3 3 0 0 1 0 6h-3v3h3a6 6 0 0 0 0-12h-5Z" fill="currentColor" />
        </svg>
        <span className={css.wideText}>{t('table.undo')}</span>
      </Button>
      {asked?.revision === revision && !may ? (
        <Bubble answer={{ at: asked.at, title: t(`table.noUndo.${noUndo}`) }} onClose={close} />
      ) : null}
    </>
  )
}
