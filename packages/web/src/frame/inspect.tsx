/** A thing seen large, with all that is to be said of it. Beside it on a desk, as a sheet from below on a phone. */
import { copyOf, usePhone } from '@durbar/table'
import { Popper } from 'radix-ui/internal'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './inspect.module.css'
import type { Inspected } from './use-inspecting.ts'
import { Veil } from './veil.tsx'

const LARGE = 210
const LARGE_ON_PHONE = 132

/** The panel whose size the drawing is measured by. */
function measureOf(thing: HTMLElement): HTMLElement | null {
  let at = thing.parentElement
  while (at && getComputedStyle(at).containerType === 'normal') at = at.parentElement
  return at
}

/** The picture of the thing as it is drawn now, so much larger. A bare place has none. */
function Large({ thing, size }: { thing: HTMLElement; size: number }) {
  const stand = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = stand
    if (!current) return
    const { offsetWidth: width, offsetHeight: height } = thing
    const scale = Math.min(size / Math.max(width, height), 3)
    const copy = copyOf(thing)
    copy.querySelector('em')?.remove()
    Object.assign(copy.style, {
      position: 'absolute',
      inset: '0 auto auto 0',
      margin: '0',
      width: `${width}px`,
      height: `${height}px`,
      transformOrigin: '0 0',
      transform: `scale(${scale})`,
    })
    Object.assign(current.style, { width: `${width * scale}px`, height: `${height * scale}px` })
    // What is drawn in the measure of its panel is drawn in one of the same size.
    const panel = document.createElement('div')
    panel.append(copy)
    const measure = measureOf(thing)
    if (measure)
      Object.assign(panel.style, {
        position: 'absolute',
        containerType: 'size',
        width: `${measure.clientWidth}px`,
        height: `${measure.clientHeight}px`,
      })
    current.replaceChildren(panel)
  }, [thing, size])
  return <div ref={stand} className={css.large} aria-hidden="true" />
}

const isDrawn = (thing: HTMLElement) => thing.querySelector('i > *') !== null && thing.offsetHeight > 30

export function Inspect({
  inspected: { thing, passing },
  ruleText,
  onRule,
  onClose,
}: {
  inspected: Inspected
  ruleText(rule: string): string | undefined
  onRule(rule: string): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const phone = usePhone()
  const { rule = '' } = thing.dataset
  const text = ruleText(rule)
  const anchor = useMemo(() => ({ current: thing }), [thing])
  // A thing's name says everything that its picture shows, what it is first.
  const [title, ...facts] = (thing.querySelector('em')?.textContent ?? '').split(', ')
  const words = (
    <>
      {isDrawn(thing) ? <Large thing={thing} size={phone ? LARGE_ON_PHONE : LARGE} /> : null}
      <div className={css.words}>
        <h3>{title}</h3>
        {facts.length > 0 ? (
          <ul>
            {facts.map((fact, i) => (
              <li key={i}>{fact}</li>
            ))}
          </ul>
        ) : null}
        {text ? (
          <>
            <p>{text}</p>
            {passing ? (
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
            )}
          </>
        ) : null}
      </div>
    </>
  )
  if (phone && !passing)
    return (
      <Veil className={css.veil} label={t('nav.close')} onTouch={onClose}>
        <div className={css.sheet} role="dialog" aria-label={title} data-inspect="">
          {words}
        </div>
      </Veil>
    )
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Popper.Content
        side="right"
        sideOffset={14}
        collisionPadding={8}
        className={css.inspect}
        data-inspect=""
        data-passing={passing || undefined}
        role={passing ? undefined : 'dialog'}
        aria-hidden={passing || undefined}
        aria-label={passing ? undefined : title}
      >
        {words}
      </Popper.Content>
    </Popper.Root>
  )
}
