/** Who sits at the table that is being arranged, and how it is played: as the last time, on this device. */
import type { Box } from 'virtual:catalogue'
import type { Options } from '@durbar/kernel'
import { type Arranged, readArranged } from '@durbar/protocol/arranged'
import type { SeatPlan } from '@durbar/protocol/messages'
import { useState } from 'react'
import { you } from '../match/openings.ts'
import { emblemsOf, lonePerson } from '../seat-names.ts'
import { changeSettings } from '../settings.ts'

const keyOf = (game: string) => `durbar.arranged.${game}`

function kept(game: string): Arranged | null {
  try {
    return readArranged(localStorage.getItem(keyOf(game)))
  } catch {
    return null
  }
}

const LEVELS = ['level3', 'level2', 'level3', 'level2']

/** Every seat with its emblem, so that it keeps it wherever it sits. */
function dressed(seats: readonly SeatPlan[]): SeatPlan[] {
  const emblems = emblemsOf(seats)
  return seats.map((plan, seat) => ({ ...plan, emblem: emblems[seat]! }))
}

function first(box: Box): Arranged {
  const last = kept(box.id)
  const most = Math.max(...box.seats)
  const seats: readonly SeatPlan[] = [
    you(),
    ...LEVELS.map((level): SeatPlan => ({ kind: 'bot', level })),
  ].slice(0, most)
  // A game may have other options or numbers today than when it was last arranged.
  const options = box.options.map(({ key, values, default: usual }) => {
    const chosen = values.find((value) => value === last?.options[key])
    return [key, chosen ?? usual] as const
  })
  const count =
    last && box.seats.includes(last.count) ? last.count : box.seats.includes(3) ? 3 : box.seats[0]!
  const again = seats.map((plan, seat) => last?.seats[seat] ?? plan)
  // Name and emblem of whoever plays alone are as they last were at any table.
  const alone = lonePerson(again.slice(0, count))
  return {
    version: 1,
    count,
    seats: dressed(alone === null ? again : again.with(alone, you())),
    options: Object.fromEntries(options),
    shuffled: last?.shuffled ?? false,
  }
}

export function useArrangement(box: Box) {
  const [arranged, setArranged] = useState(() => first(box))
  const change = (part: Partial<Arranged>) => setArranged((now) => ({ ...now, ...part }))
  const { seats, count } = arranged
  return {
    ...arranged,
    seated: seats.slice(0, count),
    setCount: (next: number) => change({ count: next }),
    setOptions: (options: Options) => change({ options }),
    setShuffled: (shuffled: boolean) => change({ shuffled }),
    setSeat: (seat: number, plan: SeatPlan) => change({ seats: seats.with(seat, plan) }),
    /** Whoever bears it gets the other's; its colour comes with it. */
    setEmblem(seat: number, emblem: number) {
      const before = seats[seat]!.emblem!
      const bearing = ({ colour: _, ...plan }: SeatPlan, emblem: number): SeatPlan => ({ ...plan, emblem })
      change({
        seats: seats.map((plan, each) =>
          each === seat ? bearing(plan, emblem) : plan.emblem === emblem ? bearing(plan, before) : plan,
        ),
      })
    },
    remember() {
      try {
        localStorage.setItem(keyOf(box.id), JSON.stringify(arranged))
      } catch {
        // A browser that keeps nothing asks again the next time.
      }
      const [person, ...more] = seats.slice(0, count).filter(({ kind }) => kind === 'person')
      if (person && more.length === 0)
        changeSettings({
          name: person.name ?? '',
          emblem: person.emblem ?? 0,
          colour: person.colour ?? null,
        })
    },
  }
}
