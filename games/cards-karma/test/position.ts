/**
 * Positions for tests, in the names of the game and by the conventions of the reference's worked examples:
 * two players, seat 0 to move in pass 1, printed die values; what is not mentioned is zero or empty.
 */
import type { Dice, Seat } from '@durbar/kernel'
import { type After, type MoveIn, workbench } from '@durbar/room/testing'
import { CARDS, cardAt, cardOf, FIRST_GOODS } from '../data/cards.ts'
import { BONUSES, type Bonus } from '../data/names.ts'
import { gridSize } from '../data/numbers.ts'
import type { Event } from '../events.ts'
import { cardsKarma } from '../index.ts'
import { fillSlot, playerOf, type State, see } from '../state.ts'

export { cardsKarma }
export const { game, texts } = cardsKarma
const bench = workbench(game)
export const { k, asked, legal, legalOf, refused, told, seen, detail } = bench

/** Dice that always fall on the lowest side: what is shuffled comes in an order that a test can know. */
const lowDice: Dice = { below: () => 0 }
export const after = (s: State, ...moves: readonly MoveIn<State>[]): After<State, Event> =>
  bench.afterWith(lowDice, s, ...moves)

export interface Side {
  readonly hand?: readonly string[]
  readonly buildings?: readonly string[]
  readonly goods?: readonly string[]
  readonly ships?: readonly string[]
  readonly fame?: number
  readonly coins?: number
  readonly karma?: number
  readonly stewards?: number
  readonly extraTurns?: number
  readonly track?: readonly Bonus[]
  readonly byFame?: number
  readonly byCoins?: number
}
export interface Setting {
  readonly seats?: number
  readonly shuffled?: boolean
  readonly open?: boolean
  readonly round?: number
  readonly pass?: 1 | 2
  readonly elephant?: Seat
  /** How many turns of this pass are over: the next seat is to move. */
  readonly had?: number
  /** The first slots. */
  readonly grid?: readonly string[]
  /** The other slots are gaps; else they hold buildings. */
  readonly only?: boolean
  /** Top first; the cards that are nowhere else lie below. */
  readonly pile?: readonly string[]
  /** The draw pile has no further cards: all others lie on the discard pile. */
  readonly short?: boolean
  readonly players?: readonly Side[]
}

const TRACK: readonly Bonus[] = ['karma2', 'palaceOrCoins2', 'shipOrFame1', 'dice2', 'extraTurn', 'steward1']
/** The conventional track with this bonus at its right or left end. */
export const rightmost = (bonus: Bonus): Bonus[] => [...TRACK.filter((each) => each !== bonus), bonus]
export const leftmost = (bonus: Bonus): Bonus[] => [bonus, ...TRACK.filter((each) => each !== bonus)]

const indices = (ids: readonly string[] = []) => ids.map(cardOf)
export const names = (cards: readonly number[]): string[] => cards.map(cardAt)

export function position(setting: Setting = {}): State {
  const { seats = 2, round = 1, pass = 1, elephant = 0, had = 0, players = [], only, short } = setting
  const s = k.start(lowDice, seats, {
    dieValuePairing: setting.shuffled ? 'shuffled' : 'printed',
    openBonuses: false,
    startSeat: elephant,
  })
  s.open = setting.open ?? false
  s.round = round
  s.pass = pass
  const seat = (elephant + had) % seats
  s.stack = [
    { rule: 'round', step: pass === 1 ? 1 : 3 },
    { rule: 'pass', step: had + 1 },
    { rule: 'turn', seat, step: 1 },
    { rule: 'main', seat },
  ]
  const mine = (side: Side) => [side.hand, side.buildings, side.goods, side.ships].flatMap(indices)
  const used = new Set([...players.flatMap(mine), ...indices(setting.grid), ...indices(setting.pile)])
  const free = CARDS.map((_, card) => card).filter((card) => !used.has(card))
  const next = (buildings: boolean) =>
    free.splice(
      free.findLastIndex((card) => !buildings || card < FIRST_GOODS),
      1,
    )[0]!
  const grid = indices(setting.grid)
  while (grid.length < gridSize(seats)) grid.push(only ? -1 : next(true))
  s.grid.fill(-1)
  s.offer.fill(0)
  grid.forEach((card, slot) => {
    if (card >= 0) fillSlot(s, slot, card)
  })
  s.players.forEach((p, i) => {
    const side = players[i] ?? {}
    const { fame = 0, coins = 0, byFame = 0, byCoins = 0 } = side
    Object.assign(p, {
      hand: indices(side.hand).sort((a, b) => a - b),
      buildings: indices(side.buildings),
      goods: indices(side.goods),
      ships: indices(side.ships),
      fame,
      coins,
      karma: side.karma ?? 0,
      stewards: side.stewards ?? 0,
      extraTurns: side.extraTurns ?? 0,
      track: (side.track ?? TRACK).map((bonus) => BONUSES.indexOf(bonus)),
      byFame,
      byCoins,
    })
  })
  s.discard = short ? free.splice(0) : []
  for (const card of s.discard) see(s, card)
  s.pile = [...free, ...indices(setting.pile).reverse()]
  const broken = game.audit(s, null)
  if (broken) throw new Error(`not a position: ${broken}`)
  return s
}

// ── Moves by the card they are about ────────────────────────────────────────────────────────────────

export const slotOf = (s: State, id: string): number => s.grid.indexOf(cardOf(id))
const VERBS: Readonly<Record<string, string>> = { B: 'buyBuilding', S: 'buyShip', P: 'buyPalace' }
export const buy =
  (id: string, dice: readonly string[], karma = 0, stewards = 0) =>
  (s: State) => ({ type: VERBS[id[0]!]!, slot: slotOf(s, id), payment: { dice, karma, stewards } })
const onSlot = (type: string) => (id: string) => (s: State) => ({ type, slot: slotOf(s, id) })
export const takeDie = onSlot('takeDie')
export const takeGoods = onSlot('takeGoods')
export const pickDie = onSlot('pickDie')
export const pickGoods = onSlot('pickGoods')
export const pickPalace = onSlot('pickPalace')
export const bonusPalace = onSlot('bonusPalace')
export const bonusShip = onSlot('bonusShip')
export const discardDice = (...cards: string[]) => ({ type: 'discardDice', cards })
export const different = (family: 'buildings' | 'goods', ...cards: readonly [string, string, string]) => {
  const kinds = family === 'buildings' ? ['red', 'yellow', 'white'] : ['silk', 'tea', 'spice']
  return {
    type: 'chooseSet',
    family,
    effect: 'different',
    symbols: Object.fromEntries(kinds.map((kind, i) => [kind, cards[i]!])),
  }
}
export const same = (family: 'buildings' | 'goods') => ({ type: 'chooseSet', family, effect: 'same' })
export const endTurn = { type: 'endTurn' }
export const stewardDice = { type: 'stewardDice' }
export const stewardTurn = { type: 'stewardTurn' }

// ── Outcomes ────────────────────────────────────────────────────────────────────────────────────────

/** Everything before one player, without what is zero or empty. */
export function side(s: State, seat: Seat = 0): Side {
  const p = playerOf(s, seat)
  const all = {
    hand: names(p.hand),
    buildings: names(p.buildings),
    goods: names(p.goods),
    ships: names(p.ships),
    fame: p.fame,
    coins: p.coins,
    karma: p.karma,
    stewards: p.stewards,
    extraTurns: p.extraTurns,
    byFame: p.byFame,
    byCoins: p.byCoins,
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== 0)),
  )
}
/** The discard pile, bottom first. */
export const discarded = (s: State): string[] => names(s.discard)
/** The cards of the grid, without its gaps. */
export const inGrid = (s: State): string[] => names(s.grid.filter((card) => card >= 0))
