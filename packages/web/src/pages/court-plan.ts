/** A table at court as a person plans it: four that are ready to use, and what is asked of the court for one. */
import type { Box } from 'virtual:catalogue'
import type { Options } from '@durbar/kernel'
import type { Arrangement, OpenTable, Pace } from '@durbar/protocol/court/arrangement'
import { mixed } from '../chance.ts'

export const PRESETS = ['bots', 'friends', 'open', 'days'] as const
export type Preset = (typeof PRESETS)[number]
export const isPreset = (name: string | null): name is Preset => PRESETS.includes(name as Preset)
export type Wanted = OpenTable['seats'][number]

export interface CourtPlan {
  readonly count: number
  /** As many as the game can have; those beyond the count wait. */
  readonly seats: readonly Wanted[]
  readonly pace: Pace
  readonly door: Arrangement['door']
  readonly spectators: boolean
  readonly talk: Arrangement['talk']
  readonly hints: boolean
  readonly timeUp: Arrangement['timeUp']
}

/** Who plays for somebody who has left: the Courtier. */
const STAND_IN = 'level2'

export const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  live: { kind: 'live', minutes: 30, increment: 10 },
  slow: { kind: 'slow', days: 2 },
  none: { kind: 'none' },
}

/** Who fills a table that has more seats than one guest can take. */
const FILLS: Wanted = { kind: 'bot', level: 'level3' }

export function planOf(preset: Preset, box: Box): CourtPlan {
  const open = preset === 'open'
  const most = Math.max(...box.seats)
  const count = open && box.usual.includes(3) ? 3 : box.usual[0]!
  const rest: Wanted = open ? { kind: 'open' } : { kind: 'invited' }
  // One friend is asked: where that is too few for the game, it begins all the same once they are there.
  const seat = (n: number): Wanted => (n > 1 && n < count && !open ? FILLS : rest)
  return {
    count,
    seats: [{ kind: 'me' }, ...Array.from({ length: most - 1 }, (_, n) => seat(n + 1))],
    pace: preset === 'days' ? PACES.slow : PACES.live,
    door: open ? 'open' : 'link',
    spectators: open,
    talk: open ? 'phrases' : 'free',
    hints: false,
    timeUp: 'bot',
  }
}

/** What is typed into a seat may be blank; nobody at this device is nameless. */
const tidy = (seat: Wanted, n: number): Wanted => {
  if (seat.kind === 'here') return { kind: 'here', name: seat.name.trim() || String(n + 1) }
  if (seat.kind !== 'invited') return seat
  const { name: typed, ...rest } = seat
  const name = typed?.trim()
  return name ? { ...rest, name } : { kind: 'invited' }
}

export const hasOpenSeat = ({ seats, count }: CourtPlan): boolean =>
  seats.slice(0, count).some(({ kind }) => kind === 'open')

export function wantedOf(plan: CourtPlan, game: string, options: Options, shuffled: boolean): OpenTable {
  const tidied = plan.seats.slice(0, plan.count).map(tidy)
  const { pace, door, spectators, talk, hints, timeUp } = plan
  return {
    seats: shuffled ? mixed(tidied) : tidied,
    arrangement: {
      game,
      options,
      pace,
      timeUp,
      standIn: STAND_IN,
      // An open seat is found in the hall.
      door: hasOpenSeat(plan) ? 'open' : door,
      spectators,
      talk,
      hints,
      start: 'ready',
    },
  }
}
