/** What somebody's finished games amount to. Counted here from the records, newest first, as the court tells them. */
import type { RecordRow } from '@durbar/protocol/court/people'

/** Below this, numbers alone: a plot of four games would say something it does not know. */
export const ENOUGH = 5
const WEEKS = 12
const MOST_RIVALS = 6

const placeIn = ({ places, seat }: RecordRow): number => places[seat] ?? 0
const pointsIn = ({ scores, seat }: RecordRow): number => scores[seat] ?? 0
/** What a bot has won for somebody who left is the bot's. */
export const isWon = (record: RecordRow): boolean =>
  placeIn(record) === 1 && !record.seats[record.seat]?.standIn

interface Summary {
  readonly games: number
  /** When the first of them ended. */
  readonly since: number
  readonly wins: number
  readonly meanPlace: number
  /** The longest run of wins, and when it ended. */
  readonly run: { readonly wins: number; readonly ended: number }
}

export function summaryOf(records: readonly RecordRow[]): Summary {
  let run = { wins: 0, ended: 0 }
  let now = 0
  for (const record of [...records].reverse()) {
    now = isWon(record) ? now + 1 : 0
    if (now > run.wins) run = { wins: now, ended: record.ended }
  }
  return {
    games: records.length,
    since: records.at(-1)?.ended ?? 0,
    wins: records.filter(isWon).length,
    meanPlace: mean(records.map(placeIn)),
    run,
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** How often each place, from the first to the last at the fullest of the tables. */
export function placesOf(records: readonly RecordRow[]): readonly number[] {
  const counts = Array<number>(Math.max(0, ...records.map(({ seats }) => seats.length))).fill(0)
  for (const record of records) counts[placeIn(record) - 1] = (counts[placeIn(record) - 1] ?? 0) + 1
  return counts
}

export interface Points {
  readonly game: string
  readonly mean: number
  /** Oldest first. */
  readonly games: readonly { readonly ended: number; readonly points: number; readonly won: boolean }[]
}

/** Of the game that was played most: points of one game say nothing about those of another. */
export function pointsOf(records: readonly RecordRow[]): Points | null {
  const game = gamesOf(records)[0]?.game
  if (game === undefined) return null
  const of = records.filter((record) => record.game === game).reverse()
  const games = of.map((record) => ({ ended: record.ended, points: pointsIn(record), won: isWon(record) }))
  return { game, mean: mean(games.map(({ points }) => points)), games }
}

/** How many games brought so many points, in steps that a person counts in; at most six of them. */
interface Spread {
  readonly from: number
  readonly step: number
  readonly counts: readonly number[]
}
const MOST_STEPS = 6
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]

export function spreadOf({ games }: Points): Spread {
  const values = games.map(({ points }) => points)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const begins = (step: number) => Math.floor(least / step) * step
  const count = (step: number) => Math.floor((most - begins(step)) / step) + 1
  const step = STEPS.find((each) => count(each) <= MOST_STEPS) ?? 10 ** Math.ceil(Math.log10(most - least))
  const from = begins(step)
  const counts = Array<number>(count(step)).fill(0)
  for (const value of values) counts[Math.floor((value - from) / step)]! += 1
  return { from, step, counts }
}

/** The last twelve weeks, oldest first, each from its Monday on where the person is. */
export function weeksOf(
  records: readonly RecordRow[],
  now: number,
): readonly { readonly from: number; readonly games: number }[] {
  const monday = new Date(now)
  monday.setHours(0, 0, 0, 0)
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  const from = Array.from({ length: WEEKS + 1 }, (_, i) => {
    const day = new Date(monday)
    day.setDate(day.getDate() - 7 * (WEEKS - 1 - i))
    return day.getTime()
  })
  return from.slice(0, WEEKS).map((start, i) => ({
    from: start,
    games: records.filter(({ ended }) => ended >= start && ended < from[i + 1]!).length,
  }))
}

interface GameShare {
  readonly game: string
  readonly games: number
  readonly won: number
}

/** Most played first. */
export function gamesOf(records: readonly RecordRow[]): readonly GameShare[] {
  const ids = [...new Set(records.map(({ game }) => game))]
  return ids
    .map((game) => {
      const of = records.filter((record) => record.game === game)
      return { game, games: of.length, won: of.filter(isWon).length }
    })
    .sort((a, b) => b.games - a.games)
}

interface AtTable {
  readonly players: number
  readonly games: number
  readonly won: number
  readonly meanPlace: number
}

/** By how many sat at the table, the fewest first. */
export function tablesOf(records: readonly RecordRow[]): readonly AtTable[] {
  const counts = [...new Set(records.map(({ seats }) => seats.length))].sort((a, b) => a - b)
  return counts.map((players) => {
    const of = records.filter(({ seats }) => seats.length === players)
    return { players, games: of.length, won: of.filter(isWon).length, meanPlace: mean(of.map(placeIn)) }
  })
}

interface Rival {
  readonly name: string
  /** Its level; null: a person. */
  readonly bot: string | null
  /** As it was seen last. */
  readonly seat: RecordRow['seats'][number]
  readonly ahead: number
  readonly behind: number
}

/** Persons by name and bots by level; whoever has deleted their name is nobody one could name here. */
export function rivalsOf(records: readonly RecordRow[]): readonly Rival[] {
  const met = new Map<string, Rival>()
  for (const record of records)
    record.seats.forEach((each, seat) => {
      const { name, bot } = each
      if (seat === record.seat || !name) return
      const key = `${bot ?? ''} ${name}`
      const before = met.get(key) ?? { name, bot: bot ?? null, seat: each, ahead: 0, behind: 0 }
      const difference = (record.places[seat] ?? 0) - placeIn(record)
      met.set(key, {
        ...before,
        ahead: before.ahead + Number(difference > 0),
        behind: before.behind + Number(difference < 0),
      })
    })
  const meetings = ({ ahead, behind }: Rival) => ahead + behind
  return [...met.values()]
    .filter((each) => meetings(each) > 0)
    .sort((a, b) => meetings(b) - meetings(a))
    .slice(0, MOST_RIVALS)
}
