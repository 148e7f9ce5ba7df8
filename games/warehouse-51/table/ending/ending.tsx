/** The end unfolds step by step: redeem, certify, unmask, Horn, then every source of points, then the places. */
import { Emblem, type TableProps, useSteps } from '@durbar/table'
import { useMemo } from 'react'
import type { View } from '../../view/index.ts'
import { Gavel } from '../stage/gavel.tsx'
import { Warehouse } from '../stage/warehouse.tsx'
import { words } from '../words.ts'
import css from './ending.module.css'
import { type Step, stepsOf } from './steps.tsx'

/** Everybody's points so far, and what this step adds. */
function Sums(props: TableProps<View> & { steps: readonly Step[]; at: number }) {
  const { view, language, name, steps, at } = props
  const w = words(language)
  return (
    <ul className={css.sums} aria-label={w.soFar}>
      {view.players.map((_, seat) => {
        const sum = steps.slice(0, at + 1).reduce((all, step) => all + (step.gains?.[seat] ?? 0), 0)
        const gain = steps[at]!.gains?.[seat] ?? 0
        return (
          <li key={seat} data-gain={gain !== 0 || undefined}>
            <Emblem seat={seat} size={30} name={name(seat)} />
            <b>{sum}</b>
            {gain === 0 ? null : <em key={at}>{w.pts(gain)}</em>}
          </li>
        )
      })}
    </ul>
  )
}

export function Ending(props: TableProps<View> & { onDone: () => void }) {
  const { onDone, language } = props
  const w = words(language)
  const steps = useMemo(() => stepsOf(props), [props])
  const { step: at, done, go } = useSteps({ last: steps.length - 1, pause: 3.4, atOnce: 'by hand' })
  const step = steps[at]!
  return (
    <div className={css.ending}>
      <header>
        <Gavel key={step.key} strikes size={72} />
        <h3>{step.title}</h3>
        {step.text ? <p className={css.text}>{step.text}</p> : null}
        <ol className={css.dots} aria-hidden="true">
          {steps.map(({ key }, i) => (
            <li key={key} data-state={i < at ? 'done' : i === at ? 'now' : 'next'} />
          ))}
        </ol>
      </header>
      <section key={step.key} className={css.step} aria-live="polite">
        <span className="sr-only">{w.stepOf(at + 1, steps.length)}</span>
        <Warehouse />
        <div className={css.body}>{step.body}</div>
      </section>
      <Sums {...props} steps={steps} at={at} />
      <nav>
        <button type="button" onClick={() => go(at - 1)} disabled={at === 0}>
          {w.back}
        </button>
        {done ? (
          <button type="button" className={css.main} onClick={onDone}>
            {w.done}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => go(steps.length - 1)}>
              {w.toEnd}
            </button>
            <button type="button" className={css.main} onClick={() => go(at + 1)}>
              {w.next}
            </button>
          </>
        )}
      </nav>
    </div>
  )
}
