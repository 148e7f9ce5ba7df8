/** The middle of the table: the map, and on a phone the six contests in one strip above it. */
import { Corners, lookAt, type TableProps, usePhone } from '@durbar/table'
import { provinceName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './board.module.css'
import { cornerOf } from './land.ts'
import { subject } from './look/subject.ts'
import { EmpireMap } from './map.tsx'
import { ContestStrip } from './strip.tsx'
import { words } from './words.ts'

export function Board(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  return (
    <div className={css.board}>
      {usePhone() ? <ContestStrip {...props} /> : null}
      <div className={css.map} data-note="map">
        <EmpireMap {...props} />
        <p className={css.plate} data-corner={cornerOf(view.province)}>
          <b {...lookAt(subject('place', 'visit'), provinceName(view.province))}>
            {provinceName(view.province)}
          </b>
          <span>{w.visit(view.visit, view.visits)}</span>
        </p>
        <Corners />
      </div>
    </div>
  )
}
