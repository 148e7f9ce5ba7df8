/** A table at court that is being arranged: a preset sets everything, and every detail can be changed. */
import type { Box } from 'virtual:catalogue'
import type { Options } from '@durbar/kernel'
import type { OpenTable } from '@durbar/protocol/court/arrangement'
import { useState } from 'react'
import { type CourtPlan, hasOpenSeat, type Preset, planOf, type Wanted, wantedOf } from './court-plan.ts'
import { keepTemplate, keptTemplate } from './template.ts'

/** own: as it was kept on this device. */
type Chosen = Preset | 'own'

function planOfTemplate({ seats, arrangement }: OpenTable, box: Box): CourtPlan {
  const { pace, door, spectators, talk, hints, timeUp } = arrangement
  const most = Math.max(...box.seats)
  const rest: Wanted = { kind: door === 'open' ? 'open' : 'invited' }
  const all = Array.from({ length: most }, (_, n) => seats[n] ?? rest)
  return { count: seats.length, seats: all, pace, door, spectators, talk, hints, timeUp }
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
  return {
    preset,
    adapted,
    plan,
    seated,
    /** An open seat is found in the hall, so the door stands open. */
    hasOpen: hasOpenSeat(plan),
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
    wanted: (options: Options, shuffled: boolean): OpenTable => wantedOf(plan, box.id, options, shuffled),
  }
}
export type CourtArrangement = ReturnType<typeof useCourtArrangement>
