/** The game in one minute. */
import { Coin, type Drawings, Gem, House, Maharaja, MapFlag, Person } from '@durbar/table'
import { ACTIONS } from '../../data/actions.ts'
import { VILLAGE, VILLAGES } from '../../data/board.ts'
import { PALACE_PRICE, payoutRow, TOLL } from '../../data/material.ts'
import { Crest } from '../../table/city/crest.tsx'
import { DiscDrawing } from '../../table/disc/disc-drawing.tsx'
import map from '../../table/map/map.module.css'
import { Village } from '../../table/map/village.tsx'
import { ROUND } from '../example-round.ts'
import type { Stage } from '../positions.ts'
import { OneCity } from './map.tsx'
import { Frame, Inset } from './parts.tsx'

const [WIDTH, HEIGHT] = [220, 148]
const COURT: Stage = { seats: 4, players: [] }
const YARD: Stage = {
  seats: 4,
  players: [
    { houses: ['D'], palaces: 'D' },
    { palaces: 'd', houses: ['D'] },
  ],
}

const MinuteMaharaja = () => (
  <Frame width={WIDTH} height={HEIGHT}>
    <Inset x={12} y={50} width={46} height={46}>
      <Crest city="A" />
    </Inset>
    <OneCity stage={COURT} id="A" x={124} y={92} scale={0.66} scored />
    <Maharaja x={188} y={84} size={58} />
  </Frame>
)
const MinuteDisc = () => (
  <Frame width={WIDTH} height={HEIGHT}>
    <Inset x={38} y={2} width={144} height={144}>
      <DiscDrawing seat={0} pointers={['COINS', 'PALACE_HOUSE']} states={ACTIONS.map(() => 'idle')} />
    </Inset>
  </Frame>
)
const MinuteTravel = () => (
  <Frame width={WIDTH} height={HEIGHT}>
    <path d="M4 92C40 70 70 96 110 84S190 70 218 84" className={map.casing} />
    <path d="M4 92C40 70 70 96 110 84S190 70 218 84" className={map.road} />
    {[66, 166].map((x, k) => (
      <Village
        key={x}
        id={VILLAGES[k]!}
        place={{ ...VILLAGE[k]!, name: '', x, y: 84 }}
        houses={k === 0 ? [0] : [1, 2]}
        limit={2}
        state="idle"
      />
    ))}
    <Person seat={0} x={20} y={70} size={46} />
    <MapFlag x={166} y={62}>{`${2 * TOLL}`}</MapFlag>
  </Frame>
)
const MinuteBuild = () => (
  <Frame width={WIDTH} height={HEIGHT}>
    <OneCity stage={YARD} id="D" x={92} y={60} scale={0.74} />
    <Person seat={0} x={26} y={84} size={44} />
    <Gem seat={0} x={182} y={36} size={36} />
    <Inset x={164} y={60} width={38} height={38}>
      <Coin value={PALACE_PRICE} />
    </Inset>
    <House seat={0} x={182} y={122} size={26} />
  </Frame>
)
const MinuteGold = () => (
  <Frame width={WIDTH} height={HEIGHT}>
    <Maharaja x={34} y={84} size={74} />
    {payoutRow(ROUND.stage.seats).map((gold, rank) => {
      const size = 46 - rank * 5
      return (
        <Inset key={gold} x={70 + rank * 37} y={74 - size / 2} width={size} height={size}>
          <Coin value={gold} />
        </Inset>
      )
    })}
  </Frame>
)

export const minuteDrawn: Drawings['pictures'] = {
  'minute-maharaja': MinuteMaharaja,
  'minute-disc': MinuteDisc,
  'minute-travel': MinuteTravel,
  'minute-build': MinuteBuild,
  'minute-gold': MinuteGold,
}
