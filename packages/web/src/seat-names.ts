/** What the seats of a table are called in the language of whoever reads. */
import { levels } from 'virtual:catalogue'
import type { SeatPlan } from '@durbar/protocol/messages'
import type { Language } from '@durbar/room'
import { useLanguage } from '@durbar/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const ROMAN = ['', ' II', ' III', ' IV', ' V']

/** A name that somebody typed; else the emblem's for persons, and "Vizier", "Vizier II" for bots. */
export function seatNames(
  seats: readonly SeatPlan[],
  language: Language,
  emblems: readonly string[],
): string[] {
  const seen = new Map<string, number>()
  return seats.map((plan, seat) => {
    if (plan.name) return plan.name
    if (plan.kind === 'person') return emblems[seat]!
    const name = levels.find((each) => each.id === plan.level)?.[language].name ?? plan.level
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return `${name}${ROMAN[count]}`
  })
}

export function useSeatNames(seats: readonly SeatPlan[]): readonly string[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(() => seatNames(seats, language, t('emblem', { returnObjects: true })), [seats, language, t])
}
