/**
 * The answer stands at the thing: why not, and what would do. One at a time, above everything,
 * never over the thing itself. The next touch closes it and still counts.
 */
import { Popper } from 'radix-ui/internal'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './bubble.module.css'

const GAP = 11
const EDGE = 8

export interface Answer {
  readonly at: Element
  /** The thing and the number that is missing. */
  readonly title: string
  /** Where a rule says it. */
  readonly rule?: string
}

export function Bubble({
  answer,
  onRule,
  onClose,
}: {
  answer: Answer
  onRule?(rule: string): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const bubble = useRef<HTMLDivElement>(null)
  const { at, title, rule } = answer
  const anchor = useMemo(() => ({ current: at }), [at])
  useEffect(() => {
    const touched = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && bubble.current?.contains(target))) onClose()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    window.addEventListener('pointerdown', touched, { capture: true })
    window.addEventListener('keydown', pressed)
    return () => {
      window.removeEventListener('pointerdown', touched, { capture: true })
      window.removeEventListener('keydown', pressed)
    }
  }, [onClose])
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Popper.Content
        ref={bubble}
        side="top"
        sideOffset={GAP}
        collisionPadding={EDGE}
        className={css.bubble}
        role="status"
        data-bubble="refused"
      >
        <b>{title}</b>
        {rule ? (
          <button
            type="button"
            onClick={() => {
              onClose()
              onRule?.(rule)
            }}
          >
            {t('table.rule', { rule })}
          </button>
        ) : null}
        <Popper.Arrow className={css.arrow} width={14} height={7} />
      </Popper.Content>
    </Popper.Root>
  )
}
