/** Signs as high as a line of text. */
import type { Drawings } from '@durbar/room'
import type { ReactNode } from 'react'
import { BUILDING_KINDS, DIE_COLORS, GOODS_KINDS } from '../../data/names.ts'
import { BuildingMark, DieMark, GoodMark } from '../../table/symbols.tsx'
import { CoinMark, FameMark, KarmaMark, StewardMark } from '../../table/tokens.tsx'

const sign =
  (drawn: ReactNode, box = '-11 -11 22 22') =>
  () => (
    <svg viewBox={box} aria-hidden="true">
      {drawn}
    </svg>
  )

export const signs: Drawings['signs'] = {
  fame: sign(<FameMark r={9.8} />),
  coin: sign(<CoinMark r={9.8} />),
  karma: sign(<KarmaMark r={9.8} />),
  administrator: sign(<StewardMark r={9.8} />),
  ...Object.fromEntries(
    BUILDING_KINDS.map((kind) => [kind, sign(<BuildingMark kind={kind} size={60} />, '-34 -36 68 66')]),
  ),
  ...Object.fromEntries(GOODS_KINDS.map((kind) => [kind, sign(<GoodMark kind={kind} r={9.8} />)])),
  ...Object.fromEntries(
    DIE_COLORS.map((colour) => [colour, sign(<DieMark colour={colour} size={19} sign />)]),
  ),
}
