/** The panel at the right: the disc, the turn at hand, the characters; before the first round the auction. */
import type { TableProps } from '@durbar/table'
import { useEffect, useRef } from 'react'
import type { View } from '../view/index.ts'
import { Auction } from './court/auction.tsx'
import { Court } from './court/court.tsx'
import { DiscPanel } from './disc/disc-panel.tsx'
import css from './side.module.css'
import { TurnPanel } from './turn/turn-panel.tsx'

/** Between two turns, and while the city is scored, the last turn still lies there: nothing jumps to and fro. */
function useTurn(view: View): View {
  const last = useRef(view.turn)
  useEffect(() => {
    if (view.turn) last.current = view.turn
  })
  const between = view.turn === null && view.players.some(({ acted }) => acted) && view.result === null
  return between ? { ...view, turn: last.current } : view
}

export function Side(table: TableProps<View>) {
  const props = { ...table, view: useTurn(table.view) }
  return (
    <div className={css.side}>
      <Auction {...props} />
      <DiscPanel {...props} />
      <TurnPanel {...props} />
      <Court {...props} />
    </div>
  )
}
