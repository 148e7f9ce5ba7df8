/** On a phone, below the grid: the own track and what the rows are one short of. */
import { type TableProps, usePhone } from '@durbar/table'
import type { View } from '../view/index.ts'
import { Agenda } from './agenda.tsx'
import { ownOf } from './reading.ts'
import { buildingHint, goodsHint } from './rows.tsx'
import css from './standing.module.css'
import { TokenPicture } from './tokens.tsx'
import { Track } from './track.tsx'
import { words } from './words/index.ts'

export function Standing(props: TableProps<View>) {
  const { view, language } = props
  const player = ownOf(view)
  const narrow = usePhone()
  if (!player || !narrow) return null
  const w = words(language)
  const building = buildingHint(player, language)
  const sale = goodsHint(player, language)
  const { ships } = player.short
  return (
    <div className={css.standing}>
      <Track {...props} player={player} note="track" strip />
      <Agenda {...props} />
      <ul>
        {building ? (
          <li>
            <TokenPicture what="stewards" size={22} />
            <span>
              {building} <b>{w.steward}</b>
            </span>
          </li>
        ) : null}
        {sale ? (
          <li>
            <TokenPicture what="coins" size={22} />
            <span>
              {sale.name} <b>{sale.gain}</b>
            </span>
          </li>
        ) : null}
        {ships === null ? null : (
          <li>
            <TokenPicture what="stewards" size={22} />
            <span>
              {w.shortShip(ships)} <b>{w.steward}</b>
            </span>
          </li>
        )}
      </ul>
    </div>
  )
}
