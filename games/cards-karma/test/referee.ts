/**
 * A second, naive implementation of the game, written from the reference alone: a generator that asks and is
 * answered, card ids, plain objects, every payment found by trying all of them. It knows nothing of the
 * kernel, of frames or of our tables; it replays a transcript and judges every legal list.
 */
import { components } from '../data/components.ts'

type Obj = { readonly type: string; readonly [key: string]: unknown }
interface Good {
  kind: string
  value: number
}
interface Card {
  id: string
  type: 'building' | 'goods' | 'ship' | 'palace'
  cost: { color: string; value: number; exact: number }
  buildings: string[]
  fame: number
  goods: Good[]
  coin: number
  number: number
  reward: string
  action: number
  die: { color: string; value: number }
}
const CARD = new Map((components().playCards as unknown as Card[]).map((card) => [card.id, card]))
const card = (id: string): Card => CARD.get(id)!

export interface Header {
  readonly seats: number
  readonly options: { dieValuePairing: string; openBonuses: boolean; startSeat: string | number }
  readonly setup: {
    startSeat: number
    hands: string[][]
    grid: string[]
    pile: string[]
    tracks?: string[][]
    dieValues?: Record<string, number>
  }
}
export type Ask = { readonly seat: number; readonly legal: Obj[] } | { readonly arrange: true }
type Flow<T = void> = Generator<Ask, T, Obj | Obj[]>

const BONUSES = ['karma2', 'palaceOrCoins2', 'shipOrFame1', 'steward1', 'dice2', 'extraTurn']
const FAMILY = { buildings: ['red', 'yellow', 'white'], goods: ['silk', 'tea', 'spice'] }
type FamilyName = keyof typeof FAMILY

function product<T>(lists: T[][]): T[][] {
  if (lists.length === 0) return [[]]
  const [first, ...others] = lists as [T[], ...T[][]]
  const tails = product(others)
  return first.flatMap((x) => tails.map((tail) => [x, ...tail]))
}
function subsets<T>(list: T[]): T[][] {
  if (list.length === 0) return [[]]
  const [first, ...others] = list as [T, ...T[]]
  const without = subsets(others)
  return [...without, ...without.map((set) => [first, ...set])]
}

/** Plays one game. `reshuffled()` is the order of the next reshuffle, top first. */
export function* game(header: Header, reshuffled: () => string[]): Flow<object> {
  const { seats, options, setup } = header
  const value = (id: string) => setup.dieValues?.[id] ?? card(id).die.value
  const grid: (string | null)[] = [...setup.grid]
  const size = grid.length
  let pile = [...setup.pile]
  let heap: string[] = []
  let locked: string[] = []
  const queue: string[] = []
  const players = Array.from({ length: seats }, (_, seat) => ({
    hand: [...setup.hands[seat]!],
    buildings: [] as string[],
    goods: [] as string[],
    ships: [] as string[],
    fame: 0,
    coins: 0,
    karma: 0,
    stewards: 0,
    extra: 0,
    track: [...(setup.tracks?.[seat] ?? BONUSES)],
    byFame: 0,
    byCoins: 0,
  }))
  type Player = (typeof players)[number]
  const dayLeft = (p: Player) => p.byFame + p.byCoins < 6
  const done = () => players.some((p) => !dayLeft(p))

  // ── tokens ──
  function gainFame(p: Player, n: number): void {
    for (let i = 0; i < n; i++)
      if (++p.fame >= 3 && dayLeft(p)) {
        p.fame -= 3
        queue.push(p.track[p.byFame++]!)
      }
  }
  function gainCoins(p: Player, n: number): void {
    p.coins += n
    while (p.coins >= 6 && dayLeft(p)) {
      p.coins -= 6
      queue.push(p.track[5 - p.byCoins++]!)
    }
  }
  function gainKarma(p: Player, n: number): void {
    for (let i = 0; i < n; i++)
      if (++p.karma === 3) {
        p.karma = 0
        gainSteward(p, 1)
      }
  }
  function gainSteward(p: Player, n: number): void {
    for (let i = 0; i < n; i++)
      if (++p.stewards === 3) {
        p.stewards = 0
        gainFame(p, 2)
      }
  }

  // ── piles ──
  function top(): string {
    const id = pile.shift()!
    if (pile.length === 0) {
      const order = reshuffled()
      if ([...order].sort().join() !== [...heap].sort().join()) throw new Error('not the discard pile')
      pile = [...order]
      heap = []
    }
    return id
  }
  function leave(slot: number): string {
    const id = grid[slot]!
    grid[slot] = null
    if (!grid.some((each) => each !== null)) for (let i = 0; i < 4; i++) grid[i] = top()
    return id
  }
  const slots = (type?: Card['type']) =>
    [...grid.keys()].filter((slot) => grid[slot] !== null && (!type || card(grid[slot]!).type === type))
  const remove = (list: string[], id: string) => list.splice(list.indexOf(id), 1)

  // ── payments (4.4) ──
  function payments(p: Player, slot: number): Obj['payment'][] {
    const bought = card(grid[slot]!)
    const out: object[] = []
    if (bought.type !== 'building') {
      for (const id of p.hand) {
        const karma = Math.abs(value(id) - bought.cost.exact)
        if (karma <= p.karma) out.push({ dice: [id], karma, stewards: 0 })
      }
      if (p.stewards > 0) out.push({ dice: [], karma: 0, stewards: 1 })
      return out
    }
    const own = p.hand.filter((id) => card(id).die.color === bought.cost.color).sort()
    const reach = (dice: string[], karma: number, stewards: number) => {
      const sum = dice.reduce((n, id) => n + value(id), 0)
      const room = dice.reduce((n, id) => n + 6 - value(id), 0)
      return sum + Math.min(karma, room) + 6 * stewards
    }
    const cost = bought.cost.value
    for (const dice of subsets(own))
      for (let karma = 0; karma <= p.karma; karma++)
        for (let stewards = 0; stewards <= p.stewards; stewards++) {
          if (reach(dice, karma, stewards) < cost) continue
          if (
            dice.some(
              (id) =>
                reach(
                  dice.filter((x) => x !== id),
                  karma,
                  stewards,
                ) >= cost,
            )
          )
            continue
          if (karma > 0 && reach(dice, karma - 1, stewards) >= cost) continue
          if (stewards > 0 && reach(dice, karma, stewards - 1) >= cost) continue
          out.push({ dice, karma, stewards })
        }
    return out
  }
  function pay(p: Player, payment: { dice: string[]; karma: number; stewards: number }): void {
    for (const id of [...payment.dice].sort()) {
      remove(p.hand, id)
      heap.push(id)
    }
    p.karma -= payment.karma
    p.stewards -= payment.stewards
  }

  // ── laying and settling (CK-10) ──
  function* ask(seat: number, legal: Obj[]): Flow<Obj> {
    return (yield { seat, legal }) as Obj
  }
  function* lay(seat: number, id: string): Flow {
    const p = players[seat]!
    const it = card(id)
    if (it.type === 'building') {
      p.buildings.push(id)
      gainFame(p, it.buildings.length)
      yield* settle(seat, null)
    } else if (it.type === 'goods') {
      p.goods.push(id)
      gainCoins(p, it.coin)
      yield* settle(seat, null)
    } else if (it.type === 'ship') {
      const last = p.ships.at(-1)
      if (last && it.number < card(last).number) heap.push(...p.ships.splice(0))
      p.ships.push(id)
      let set: string[] | null = null
      if (p.ships.length === 3) {
        set = p.ships.splice(0)
        locked = [...locked, ...set]
      }
      yield* reward(seat, it.reward)
      yield* settle(seat, set)
    } else {
      yield* palace(seat, it.action)
      heap.push(id)
    }
  }
  function* settle(seat: number, shipSet: string[] | null): Flow {
    const p = players[seat]!
    const picked: Record<FamilyName, { same: string[]; cards: string[]; coins: number } | null> = {
      buildings: null,
      goods: null,
    }
    for (const family of ['buildings', 'goods'] as const) {
      const all = family === 'buildings' ? p.buildings : [...p.buildings, ...p.goods, ...locked, ...p.ships]
      const shows = (id: string, kind: string) =>
        family === 'buildings'
          ? card(id).buildings.includes(kind)
          : card(id).goods.some((good) => good.kind === kind)
      const worth = (id: string, kind: string) =>
        family === 'goods' ? card(id).goods.find((good) => good.kind === kind)!.value : 0
      const by = FAMILY[family].map((kind) => all.filter((id) => shows(id, kind)))
      const threes = FAMILY[family].filter((_, i) => by[i]!.length >= 3)
      const options: { move: Obj; same: string[]; cards: string[]; coins: number }[] = []
      if (threes.length > 0) {
        const cards = all.filter((id) => threes.some((kind) => shows(id, kind)))
        const coins = threes.reduce(
          (n, kind) => n + all.filter((id) => shows(id, kind)).reduce((m, id) => m + worth(id, kind), 0),
          0,
        )
        options.push({ move: { type: 'chooseSet', family, effect: 'same' }, same: threes, cards, coins })
      }
      for (const triple of product(by)) {
        const symbols = Object.fromEntries(FAMILY[family].map((kind, i) => [kind, triple[i]!]))
        const coins = FAMILY[family].reduce((n, kind, i) => n + worth(triple[i]!, kind), 0)
        options.push({
          move: { type: 'chooseSet', family, effect: 'different', symbols },
          same: ['different'],
          cards: [...new Set(triple)],
          coins,
        })
      }
      const outcomes = new Set(options.map(({ cards, coins }) => `${[...cards].sort()} ${coins}`))
      if (options.length === 0) continue
      let chosen = options[0]!
      if (outcomes.size > 1) {
        const move = yield* ask(
          seat,
          options.map((option) => option.move),
        )
        chosen = options.find((option) => canonical(option.move) === canonical(move))!
      }
      picked[family] = chosen
    }
    const { buildings, goods } = picked
    gainSteward(p, (shipSet ? 1 : 0) + (buildings?.same.length ?? 0))
    gainCoins(p, goods?.coins ?? 0)
    const go = new Set([...(shipSet ?? []), ...(buildings?.cards ?? []), ...(goods?.cards ?? [])])
    for (const row of [p.buildings, p.goods, locked, p.ships])
      for (const id of [...row])
        if (go.has(id)) {
          remove(row, id)
          heap.push(id)
        }
  }
  function* dice(seat: number, n: number): Flow {
    yield* makeRoom(seat, n)
    for (let i = 0; i < n; i++) {
      const move = yield* ask(
        seat,
        slots().map((slot) => ({ type: 'pickDie', slot })),
      )
      players[seat]!.hand.push(leave(move.slot as number))
    }
  }
  function* makeRoom(seat: number, n: number): Flow {
    const { hand } = players[seat]!
    const k = hand.length + n - 8
    if (k <= 0) return
    const move = yield* ask(
      seat,
      subsets([...hand].sort())
        .filter((set) => set.length === k)
        .map((cards) => ({ type: 'discardDice', cards })),
    )
    for (const id of move.cards as string[]) {
      remove(hand, id)
      heap.push(id)
    }
  }
  function* goodsFromGrid(seat: number, optional: boolean): Flow {
    const there = slots('goods')
    if (there.length === 0) return
    let slot = there[0]!
    if (there.length > 1 || optional) {
      const picks: Obj[] = there.map((each) => ({ type: 'pickGoods', slot: each }))
      const move = yield* ask(seat, optional ? [...picks, { type: 'skipGoods' }] : picks)
      if (move.type === 'skipGoods') return
      slot = move.slot as number
    }
    yield* lay(seat, leave(slot))
  }
  function* palaceFromGrid(seat: number): Flow {
    const there = slots('palace')
    if (there.length === 0) return
    const slot =
      there.length === 1
        ? there[0]!
        : ((yield* ask(
            seat,
            there.map((each) => ({ type: 'pickPalace', slot: each })),
          )).slot as number)
    yield* lay(seat, leave(slot))
  }
  function* reward(seat: number, name: string): Flow {
    const p = players[seat]!
    if (name === 'karma2') gainKarma(p, 2)
    if (name === 'dice2') yield* dice(seat, 2)
    if (name === 'coins3') gainCoins(p, 3)
    if (name === 'coins2fame1') {
      gainCoins(p, 2)
      gainFame(p, 1)
    }
    if (name === 'goods1to2') {
      yield* goodsFromGrid(seat, false)
      yield* goodsFromGrid(seat, true)
    }
    if (name === 'die1good1') yield* dice(seat, 1)
    if (name === 'fame1good1') gainFame(p, 1)
    if (name === 'karma1good1') gainKarma(p, 1)
    if (name === 'goods1die1') {
      yield* goodsFromGrid(seat, false)
      yield* dice(seat, 1)
    }
    if (name === 'palace1') yield* palaceFromGrid(seat)
  }
  function* palace(seat: number, action: number): Flow {
    const p = players[seat]!
    if (action === 2) yield* dice(seat, 2)
    if (action === 3) {
      gainKarma(p, 2)
      yield* dice(seat, 1)
    }
    if (action === 4)
      gainCoins(
        p,
        [...p.buildings, ...p.goods, ...p.ships, ...locked].reduce((n, id) => n + card(id).goods.length, 0),
      )
    if (action === 5) {
      gainKarma(p, 1)
      const last = players.map(
        (each, other) => each.ships.at(-1) ?? (other === seat ? locked.at(-1) : undefined),
      )
      const owners = [...last.keys()].filter((other) => last[other] !== undefined)
      if (owners.length === 0) return
      const owner =
        owners.length === 1
          ? owners[0]!
          : ((yield* ask(
              seat,
              owners.map((player) => ({ type: 'copyShip', player })),
            )).player as number)
      yield* reward(seat, card(last[owner]!).reward)
    }
    if (action === 6) yield* lay(seat, top())
  }
  function* bonusQueue(seat: number): Flow {
    const p = players[seat]!
    while (queue.length > 0) {
      const bonus = queue.shift()!
      if (bonus === 'karma2') gainKarma(p, 2)
      if (bonus === 'steward1') gainSteward(p, 1)
      if (bonus === 'dice2') yield* dice(seat, 2)
      if (bonus === 'extraTurn') p.extra++
      if (bonus === 'palaceOrCoins2') yield* either(seat, 'palace', 'bonusPalace', 'bonusCoins')
      if (bonus === 'shipOrFame1') yield* either(seat, 'ship', 'bonusShip', 'bonusFame')
    }
  }
  function* either(seat: number, type: 'palace' | 'ship', verb: string, tokens: string): Flow {
    const there = slots(type)
    let move: Obj = { type: tokens }
    if (there.length > 0) move = yield* ask(seat, [...there.map((slot) => ({ type: verb, slot })), move])
    if (move.type === verb) yield* lay(seat, leave(move.slot as number))
    else if (type === 'palace') gainCoins(players[seat]!, 2)
    else gainFame(players[seat]!, 1)
  }

  // ── turns ──
  function* stewardDice(seat: number): Flow {
    players[seat]!.stewards--
    yield* makeRoom(seat, 2)
    players[seat]!.hand.push(top())
    players[seat]!.hand.push(top())
  }
  function* turn(seat: number): Flow {
    const p = players[seat]!
    for (;;) {
      const buys = (type: Card['type'], verb: string) =>
        slots(type).flatMap((slot) => payments(p, slot).map((payment) => ({ type: verb, slot, payment })))
      const move = yield* ask(seat, [
        ...slots().map((slot) => ({ type: 'takeDie', slot })),
        ...buys('building', 'buyBuilding'),
        ...buys('ship', 'buyShip'),
        ...slots('goods').map((slot) => ({ type: 'takeGoods', slot })),
        ...buys('palace', 'buyPalace'),
        ...(p.stewards > 0 ? [{ type: 'stewardDice' }] : []),
      ])
      if (move.type === 'stewardDice') {
        yield* stewardDice(seat)
        continue
      }
      const slot = move.slot as number
      if (move.type === 'takeDie') {
        yield* makeRoom(seat, 1)
        p.hand.push(leave(slot))
      } else {
        if (move.payment) pay(p, move.payment as Parameters<typeof pay>[1])
        yield* lay(seat, leave(slot))
      }
      yield* bonusQueue(seat)
      let more = false
      while (p.stewards > 0) {
        const end = yield* ask(seat, [
          { type: 'endTurn' },
          { type: 'stewardDice' },
          ...(p.extra === 0 ? [{ type: 'stewardTurn' }] : []),
        ])
        if (end.type === 'stewardDice') {
          yield* stewardDice(seat)
          continue
        }
        if (end.type === 'stewardTurn') {
          p.stewards--
          more = true
        }
        break
      }
      if (!more && p.extra > 0) {
        p.extra--
        more = true
      }
      if (!more) return
    }
  }

  if (options.openBonuses) {
    const orders = (yield { arrange: true }) as Obj[]
    players.forEach((p, seat) => {
      p.track = [...(orders[seat]!.order as string[])]
    })
  }
  let elephant = setup.startSeat
  let round = 1
  let pass = 1
  for (;;) {
    for (let i = 0; i < seats; i++) yield* turn((elephant + i) % seats)
    if (done()) break
    if (pass === 1) {
      gainKarma(players[elephant]!, 1)
      yield* bonusQueue(elephant)
      if (done()) break
      pass = 2
    } else {
      for (let slot = 0; slot < size; slot++) grid[slot] ??= top()
      elephant = (elephant + 1) % seats
      round++
      pass = 1
    }
  }
  const tie = (p: Player) => 2 * p.fame + p.coins
  const better = (a: Player, b: Player) =>
    a.byFame + a.byCoins - b.byFame - b.byCoins || tie(a) - tie(b) || a.karma - b.karma
  return {
    scores: players.map((p) => p.byFame + p.byCoins),
    places: players.map((p) => 1 + players.filter((q) => better(q, p) > 0).length),
    detail: {
      turnedByFame: players.map((p) => p.byFame),
      turnedByCoins: players.map((p) => p.byCoins),
      fame: players.map((p) => p.fame),
      coins: players.map((p) => p.coins),
      tieBreak: players.map(tie),
      karma: players.map((p) => p.karma),
      stewards: players.map((p) => p.stewards),
      round,
      pass,
    },
  }
}

/** The same text for equal values, in whichever order their keys stand. */
export const canonical = (x: unknown): string =>
  JSON.stringify(x, (_, v) =>
    v && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )

type Line = {
  seat?: number
  move?: Obj
  legal?: Obj[]
  chance?: { type: string; order: string[] }
  result?: object
}

/**
 * Replays a transcript. null = every legal list and the result are right; else the first thing that is not.
 */
export function judge(lines: readonly object[]): string | null {
  const [header, ...rest] = lines as [Header, ...Line[]]
  const orders = rest.flatMap((line) => (line.chance ? [line.chance.order] : []))
  let used = 0
  const play = game(header, () => {
    const order = orders[used++]
    if (!order) throw new Error('a reshuffle is missing')
    return order
  })
  const moves = rest.filter((line) => line.move)
  let now = play.next()
  for (let i = 0; i < moves.length; ) {
    if (now.done) return `decision ${i}: the game is over`
    if ('arrange' in now.value) {
      const all = moves.slice(i, i + header.seats)
      const orders = Array.from(
        { length: header.seats },
        (_, seat) => all.find((line) => line.seat === seat)!.move!,
      )
      now = play.next(orders)
      i += header.seats
      continue
    }
    const { seat, move, legal } = moves[i]!
    if (seat !== now.value.seat) return `decision ${i}: seat ${now.value.seat} is on turn, not ${seat}`
    const [ours, theirs] = [now.value.legal, legal!].map((list) => list!.map(canonical).sort())
    if (theirs!.join() !== ours!.join()) {
      const missing = ours!.filter((each) => !theirs!.includes(each))
      const extra = theirs!.filter((each) => !ours!.includes(each))
      return `decision ${i}: missing ${missing.slice(0, 3)}, too much ${extra.slice(0, 3)}`
    }
    now = play.next(move!)
    i++
  }
  if (!now.done) return 'the game is not over'
  if (used !== orders.length) return 'a reshuffle too many'
  const { result } = rest.at(-1)!
  return canonical(result) === canonical(now.value) ? null : `result ${canonical(now.value)}`
}
