/** Something seen large, with all that is to be said of it. Beside it on a desk, as a sheet from below on a phone. */
import { type AnyTable, type Seen, type Subject, type TableProps, usePhone } from '@durbar/table'
import { Popper } from 'radix-ui/internal'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Cross } from '../shell/cross.tsx'
import css from './inspect.module.css'
import { isDrawn, Large } from './large.tsx'
import { roomiest } from './roomiest.ts'
import type { Inspected, Lookable } from './use-inspecting.ts'
import { useWording } from './use-wording.ts'
import { Veil } from './veil.tsx'

const LARGE = 210
const LARGE_ON_PHONE = 132
const GAP = 14
const EDGE = 8

/** What a thing says of itself where its table says no more: its name tells everything that its picture shows. */
function named(thing: Lookable): Seen {
  const [title = '', ...facts] = (thing.querySelector('em')?.textContent ?? '').split(', ')
  const { rule } = thing.dataset
  return { title, facts, rule }
}

export function Inspect({
  inspected: { thing, passing },
  table,
  slot,
  game,
  onRule,
  onClose,
}: {
  inspected: Inspected
  table: AnyTable
  slot: TableProps<unknown>
  game: string
  onRule(rule: string): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const phone = usePhone()
  const leaf = useRef<HTMLDivElement>(null)
  const anchor = useMemo(() => ({ current: thing }), [thing])
  const subject = thing.dataset.look as Subject | undefined
  const seen = (subject && table.look?.(subject, slot)) ?? named(thing)
  const { title, face, facts = [], body, rule } = seen
  const quoted = useWording(game, rule ?? null, slot.language)
  const text = seen.text ?? quoted
  const asSheet = phone && !passing
  useEffect(() => {
    if (passing || asSheet) return
    const touched = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && leaf.current?.contains(target))) onClose()
    }
    window.addEventListener('pointerdown', touched, { capture: true })
    return () => window.removeEventListener('pointerdown', touched, { capture: true })
  }, [passing, asSheet, onClose])

  // It opens with all its words: a leaf that grows afterwards would move under the eyes, or out of the window.
  if (quoted === undefined) return null
  const size = phone ? LARGE_ON_PHONE : LARGE
  const words = (
    <>
      {face ? (
        <div className={css.face} style={{ width: size }} aria-hidden="true">
          {face}
        </div>
      ) : isDrawn(thing) ? (
        <Large thing={thing} size={size} />
      ) : null}
      <div className={css.words}>
        <h3>{title}</h3>
        {text ? <p>{text}</p> : null}
        {facts.length > 0 ? (
          <ul>
            {facts.map((fact, i) => (
              <li key={i}>{fact}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {body ? <div className={css.body}>{body}</div> : null}
      {rule && quoted ? (
        passing ? (
          <small>{t('table.rule', { rule })}</small>
        ) : (
          <button
            type="button"
            onClick={() => {
              onClose()
              onRule(rule)
            }}
          >
            {t('table.rule', { rule })}
          </button>
        )
      ) : null}
    </>
  )
  if (asSheet)
    return (
      <Veil className={css.veil} label={t('nav.close')} onTouch={onClose}>
        <div className={css.sheet} role="dialog" aria-label={title} data-inspect="">
          {words}
          <button type="button" className={css.close} aria-label={t('nav.close')} onClick={onClose}>
            <Cross />
          </button>
        </div>
      </Veil>
    )
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Popper.Content
        ref={leaf}
        side={roomiest(thing.getBoundingClientRect(), {
          width: window.innerWidth,
          height: window.innerHeight,
        })}
        sideOffset={GAP}
        collisionPadding={EDGE}
        className={css.inspect}
        data-inspect=""
        data-passing={passing || undefined}
        data-wide={body ? '' : undefined}
        role={passing ? undefined : 'dialog'}
        aria-hidden={passing || undefined}
        aria-label={passing ? undefined : title}
      >
        {words}
      </Popper.Content>
    </Popper.Root>
  )
}
