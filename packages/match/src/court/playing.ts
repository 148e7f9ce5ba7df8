/** Moves, and taking them back: to the barrier as one likes, past the end of a turn with everybody's leave. */
import type { MoveObject, Seat } from '@durbar/kernel'
import type { Happening } from '@durbar/protocol/court/entries'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { Authority } from '../authority.ts'
import type { At } from '../intent.ts'
import { thinking } from './clocks.ts'
import { type Asking, type Decision, isOwn, type No, no, notYours, STALE } from './decision.ts'
import { attemptOf } from './moving.ts'
import { type CourtTable, personAt, playersAt } from './table.ts'

type Of<T extends TableIntent['type']> = Extract<TableIntent, { type: T }>

const REQUEST_MS = 30_000

export const notPlaying = ({ phase }: CourtTable): No =>
  phase === 'over' || phase === 'closed'
    ? no('over', 'the game is over')
    : no('notBegun', 'the game has not begun')

/** Bots move again as often as somebody likes; whoever has left has not said so. */
export const yielding = (table: CourtTable): readonly Seat[] =>
  table.seats.flatMap(({ laid, standIn }, n) =>
    laid.kind === 'bot' || standIn?.why === 'resigned' ? [n] : [],
  )

/** A move for a seat, whoever makes it. */
export function movesOf(
  table: CourtTable,
  { seat, move, ms, by }: { seat: Seat; move: MoveObject; ms: number; by: 'person' | 'bot' | 'clock' },
  before: readonly Happening[] = [],
): Decision {
  const authority = table.authority!
  const what = authority.hasChosen(seat)
    ? ({ type: 'changed', seat, move, ms: thoughtBefore(authority, seat), by } as const)
    : ({ type: 'played', seat, move, ms, by } as const)
  const { answer, after } = attemptOf(authority, what, table.revision + before.length + 1)
  if (answer.type === 'stale') return STALE
  if (answer.type === 'refused')
    return { ...no('rules', answer.refused), ...(answer.rule ? { rule: answer.rule } : {}) }
  const { result } = after.position.state
  return [...before, what, ...(result ? ([{ type: 'ended', result: frozen(result) }] as const) : [])]
}

/** Nobody is asked again for a choice that they make anew: it took as long as it did at first. */
const thoughtBefore = ({ position, times }: Authority, seat: Seat): number =>
  times[position.match.log.findLastIndex((entry) => entry.seat === seat)]!

const frozen = ({ scores, places, end }: NonNullable<Authority['position']['state']['result']>) => ({
  scores: [...scores],
  places: [...places],
  end,
})

export function play(asking: Asking, { seat, move, ply, revision }: Of<'play'>): Decision {
  const { table, moment } = asking
  const refusal = mayAct(asking, seat, { ply, revision })
  if (refusal) return refusal
  const { standIn } = table.seats[seat]!
  // Whoever plays is back.
  const back: readonly Happening[] = standIn ? [{ type: 'returned', seat }] : []
  const ms = standIn ? 0 : thinking(table, seat, moment)
  return movesOf(table, { seat, move, ms, by: 'person' }, back)
}

export function undo(asking: Asking, { seat, ply, revision }: Of<'undo'>): Decision {
  const { table } = asking
  return mayAct(asking, seat, { ply, revision }) ?? undone(table, seat, yielding(table))
}

function undone(
  table: CourtTable,
  seat: Seat,
  through: readonly Seat[],
  before: readonly Happening[] = [],
): Decision {
  const what = { type: 'undone', seat, through } as const
  const { answer } = attemptOf(table.authority!, what, table.revision + before.length + 1)
  if (answer.type === 'refused') return no((answer.why ?? 'nothing') as No['why'], answer.refused)
  return answer.type === 'done' ? [...before, what] : STALE
}

function mayAct(asking: Asking, seat: Seat, at: At): No | typeof STALE | null {
  const { table } = asking
  if (!isOwn(asking, seat)) return notYours(seat)
  if (table.phase !== 'playing') return notPlaying(table)
  if (table.seats[seat]!.standIn?.why === 'resigned') return no('resigned', 'you have resigned')
  return table.authority!.isCurrent(at) ? null : STALE
}

const others = (table: CourtTable, seat: Seat): readonly Seat[] =>
  table.seats.flatMap((_, n) => (n === seat ? [] : [n]))

export function askBack(asking: Asking, { seat, ply, revision }: Of<'askBack'>): Decision {
  const { table, moment } = asking
  const refusal = mayAct(asking, seat, { ply, revision })
  if (refusal) return refusal
  const possible = undone(table, seat, others(table, seat))
  if (!('length' in possible)) return possible
  return [{ type: 'asksBack', seat, until: moment.now + REQUEST_MS }]
}

export function answerBack({ table, actor, moment }: Asking, { allow }: Of<'answerBack'>): Decision {
  const { request } = table
  if (table.phase !== 'playing') return notPlaying(table)
  if (!request || request.declined !== null || moment.now >= request.until)
    return no('lapsed', 'nobody asks to take anything back')
  const asker = personAt(table.seats[request.seat]!)
  const players = playersAt(table)
  if (!players.includes(actor.person)) return no('noSeat', 'you do not play here')
  if (!allow) return [{ type: 'declined', person: actor.person }]
  if (actor.person === asker || request.allowed.includes(actor.person)) return []
  const allowed: Happening = { type: 'allowed', person: actor.person }
  const waiting = players.filter(
    (each) => each !== asker && each !== actor.person && !request.allowed.includes(each),
  )
  return waiting.length > 0 ? [allowed] : undone(table, request.seat, others(table, request.seat), [allowed])
}
