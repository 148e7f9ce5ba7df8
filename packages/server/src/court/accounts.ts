/**
 * A game that goes on at court, as one of its seats has seen it: for whoever wants to keep or show it before it is over.
 * Nothing but what this seat was told and shown goes in, and no key. Nobody is held up by it: other work comes between
 * any two moves.
 */
import type { Seat } from '@durbar/kernel'
import { Playback } from '@durbar/match'
import { type CourtTable, personAt } from '@durbar/match/court'
import { type Account, accountInSteps } from '@durbar/protocol'
import type { PersonTold } from '@durbar/protocol/court/told'
import type { SeatPlan } from '@durbar/protocol/messages'

const LONGEST_NAME = 40

/** Others are there by name alone. */
function plansOf({ seats }: CourtTable, tell: (person: string) => PersonTold): SeatPlan[] {
  return seats.map((seat): SeatPlan => {
    if (seat.laid.kind === 'bot') return { kind: 'bot', level: seat.laid.level }
    const person = personAt(seat)
    const guest = seat.laid.kind === 'person' ? seat.laid.guest : null
    const name = guest || (person === null ? '' : tell(person).name)
    return { kind: 'person', ...(name ? { name: name.slice(0, LONGEST_NAME) } : {}) }
  })
}

const afterOthers = () => new Promise<void>((resolve) => setImmediate(resolve))

/** null: no game goes on there. */
export async function accountFor(
  table: CourtTable,
  seat: Seat,
  tell: (person: string) => PersonTold,
): Promise<Account | null> {
  const { authority } = table
  if (!authority || authority.over) return null
  const { game, position, times } = authority
  const { match, key } = position
  const seats = plansOf(table, tell)
  await afterOthers()
  const playback = new Playback(game, match, key, times)
  const { rules, options } = match
  const about = { game: game.id, rules, options, seats, seat, told: playback.told(seat) }
  const steps = accountInSteps(about, playback.all(seat))
  for (;;) {
    await afterOthers()
    const step = steps.next()
    if (step.done) return step.value
  }
}
