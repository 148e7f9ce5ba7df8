/** A table at court that is being arranged: a preset sets everything, and every detail can be changed. */
import type { Box } from 'virtual:catalogue'
import type { Options } from '@durbar/kernel'
import type { Arrangement, OpenTable, Pace } from '@durbar/protocol/court/arrangement'
import { useState } from 'react'
import { mixed } from '../chance.ts'
import { keepTemplate, keptTemplate } from './template.ts'

export const PRESETS = ['bots', 'friends', 'open', 'days'] as const
export type Preset = (typeof PRESETS)[number]
export const isPreset = (name: string | null): name is Preset => PRESETS.includes(name as Preset)
/** own: as it was kept on this device. */
export type Chosen = Preset | 'own'

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

function planOf(preset: Preset, box: Box): CourtPlan {
  const open = preset === 'open'
  const most = Math.max(...box.seats)
  const rest: Wanted = open ? { kind: 'open' } : { kind: 'invited' }
  return {
    count: open && box.usual.includes(3) ? 3 : box.usual[0]!,
    seats: [{ kind: 'me' }, ...Array.from({ length: most - 1 }, () => rest)],
    pace: preset === 'days' ? PACES.slow : PACES.live,
    door: open ? 'open' : 'link',
    spectators: open,
    talk: open ? 'phrases' : 'free',
    hints: false,
    timeUp: 'bot',
  }
}

function planOfTemplate({ seats, arrangement }: OpenTable, box: Box): CourtPlan {
  const { pace, door, spectators, talk, hints, timeUp } = arrangement
  const most = Math.max(...box.seats)
  const rest: Wanted = { kind: door === 'open' ? 'open' : 'invited' }
  const all = Array.from({ length: most }, (_, n) => seats[n] ?? rest)
  return { count: seats.length, seats: all, pace, door, spectators, talk, hints, timeUp }
}

/** What is typed into a seat may be blank; nobody at this device is nameless. */
const tidy = (seat: Wanted, n: number): Wanted => {
  if (seat.kind === 'here') return { kind: 'here', name: seat.name.trim() || String(n + 1) }
  if (seat.kind !== 'invited') return seat
  const name = seat.name?.trim()
  return name ? { kind: 'invited', name } : { kind: 'invited' }
}

/** What is kept, if the game still has such a table. */
function fitting(box: Box): OpenTable | null {
  const kept = keptTemplate(box.id)
  if (!kept || !box.seats.includes(kept.seats.length)) return null
  const { options } = kept.arrangement
  const fits = box.options.every(({ key, values }) => values.some((value) => value === options[key]))
  return fits && Object.keys(options).length === box.options.length ? kept : null
}

export function useCourtArrangement(box: Box, first: Preset, onOptions: (options: Options) => void) {
  const [preset, setPreset] = useState<Chosen>(first)
  const [template, setTemplate] = useState(() => fitting(box))
  const [plan, setPlan] = useState(() => planOf(first, box))
  const [adapted, setAdapted] = useState(false)
  const change = (part: Partial<CourtPlan>) => {
    setPlan((now) => ({ ...now, ...part }))
    setAdapted(true)
  }
  const seated = plan.seats.slice(0, plan.count)
  const hasOpen = seated.some(({ kind }) => kind === 'open')
  return {
    preset,
    adapted,
    plan,
    seated,
    /** An open seat is found in the hall, so the door stands open. */
    hasOpen,
    /** A fifth table ready to use, where one was kept. */
    template,
    choose(next: Chosen) {
      if (next === 'own' && !template) return
      setPreset(next)
      setPlan(next === 'own' ? planOfTemplate(template!, box) : planOf(next, box))
      if (next === 'own') onOptions(template!.arrangement.options)
      setAdapted(false)
    },
    /** Whether it is kept. */
    keep(table: OpenTable): boolean {
      const kept = keepTemplate(box.id, table)
      if (kept) setTemplate(table)
      return kept
    },
    change,
    setSeat: (n: number, seat: Wanted) => change({ seats: plan.seats.with(n, seat) }),
    wanted(options: Options, shuffled: boolean): OpenTable {
      const tidied = seated.map(tidy)
      const seats = shuffled ? mixed(tidied) : tidied
      const { pace, door, spectators, talk, hints, timeUp } = plan
      return {
        seats,
        arrangement: {
          game: box.id,
          options,
          pace,
          timeUp,
          standIn: STAND_IN,
          door: hasOpen ? 'open' : door,
          spectators,
          talk,
          hints,
          start: 'ready',
        },
      }
    },
  }
}
export type CourtArrangement = ReturnType<typeof useCourtArrangement>
