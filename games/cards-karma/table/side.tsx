/** At the right: the own track and the own rows. */
import { type TableProps, usePhone } from '@durbar/table'
import type { View } from '../view/index.ts'
import { Agenda } from './agenda.tsx'
import { ownOf } from './reading.ts'
import { Rows } from './rows.tsx'
import css from './side.module.css'
import { Track } from './track.tsx'
import { words } from './words/index.ts'

export function Side(props: TableProps<View>) {
  const { view, language, name } = props
  const narrow = usePhone()
  const seat = view.me ?? view.active ?? view.elephant
  const player = ownOf(view) ?? view.players[seat]!
  return (
    <div className={css.side}>
      {view.me === null ? <h2 className={css.whose}>{words(language).rowsOf(name(seat))}</h2> : null}
      <Track {...props} player={player} note={narrow ? undefined : 'track'} />
      <div className={css.agenda}>
        <Agenda {...props} />
      </div>
      <Rows {...props} player={player} />
    </div>
  )
}
