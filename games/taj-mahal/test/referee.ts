/** A second, naive reading of the rules, with names for cards and cities, lists and no index. */
import type { Header, Outcome, Referee } from '@durbar/room/testing'
import { components } from './components.ts'

const box = components()
const FACES = new Map<string, { colour: string; symbols: readonly string[] }>([
  ...box.cards.colour.map((card) => [card.id, { colour: card.colour!, symbols: card.symbols }] as const),
  ...box.cards.white.map((card) => [card.id, { colour: 'white', symbols: card.symbols }] as const),
  ...box.cards.special.map((card) => [card.id, { colour: 'special', symbols: card.symbols }] as const),
])
const PERSONS = ['vizier', 'general', 'monk', 'princess']
const SOURCES = [
  'bonusPoints',
  'bonusGoods',
  'provinceTiles',
  'palaces',
  'specialPoints',
  'handSpecial',
  'handWhite',
  'handColour',
]
const kindOf = (card: string) => FACES.get(card)!.colour
const isColoured = (card: string) => !['white', 'special'].includes(kindOf(card))
const symbolsIn = (row: readonly string[], symbol: string) =>
  row.flatMap((card) => FACES.get(card)!.symbols).filter((each) => each === symbol).length
const roadsOf = (city: string): string[] =>
  box.board.roads.flatMap(({ a, b }) => (a === city ? [b!] : b === city ? [a!] : []))
const provinceOf = (city: string) => box.board.cities.find(({ id }) => id === city)!.province

interface Bidder {
  readonly seat: number
  hand: string[]
  row: string[]
  tokens: string[]
  goods: string[]
  readonly points: Record<string, number>
}
interface Palace {
  readonly city: string
  readonly owner: Bidder
  readonly crown: boolean
}
interface Table {
  /** The seats. */
  readonly players: readonly Bidder[]
  readonly prince: Bidder | null
  pile: string[]
  discards: string[]
  supply: string[]
  /** city -> bonus tile */
  readonly bonus: Record<string, string>
  readonly palaces: Palace[]
}
interface Visit {
  readonly cities: readonly string[]
  readonly goods: readonly string[]
  readonly court: Set<string>
  inside: readonly Bidder[]
}

/** Whatever asks, or waits for chance, on the way to its answer. */
type Asking<T> =
  ReturnType<Referee> extends Generator<infer Step, unknown, infer Line> ? Generator<Step, T, Line> : never

const bidder = (seat: number, hand: readonly string[]): Bidder => ({
  seat,
  hand: [...hand],
  row: [],
  tokens: [],
  goods: [],
  points: {},
})
const score = ({ points }: Bidder, source: string, n: number) => {
  points[source] = (points[source] ?? 0) + n
}
/** One for itself, and one for each that is owned already. */
const goodPoints = ({ goods }: Bidder, good: string) => 1 + goods.filter((each) => each === good).length

function* drawCard(table: Table): Asking<string | undefined> {
  if (table.pile.length === 0 && table.discards.length > 0) {
    const { type, order } = yield 'chance'
    if (type !== 'reshuffle') throw new Error(`a reshuffle is due, not ${type}`)
    if ([...order].sort().join() !== table.discards.sort().join()) throw new Error('other cards are shuffled')
    table.pile = [...order]
    table.discards = []
  }
  return table.pile.shift()
}
function* drawToHand(table: Table, player: Bidder): Asking<void> {
  const card = yield* drawCard(table)
  if (card) player.hand.push(card)
}

const everybody = ({ players, prince }: Table) => (prince ? [...players, prince] : players)
const isFree = ({ palaces }: Table, city: string) =>
  !palaces.some((palace) => palace.city === city && !palace.crown)

/** Takes from court what this bidder alone shows most of. */
function win(table: Table, { court }: Visit, who: Bidder): string[] {
  const others = everybody(table).filter((other) => other !== who)
  const won = [...court].filter((symbol) =>
    others.every((other) => symbolsIn(who.row, symbol) > symbolsIn(other.row, symbol)),
  )
  for (const symbol of won) court.delete(symbol)
  return won
}

function chain({ palaces }: Table, { cities }: Visit, owner: Bidder): number {
  const isOwn = (city: string) => palaces.some((palace) => palace.city === city && palace.owner === owner)
  const reached = cities.filter(isOwn)
  for (const city of reached)
    for (const next of roadsOf(city)) if (isOwn(next) && !reached.includes(next)) reached.push(next)
  return new Set(reached.map(provinceOf)).size
}

function* takeBonus(table: Table, player: Bidder, city: string): Asking<void> {
  const id = table.bonus[city]
  if (!id) return
  delete table.bonus[city]
  const tile = box.bonusTiles.tiles.find((each) => each.id === id)!
  if ('good' in tile && tile.good) {
    score(player, 'bonusGoods', goodPoints(player, tile.good))
    player.goods.push(tile.good)
  } else if (tile.kind === 'drawCard') yield* drawToHand(table, player)
  else score(player, 'bonusPoints', tile.points!)
}

/** The row away: special cards to the hand, the others to the discards. */
function leave(table: Table, visit: Visit, who: Bidder): void {
  for (const card of who.row) (kindOf(card) === 'special' ? who.hand : table.discards).push(card)
  who.row = []
  visit.inside = visit.inside.filter((each) => each !== who)
}

function* withdrawal(table: Table, visit: Visit, player: Bidder): Asking<void> {
  const { seat } = player
  const won = win(table, visit, player)
  const persons = won.filter((symbol) => PERSONS.includes(symbol))
  player.tokens.push(...persons)
  for (const crown of [...persons.map(() => false), ...(won.includes('mogul') ? [true] : [])]) {
    const open = visit.cities.filter((city) => crown || isFree(table, city))
    const { city } = yield { seat, legal: open.map((id) => ({ type: 'place', city: id })) }
    table.palaces.push({ city, owner: player, crown })
    if (!crown) yield* takeBonus(table, player, city)
  }
  if (won.includes('elephant')) {
    for (const good of visit.goods) score(player, 'provinceTiles', goodPoints(player, good))
    player.goods.push(...visit.goods)
  }
  score(player, 'palaces', chain(table, visit, player))
  const unplayed = player.row.length === 0
  leave(table, visit, player)
  if (unplayed) yield* drawToHand(table, player)
  yield* takeFromSupply(table, player)
}

function* takeFromSupply(table: Table, player: Bidder): Asking<void> {
  const { supply } = table
  let taken = supply
  if (supply.length > 2) {
    const pairs = supply.flatMap((a, i) => supply.slice(i + 1).map((b) => [a, b].sort()))
    const move = yield { seat: player.seat, legal: pairs.map((cards) => ({ type: 'take', cards })) }
    taken = move.cards
  }
  player.hand.push(...taken)
  table.supply = supply.filter((card) => !taken.includes(card))
}

/** Every legal move of a turn. */
function choices({ hand, row }: Bidder): object[] {
  const binding = row.find((card, i) => isColoured(card) && row[i + 1] !== 'special-colour')
  const plays = hand.filter(isColoured).flatMap((colourCard) => {
    const fits = !binding || kindOf(binding) === kindOf(colourCard)
    const extras = [null, ...hand.filter((card) => !isColoured(card))]
    return extras
      .filter((extra) => fits || extra === 'special-colour')
      .map((extra) => ({ type: 'play', colourCard, extra }))
  })
  return [{ type: 'withdraw' }, ...plays]
}

function* turn(table: Table, visit: Visit, player: Bidder): Asking<void> {
  const move = yield { seat: player.seat, legal: choices(player) }
  if (move.type === 'withdraw') return yield* withdrawal(table, visit, player)
  const laid: string[] = [move.colourCard, move.extra].filter((card) => card !== null)
  player.row.push(...laid)
  player.hand = player.hand.filter((card) => !laid.includes(card))
  if (move.extra === 'special-points') score(player, 'specialPoints', 2)
}

function princeLeaves(table: Table, visit: Visit, prince: Bidder): void {
  const won = win(table, visit, prince)
  const byRoads = (list: readonly string[]) =>
    [...list].sort((a, b) => roadsOf(b).length - roadsOf(a).length || (a < b ? -1 : 1))[0]!
  for (const _ of won.filter((symbol) => PERSONS.includes(symbol))) {
    const free = visit.cities.filter((city) => isFree(table, city))
    const paid = free.filter((city) => table.bonus[city])
    const city = byRoads(paid.length > 0 ? paid : free)
    table.palaces.push({ city, owner: prince, crown: false })
    delete table.bonus[city]
  }
  if (won.includes('mogul')) {
    const empty = visit.cities.filter((city) => !table.palaces.some((palace) => palace.city === city))
    table.palaces.push({ city: byRoads(empty.length > 0 ? empty : visit.cities), owner: prince, crown: true })
  }
  leave(table, visit, prince)
  table.discards.push(...table.supply.splice(0, visit.inside.length === 0 ? 1 : 2))
}

function* princesTurn(table: Table, visit: Visit, prince: Bidder): Asking<void> {
  const alone = visit.inside.every((who) => who === prince)
  const card = alone ? undefined : yield* drawCard(table)
  if (!card) return princeLeaves(table, visit, prince)
  const colour = prince.row.find(isColoured)
  if (!isColoured(card) || !colour || kindOf(colour) === kindOf(card)) prince.row.push(card)
  else {
    table.discards.push(card)
    princeLeaves(table, visit, prince)
  }
}

/** Two equal tokens for the special card of their person, wherever it is. */
function exchange(players: readonly Bidder[]): void {
  for (const person of PERSONS)
    for (const player of players) {
      if (player.tokens.filter((token) => token === person).length < 2) continue
      player.tokens = player.tokens.filter((token) => token !== person)
      const { id } = box.cards.special.find(({ token }) => token === person)!
      for (const other of players) other.hand = other.hand.filter((card) => card !== id)
      player.hand.push(id)
    }
}

function result(players: readonly Bidder[]): Outcome {
  for (const player of players) {
    const held = (kind: string) => player.hand.filter((card) => kindOf(card) === kind).length
    score(player, 'handSpecial', held('special'))
    score(player, 'handWhite', held('white'))
    score(player, 'handColour', Math.max(...['red', 'yellow', 'green', 'violet'].map(held)))
  }
  const scores = players.map(({ points }) => Object.values(points).reduce((a, b) => a + b, 0))
  return {
    scores,
    places: scores.map((mine) => 1 + scores.filter((other) => other > mine).length),
    detail: Object.fromEntries(
      SOURCES.map((source) => [source, players.map(({ points }) => points[source] ?? 0)]),
    ),
  }
}

export const referee: Referee = function* ({ seats, setup }: Header) {
  const players = [...Array(seats).keys()].map((seat) => bidder(seat, setup.hands[seat]))
  const table: Table = {
    players,
    prince: seats === 2 ? bidder(2, []) : null,
    pile: [...setup.drawPile],
    discards: [],
    supply: [...setup.supply],
    bonus: { ...setup.bonusTiles },
    palaces: [],
  }
  for (let number = 1; number <= 12; number++) {
    const start = (setup.startSeat + number - 1) % seats
    const clockwise = [...players.slice(start), ...players.slice(0, start)]
    const order = table.prince ? [...clockwise, table.prince] : clockwise
    const province = box.board.provinces.find(
      ({ id }) => setup.provinceTiles[id] === `province-tile-${number}`,
    )!
    const visit: Visit = {
      cities: province.cities,
      goods: box.provinceTiles.tiles[number - 1]!.goods!,
      court: new Set([...PERSONS, 'mogul', 'elephant']),
      inside: order,
    }
    while (visit.inside.length > 0)
      for (const who of order) {
        if (!visit.inside.includes(who)) continue
        yield* who === table.prince ? princesTurn(table, visit, who) : turn(table, visit, who)
      }
    exchange(players)
    for (const city of visit.cities) delete table.bonus[city]
    while (number < 12 && table.supply.length < 2 * order.length - 1) {
      const card = yield* drawCard(table)
      if (!card) break
      table.supply.push(card)
    }
  }
  return result(players)
}
