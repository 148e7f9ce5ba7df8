/** What a move would bring, before it is made: tolls and their receivers, prices, the new order of crests. */

import { Coin, Emblem, type Language, type TableProps, useBrings, useChoosing, whoOf } from '@durbar/table'
import { type CityId, ROAD_OF, ROADS, type RoadId, VILLAGES, type VillageId } from '../data/board.ts'
import { isCityId, placeName, roadName } from '../texts/names.ts'
import { asked, emptyOn } from '../texts/purse.ts'
import type { WayView } from '../view/board.ts'
import type { Brings } from '../view/brings.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { Crest } from './city/crest.tsx'
import { wayTouched } from './course.ts'
import { costOf } from './disc/cost.ts'
import css from './preview.module.css'
import { words } from './words/index.ts'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

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
  if (move.type === 'endTurn' && view.turn) return <End {...props} turn={view.turn} />
  const gold = ownGold(move, view, brings)
  const said = saying(move, view, language)
  if (gold === 0) return said && <span className={css.preview}>{said}</span>
  return (
    <span className={css.preview}>
      <Coin size={18} />
      {gold > 0 ? `+${w.gold(gold)}` : `−${w.gold(-gold)}`}
      {said ? ` · ${said}` : null}
    </span>
  )
}

/** What follows from a move besides gold. */
function saying(move: Move, view: View, language: Language): string | null {
  const w = words(language)
  if (move.type === 'program') {
    const { gold, palacePrice } = asked(view)
    const cost = move.actions.reduce((sum, action) => sum + costOf(action, palacePrice), 0)
    return gold === null || cost === 0 ? w.secret : `${capital(w.costs(cost, gold))}. ${w.secret}`
  }
  const at =
    move.type === 'placeStartHouse' ? move.village : move.type === 'buildHouse' ? move.node : undefined
  if (at !== undefined) return isCityId(at) ? null : wayOpened(at, view, language)
  return 'card' in move ? `${capital(w.abilities[move.card]!)}.` : null
}

/** What a house there does for its road. */
function wayOpened(village: VillageId, view: View, language: Language): string {
  const w = words(language)
  const road = ROADS[ROAD_OF[VILLAGES.indexOf(village)]!]!
  const empty = emptyOn(view, road)
  const others = empty.filter((each) => each !== village)
  const name = roadName(road, language)
  if (others.length > 0) return w.roadLacks(name, placeName(others[0]!, language))
  return empty.length === 0 ? w.roadEarns(name) : w.roadOpens(name)
}

function End({ view, language, turn }: Props & { turn: NonNullable<View['turn']> }) {
  const w = words(language)
  if (turn.compensation > 0)
    return (
      <span className={css.preview}>
        <Coin value={turn.compensation} size={22} />
        {w.endPrice(turn.incomplete, turn.compensation)}
      </span>
    )
  const travels = view.players[view.me ?? -1]?.ways?.some(({ affordable }) => affordable !== false)
  return travels ? <span className={css.preview}>{w.orTravel}</span> : null
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
function Journey({ view, language, name, to, roads, asked, bankPays, received }: Props & JourneyProps) {
  const w = words(language)
  const has = view.players[view.me ?? -1]?.gold ?? null
  const left = has === null ? null : has - received.reduce((sum, gold) => sum + Math.max(0, gold), 0)
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
      {bankPays || paid.length === 0 || left === null ? null : w.keeps(left)}
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
