/** Points of the contract that need one position, and those that need a finished game. */
import type { Viewer } from '../api.ts'
import { canonical, checksum } from '../checksum.ts'
import { storyOf } from '../chronicle.ts'
import { isDecision } from '../compile.ts'
import { diceFor } from '../dice.ts'
import { everyone } from '../frames.ts'
import { legalMoves } from '../kernel.ts'
import { isRefused } from '../match.ts'
import { encode, nounOf, verbOf } from '../packing.ts'
import type { Check } from './plan.ts'

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) deepFreeze(each)
  }
  return value
}

const viewersOf = (seats: number): Viewer[] => [...everyone(seats), 'observer', 'archive']

/** Every copy is the same, and nothing that happens to it reaches the original. */
const clone: Check = ({ game, at, host, next, dice }, fail) => {
  const copy = game.clone(at.state)
  if (canonical(copy) !== canonical(structuredClone(at.state))) fail('the clone differs from the original')
  const before = checksum(at.state)
  if (next) host.kernel.apply(copy, next.seat, next.move, dice)
  for (let seat = host.kernel.toMove(copy), n = 0; seat >= 0 && n < 3; seat = host.kernel.toMove(copy), n++)
    host.kernel.apply(copy, seat, legalMoves(host.kernel, copy, seat)[0]!, dice)
  if (checksum(at.state) !== before) fail('moves on a clone changed the original')
  return 1
}

/** Asking changes nothing. */
const frozen: Check = ({ host, game, at, told, next }, fail) => {
  const state = deepFreeze(structuredClone(at.state))
  try {
    for (const seat of host.kernel.pending(state)) {
      legalMoves(host.kernel, state, seat)
      host.kernel.ask(state, seat)
    }
    // By turns: all of them at every position would cost more than all other checks.
    const all = viewersOf(at.match.seats)
    const who = all[at.match.log.length % all.length]!
    const story = deepFreeze(storyOf(game, at.match.seats, told, who))
    game.view(state, who, false, story)
    game.view(state, who, true, story)
    for (const event of next?.played.events ?? []) game.redact(deepFreeze(event), who)
    game.audit(state, null)
  } catch (error) {
    fail(`asking wrote to the state: ${error instanceof Error ? error.message : error}`)
  }
  return 1
}

/** Whoever looks on together sees what each would see alone, whoever has looked before. */
const looks: Check = ({ game, at, told }, fail) => {
  if (!game.looks) return 0
  const look = game.looks(at.state)
  const all = viewersOf(at.match.seats)
  const seen = all.map((who) => look.as(who, true, storyOf(game, at.match.seats, told, who)))
  // By turns, as above.
  const n = at.match.log.length % all.length
  const alone = game.view(at.state, all[n]!, true, storyOf(game, at.match.seats, told, all[n]!))
  if (canonical(seen[n]) !== canonical(alone)) fail(`${all[n]} sees something else where others look on`)
  return 1
}

/** A state that was stored and read again plays on in the same way. */
const json: Check = ({ host, at, next }, fail) => {
  const copy = JSON.parse(JSON.stringify(at.state)) as typeof at.state
  if (canonical(copy) !== canonical(at.state)) fail('the state is not plain JSON')
  if (!next) return 1
  host.kernel.apply(copy, next.seat, next.move, diceFor(at.key, at.match.log.length + 1))
  if (checksum(copy) !== checksum(next.played.state)) fail('the stored state played on differently')
  return 1
}

/** Secret choices in any order of arrival, and after a change of mind, lead to the same state. */
const simultaneous: Check = ({ host, game, at, dice }, fail) => {
  const { kernel } = host
  const seats = kernel.pending(at.state)
  if (seats.length < 2) return 0
  const rule = game.rulesByVersion[at.state.rules]![at.state.stack.at(-1)!.rule]!
  if (!isDecision(rule)) return 0
  const open = new Set(
    rule.actions.filter((action) => action.open).map((action) => kernel.verbs.indexOf(action.verb)),
  )
  const picks = seats.map((seat) => {
    const secret = legalMoves(kernel, at.state, seat).filter((move) => !open.has(verbOf(move)))
    return { seat, move: secret[dice.below(secret.length)]!, other: secret[0]! }
  })
  const sums = new Set<number>()
  for (let turn = 0; turn < picks.length; turn++)
    for (const order of [
      picks.slice(turn).concat(picks.slice(0, turn)),
      picks.slice(turn).concat(picks.slice(0, turn)).reverse(),
    ]) {
      const state = game.clone(at.state)
      const fixed = diceFor(at.key, at.match.log.length + 1)
      const [first] = order
      kernel.apply(state, first!.seat, first!.other, fixed)
      kernel.retract(state, first!.seat)
      if (checksum(state) !== checksum(at.state)) fail('a retracted choice leaves a trace')
      for (const { seat, move } of order) kernel.apply(state, seat, move, fixed)
      sums.add(checksum(state))
    }
  if (sums.size !== 1) fail('the order of arrival matters')
  return 1
}

/** Lists without doubles, and moves that survive the way out and in again. */
const moves: Check = ({ host, at }, fail) => {
  for (const seat of host.kernel.pending(at.state)) {
    const legal = legalMoves(host.kernel, at.state, seat)
    if (new Set(legal).size !== legal.length) fail('a legal move is listed twice')
    for (const move of legal) {
      const back = host.kernel.read(JSON.parse(JSON.stringify(host.kernel.write(move))))
      if (back !== move) fail(`${JSON.stringify(host.kernel.write(move))} does not read back`)
    }
  }
  return 1
}

/** Legal = candidates that are not refused; what is refused cites a rule that exists. */
const legality: Check = ({ host, game, at, plan }, fail) => {
  const { kernel } = host
  const frame = at.state.stack.at(-1)
  if (!frame) return 0
  const rule = game.rulesByVersion[at.state.rules]![frame.rule]!
  if (!isDecision(rule)) return 0
  for (const seat of kernel.pending(at.state)) {
    const expected: number[] = []
    for (const action of rule.actions) {
      const verb = kernel.verbs.indexOf(action.verb)
      const inRange = (noun: number) => {
        if (!(noun >= 0 && noun < action.noun.size)) fail(`${action.verb} ${noun} is out of range`)
      }
      action.candidates(at.state, seat, frame, (noun) => {
        inRange(noun)
        if (action.refuse(at.state, seat, noun, frame) === null) expected.push(encode(verb, noun))
      })
      action.mistakes?.(at.state, seat, frame, (noun) => {
        inRange(noun)
        if (action.refuse(at.state, seat, noun, frame) === null)
          fail(`${action.verb} ${noun}: a mistake is legal`)
      })
    }
    const legal = legalMoves(kernel, at.state, seat)
    if (canonical(legal) !== canonical(expected)) fail('legal is not: candidates that are not refused')
    const ask = kernel.ask(at.state, seat)!
    if (canonical(ask.moves.map(kernel.read)) !== canonical(legal))
      fail('the client is offered something else')
    for (const { rule: number, why } of ask.refused) {
      if (!plan.numbers.has(number)) fail(`refusal ${why} cites ${number}, which is no rule`)
      if (game.refusals[why]?.rule !== number) fail(`refusal ${why} is not declared`)
    }
    if (legal.some((move) => nounOf(move) < 0)) fail('a negative noun')
  }
  return 1
}

/** A result exactly when nobody is awaited, one entry per seat; the invariants of the reference hold. */
const audit: Check = ({ game, host, at, next }, fail) => {
  if ((host.kernel.pending(at.state).length === 0) !== (at.state.result !== null))
    fail('a result while somebody is awaited')
  const broken = game.audit(at.state, null) ?? (next && game.audit(next.played.state, at.state))
  if (broken) fail(broken)
  return 1
}

/** Nonsense is answered with a sentence, and nothing has changed. */
const total: Check = ({ host, at }, fail) => {
  const before = checksum(at.state)
  const seat = Math.max(0, host.kernel.toMove(at.state))
  for (const nonsense of [
    null,
    undefined,
    7,
    'takeCoin',
    [],
    {},
    { type: 'nonsense' },
    { type: host.kernel.verbs[0]!, x: 1 },
  ])
    for (const who of [seat, -1, 99, 0.5]) {
      const answer = host.play(at, who, nonsense)
      if (!isRefused(answer)) fail(`${JSON.stringify(nonsense)} was accepted`)
    }
  if (checksum(at.state) !== before) fail('nonsense changed the state')
  return 1
}

export const positionChecks = { clone, frozen, looks, json, simultaneous, moves, legality, audit, total }

/** The log alone gives the whole game again, with every checksum. */
const replay: Check = ({ host, at }, fail) => {
  const sums: number[] = []
  const again = host.replay(at.match, at.key, undefined, (played) => sums.push(checksum(played.state)))
  if (isRefused(again)) fail(again.refused)
  else if (checksum(again.state) !== checksum(at.state)) fail('replay ends elsewhere')
  if (at.match.log.some((entry, i) => sums[i + 1] !== entry.sum)) fail('a checksum differs')
  return at.match.log.length
}

const result: Check = ({ game, at, told }, fail) => {
  const { result: end } = at.state
  const { seats } = at.match
  if (!end) fail('no result')
  else {
    if (end.scores.length !== seats || end.places.length !== seats) fail('one score and one place per seat')
    if (!game.ends.includes(end.end)) fail(`unknown end '${end.end}'`)
    if (Math.min(...end.places) !== 1 || end.places.some((place) => place > seats)) fail('places from 1 on')
  }
  if (!isPlain(game.transcript.detail(at.state, storyOf(game, seats, told, 'archive'))))
    fail('the transcript detail is not JSON')
  return 1
}
const isPlain = (value: unknown) => canonical(JSON.parse(JSON.stringify(value))) === canonical(value)

export const finishedChecks = { replay, result }
