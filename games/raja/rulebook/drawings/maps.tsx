/** Pictures of the map. */
import { Coin, type Drawings, type Language } from '@durbar/table'
import type { ReactNode } from 'react'
import { START_LABEL } from '../../texts/names.ts'
import { ROUND } from '../example-round.ts'
import { CONNECTED, TOLLS } from '../examples.ts'
import type { Stage } from '../positions.ts'
import { Board } from './map.tsx'
import { Frame, Inset } from './parts.tsx'

/** A part of the board: left, top, width, height. */
type Box = readonly [number, number, number, number]

const part = (stage: Stage, [x, y, width, height]: Box, more?: ReactNode) =>
  function Part({ language }: { readonly language: Language }) {
    return (
      <Frame x={x} y={y} width={width} height={height}>
        <Board stage={stage} camp={START_LABEL[language]}>
          {more}
        </Board>
      </Frame>
    )
  }

const Toll = ({ at: [x, y], toll }: { at: readonly [number, number]; toll: number }) => (
  <Inset x={x - 19} y={y - 19} width={38} height={38}>
    <Coin value={toll} />
  </Inset>
)
/** Beside the villages of the two roads, clear of names. */
const TOLL_PLACES = [
  [312, 500],
  [224, 690],
] as const

const ROUND_BOX: Box = [-26, 22, 656, 656]

export const mapsDrawn: Drawings['pictures'] = {
  connected: part(CONNECTED.stage, [60, 370, 760, 320]),
  tolls: part(
    TOLLS.stage,
    [20, 404, 500, 572],
    TOLLS.tolls.map((toll, k) => <Toll key={toll} at={TOLL_PLACES[k]!} toll={toll} />),
  ),
  'round-before': part(ROUND.stage, ROUND_BOX),
  'round-after': part(ROUND.after, ROUND_BOX),
}
