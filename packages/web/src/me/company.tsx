/** Who sat at a finished table, first to last: everybody by the emblem they bore there. */
import type { SeatPlan } from '@durbar/protocol/messages'
import { EmblemSample } from '@durbar/table'
import { lookOf } from '../look-of.ts'
import { coloursOf, emblemsOf, useSeatNames } from '../seat-names.ts'
import css from './games.module.css'
import type { OwnGame } from './own-games.ts'

type RecordSeat = OwnGame['seats'][number]

const planOf = ({ name, bot, ...look }: RecordSeat): SeatPlan => ({
  ...(bot ? { kind: 'bot', level: bot } : { kind: 'person', ...(name ? { name } : {}) }),
  ...lookOf(look),
})

export function Company({ record }: { record: OwnGame }) {
  const plans = record.seats.map(planOf)
  const names = useSeatNames(plans)
  const [emblems, colours] = [emblemsOf(plans), coloursOf(plans)]
  const placeOf = (seat: number) => record.places[seat] ?? 0
  const byPlace = [...plans.keys()].sort((a, b) => placeOf(a) - placeOf(b) || a - b)
  return (
    <span className={css.company}>
      {byPlace.map((seat) => (
        <span key={seat} title={names[seat]} data-own={seat === record.seat || undefined}>
          <EmblemSample emblem={emblems[seat]!} colour={colours[seat]!} size={26} />
        </span>
      ))}
    </span>
  )
}
