/** The seats of a table at court in the words of every table. */
import type { SeatTold, TableTold } from '@durbar/protocol/court/told'
import type { SeatPlan } from '@durbar/protocol/messages'

const planOf = (seat: SeatTold, here: boolean): SeatPlan => {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level }
  const name = 'name' in seat ? seat.name : null
  const { emblem, colour } = seat.kind === 'person' ? seat : { emblem: null, colour: null }
  return {
    kind: 'person',
    ...(name ? { name } : {}),
    ...(emblem === null ? {} : { emblem }),
    ...(colour === null ? {} : { colour }),
    ...(here ? {} : { elsewhere: true }),
  }
}

export const plansOf = ({ seats, yours }: Pick<TableTold, 'seats' | 'yours'>): readonly SeatPlan[] =>
  seats.map((seat, n) => planOf(seat, yours.includes(n)))
