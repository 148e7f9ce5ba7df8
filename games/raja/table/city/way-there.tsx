/** The journey to a city: its roads, its price, who receives it; and the button that takes the first road. */
import { Coin, Emblem, type TableProps, Thing } from '@durbar/table'
import type { JunctionId } from '../../data/board.ts'
import { placeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { useRegard } from '../regard.tsx'
import { NOTHING, road } from '../touches.ts'
import { words } from '../words/index.ts'
import css from './ledger.module.css'

export function WayThere(props: TableProps<View> & { to: JunctionId }) {
  const { view, language, name, to } = props
  const w = words(language)
  const { pin } = useRegard()
  const me = view.me === null ? null : view.players[view.me]!
  if (!me || view.result !== null || view.round === 0) return null
  if (me.architect === to) return <p className={`${css.quiet} ${css.stay}`}>{w.here}</p>
  const way = me.ways?.find((each) => each.to === to)
  if (!way) return <p className={`${css.quiet} ${css.stay}`}>{w.noWay}</p>
  const paid = way.received.flatMap((gold, seat) => (gold > 0 ? [{ seat, gold }] : []))
  const [first] = way.roads
  const mine = view.turn?.seat === view.me
  return (
    <div className={css.way}>
      <span className={css.tolls}>
        {w.way(way.roads.length)}
        {paid.length === 0 ? `, ${w.freeWay}` : way.bankPays ? `, ${w.bankPays}` : ''}
        {paid.map(({ seat, gold }) => (
          <span key={seat} className={css.toll}>
            <Coin value={gold} size={20} />
            <span className={css.to}>{w.to}</span>
            <Emblem seat={seat} size={18} name={name(seat)} />
          </span>
        ))}
      </span>
      {way.affordable === false ? <span className={css.dear}>{w.tooDear(way.price)}</span> : null}
      {mine ? (
        <span onClickCapture={() => pin(to)}>
          <Thing
            tokens={first === undefined ? NOTHING : road(first)}
            className={css.go}
            name={`${way.roads.length > 1 ? w.firstRoad : w.go(way.price)}: ${w.goName(placeName(to, language))}`}
            subject={subject('place', 'travel')}
          >
            {way.roads.length > 1 ? w.firstRoad : w.go(way.price)}
          </Thing>
        </span>
      ) : null}
    </div>
  )
}
