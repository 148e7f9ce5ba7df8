/** The middle of the table: the map, and on narrow screens the six contests in one strip above it. */
import { Corners, type TableProps } from '@durbar/table'
import { useRef } from 'react'
import { provinceName } from '../texts/names.ts'
import type { View } from '../view.ts'
import css from './board.module.css'
import { EmpireMap } from './map.tsx'
import { ContestStrip } from './strip.tsx'
import { useWidth } from './use-width.ts'
import { words } from './words.ts'

/** As in the style sheet. */
const NARROW = 560

export function Board(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const board = useRef<HTMLDivElement>(null)
  const width = useWidth(board)
  return (
    <div ref={board} className={css.board}>
      {width !== null && width <= NARROW ? <ContestStrip {...props} /> : null}
      <div className={css.map} data-note="map">
        <EmpireMap {...props} />
        <p className={css.plate}>
          <b>{provinceName(view.province)}</b>
          <span>{w.visit(view.visit, view.visits)}</span>
        </p>
        <Corners />
      </div>
    </div>
  )
}
