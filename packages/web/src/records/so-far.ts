/** A game that goes on, as a file: what the seat in front has seen of it, and no key to what is still to come. */
import { ask, type Reply } from '../court/api.ts'
import { Reader } from '../match/record-reader.ts'
import { saveFile } from './files.ts'

interface Table {
  readonly id: string
  readonly game: string
}

export async function saveSoFar({ id, game }: Table, seat: number | null): Promise<void> {
  const reader = new Reader()
  try {
    const text = await reader.account(id, seat)
    if (text) saveFile({ id, game, played: Date.now() }, text)
  } finally {
    reader.close()
  }
}

const account = { safeParse: (data: unknown) => ({ success: isAccount(data), data }) }
const isAccount = (x: unknown) =>
  typeof x === 'object' && x !== null && 'durbar' in x && x.durbar === 'account'

/** The same of a game at court, which tells every seat its own; false: it did not. */
export async function saveSoFarAtCourt({ id, game }: Table, seat: number): Promise<boolean> {
  const reply: Reply<unknown> = await ask(account, `/api/tables/${id}/accounts/${seat}`)
  if (reply.ok) saveFile({ id, game, played: Date.now() }, JSON.stringify(reply.value))
  return reply.ok
}
