/** How a match came out, in words: for whoever played it first of all. */
import type { Result } from '@durbar/kernel'
import type { SeatPlan } from '@durbar/protocol/messages'
import { counting, useLanguage } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import { lonePerson } from './seat-names.ts'

interface Outcome {
  /** A sentence without its full stop. */
  readonly said: string
  /** Who won, where the first did not say it. */
  readonly winners: string | null
  /** "54 to 49": one's own points, else the winner's, and the best of the others'. */
  readonly score: string
}

export function useOutcome(
  result: Pick<Result, 'places' | 'scores'> | null | undefined,
  seats: readonly SeatPlan[],
  names: readonly string[],
): Outcome | null {
  const { t } = useTranslation()
  const { list } = counting(useLanguage())
  if (!result) return null
  const { places, scores } = result
  const you = lonePerson(seats)
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const others = first.filter((seat) => seat !== you).map((seat) => names[seat]!)
  const won =
    others.length > 1 ? t('end.shared', { names: list(others) }) : t('end.won', { name: others[0] ?? '' })
  const ranked = seats.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  const mine = you ?? ranked[0]!
  const score = t('end.against', {
    own: scores[mine],
    other: scores[ranked.find((seat) => seat !== mine) ?? mine],
  })
  if (you === null) return { said: won, winners: null, score }
  const place = places[you]!
  if (place > 1) {
    const said = t('end.youPlaced', {
      place: t('end.ordinals', { returnObjects: true })[place - 1],
      count: t('end.numbers', { returnObjects: true })[seats.length],
    })
    return { said, winners: won, score }
  }
  const said = others.length > 0 ? t('end.youShared', { names: list(others) }) : t('end.youWon')
  return { said, winners: null, score }
}
