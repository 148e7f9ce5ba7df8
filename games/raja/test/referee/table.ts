/**
 * A second, naive Raja for checking the first: names instead of integers, lists instead of sets, nothing shared
 * with the rules but the words of the reference's sections 4 and 6. The network is the reference's table 2.1.
 */
const NETWORK = `
r01 A C v01 v02; r02 A F v03 v04; r03 C G v05 v06; r04 F G v07 v08; r05 S B v09 v10; r06 S D v11 v12;
r07 S E v13 v14; r08 S F v15 v16; r09 S G v17 v18; r10 B D v19 v20; r11 B E v21 v22; r12 A B v23;
r13 B C v24; r14 A D v25 v26; r15 D F v27; r16 C E v28 v29; r17 E G v30`

interface Road {
  readonly id: string
  readonly ends: readonly string[]
  readonly villages: readonly string[]
}
export const ROADS: Road[] = NETWORK.trim()
  .split(/;\s*/)
  .map((line) => {
    const [id, a, b, ...villages] = line.trim().split(' ')
    return { id: id!, ends: [a!, b!], villages }
  })
export const CITIES = [...'ABCDEFG']
export const VILLAGES = ROADS.flatMap((road) => road.villages)
const HOME: Record<string, number> = { C: 1, A: 2, B: 3, D: 4, F: 5, G: 6, E: 7 }
export const DISC = [
  ...['COINS', 'HOUSE', 'TWO_HOUSES', 'MOVE_HOUSE', 'QUARRY'],
  ...['PALACE', 'PALACE_HOUSE', 'SCORING_ORDER', 'CHARACTER'],
]
export const PARTS: Record<string, string[]> = {
  COINS: ['coins'],
  HOUSE: ['house'],
  TWO_HOUSES: ['cityHouse', 'house'],
  MOVE_HOUSE: ['moveHouse'],
  QUARRY: ['takeHouses'],
  PALACE: ['palace'],
  PALACE_HOUSE: ['palace', 'house'],
  SCORING_ORDER: ['shiftCrest'],
  CHARACTER: ['character'],
}
const ROW: Record<number, number[]> = { 2: [10, 5], 3: [11, 7, 3], 4: [12, 9, 6, 3], 5: [13, 10, 7, 4, 1] }

interface Player {
  gold: number
  stock: number
  quarry: number
  left: number
  at: string
  cards: number[]
  chips: number
  houses: string[]
  large: string[]
  small: string[]
  disc: string[]
  acted: boolean
  flows: Record<string, number>
}
interface Turn {
  seat: number
  slots: Record<string, string[]>
  chipUsed: boolean
  trader: boolean
  yogi: boolean
  builder: boolean
  travels: number
}
export interface Table {
  version: string
  short: boolean
  players: Player[]
  free: number[]
  supply: number
  track: Record<string, number>
  maharaja: string
  round: number
  field: number
  neutral: number
  turn: Turn | null
  scorings: { city: string; points: number[]; gold: number[] }[]
}

const FLOWS = [
  ...['coins', 'trader', 'payout', 'monopoly', 'compensation'],
  ...['tollsReceived', 'tollsPaid', 'houses', 'palaces', 'bids'],
]

export function lay(seats: number, version: string, short: boolean, order: readonly string[]): Table {
  const pro = version !== 'base'
  return {
    version,
    short,
    players: Array.from({ length: seats }, () => ({
      gold: 15,
      stock: 4,
      quarry: 16,
      left: short ? 6 : 7,
      at: 'S',
      cards: [],
      chips: 0,
      houses: [],
      large: [],
      small: [],
      disc: [],
      acted: false,
      flows: Object.fromEntries(FLOWS.map((flow) => [flow, 0])),
    })),
    free: pro ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5, 6],
    supply: pro ? 7 : 0,
    track: Object.fromEntries(order.map((city, i) => [city, i + 1])),
    maharaja: 'S',
    round: 0,
    field: 0,
    neutral: pro ? 5 - seats : 0,
    turn: null,
    scorings: [],
  }
}

export const lowestCard = (player: Player) => Math.min(...player.cards)
export const count = <T>(list: readonly T[], what: T) => list.filter((each) => each === what).length
const allHouses = (t: Table, node: string) =>
  t.players.reduce((n, player) => n + count(player.houses, node), 0)
export const room = (t: Table, village: string) => allHouses(t, village) < (t.players.length === 2 ? 1 : 2)

/** What each seat gets for a passage; null = blocked. */
export function toll(t: Table, seat: number, road: Road): number[] | null {
  if (road.villages.some((village) => allHouses(t, village) === 0)) return null
  const dear = road.villages.filter((village) => !t.players[seat]!.houses.includes(village))
  return t.players.map((player) => dear.reduce((n, village) => n + count(player.houses, village), 0))
}

export function scoreCity(t: Table): void {
  const city = t.maharaja
  const points = t.players.map((player) => {
    let n = count(player.houses, city) + 3 * count(player.large, city)
    n += count(player.small, city) * (player.cards.includes(3) ? 2 : 1)
    if (player.at === city) n++
    if (t.version !== 'base' && player.cards.includes(HOME[city]!)) n++
    return n
  })
  const ranked = points
    .map((_, seat) => seat)
    .filter((seat) => points[seat]! > 0)
    .sort((a, b) => points[b]! - points[a]! || lowestCard(t.players[a]!) - lowestCard(t.players[b]!))
  const gold = points.map(() => 0)
  ranked.forEach((seat, rank) => {
    const amount = ROW[t.players.length]![rank]!
    earn(t, seat, 'payout', amount)
    gold[seat] = amount
  })
  if (ranked.length === 1) {
    earn(t, ranked[0]!, 'monopoly', 5)
    gold[ranked[0]!]! += 5
  }
  t.scorings.push({ city, points, gold })
}

export function earn(t: Table, seat: number, flow: string, gold: number): void {
  t.players[seat]!.gold += gold
  t.players[seat]!.flows[flow]! += gold
}
export function spend(t: Table, seat: number, flow: string, gold: number): void {
  t.players[seat]!.gold -= gold
  t.players[seat]!.flows[flow]! += gold
}
