import type { Shelved } from '@durbar/protocol/shelved'
import type { Readable } from './asked.ts'

/** What is kept of a record that was read; `given`: what it does not say itself. */
export const rowFor = (record: Readable, given: Partial<Shelved>): Shelved => ({
  version: 1,
  id: record.id,
  table: null,
  game: record.game,
  seats: record.seats,
  moves: record.moves,
  ms: record.ms,
  played: Date.now(),
  result: record.result,
  doubt: record.doubt?.kind ?? null,
  note: '',
  race: null,
  ...given,
})
