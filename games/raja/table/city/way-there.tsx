/** The journey to a city: its roads, its price, who receives it. The main button travels it. */
import { Coin, Emblem, type TableProps } from '@durbar/table'
import type { JunctionId } from '../../data/board.ts'
import type { View } from '../../view/index.ts'
import { words } from '../words/index.ts'
import css from './ledger.module.css'

export function WayThere(props: TableProps<View> & { to: JunctionId }) {
  const { view, language, name, to } = props
  const w = words(language)
  const me = view.me === null ? null : view.players[view.me]!
  if (!me || view.result !== null || view.round === 0) return null
  if (me.architect === to) return <p className={`${css.quiet} ${css.stay}`}>{w.here}</p>
  const way = me.ways?.find((each) => each.to === to)
  if (!way) return <p className={`${css.quiet} ${css.stay}`}>{w.noWay}</p>
  const paid = way.received.flatMap((gold, seat) => (gold > 0 ? [{ seat, gold }] : []))
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
      {way.affordable === false ? (
        <span className={css.dear}>{w.tooDear(way.price)}</span>
      ) : mine ? (
        <b className={css.go}>{w.go(way.price)}</b>
      ) : null}
    </div>
  )
}
