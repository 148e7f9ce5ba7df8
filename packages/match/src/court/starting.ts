/** From ready to the first question: bots for empty seats, and dice that everybody has added to. */
import type { Happening } from '@durbar/protocol/court/entries'
import type { TableIntent } from '@durbar/protocol/court/intents'
import { type Asking, type Decision, no } from './decision.ts'
import {
  type Chance,
  type CourtTable,
  isVacant,
  openedChances,
  type Ports,
  personAt,
  personsAt,
  seatsOf,
} from './table.ts'

type Of<T extends TableIntent['type']> = Extract<TableIntent, { type: T }>

/** Long enough for somebody to say halt. */
const COUNT_MS = 5_000
/** A device that has not bound itself by then is left out of the dice. */
const BIND_MS = 3_000
/** Likewise one that has not opened what it bound itself to. */
const ADD_MS = 8_000

const NOT_LAYING = no('begun', 'the game has begun')

export function ready({ table, actor, moment }: Asking, intent: Of<'ready'>): Decision {
  if (table.phase !== 'laying') return NOT_LAYING
  if (seatsOf(table, actor.person).length === 0) return no('noSeat', 'you have no seat here')
  const said: Happening = { type: 'ready', person: actor.person, ready: intent.ready }
  const all = table.seats.every(
    (seat) => !isVacant(seat) && (seat.ready || (intent.ready && personAt(seat) === actor.person)),
  )
  if (!intent.ready || !all || table.arrangement.start !== 'ready') return [said]
  return [said, { type: 'starting', due: moment.now + COUNT_MS }]
}

export function begin({ table, actor, moment }: Asking): Decision {
  if (table.host !== actor.person) return no('notHost', 'only the host may do this')
  if (table.phase !== 'laying') return NOT_LAYING
  return dealt(table, moment.now)
}

/** Bots for the empty seats, and the dice. */
export function dealt(table: CourtTable, now: number): readonly Happening[] {
  const { standIn: level } = table.arrangement
  const filled = table.seats.flatMap((seat, n): Happening[] =>
    isVacant(seat) ? [{ type: 'laid', seat: n, as: { kind: 'bot', level } }] : [],
  )
  return [...filled, { type: 'dealing', bindBy: now + BIND_MS, addBy: now + ADD_MS }]
}

export function halt({ table, actor }: Asking): Decision {
  if (table.starting === null) return no('tooLate', 'nothing is about to start')
  if (seatsOf(table, actor.person).length === 0) return no('noSeat', 'you have no seat here')
  return [{ type: 'halted', person: actor.person }]
}

const chanceOf = ({ chances }: CourtTable, person: string) => chances.find((each) => each.person === person)

/** Everybody binds themselves before anybody opens anything: so nobody chooses after having seen. */
export function bind({ table, actor }: Asking, { commitment }: Of<'bind'>): Decision {
  if (table.phase !== 'laying' && table.phase !== 'dealing') return NOT_LAYING
  if (seatsOf(table, actor.person).length === 0) return no('noSeat', 'you have no seat here')
  if (chanceOf(table, actor.person)) return no('bound', 'a device of yours is bound already')
  if (table.chances.some(({ chance }) => chance !== null)) return no('tooLate', 'others have opened theirs')
  return [{ type: 'bound', person: actor.person, commitment }]
}

export function add({ table, actor, moment, ports }: Asking, { chance }: Of<'add'>): Decision {
  const own = chanceOf(table, actor.person)
  if (table.phase !== 'dealing') return no('notBegun', 'the dice are not asked for')
  if (!own) return no('chance', 'nothing was bound')
  if (own.chance !== null) return own.chance === chance ? [] : no('chance', 'it is open already')
  if (!mayOpen(table, moment.now)) return no('tooEarly', 'others have not bound themselves yet')
  if (ports.seal.commitmentTo(chance) !== own.commitment) return no('chance', 'this is not what was bound')
  const chances = table.chances.map((each) => (each === own ? { ...own, chance } : each))
  const added: Happening = { type: 'added', person: actor.person, chance }
  return chances.every((each) => each.chance !== null) ? [added, begun(chances, ports)] : [added]
}

const allBound = (table: CourtTable) => personsAt(table).every((person) => chanceOf(table, person))

/** Whether devices may open what they have bound themselves to. */
export const mayOpen = (table: CourtTable, now: number): boolean =>
  table.dealing !== null && (allBound(table) || now >= table.dealing.bindBy)

export function begun(chances: readonly Chance[], { seal, secret }: Ports): Happening {
  const key = seal.keyOf(secret, openedChances(chances))
  return { type: 'begun', commitment: seal.commitmentTo(key) }
}
