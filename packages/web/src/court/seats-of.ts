/** Whose seats are whose, in words that pages use. */
import type { SeatTold, TableTold } from '@durbar/protocol/court/told'

export type PersonSeat = Extract<SeatTold, { kind: 'person' }>

export const isVacant = ({ kind }: SeatTold): boolean => kind === 'open' || kind === 'invited'
export const vacantSeats = ({ seats }: TableTold): readonly number[] =>
  seats.flatMap((seat, n) => (isVacant(seat) ? [n] : []))

export const ownSeat = ({ seats, yours }: TableTold): PersonSeat | null => {
  const seat = seats[yours[0] ?? -1]
  return seat?.kind === 'person' ? seat : null
}

/** Who this device's person is, as far as the table tells. */
export const ownPerson = (told: TableTold): string | null => ownSeat(told)?.person ?? null
export const isHost = (told: TableTold): boolean => ownPerson(told) === told.host
