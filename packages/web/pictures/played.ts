/** Sixty-four games that Anna has finished at court since August, as the mock-up of her page counts them. */
import { streamDice } from '@durbar/kernel'
import type { Store } from '@durbar/server/court'

const DAY_MS = 86_400_000
/** Of every game: how many, and how many of them won. */
const PLAYED = [
  ['taj-mahal', 22, 8, [20, 70]],
  ['vermaechtnis', 18, 7, [25, 60]],
  ['cards-karma', 12, 3, [40, 75]],
  ['raja', 8, 2, [80, 150]],
  ['warehouse-51', 4, 1, [15, 45]],
] as const
const ANNA = { name: 'Anna', emblem: 0, colour: 0 }
const COMPANY = [
  { name: 'Jonas', emblem: 1, colour: 1 },
  { name: 'Priya', emblem: 2, colour: 2 },
  { name: 'Leyla', emblem: 3, colour: 3 },
  { name: 'Mehmet', emblem: 4, colour: 4 },
  { name: 'level4', bot: 'level4' },
  { name: 'level5', bot: 'level5' },
] as const

export async function writePlayed({ db }: Store, person: string, now: number): Promise<void> {
  const dice = streamDice(7)
  const games = PLAYED.flatMap(([game, count, won, [least, most]]) =>
    Array.from({ length: count }, (_, n) => ({ game, won: n < won, least, most })),
  )
  for (const [n, { game, won, least, most }] of [...games]
    .sort((a, b) => (a.won === b.won ? 0 : dice.below(2) - 0.5))
    .entries()) {
    const others = [...COMPANY].sort(() => dice.below(2) - 0.5).slice(0, 2 + dice.below(2))
    const seats = [ANNA, ...others]
    const own = least + dice.below(most - least)
    const scores = seats.map((_, seat) =>
      seat === 0 ? own : won ? own - 1 - dice.below(12) : own + (seat === 1 ? 1 : -5) + dice.below(9),
    )
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
    const table = `anna0played${String(n).padStart(3, '0')}`
    const body = { seats, result: { scores, places, end: '' } }
    const ended = now - Math.round(n * 1.45 * DAY_MS)
    await db
      .insertInto('records')
      .values({ table_id: table, game, ended, body_json: JSON.stringify(body) })
      .execute()
    await db.insertInto('record_seats').values({ table_id: table, person, seat: 0 }).execute()
  }
}
