/** Pieces side by side in a look: as many as there are, each with its words if it has any. */
import type { ReactNode } from 'react'
import css from './gallery.module.css'

interface Shown {
  readonly key: string
  readonly face: ReactNode
  readonly name?: string
  readonly text?: string
}

/** `wide`: a piece, its name and a sentence in a line of their own. */
export function Gallery({ pieces, wide, size }: { pieces: readonly Shown[]; wide?: boolean; size?: number }) {
  return (
    <ul
      className={wide ? css.lines : css.gallery}
      style={size ? ({ '--piece': `${size}px` } as React.CSSProperties) : undefined}
    >
      {pieces.map(({ key, face, name, text }) => (
        <li key={key}>
          <span className={css.face} aria-hidden={name ? true : undefined}>
            {face}
          </span>
          {name ? (
            <p>
              <b>{name}</b>
              {text ? <span>{text}</span> : null}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Numbers in rows and columns: what a pile holds, how often. */
export function Counts(props: {
  readonly columns: readonly { readonly key: string; readonly head: ReactNode }[]
  readonly rows: readonly {
    readonly key: string
    readonly head: ReactNode
    readonly counts: readonly number[]
  }[]
}) {
  return (
    <table className={css.counts}>
      <thead>
        <tr>
          <td />
          {props.columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ key, head, counts }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {counts.map((count, i) => (
              <td key={props.columns[i]?.key} data-none={count === 0 || undefined}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
