/** On a phone's row of seats: how many cards somebody holds, and whether they have left the visit. */
import type { Seat } from '@durbar/kernel'
import { Icon, type TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import css from './hand-size.module.css'
import { cardPickup, exitDoor } from './icons.ts'
import { words } from './words.ts'

export function HandSize({
  view,
  seat,
  language,
}: { seat: Seat } & Pick<TableProps<View>, 'view' | 'language'>) {
  const w = words(language)
  const { handSize, inVisit } = view.players[seat]!
  const out = !inVisit && view.places === null
  return (
    <span
      className={css.size}
      role="img"
      aria-label={out ? `${w.handCards(handSize)}, ${w.left}` : w.handCards(handSize)}
      data-out={out || undefined}
      data-many={view.players.length > 3 || undefined}
      data-tight={view.players.length > 4 || undefined}
    >
      <Icon d={out ? exitDoor : cardPickup} />
      <span aria-hidden="true">{handSize}</span>
    </span>
  )
}
