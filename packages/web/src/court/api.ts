/** The court over HTTP. What it answers is read by the schemas; anything else is no court. */
import { LEVELS_KNOWN, type OpenTable, type TableWord } from '@durbar/protocol/court/arrangement'
import { hallSchema } from '@durbar/protocol/court/frames'
import { deviceSchema, refusalSchema } from '@durbar/protocol/court/people'
import {
  companySchema,
  diceOfRecordSchema,
  foundTableSchema,
  ownTablesSchema,
} from '@durbar/protocol/court/replies'
import { nothingSchema } from '@durbar/protocol/court/reviews'
import type { Frozen } from '@durbar/protocol/messages'
import { keptDevice } from './device.ts'

/** none: nobody answers as a court does; stranger: the court does not know this device. */
export type Why = 'none' | 'stranger' | 'refused'
export type Reply<T> =
  | { readonly ok: true; readonly value: Frozen<T> }
  | { readonly ok: false; readonly why: Why; readonly reason: string | null }

export interface Shape<T> {
  safeParse(x: unknown): { readonly success: boolean; readonly data?: T | undefined }
}
interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
}

/** After that nobody waits for a court any longer. */
export const PATIENCE_MS = 8000

/** For the pages that ask for more than `api` knows. */
export async function ask<T>(
  shape: Shape<T>,
  path: string,
  { method = 'GET', body }: Asking = {},
): Promise<Reply<T>> {
  const secret = keptDevice()?.secret
  const none: Reply<T> = { ok: false, why: 'none', reason: null }
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'durbar-levels': String(LEVELS_KNOWN),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const json: unknown = await response.json()
    if (response.status === 401) return { ok: false, why: 'stranger', reason: null }
    if (!response.ok) {
      const refusal = refusalSchema.safeParse(json).data
      return refusal ? { ok: false, why: 'refused', reason: refusal.why ?? null } : none
    }
    const read = shape.safeParse(json)
    return read.success ? { ok: true, value: read.data as Frozen<T> } : none
  } catch {
    return none
  }
}

export interface Named {
  readonly name: string
  readonly emblem: number | null
  readonly colour: number | null
}

/** For answers that say nothing. */
export const anything: Shape<object> = { safeParse: (x) => ({ success: typeof x === 'object', data: {} }) }

export const api = {
  hall: () => ask(hallSchema, '/api/hall'),
  arrive: (named: Named) => ask(deviceSchema, '/api/people', { method: 'POST', body: named }),
  tables: () => ask(ownTablesSchema, '/api/me/tables'),
  open: (table: OpenTable) => ask(foundTableSchema, '/api/tables', { method: 'POST', body: table }),
  company: () => ask(companySchema, '/api/me/company'),
  byWord: (word: TableWord) => ask(foundTableSchema, `/api/words/${word.join('/')}`),
  knock: (table: string, body: { invitation: string; visit: string; gone: boolean }) =>
    ask(anything, `/api/tables/${table}/knock`, { method: 'POST', body }),
  /** Has a finished game judged. */
  judge: (table: string) => ask(nothingSchema, `/api/records/${table}/review`, { method: 'POST' }),
  dice: (table: string) => ask(diceOfRecordSchema, `/api/records/${table}`),
}
