/** A game that goes on, as a file: what the seat in front has seen of it, and no key to what is still to come. */
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
