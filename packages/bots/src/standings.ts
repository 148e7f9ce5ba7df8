/** What games between bots say about the bots, with how sure one may be of it. */
import type { Rating } from 'openskill'
import type { Outcome } from './tournament.ts'

export interface Standing {
  readonly name: string
  /** Seats taken over all games. */
  readonly seats: number
  readonly meanPlace: number
  readonly placeCi95: readonly [number, number]
  /** First places per seat taken, a shared one by its share. */
  readonly winShare: number
  /** 95 % interval of the win share. */
  readonly ci95: readonly [number, number]
  readonly meanScore: number
  /** openskill: mu and sigma. */
  readonly rating: number
  readonly sigma: number
}

/** How often the first came before the second where both sat at the table; a tie counts half. */
export interface Pair {
  readonly first: string
  readonly second: string
  readonly share: number
  readonly ci95: readonly [number, number]
  readonly meetings: number
}

export interface Ranking {
  readonly standings: readonly Standing[]
  readonly pairs: readonly Pair[]
  readonly ends: Readonly<Record<string, number>>
}

/** Mean and 95 % interval of numbers that are independent of each other. */
function estimate(list: readonly number[]): { mean: number; ci95: [number, number] } {
  const mean = list.reduce((sum, x) => sum + x, 0) / list.length
  const variance = list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, list.length - 1)
  const half = 1.96 * Math.sqrt(variance / list.length)
  return { mean, ci95: [mean - half, mean + half] }
}

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length

/** Games are independent, seats of one game are not: everything is averaged per game first. */
function standing(name: string, outcomes: readonly Outcome[], skill: Rating): Standing {
  const games = outcomes.filter(({ names }) => names.includes(name))
  const perGame = games.map(({ names, places, scores }) => {
    const winners = places.filter((place) => place === 1).length
    const own = names.flatMap((each, seat) => (each === name ? [seat] : []))
    return {
      place: mean(own.map((seat) => places[seat]!)),
      win: mean(own.map((seat) => (places[seat] === 1 ? 1 / winners : 0))),
      score: mean(own.map((seat) => scores[seat]!)),
      seats: own.length,
    }
  })
  const place = estimate(perGame.map((game) => game.place))
  const win = estimate(perGame.map((game) => game.win))
  return {
    name,
    seats: perGame.reduce((sum, game) => sum + game.seats, 0),
    meanPlace: place.mean,
    placeCi95: place.ci95,
    winShare: win.mean,
    ci95: win.ci95,
    meanScore: mean(perGame.map((game) => game.score)),
    rating: skill.mu,
    sigma: skill.sigma,
  }
}

function pair(first: string, second: string, outcomes: readonly Outcome[]): Pair {
  const shares = outcomes.flatMap(({ names, places }) => {
    const duels: number[] = []
    names.forEach((a, i) => {
      names.forEach((b, j) => {
        if (a === first && b === second && i !== j)
          duels.push(places[i]! < places[j]! ? 1 : places[i] === places[j] ? 0.5 : 0)
      })
    })
    return duels.length > 0 ? [mean(duels)] : []
  })
  const { mean: share, ci95 } = estimate(shares)
  return { first, second, share, ci95, meetings: shares.length }
}

/** One rating per name; where a name sits twice, both seats are rated and their mean kept. */
async function ratings(names: readonly string[], outcomes: readonly Outcome[]): Promise<Map<string, Rating>> {
  // Slow to load, and most commands rate nobody.
  const { rate, rating } = await import('openskill')
  const now = new Map<string, Rating>(names.map((name) => [name, rating()]))
  for (const { names: seated, places } of outcomes) {
    if (new Set(seated).size < 2) continue
    const after = rate(
      seated.map((name) => [now.get(name)!]),
      { rank: [...places] },
    ).map(([one]) => one!)
    for (const name of new Set(seated)) {
      const own = after.filter((_, seat) => seated[seat] === name)
      now.set(name, {
        ...own[0]!,
        mu: mean(own.map((each) => each.mu)),
        sigma: mean(own.map((each) => each.sigma)),
      })
    }
  }
  return now
}

export async function standings(outcomes: readonly Outcome[]): Promise<Ranking> {
  const names = [...new Set(outcomes.flatMap((outcome) => outcome.names))].sort()
  const skills = await ratings(names, outcomes)
  const ends: Record<string, number> = {}
  for (const { end } of outcomes) ends[end] = (ends[end] ?? 0) + 1
  return {
    standings: names
      .map((name) => standing(name, outcomes, skills.get(name)!))
      .sort((a, b) => a.meanPlace - b.meanPlace),
    pairs: names.flatMap((first, i) => names.slice(i + 1).map((second) => pair(first, second, outcomes))),
    ends,
  }
}
