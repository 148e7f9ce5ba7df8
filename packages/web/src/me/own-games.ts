/** Games that were finished on this device, told as the court tells its own, so that both can be counted together. */
import type { RecordRow } from '@durbar/protocol/court/people'
import type { StoredSummary } from '@durbar/protocol/stored'
import { useEffect, useState } from 'react'
import { lookOf } from '../look-of.ts'
import { tables } from '../match/store.ts'

/** `here`: played on this device, and kept by it alone. */
export type OwnGame = RecordRow & { readonly here?: true }
export type Where = 'all' | 'court' | 'here'

/** Of one person against bots: around one device nobody can say which of them is oneself. */
export function gameHere({ id, game, updated, seats, result, from }: StoredSummary): OwnGame | null {
  const persons = seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []))
  const [seat] = persons
  // Whoever tries another way knows what came: that is practice.
  if (from !== undefined) return null
  if (!result || seat === undefined || persons.length > 1) return null
  const { scores, places } = result
  return {
    table: id,
    game,
    ended: updated,
    // A bot is its level, as in the records of the court.
    seats: seats.map((plan) => ({
      ...(plan.kind === 'bot' ? { name: plan.level, bot: plan.level } : { name: plan.name ?? '' }),
      ...lookOf(plan),
    })),
    seat,
    scores: [...scores],
    places: [...places],
    here: true,
  }
}

export const together = (court: readonly RecordRow[], here: readonly OwnGame[]): readonly OwnGame[] =>
  [...court, ...here].sort((a, b) => b.ended - a.ended)

export const gamesAt = (games: readonly OwnGame[], where: Where): readonly OwnGame[] =>
  where === 'all' ? games : games.filter(({ here }) => (where === 'here') === (here === true))

export function useGamesHere(): readonly OwnGame[] {
  const [games, setGames] = useState<readonly OwnGame[]>([])
  useEffect(() => {
    let gone = false
    tables().then(
      ({ summaries }) => {
        if (!gone) setGames(summaries.flatMap((summary) => gameHere(summary) ?? []))
      },
      // A device that keeps nothing has no games of its own.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return games
}
