/** A second, naive reading of the rules, told from the first card to the last palace. */
import type { Header, Outcome, Referee } from '@durbar/room/testing'
import { type Move, programs, startMoves, turnMoves } from './moves.ts'
import { carryOut } from './parts.ts'
import { CITIES, earn, lay, lowestCard, PARTS, scoreCity, spend, type Table } from './table.ts'

/** A move as the transcript has it: what it does not say is not asked for. */
interface Line extends Move {
  readonly card: number
  readonly amount: number
  readonly village: string
  readonly actions: string[]
}
type Part<R = void> = Generator<{ seat: number; legal: readonly object[] }, R, Line>

const drop = (list: unknown[], what: unknown) => list.splice(list.indexOf(what), 1)
const seatsOf = (t: Table) => t.players.map((_, seat) => seat)
const bare = (t: Table) => (seat: number) => t.players[seat]!.cards.length === 0
const inCardOrder = (t: Table, seats: readonly number[]) =>
  [...seats].sort((a, b) => lowestCard(t.players[a]!) - lowestCard(t.players[b]!))
/** The first to the left for whom it holds. */
function toTheLeft(t: Table, seat: number, holds: (seat: number) => boolean): number | undefined {
  const n = t.players.length
  return seatsOf(t)
    .map((i) => (seat + 1 + i) % n)
    .find(holds)
}

function* pick(t: Table, seat: number): Part {
  const { card } = yield { seat, legal: t.free.map((free) => ({ type: 'pickCharacter', card: free })) }
  drop(t.free, card)
  t.players[seat]!.cards.push(card)
}

function* auction(t: Table, opener: number): Part<number> {
  let bidders = seatsOf(t).filter(bare(t))
  if (bidders.length === 1) return opener
  let [seat, high, leader] = [opener, -1, -1]
  while (bidders.length > 1) {
    const legal: object[] = high < 0 ? [] : [{ type: 'passBid' }]
    for (let amount = high + 1; amount <= t.players[seat]!.gold; amount++) legal.push({ type: 'bid', amount })
    const { type, amount: bid } = yield { seat, legal }
    if (type === 'bid') [high, leader] = [bid, seat]
    else bidders = bidders.filter((each) => each !== seat)
    seat = toTheLeft(t, seat, (each) => bidders.includes(each))!
  }
  spend(t, leader, 'bids', high)
  return leader
}

function* characters(t: Table, first: number): Part {
  let seat: number | undefined = first
  while (seat !== undefined) {
    if (t.version !== 'base') seat = yield* auction(t, seat)
    yield* pick(t, seat)
    seat = toTheLeft(t, seat, bare(t))
  }
}

function* startHouses(t: Table): Part {
  for (let lap = 0; lap < 4; lap++)
    for (const seat of inCardOrder(t, seatsOf(t))) {
      const { village } = yield { seat, legal: startMoves(t) }
      t.players[seat]!.stock--
      t.players[seat]!.houses.push(village)
    }
  for (const player of t.players) {
    player.stock += 6
    player.quarry -= 6
  }
}

function beginRound(t: Table): void {
  const byHeight = [...CITIES].sort((a, b) => t.track[a]! - t.track[b]!)
  t.maharaja = byHeight[0]!
  t.track[t.maharaja] = t.track[byHeight[6]!]! + 1
  t.field = t.track[t.maharaja]! - 7
  t.round++
  for (const player of t.players) player.acted = false
}

function* setDiscs(t: Table): Part {
  for (const seat of seatsOf(t)) {
    const { actions } = yield { seat, legal: programs() }
    t.players[seat]!.disc = actions
  }
}

function award(t: Table): void {
  const turn = t.turn!
  const me = t.players[turn.seat]!
  if (me.cards.includes(2) && !turn.trader) {
    turn.trader = true
    earn(t, turn.seat, 'trader', 1)
  }
  if (me.cards.includes(7) && !turn.yogi && t.supply > 0) {
    turn.yogi = true
    t.supply--
    me.chips++
  }
}

/** Somebody else answers in the middle of the turn. */
function* answer(t: Table, name: 'replacement' | 'surrender', seat: number): Part {
  const me = t.players[seat]!
  const [type, cards] =
    name === 'replacement' ? ['chooseReplacement', t.free] : ['surrenderCharacter', me.cards]
  const { card } = yield { seat, legal: cards.map((each) => ({ type, card: each })) }
  drop(cards, card)
  if (name === 'replacement') me.cards = [card]
  else t.players[t.turn!.seat]!.cards.push(card)
}

function* turn(t: Table, seat: number): Part {
  const me = t.players[seat]!
  const [first, second] = me.disc
  t.turn = {
    seat,
    slots: { 0: [...PARTS[first!]!], 1: [...PARTS[second!]!] },
    chipUsed: false,
    trader: false,
    yogi: false,
    builder: false,
    travels: 0,
  }
  for (;;) {
    award(t)
    const move = yield { seat, legal: turnMoves(t) }
    if (move.type === 'endTurn') break
    const asks = carryOut(t, seat, move)
    award(t)
    if (asks) yield* answer(t, asks.name, asks.seat)
  }
  const open = Object.values(t.turn.slots).filter((parts) => parts.length > 0).length
  for (const other of seatsOf(t)) if (other !== seat) earn(t, other, 'compensation', 2 * open)
  me.acted = true
}

function* turns(t: Table): Part {
  for (;;) {
    const [next] = inCardOrder(
      t,
      seatsOf(t).filter((seat) => !t.players[seat]!.acted),
    )
    if (next === undefined) return
    yield* turn(t, next)
  }
}

function endOf(t: Table): string | null {
  if (t.players.some((player) => player.left === 0)) return 'palaces'
  if (t.short ? t.round === 8 : t.field === 10) return 'track'
  return t.round === 20 ? 'guard' : null
}

function outcome({ players, round, scorings }: Table, end: string): Outcome {
  const better = (a: number, b: number) => {
    const [p, q] = [players[a]!, players[b]!]
    return p.left < q.left || (p.left === q.left && p.gold > q.gold)
  }
  const flows = Object.keys(players[0]!.flows)
  return {
    scores: players.map(({ large, small }) => large.length + small.length),
    places: players.map((_, seat) => 1 + players.filter((_, other) => better(other, seat)).length),
    detail: {
      end,
      rounds: round,
      large: players.map(({ large }) => large.length),
      small: players.map(({ small }) => small.length),
      gold: players.map(({ gold }) => gold),
      flows: Object.fromEntries(flows.map((flow) => [flow, players.map((player) => player.flows[flow]!)])),
      scorings,
    },
  }
}

export const referee: Referee = function* ({ seats, options, setup }: Header) {
  const t = lay(seats, options.version, options.short, setup.crests)
  yield* characters(t, setup.firstSeat)
  yield* startHouses(t)
  for (;;) {
    beginRound(t)
    yield* setDiscs(t)
    yield* turns(t)
    scoreCity(t)
    const end = endOf(t)
    if (end !== null) return outcome(t, end)
  }
}
