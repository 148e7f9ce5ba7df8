/** The library as somebody wants to see it: which games, with whom, since when, in which order. */
import type { Shelved } from '@durbar/protocol/shelved'
import { lonePerson } from '../seat-names.ts'

type Since = 'ever' | 'year' | 'month'
type Order = 'newest' | 'oldest' | 'longest' | 'best'
export const ORDERS: readonly Order[] = ['newest', 'oldest', 'longest', 'best']
export const SINCES: readonly Since[] = ['ever', 'month', 'year']

export interface Wish {
  /** null: of every game. */
  readonly game: string | null
  /** A name that somebody typed; null: with anyone. */
  readonly company: string | null
  readonly since: Since
  readonly order: Order
}
export const ANYTHING: Wish = { game: null, company: null, since: 'ever', order: 'newest' }

const MONTH_MS = 30 * 24 * 3600 * 1000

/** The place of whoever played here alone; null: nobody can say which of them is oneself. */
export function ownPlace({ seats, result }: Shelved): number | null {
  const you = lonePerson(seats)
  return you === null ? null : (result?.places[you] ?? null)
}

export const won = (rows: readonly Shelved[]): number => rows.filter((row) => ownPlace(row) === 1).length

/** Everybody with a name of their own, in the order of the alphabet. */
export const companions = (rows: readonly Shelved[]): readonly string[] =>
  [...new Set(rows.flatMap(({ seats }) => seats.flatMap(({ name }) => name ?? [])))].sort((a, b) =>
    a.localeCompare(b),
  )

const begins = (since: Since, now: number): number => {
  if (since === 'ever') return 0
  return since === 'month' ? now - MONTH_MS : new Date(new Date(now).getFullYear(), 0, 1).getTime()
}

const COMPARE: Readonly<Record<Order, (a: Shelved, b: Shelved) => number>> = {
  newest: (a, b) => b.played - a.played,
  oldest: (a, b) => a.played - b.played,
  longest: (a, b) => b.moves - a.moves,
  best: (a, b) => (ownPlace(a) ?? 99) - (ownPlace(b) ?? 99) || b.played - a.played,
}

export function wished(rows: readonly Shelved[], wish: Wish, now: number): readonly Shelved[] {
  const from = begins(wish.since, now)
  return rows
    .filter(({ game }) => wish.game === null || game === wish.game)
    .filter(({ seats }) => wish.company === null || seats.some(({ name }) => name === wish.company))
    .filter(({ played }) => played >= from)
    .toSorted(COMPARE[wish.order])
}

/** By months, where the order is one of time; else one heap. */
export function byMonth(
  rows: readonly Shelved[],
  order: Order,
): readonly { key: string; rows: readonly Shelved[] }[] {
  if (order === 'longest' || order === 'best') return rows.length > 0 ? [{ key: '', rows }] : []
  const months = new Map<string, Shelved[]>()
  for (const row of rows) {
    const key = new Date(row.played).toISOString().slice(0, 7)
    months.set(key, [...(months.get(key) ?? []), row])
  }
  return [...months].map(([key, each]) => ({ key, rows: each }))
}
