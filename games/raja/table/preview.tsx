/** What a move would bring, before it is made: tolls and their receivers, prices, the new order of crests. */

import { Coin, Emblem, type TableProps, useBrings, useChoosing, whoOf } from '@durbar/table'
import type { CityId, RoadId } from '../data/board.ts'
import { placeName } from '../texts/names.ts'
import type { WayView } from '../view/board.ts'
import type { Brings } from '../view/brings.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { Crest } from './city/crest.tsx'
import { wayTouched } from './course.ts'
import css from './preview.module.css'
import { words } from './words/index.ts'

/** Gold that the move brings or costs whoever makes it. The end of a turn may also pay out a city: that is not its price. */
const ownGold = (move: Move, view: View, brings: Brings | null): number =>
  move.type === 'endTurn' ? 0 : (brings?.gold[view.me ?? -1] ?? 0)

export const gain = (move: Move, view: View, brings: Brings | null): string | null => {
  const gold = ownGold(move, view, brings)
  return gold === 0 ? null : gold > 0 ? `+${gold}` : `−${-gold}`
}

type Props = TableProps<View> & { readonly move: Move }

export function Preview(props: Props) {
  const { view, language, move } = props
  const w = words(language)
  const brings = useBrings<Brings>()(move)
  const { touches, meant } = useChoosing()
  const way = wayTouched(meant, view)
  if (move.type === 'travel')
    return way?.roads[0] === move.road ? (
      <Journey {...props} {...way} roads={way.roads.length} asked={meant === touches} />
    ) : (
      <Road {...props} road={move.road} brings={brings} />
    )
  if (move.type === 'shiftCrest')
    return brings?.order ? <Order {...props} order={brings.order} pushed={move.city} /> : null
  if (move.type === 'endTurn' && view.turn && view.turn.compensation > 0)
    return (
      <span className={css.preview}>
        <Coin value={view.turn.compensation} size={22} />
        {w.endPrice(view.turn.incomplete, view.turn.compensation)}
      </span>
    )
  const gold = ownGold(move, view, brings)
  if (gold === 0) return 'card' in move ? <span className={css.preview}>{w.abilities[move.card]}</span> : null
  return (
    <span className={css.preview}>
      <Coin size={18} />
      {gold > 0 ? `+${w.gold(gold)}` : `−${w.gold(-gold)}`}
    </span>
  )
}

function Road({ road, brings, ...props }: Props & { road: RoadId; brings: Brings | null }) {
  const journey = props.view.turn?.journeys.find((each) => each.road === road)
  return journey && brings ? <Journey {...props} {...journey} roads={1} received={brings.gold} /> : null
}

type JourneyProps = Pick<WayView, 'to' | 'bankPays' | 'received'> & {
  readonly roads: number
  /** The sentence above says where to. */
  readonly asked?: boolean
}

/** Where it leads, and who is paid for it. */
function Journey({ language, name, to, roads, asked, bankPays, received }: Props & JourneyProps) {
  const w = words(language)
  const paid = received.flatMap((gold, seat) => (gold > 0 ? [{ seat, gold }] : []))
  return (
    <span className={css.preview}>
      {asked ? null : `${w.goName(placeName(to, language))}: `}
      {roads > 1 || asked ? `${w.way(roads)}, ` : null}
      {paid.length === 0 ? w.freeWay : bankPays ? w.bankPays : null}
      {paid.map(({ seat, gold }) => (
        <span key={seat}>
          <Coin value={gold} size={20} /> {w.to}{' '}
          <Emblem seat={seat} size={18} name={whoOf(language, name).object(seat)} />
        </span>
      ))}
    </span>
  )
}

/** The crests as they would lie then. */
function Order({ language, order, pushed }: Props & { order: readonly CityId[]; pushed: CityId }) {
  return (
    <span className={css.preview}>
      {words(language).order}:
      {order.map((city) => (
        <span key={city} data-moved={city === pushed || undefined} title={placeName(city, language)}>
          <Crest city={city} size={24} />
          <span className="sr-only">{placeName(city, language)}</span>
        </span>
      ))}
    </span>
  )
}
