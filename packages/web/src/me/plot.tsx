/** A drawing of numbers, and the same numbers as a table for whoever does not see it. */
import { PanelHead } from '@durbar/table'
import type { ReactNode } from 'react'
import css from './plots.module.css'

export function Plot(props: {
  title: string
  note?: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  children: ReactNode
}) {
  const { title, note, columns, rows, children } = props
  return (
    <section className={css.plot} data-plot={title}>
      <PanelHead level={3} note={note}>
        {title}
      </PanelHead>
      <div aria-hidden="true">{children}</div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...rest], n) => (
              <tr key={n}>
                <th scope="row">{head}</th>
                {rest.map((cell, k) => (
                  <td key={k}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What the two fillings of a bar mean. */
export function Key({ first, second }: { first: string; second: string }) {
  return (
    <p className={css.key}>
      <span>
        <i />
        {first}
      </span>
      <span>
        <i data-rest="" />
        {second}
      </span>
    </p>
  )
}
