/** A table of a rulebook: on a phone one with long texts is stacked row by row. */
import { type Grid as GridBlock, plainly, type Row } from '@durbar/room'
import { Figure } from './figure.tsx'
import css from './grid.module.css'
import { Inline } from './inline.tsx'
import { Margin, useSentTo } from './margin.tsx'
import { useOpened } from './opened.ts'

function RowOf({ row, table }: { row: Row; table: GridBlock }) {
  const { language } = useOpened()
  const sent = useSentTo<HTMLTableRowElement>(row.rules)
  const { head, figures = [], named = figures } = table
  const pictured = table.rows.some(({ picture }) => picture)
  if (row.head)
    return (
      <tr className={css.part} {...sent}>
        <th colSpan={head.length + (pictured ? 1 : 0)} scope="rowgroup">
          <Inline words={row.cells[0]!} />
          <Margin {...(row.rules && { rules: row.rules })} />
        </th>
      </tr>
    )
  return (
    <tr {...sent}>
      {pictured ? (
        <td className={css.picture}>{row.picture ? <Figure name={row.picture} /> : null}</td>
      ) : null}
      {row.cells.map((cell, i) => (
        <td
          key={i}
          data-figure={figures.includes(i) || undefined}
          data-named={(i > 0 && named.includes(i)) || undefined}
          data-none={cell[language] === '–' || undefined}
          data-head={head[i] && plainly(head[i][language])}
        >
          <Inline words={cell} />
          {i === row.cells.length - 1 && row.rules ? <Margin rules={row.rules} /> : null}
        </td>
      ))}
    </tr>
  )
}

export function Grid({ table }: { table: GridBlock }) {
  const { caption, head, rows, figures = [], rules, stacks } = table
  const pictured = rows.some(({ picture }) => picture)
  const sent = useSentTo<HTMLElement>(rules)
  return (
    <figure
      className={css.around}
      data-stacks={stacks || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard
      tabIndex={0}
      {...sent}
    >
      <table className={css.grid}>
        {caption ? (
          <caption>
            <Inline words={caption} />
          </caption>
        ) : null}
        <thead>
          <tr>
            {pictured ? <td /> : null}
            {head.map((words, i) =>
              words.de === '' ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col" data-figure={figures.includes(i) || undefined}>
                  <Inline words={words} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <RowOf key={i} row={row} table={table} />
          ))}
        </tbody>
      </table>
      {rules ? <Margin rules={rules} /> : null}
    </figure>
  )
}
