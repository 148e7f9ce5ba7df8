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
  /** The thing and the number that is missing; in a sentence of its own, what helps. */
  readonly title: string
  /** Where a rule says it. */
  readonly rule?: string
}

/** What is missing stands first; what helps comes after it, in smaller letters. */
export function inTwo(said: string): readonly [title: string, more: string] {
  const end = said.search(/[.!?] (?=\p{Lu}|„|“|\d)/u)
  return end < 0 ? [said, ''] : [said.slice(0, end + 1), said.slice(end + 2)]
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
  const { at, rule } = answer
  const [title, more] = inTwo(answer.title)
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
        {more ? <span>{more}</span> : null}
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
