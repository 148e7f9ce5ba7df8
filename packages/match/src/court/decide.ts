/** What an intent leads to. Pure: the same table, intent and moment give the same entries. */
import type { MoveObject, Seat } from '@durbar/kernel'
import type { TableIntent } from '@durbar/protocol/court/intents'
import { thinking } from './clocks.ts'
import { type Asking, type Decision, no, STALE } from './decision.ts'
import { answerBack, askBack, movesOf, play, undo } from './playing.ts'
import { rematch } from './rematch.ts'
import { arrange, close, lay, leave, swap, take } from './seating.ts'
import { comeBack, handOver, vote } from './standing-in.ts'
import { add, begin, bind, halt, ready } from './starting.ts'
import { botAt } from './table.ts'

export function decide(asking: Asking, intent: TableIntent): Decision {
  if (asking.table.phase === 'closed') return no('closed', 'this table is gone')
  switch (intent.type) {
    case 'take':
      return take(asking, intent)
    case 'leave':
      return leave(asking, intent)
    case 'swap':
      return swap(asking, intent)
    case 'lay':
      return lay(asking, intent)
    case 'arrange':
      return arrange(asking, intent)
    case 'close':
      return close(asking)
    case 'ready':
      return ready(asking, intent)
    case 'begin':
      return begin(asking)
    case 'halt':
      return halt(asking)
    case 'bind':
      return bind(asking, intent)
    case 'add':
      return add(asking, intent)
    case 'play':
      return play(asking, intent)
    case 'undo':
      return undo(asking, intent)
    case 'askBack':
      return askBack(asking, intent)
    case 'answerBack':
      return answerBack(asking, intent)
    case 'resign':
    case 'handOver':
      return handOver(asking, intent)
    case 'return':
      return comeBack(asking, intent)
    case 'vote':
      return vote(asking, intent)
    case 'rematch':
      return rematch(asking, intent)
  }
}

export interface BotMove {
  readonly seat: Seat
  readonly ply: number
  readonly revision: number
  readonly move: MoveObject
}

/** A bot has thought, if it is still asked. */
export function decideForBot(
  { table, moment }: Pick<Asking, 'table' | 'moment'>,
  { seat, move, ...at }: BotMove,
): Decision {
  const { authority } = table
  if (table.phase !== 'playing' || !authority?.isCurrent(at) || !authority.awaited.includes(seat))
    return STALE
  if (botAt(table.seats[seat]!) === null) return STALE
  return movesOf(table, { seat, move, ms: thinking(table, seat, moment), by: 'bot' })
}
