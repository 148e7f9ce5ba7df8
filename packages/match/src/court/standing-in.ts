/** Bots in the place of persons: who asked for one, has left, or has resigned; and coming back. */
import type { Happening } from '@durbar/protocol/court/entries'
import type { TableIntent } from '@durbar/protocol/court/intents'
import { type Asking, type Decision, isOwn, no, notYours } from './decision.ts'
import { GONE_MS } from './patience.ts'
import { notPlaying } from './playing.ts'
import { personAt, playersAt } from './table.ts'

type Of<T extends TableIntent['type']> = Extract<TableIntent, { type: T }>

export function handOver(asking: Asking, { seat, type }: Of<'handOver' | 'resign'>): Decision {
  const { table } = asking
  if (!isOwn(asking, seat)) return notYours(seat)
  if (table.phase !== 'playing') return notPlaying(table)
  const why = type === 'resign' ? 'resigned' : 'asked'
  const { standIn } = table.seats[seat]!
  if (standIn?.why === 'resigned' || standIn?.why === why) return []
  return [{ type: 'handedOver', seat, why, level: table.arrangement.standIn }]
}

export function comeBack(asking: Asking, { seat }: Of<'return'>): Decision {
  const { table } = asking
  if (!isOwn(asking, seat)) return notYours(seat)
  if (table.phase !== 'playing') return notPlaying(table)
  const { standIn } = table.seats[seat]!
  if (standIn?.why === 'resigned') return no('resigned', 'you have resigned')
  return standIn ? [{ type: 'returned', seat }] : []
}

/** More than half of the persons who are here decide. */
export function vote({ table, actor, moment }: Asking, { seat: n, agree }: Of<'vote'>): Decision {
  const seat = table.seats[n]
  if (table.phase !== 'playing') return notPlaying(table)
  const absent = seat && personAt(seat)
  if (!absent || seat.standIn) return no('noSeat', 'no person plays there')
  const present = playersAt(table).filter(
    (each) => each !== absent && (each === actor.person || moment.goneSince(each) === null),
  )
  if (!present.includes(actor.person)) return no('noSeat', 'you do not play here')
  const gone = moment.goneSince(absent)
  if (gone === null || moment.now - gone < GONE_MS) return no('here', 'they may still come back')
  const voted: Happening = { type: 'voted', seat: n, person: actor.person, agree }
  const agreed = (table.votes.get(n) ?? []).filter((each) => each !== actor.person && present.includes(each))
  const count = agreed.length + (agree ? 1 : 0)
  if (count * 2 <= present.length) return [voted]
  return [voted, { type: 'handedOver', seat: n, why: 'left', level: table.arrangement.standIn }]
}
