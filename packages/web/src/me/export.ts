/** Somebody's games as a table for other programs. */
import type { RecordRow } from '@durbar/protocol/court/people'
import type { JudgedGames } from './judged-games.ts'

const round = (x: number) => Math.round(x * 100) / 100

export function rowsFor(records: readonly RecordRow[], judged: JudgedGames) {
  return records.map(({ table, game, ended, seats, seat, scores, places }) => {
    const found = judged.get(table)
    return {
      game,
      ended: new Date(ended).toISOString(),
      players: seats.length,
      place: places[seat] ?? null,
      points: scores[seat] ?? null,
      accuracy: found?.accuracy == null ? null : round(found.accuracy),
      luck: found ? round(found.luck) : null,
      against: seats.flatMap(({ name }, each) => (each === seat ? [] : [name])),
    }
  })
}

type Row = ReturnType<typeof rowsFor>[number]
const COLUMNS = ['game', 'ended', 'players', 'place', 'points', 'accuracy', 'luck', 'against'] as const

/** What begins like a formula is none: spreadsheets would run it. */
const cell = (value: Row[keyof Row]): string => {
  if (typeof value === 'number') return `${value}`
  const text = Array.isArray(value) ? value.join('; ') : `${value ?? ''}`
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = (rows: readonly Row[]): string =>
  [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((each) => cell(row[each])).join(',')), ''].join('\r\n')
