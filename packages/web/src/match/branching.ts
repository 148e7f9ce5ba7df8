/** For a worker: a table that goes on from the middle of a game that is over. It is kept like any other, and marked. */
import { host, isRefused, type Seat } from '@durbar/kernel'
import { matchOf, readRecord } from '@durbar/protocol'
import type { SeatPlan } from '@durbar/protocol/messages'
import { freshSecret } from '../chance.ts'
import { loadGame } from './rules.ts'
import { save } from './store.ts'

export interface Branching {
  /** Before this move of the record. */
  readonly ply: number
  /** Who plays on; bots have the other seats. */
  readonly seat: Seat
  /** What that seat could not know is dealt anew. */
  readonly anew: boolean
}

/** In the place of whoever sat there. */
const BOT = 'level4'

/** Its name; null: nobody can play on from there. */
export async function branchOff(
  text: string,
  seats: readonly SeatPlan[],
  { ply, seat, anew }: Branching,
): Promise<string | null> {
  const record = readRecord(text)
  if (isRefused(record)) return null
  const game = await loadGame(record.game)
  if (!game) return null
  const house = host(game)
  const match = matchOf(record)
  // Where all choose in secret, all of them choose again.
  let from = ply - 1
  const decided = house.replay(match, record.key, from, ({ state }, n) => {
    if (house.kernel.pending(state).length === house.kernel.asked(state).length) from = n
  })
  if (isRefused(decided)) return null
  const key = freshSecret()
  const branch = { ply: from, key: record.key, anew: anew ? seat : null }
  const at = house.replay({ ...match, log: match.log.slice(0, from), from: branch }, key)
  if (isRefused(at) || at.state.result) return null
  const id = crypto.randomUUID().slice(0, 8)
  const plans = seats.map((plan, each): SeatPlan => {
    const { name: _, ...rest } = plan
    if (each === seat) return { ...(plan.name ? { name: plan.name } : {}), ...emblemOf(rest), kind: 'person' }
    return plan.kind === 'bot' ? plan : { ...emblemOf(rest), kind: 'bot', level: BOT }
  })
  const stored = { version: 2, id, revision: from, match: at.match, key, times: Array(from).fill(0) } as const
  const { game: of, options } = at.match
  const summary = {
    id,
    game: of,
    seats: plans,
    options,
    updated: Date.now(),
    ply: from,
    over: false,
  } as const
  const saved = await save(
    stored,
    { ...summary, version: 2, result: null, yours: true, from, standing: null },
    null,
  )
  return saved === 'saved' ? id : null
}

const emblemOf = ({ emblem }: Pick<SeatPlan, 'emblem'>) => (emblem === undefined ? {} : { emblem })
