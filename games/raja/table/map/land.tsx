/** The land under everything. It never changes: drawn once. */
import { Borders, Growth, River, Wash } from '@durbar/table'
import { memo } from 'react'
import type { JunctionId } from '../../data/board.ts'
import { GROWTH, land, RIVERS, WASH } from './ground.ts'
import css from './map.module.css'

export const Ground = memo(() => (
  <g>
    {[...land.outlines].map(([region, d]) => (
      <Wash key={region} d={d} fill={WASH[region as JunctionId]} />
    ))}
    <g className={css.borders}>
      <Borders borders={land.borders} />
    </g>
    {RIVERS.map((d) => (
      <River key={d} d={d} width={9} />
    ))}
  </g>
))
export const Growths = memo(() => (
  <g>
    {GROWTH.map(({ x, y, variety, kind }) => (
      <Growth key={`${x}:${y}`} x={x} y={y} variety={variety} kind={kind} />
    ))}
  </g>
))
