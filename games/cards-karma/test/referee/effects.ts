/** Laying cards, rewards, palace actions and bonuses by the naive implementation. */
import { settle } from './settle.ts'
import { ask, card, type Flow, type Obj, subsets, type Table } from './table.ts'

export function* layCard(t: Table, seat: number, id: string): Flow {
  const p = t.players[seat]!
  const it = card(id)
  if (it.type === 'building') {
    p.buildings.push(id)
    t.gainFame(p, it.buildings.length)
    yield* settle(t, seat, null)
  } else if (it.type === 'goods') {
    p.goods.push(id)
    t.gainCoins(p, it.coin)
    yield* settle(t, seat, null)
  } else if (it.type === 'ship') {
    const last = p.ships.at(-1)
    if (last && it.number < card(last).number) for (const ship of [...p.ships]) t.discard(p.ships, ship)
    p.ships.push(id)
    let set: string[] | null = null
    if (p.ships.length === 3) {
      set = p.ships.splice(0)
      p.locked.push(...set)
    }
    yield* reward(t, seat, it.reward)
    yield* settle(t, seat, set)
  } else {
    yield* palace(t, seat, it.action)
    t.spent(id)
  }
}

/** One of the slots, asked for if there are several. */
function* oneOf(seat: number, verb: string, slots: number[]): Flow<number> {
  if (slots.length === 1) return slots[0]!
  const move = yield* ask(
    seat,
    slots.map((slot) => ({ type: verb, slot })),
  )
  return move.slot as number
}

export function* makeRoom(t: Table, seat: number, n: number): Flow {
  const { hand } = t.players[seat]!
  const k = hand.length + n - 8
  if (k <= 0) return
  const move = yield* ask(
    seat,
    subsets([...hand].sort())
      .filter((set) => set.length === k)
      .map((cards) => ({ type: 'discardDice', cards })),
  )
  for (const id of move.cards as string[]) t.discard(hand, id)
}
function* dice(t: Table, seat: number, n: number): Flow {
  yield* makeRoom(t, seat, n)
  for (let i = 0; i < n; i++) {
    const move = yield* ask(
      seat,
      t.slots().map((slot) => ({ type: 'pickDie', slot })),
    )
    t.players[seat]!.hand.push(yield* t.leave(move.slot as number))
  }
}
function* firstGoods(t: Table, seat: number): Flow {
  const there = t.slots('goods')
  if (there.length > 0) yield* layCard(t, seat, yield* t.leave(yield* oneOf(seat, 'pickGoods', there)))
}
function* moreGoods(t: Table, seat: number): Flow {
  const picks: Obj[] = t.slots('goods').map((slot) => ({ type: 'pickGoods', slot }))
  if (picks.length === 0) return
  const move = yield* ask(seat, [...picks, { type: 'skipGoods' }])
  if (move.type === 'pickGoods') yield* layCard(t, seat, yield* t.leave(move.slot as number))
}

function* reward(t: Table, seat: number, name: string): Flow {
  const p = t.players[seat]!
  if (name === 'karma2') t.gainKarma(p, 2)
  if (name === 'dice2') yield* dice(t, seat, 2)
  if (name === 'coins3') t.gainCoins(p, 3)
  if (name === 'coins2fame1') {
    t.gainCoins(p, 2)
    t.gainFame(p, 1)
  }
  if (name === 'goods1to2') {
    yield* firstGoods(t, seat)
    yield* moreGoods(t, seat)
  }
  if (name === 'die1good1') yield* dice(t, seat, 1)
  if (name === 'fame1good1') t.gainFame(p, 1)
  if (name === 'karma1good1') t.gainKarma(p, 1)
  if (name === 'goods1die1') {
    yield* firstGoods(t, seat)
    yield* dice(t, seat, 1)
  }
  if (name === 'palace1') {
    const there = t.slots('palace')
    if (there.length > 0) yield* layCard(t, seat, yield* t.leave(yield* oneOf(seat, 'pickPalace', there)))
  }
}

function* palace(t: Table, seat: number, action: number): Flow {
  const p = t.players[seat]!
  if (action === 2) yield* dice(t, seat, 2)
  if (action === 3) {
    t.gainKarma(p, 2)
    yield* dice(t, seat, 1)
  }
  if (action === 4) {
    const all = [...p.buildings, ...p.goods, ...p.ships, ...p.locked]
    t.gainCoins(
      p,
      all.reduce((n, id) => n + card(id).goods.length, 0),
    )
  }
  if (action === 5) {
    t.gainKarma(p, 1)
    const last = t.players.map((each) => each.ships.at(-1) ?? each.locked.at(-1))
    const owners = [...last.keys()].filter((other) => last[other] !== undefined)
    if (owners.length === 0) return
    let owner = owners[0]!
    if (owners.length > 1) {
      const move = yield* ask(
        seat,
        owners.map((player) => ({ type: 'copyShip', player })),
      )
      owner = move.player as number
    }
    yield* reward(t, seat, card(last[owner]!).reward)
  }
  if (action === 6) yield* layCard(t, seat, yield* t.top())
}

export function* bonusQueue(t: Table, seat: number): Flow {
  const p = t.players[seat]!
  while (t.queue.length > 0) {
    const bonus = t.queue.shift()!
    if (bonus === 'karma2') t.gainKarma(p, 2)
    if (bonus === 'steward1') t.gainSteward(p, 1)
    if (bonus === 'dice2') yield* dice(t, seat, 2)
    if (bonus === 'extraTurn') p.extra++
    if (bonus === 'palaceOrCoins2' && !(yield* fromGrid(t, seat, 'palace', 'bonusPalace', 'bonusCoins')))
      t.gainCoins(p, 2)
    if (bonus === 'shipOrFame1' && !(yield* fromGrid(t, seat, 'ship', 'bonusShip', 'bonusFame')))
      t.gainFame(p, 1)
  }
}
/** Whether a card was taken rather than the tokens. */
function* fromGrid(
  t: Table,
  seat: number,
  type: 'palace' | 'ship',
  verb: string,
  tokens: string,
): Flow<boolean> {
  const picks: Obj[] = t.slots(type).map((slot) => ({ type: verb, slot }))
  if (picks.length === 0) return false
  const move = yield* ask(seat, [...picks, { type: tokens }])
  if (move.type === tokens) return false
  yield* layCard(t, seat, yield* t.leave(move.slot as number))
  return true
}
