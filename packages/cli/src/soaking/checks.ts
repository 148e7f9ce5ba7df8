/** What is looked at in a soak: all that the kernel demands of a game, and what may be done with a match beside it. */
import { canonical, checksum, isRefused, type Position, type Seat } from '@durbar/kernel'
import {
  type Check,
  finishedChecks,
  positionChecks,
  type Spot,
  secretChecks,
} from '@durbar/kernel/conformance'
import { type MatchRecord, readRecord, recordOf, transcriptOf, verifyRecord } from '@durbar/protocol'
import { type Referee, refereed } from '@durbar/room/refereeing'

export interface Sampled {
  readonly check: Check
  /** It looks at one position of so many, by chance. */
  readonly oneIn: number
  /** It wants a game that is over. */
  readonly over?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: every game is soaked
type AnySpot = Spot<any, any, any>
type AnyPosition = Position<AnySpot['at']['state']>

/** Everybody takes back what they may, the others yielding, down to the beginning; then all is done once more. */
const undo: Check = ({ host, at, dice }, fail) => {
  const { kernel } = host
  const seats = [...Array(at.match.seats).keys()]
  let now: AnyPosition = at
  const taken: (readonly AnyPosition['match']['log'][number][])[] = []
  for (;;) {
    // Alone, or as among bots: they yield.
    const yielding = (seat: Seat) => (dice.below(2) === 0 ? [] : seats.filter((each) => each !== seat))
    const able = seats
      .map((seat) => ({ seat, yielding: yielding(seat) }))
      .filter(({ seat, yielding: others }) => host.mayUndo(now, seat, others))
    if (able.length === 0) break
    const { seat, yielding: others } = able[dice.below(able.length)]!
    const from = host.undoable(now, seat, others)
    const waits = kernel.chosen(now.state, seat) !== null
    const back = host.undo(now, seat, others)
    if (isRefused(back) || typeof from !== 'number') {
      fail(`seat ${seat} may take back a move and cannot`)
      return taken.length
    }
    const { log } = now.match
    const dropped = waits ? [log[from]!] : log.slice(from)
    if (back.match.log.length !== log.length - dropped.length)
      fail('not as many moves are gone as were dropped')
    const last = back.match.log.at(-1)
    if (!waits && last && checksum(back.state) !== last.sum) fail('what was taken back left a trace')
    taken.push(dropped)
    now = back
  }
  const again = host.replay(JSON.parse(JSON.stringify(now.match)), at.key)
  if (isRefused(again)) {
    fail(`after moves were taken back: ${again.refused}`)
    return taken.length
  }
  now = again
  for (const { seat, move } of taken.reverse().flat()) {
    const next = host.play(now, seat, move)
    if (isRefused(next)) {
      fail(`what was taken back cannot be done again: ${next.refused}`)
      return taken.length
    }
    now = next
  }
  if (checksum(now.state) !== checksum(at.state))
    fail('moves that were taken back and made again lead elsewhere')
  return taken.length
}

/** Whoever has chosen in secret may choose something else, and then the first again. */
const changedMinds: Check = ({ host, at, dice }, fail) => {
  const { kernel } = host
  let ran = 0
  for (const seat of kernel.asked(at.state)) {
    const chosen = kernel.chosen(at.state, seat)
    if (chosen === null) continue
    const { moves } = kernel.ask(at.state, seat)!
    const other = host.play(at, seat, moves[dice.below(moves.length)]!)
    ran++
    if (isRefused(other)) {
      fail(`seat ${seat} cannot choose something else: ${other.refused}`)
      continue
    }
    // An open move takes the place of a choice, which is then to be made once more.
    if (kernel.chosen(other.state, seat) === null) continue
    const back = host.play(other, seat, kernel.write(chosen))
    if (isRefused(back)) fail(`seat ${seat} cannot choose again what it had chosen: ${back.refused}`)
    else if (checksum(back.state) !== checksum(at.state)) fail(`seat ${seat} changed its mind, and it shows`)
  }
  return ran
}

/** A match that was stored and read again is the same match. */
const replay: Check = ({ host, at }, fail) => {
  const again = host.replay(JSON.parse(JSON.stringify(at.match)), at.key)
  if (isRefused(again)) fail(again.refused)
  else if (canonical(again.state) !== canonical(at.state)) fail('replay ends elsewhere')
  return 1
}

const seatsOf = ({ match }: AnyPosition): MatchRecord['seats'] =>
  Array.from({ length: match.seats }, (_, seat) => ({ name: `bot ${seat + 1}`, bot: 'random' }))

/** The record is written, read and verified; one whose last checksum is another is not believed. */
const record: Check = ({ game, at }, fail) => {
  const read = readRecord(JSON.stringify(recordOf(at, seatsOf(at))))
  if (isRefused(read)) {
    fail(read.refused)
    return 1
  }
  const verified = verifyRecord(game, read)
  if (isRefused(verified)) fail(verified.refused)
  const last = read.moves.at(-1)!
  const bent = { ...read, moves: read.moves.with(-1, { ...last, sum: last.sum + 1 }) }
  if (!isRefused(verifyRecord(game, bent))) fail('a record with a wrong checksum is believed')
  return 1
}

/** The second reading of the rules writes the same transcript. */
const refereeing =
  (referee: Referee): Check =>
  ({ game, at }, fail) => {
    try {
      refereed(transcriptOf(game, at.match, at.key, true), referee)
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    }
    return 1
  }

const sampled = (checks: Readonly<Record<string, Check>>, oneIn: number, over = false) =>
  Object.entries(checks).map(([name, check]) => [name, { check, oneIn, over }] as const)

/** By name. Invariants, legal lists and results at every position; what costs more, here and there. */
export function checksWith(referee: Referee | null): Readonly<Record<string, Sampled>> {
  const { audit, legality, moves, ...others } = positionChecks
  const { result } = finishedChecks
  return Object.fromEntries([
    ...sampled({ audit, legality, moves }, 1),
    ...sampled(others, 4),
    ...sampled(secretChecks, 12),
    ...sampled({ undo, changedMinds }, 8),
    ...sampled({ replay }, 50),
    ...sampled({ result, record, ...(referee ? { referee: refereeing(referee) } : {}) }, 1, true),
  ])
}
