/**
 * A second, naive implementation of the game, written from the reference alone: generators that ask and are
 * answered, card ids, plain objects, every payment found by trying all of them. It knows nothing of the kernel
 * or of frames. This file: the table and its tokens.
 */
import { components } from '../components.ts'

export type Obj = { readonly type: string; readonly [key: string]: unknown }
export interface Card {
  id: string
  type: 'building' | 'goods' | 'ship' | 'palace'
  cost: { color: string; value: number; exact: number }
  buildings: string[]
  goods: { kind: string; value: number }[]
  coin: number
  number: number
  reward: string
  action: number
  die: { color: string; value: number }
}
const CARD = new Map((components().playCards as unknown as Card[]).map((card) => [card.id, card]))
export const card = (id: string): Card => CARD.get(id)!

interface Header {
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
/** The answer to a choice is a move, to chance what it brought. */
type Choice = { readonly seat: number; readonly legal: readonly Obj[] }
export type Flow<T = void> = Generator<Choice | 'chance', T, Obj>

const BONUSES = ['karma2', 'palaceOrCoins2', 'shipOrFame1', 'steward1', 'dice2', 'extraTurn']

export function lay(header: Header) {
  const { seats, setup } = header
  const grid: (string | null)[] = [...setup.grid]
  let pile = [...setup.pile]
  let heap: string[] = []
  const queue: string[] = []
  const players = Array.from({ length: seats }, (_, seat) => ({
    hand: [...setup.hands[seat]!],
    buildings: [] as string[],
    goods: [] as string[],
    ships: [] as string[],
    /** Three ships whose set is complete. */
    locked: [] as string[],
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

  /** The top card of the draw pile; the last one brings the reshuffle. */
  function* top(): Flow<string> {
    const id = pile.shift()!
    if (pile.length === 0) {
      // Top first.
      const order = (yield 'chance').order as string[]
      if ([...order].sort().join() !== [...heap].sort().join()) throw new Error('not the discard pile')
      pile = [...order]
      heap = []
    }
    return id
  }
  /** A card leaves the grid; the last one brings four new ones. */
  function* leave(slot: number): Flow<string> {
    const id = grid[slot]!
    grid[slot] = null
    if (!grid.some((each) => each !== null)) for (let i = 0; i < 4; i++) grid[i] = yield* top()
    return id
  }
  const slots = (type?: Card['type']) =>
    [...grid.keys()].filter((slot) => grid[slot] !== null && (!type || card(grid[slot]!).type === type))
  /** Out of one of a player's rows, onto the discard pile. */
  function discard(row: string[], id: string): void {
    row.splice(row.indexOf(id), 1)
    heap.push(id)
  }

  return {
    players,
    grid,
    queue,
    value: (id: string) => setup.dieValues?.[id] ?? card(id).die.value,
    somebodyDone: () => players.some((p) => !dayLeft(p)),
    gainFame,
    gainCoins,
    gainKarma,
    gainSteward,
    top,
    leave,
    slots,
    discard,
    spent: (id: string) => void heap.push(id),
  }
}
export type Table = ReturnType<typeof lay>
export type Player = Table['players'][number]

export function* ask(seat: number, legal: Obj[]): Flow<Obj> {
  return yield { seat, legal }
}

/** The same text for equal values, in whichever order their keys stand. */
export const canonical = (x: unknown): string =>
  JSON.stringify(x, (_, v) =>
    v && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )
export function product<T>(lists: T[][]): T[][] {
  if (lists.length === 0) return [[]]
  const [first, ...others] = lists as [T[], ...T[][]]
  const tails = product(others)
  return first.flatMap((x) => tails.map((tail) => [x, ...tail]))
}
export function subsets<T>(list: T[]): T[][] {
  if (list.length === 0) return [[]]
  const [first, ...others] = list as [T, ...T[]]
  const without = subsets(others)
  return [...without, ...without.map((set) => [first, ...set])]
}
