/** Payments, turns, passes and the end by the naive implementation. */
import type { Outcome, Referee } from '@durbar/room/testing'
import { bonusQueue, layCard, makeRoom } from './effects.ts'
import { ask, type Card, card, type Flow, lay, type Obj, type Player, subsets, type Table } from './table.ts'

interface Payment {
  dice: string[]
  karma: number
  stewards: number
}

/** Section 4.4, by trying everything and leaving out each single item. */
function payments(t: Table, p: Player, slot: number): Payment[] {
  const bought = card(t.grid[slot]!)
  const found: Payment[] = []
  if (bought.type !== 'building') {
    for (const id of p.hand) {
      const karma = Math.abs(t.value(id) - bought.cost.exact)
      if (karma <= p.karma) found.push({ dice: [id], karma, stewards: 0 })
    }
    if (p.stewards > 0) found.push({ dice: [], karma: 0, stewards: 1 })
    return found
  }
  const reach = (dice: string[], karma: number, stewards: number) => {
    const sum = dice.reduce((n, id) => n + t.value(id), 0)
    const room = dice.reduce((n, id) => n + 6 - t.value(id), 0)
    return sum + Math.min(karma, room) + 6 * stewards >= bought.cost.value
  }
  const own = p.hand.filter((id) => card(id).die.color === bought.cost.color).sort()
  for (const dice of subsets(own))
    for (let karma = 0; karma <= p.karma; karma++)
      for (let stewards = 0; stewards <= p.stewards; stewards++) {
        const without = (id: string) => dice.filter((other) => other !== id)
        const enough =
          dice.some((id) => reach(without(id), karma, stewards)) ||
          (karma > 0 && reach(dice, karma - 1, stewards)) ||
          (stewards > 0 && reach(dice, karma, stewards - 1))
        if (reach(dice, karma, stewards) && !enough) found.push({ dice, karma, stewards })
      }
  return found
}

function* stewardDice(t: Table, seat: number): Flow {
  const p = t.players[seat]!
  p.stewards--
  yield* makeRoom(t, seat, 2)
  p.hand.push(yield* t.top())
  p.hand.push(yield* t.top())
}

function* main(t: Table, seat: number): Flow {
  const p = t.players[seat]!
  for (;;) {
    const buys = (type: Card['type'], verb: string): Obj[] =>
      t.slots(type).flatMap((slot) => payments(t, p, slot).map((payment) => ({ type: verb, slot, payment })))
    const move = yield* ask(seat, [
      ...t.slots().map((slot) => ({ type: 'takeDie', slot })),
      ...buys('building', 'buyBuilding'),
      ...buys('ship', 'buyShip'),
      ...t.slots('goods').map((slot) => ({ type: 'takeGoods', slot })),
      ...buys('palace', 'buyPalace'),
      ...(p.stewards > 0 ? [{ type: 'stewardDice' }] : []),
    ])
    if (move.type === 'stewardDice') {
      yield* stewardDice(t, seat)
      continue
    }
    const slot = move.slot as number
    if (move.type === 'takeDie') {
      yield* makeRoom(t, seat, 1)
      p.hand.push(yield* t.leave(slot))
      return
    }
    const { dice = [], karma = 0, stewards = 0 } = (move.payment ?? {}) as Partial<Payment>
    for (const id of [...dice].sort()) t.discard(p.hand, id)
    p.karma -= karma
    p.stewards -= stewards
    return yield* layCard(t, seat, yield* t.leave(slot))
  }
}

function* turn(t: Table, seat: number): Flow {
  const p = t.players[seat]!
  for (let again = true; again; ) {
    again = false
    yield* main(t, seat)
    yield* bonusQueue(t, seat)
    let answer = 'stewardDice'
    while (p.stewards > 0 && answer === 'stewardDice') {
      const moves = ['endTurn', 'stewardDice', ...(p.extra === 0 ? ['stewardTurn'] : [])]
      answer = (yield* ask(
        seat,
        moves.map((type) => ({ type })),
      )).type
      if (answer === 'stewardDice') yield* stewardDice(t, seat)
    }
    if (answer === 'stewardTurn') p.stewards--
    else if (p.extra > 0) p.extra--
    else return
    again = true
  }
}

function result(t: Table, round: number, pass: number): Outcome {
  const turned = (p: Player) => p.byFame + p.byCoins
  const tie = (p: Player) => 2 * p.fame + p.coins
  const better = (a: Player, b: Player) => turned(a) - turned(b) || tie(a) - tie(b) || a.karma - b.karma
  const each = <T>(of: (p: Player) => T) => t.players.map(of)
  return {
    scores: each(turned),
    places: each((p) => 1 + t.players.filter((q) => better(q, p) > 0).length),
    detail: {
      turnedByFame: each((p) => p.byFame),
      turnedByCoins: each((p) => p.byCoins),
      fame: each((p) => p.fame),
      coins: each((p) => p.coins),
      tieBreak: each(tie),
      karma: each((p) => p.karma),
      stewards: each((p) => p.stewards),
      round,
      pass,
    },
  }
}

/** Every order of a list. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]))

/** A whole game. */
export const referee: Referee = function* ({ seats, options, setup }) {
  const t = lay({ seats, options, setup })
  if (options.openBonuses) {
    const tracks: string[][] = []
    for (let seat = 0; seat < seats; seat++) {
      const all = orders(t.players[seat]!.track).map((order) => ({ type: 'arrangeTrack', order }))
      tracks.push((yield* ask(seat, all)).order as string[])
    }
    t.players.forEach((p, seat) => {
      p.track = [...tracks[seat]!]
    })
  }
  let elephant: number = setup.startSeat
  for (let round = 1; ; round++) {
    for (let i = 0; i < seats; i++) yield* turn(t, (elephant + i) % seats)
    if (t.somebodyDone()) return result(t, round, 1)
    t.gainKarma(t.players[elephant]!, 1)
    yield* bonusQueue(t, elephant)
    if (t.somebodyDone()) return result(t, round, 1)
    for (let i = 0; i < seats; i++) yield* turn(t, (elephant + i) % seats)
    if (t.somebodyDone()) return result(t, round, 2)
    for (let slot = 0; slot < t.grid.length; slot++) t.grid[slot] ??= yield* t.top()
    elephant = (elephant + 1) % seats
  }
}
