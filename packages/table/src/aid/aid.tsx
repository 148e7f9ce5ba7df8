/** What a player aid is made of: parts with steps, lines with a sign and a number, and small tables. */
import type { ReactNode } from 'react'
import { PanelHead } from '../ornament/leaf.tsx'
import css from './aid.module.css'

export const AidSheet = ({ children }: { children: ReactNode }) => (
  <div className={css.aid} data-aid="">
    {children}
  </div>
)

export const AidPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part}>
    <PanelHead level={3}>{title}</PanelHead>
    {children}
  </section>
)

/** One after the other. */
export const AidSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={css.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)

interface AidLine {
  readonly key: string
  readonly sign?: ReactNode
  readonly name?: string
  readonly text?: string
  /** What it costs, brings or counts. */
  readonly value?: ReactNode
}

/** `grid`: side by side, where they are many and short. */
export const AidLines = ({ lines, grid }: { lines: readonly AidLine[]; grid?: boolean }) => (
  <ul className={grid ? css.grid : css.lines}>
    {lines.map(({ key, sign, name, text, value }) => (
      <li key={key}>
        {sign ? (
          <span className={css.sign} aria-hidden="true">
            {sign}
          </span>
        ) : null}
        <span className={css.words}>
          {name ? <b>{name}</b> : null} {text}
        </span>
        {value === undefined ? null : <span className={css.value}>{value}</span>}
      </li>
    ))}
  </ul>
)

/** A sign that is drawn around the origin; `box`: what of the drawing is seen. */
export const AidDrawing = (props: { readonly box?: string; readonly children: ReactNode }) => (
  <svg viewBox={props.box ?? '-14 -14 28 28'} className={css.drawing} aria-hidden="true">
    {props.children}
  </svg>
)

/** `now`: the row that holds at this table. */
export const AidTable = (props: {
  readonly head: readonly ReactNode[]
  readonly rows: readonly {
    readonly key: string
    readonly cells: readonly ReactNode[]
    readonly now?: boolean
  }[]
}) => (
  <table className={css.table}>
    <thead>
      <tr>
        {props.head.map((cell, i) => (
          <th key={i} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {props.rows.map(({ key, cells: [first, ...more], now }) => (
        <tr key={key} data-now={now || undefined}>
          <th scope="row">{first}</th>
          {more.map((cell, i) => (
            <td key={i}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export const AidNote = ({ children }: { children: ReactNode }) => <p className={css.note}>{children}</p>
