/** What the seats of a table are called and which emblems they bear. */
import { levels } from 'virtual:catalogue'
import type { Seat } from '@durbar/kernel'
import type { SeatPlan } from '@durbar/protocol/messages'
import { EMBLEMS, type Seating } from '@durbar/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * By level, enough for a table full of the same. The same in every language, and none of them a role, a card or a place
 * in any game, nor a person in the examples of a rulebook.
 */
export const BOT_NAMES: readonly (readonly string[])[] = [
  ['Kiran', 'Mira', 'Sunil', 'Tara', 'Bina'],
  ['Nikhil', 'Leela', 'Omar', 'Jaya', 'Gopal'],
  ['Farid', 'Anjali', 'Hari', 'Nadia', 'Latif'],
  ['Rohan', 'Zoya', 'Imran', 'Kavita', 'Samir'],
  ['Vikram', 'Ismat', 'Gauri', 'Yusuf', 'Sarita'],
  ['Dhruv', 'Meher', 'Tariq', 'Indu', 'Faiz'],
]

/** 1 to 6; null: a person, or a bot of no level. */
export function levelOf(plan: SeatPlan): number | null {
  if (plan.kind === 'person') return null
  const at = levels.findIndex(({ id }) => id === plan.level)
  return at < 0 ? null : at + 1
}

/** Every seat another: the one that was wished for, else the one that is usual for it, else whichever is left. */
function apart(wishes: readonly (number | undefined)[], usual: (seat: Seat) => number): number[] {
  const given = new Map<Seat, number>()
  const give = (seat: Seat, wish: number | undefined) => {
    if (wish === undefined || given.has(seat) || wish >= EMBLEMS.length) return
    if (![...given.values()].includes(wish)) given.set(seat, wish)
  }
  wishes.forEach((wish, seat) => {
    give(seat, wish)
  })
  for (const seat of wishes.keys()) give(seat, usual(seat))
  for (const seat of wishes.keys()) for (const any of EMBLEMS.keys()) give(seat, any)
  return wishes.map((_, seat) => given.get(seat) ?? seat)
}

/** The one that was chosen, else the one of the seat's number. */
export const emblemsOf = (seats: readonly SeatPlan[]): number[] =>
  apart(
    seats.map(({ emblem }) => emblem),
    (seat) => seat,
  )

/** The one that was chosen, else that of the emblem. */
export function coloursOf(seats: readonly SeatPlan[]): number[] {
  const emblems = emblemsOf(seats)
  return apart(
    seats.map(({ colour }) => colour),
    (seat) => emblems[seat]!,
  )
}

/** A name that somebody typed; else the emblem's for persons, and a bot's own, which nobody else has. */
export function seatNames(seats: readonly SeatPlan[], emblemNames: readonly string[]): string[] {
  const emblems = emblemsOf(seats)
  const taken = new Set(seats.flatMap(({ name }) => name ?? []))
  return seats.map((plan, seat) => {
    if (plan.name) return plan.name
    if (plan.kind === 'person') return emblemNames[emblems[seat]!]!
    const own = BOT_NAMES[(levelOf(plan) ?? 1) - 1]!
    const name = [...own, ...BOT_NAMES.flat()].find((each) => !taken.has(each)) ?? plan.level
    taken.add(name)
    return name
  })
}

export function useSeatNames(seats: readonly SeatPlan[]): readonly string[] {
  const { t } = useTranslation()
  return useMemo(() => seatNames(seats, t('emblem', { returnObjects: true })), [seats, t])
}

/** Who plays at this device. */
export const personsHere = (seats: readonly SeatPlan[]): readonly Seat[] =>
  seats.flatMap((plan, seat) => (plan.kind === 'person' && !plan.elsewhere ? [seat] : []))

/** The only person at this device. */
export function lonePerson(seats: readonly SeatPlan[]): Seat | null {
  const persons = personsHere(seats)
  return persons.length === 1 ? persons[0]! : null
}

/**
 * Whom sentences call "you": the person for whom the page is drawn, where nobody else plays at this device. Where it
 * goes round, the log is the same for all of them.
 */
export const readerOf = (seats: readonly SeatPlan[], facing: Seat | null): Seat | null =>
  facing !== null && lonePerson(seats) === facing ? facing : null

export function useSeatingOf(seats: readonly SeatPlan[], own: Seat | null): Seating {
  return useMemo(() => {
    const reader = readerOf(seats, own)
    return {
      emblems: emblemsOf(seats),
      colours: coloursOf(seats),
      own,
      named: reader === null || Boolean(seats[reader]!.name),
    }
  }, [seats, own])
}
