/** What a court shows everybody of a game that is over. */
import { roomOf } from '@durbar/games'
import { isRefused } from '@durbar/kernel'
import { type MatchRecord, verifyRecord } from '@durbar/protocol'
import { ask } from './asking.ts'
import type { Courts } from './courts.ts'
import type { Truth } from './history.ts'

/** Of nobody who plays. */
const READER = '10.255.0.1'

export async function truthOf(courts: Courts, table: string): Promise<Truth> {
  const record = await ask<MatchRecord>(courts.where, READER, `/api/records/${table}`, {})
  const verified = verifyRecord(roomOf(record.game)!.game, record)
  return {
    table,
    moves: record.moves,
    result: JSON.stringify(record.result),
    problem: isRefused(verified) ? verified.refused : null,
  }
}
