/**
 * A second, naive reading of the rules that shares nothing with the first but the data: it replays a transcript
 * with strings and lists and complains at the first line that it would have written differently.
 */
import { ANTIQUES, COLOURS, colourOf, KINDS, kindOf, VALUE } from '../data/antiques.ts'
import { COLLECTION_CARDS } from '../data/collections.ts'

interface Line {
  seat: number
  move: Record<string, string>
  legal: Record<string, string>[]
}
interface Header {
  seats: number
  options: { greySide: boolean }
  setup: { startSeat: number; offer: string[]; deck: string[] }
}
interface Result {
  result: { scores: number[]; places: number[]; detail: Record<string, unknown> }
}

const antique = (id: string) => {
  const i = ANTIQUES.indexOf(id as never)
  return { kind: KINDS[kindOf(i)]!, colour: COLOURS[colourOf(i)]!, value: VALUE[i]! }
}
const written = (move: object) => JSON.stringify(Object.entries(move).sort())
const same = (a: unknown, b: unknown, what: string) => {
  if (JSON.stringify(a) !== JSON.stringify(b))
    throw new Error(`${what}: ${JSON.stringify(a)} instead of ${JSON.stringify(b)}`)
}

export function referee(lines: readonly unknown[]): void {
  const header = lines[0] as Header
  const { seats } = header
  const prices = seats === 4 ? [4, 3, 3, 2, 2] : [4, 3, 2, 2]
  let offer = [...header.setup.offer]
  const deck = [...header.setup.deck]
  let coins = prices.map(() => true)
  let turn = header.setup.startSeat
  let extra = false
  let at = 1
  const players = prices
    .slice(0, seats)
    .map((_, seat) => ({ rupees: seat === turn ? 4 : 5, antiques: [] as string[], cards: [] as string[] }))
  const supply = new Set(COLLECTION_CARDS.map((card) => card.id))
  const cardOf = (id: string) => COLLECTION_CARDS.find((card) => card.id === id)!

  const decide = (legal: Record<string, string>[]) => {
    const line = lines[at++] as Line
    same(line.seat, turn, `line ${at}: seat`)
    same(line.legal.map(written).sort(), legal.map(written).sort(), `line ${at}: legal`)
    if (!legal.some((move) => written(move) === written(line.move)))
      throw new Error(`line ${at}: an illegal move`)
    return line.move
  }
  const collectable = () => {
    const { antiques, cards } = players[turn]!
    return COLLECTION_CARDS.filter((card) => supply.has(card.id)).flatMap((card) => {
      const complete = Object.entries(card.requires).every(
        ([kind, n]) => antiques.filter((id) => antique(id).kind === kind).length >= n,
      )
      const banned =
        card.size === 'small' &&
        cards.some((id) => cardOf(id).sort === card.sort && cardOf(id).size === 'large')
      if (!complete || banned) return []
      if (!card.giveUp) return [{ type: 'takeCollection', card: card.id }]
      return antiques
        .filter((id) => card.giveUp!.includes(antique(id).kind))
        .map((giveUp) => ({ type: 'takeCollection', card: card.id, giveUp }))
    })
  }

  for (;;) {
    const player = players[turn]!
    const price = prices[coins.indexOf(true)]!
    const buys = player.rupees >= price ? offer.map((id) => ({ type: 'buy', antique: id })) : []
    const action = decide([{ type: 'takeCoin' }, ...buys])
    if (action.type === 'takeCoin') {
      coins[coins.indexOf(true)] = false
      player.rupees += 3
    } else {
      player.rupees -= price
      player.antiques.push(action.antique!)
      offer = offer.filter((id) => id !== action.antique)
    }
    let effect: string | null = null
    const cards = collectable()
    if (cards.length > 0) {
      const choice = decide([...cards, { type: 'declineCollection' }])
      if (choice.type === 'takeCollection') {
        supply.delete(choice.card!)
        player.cards.push(choice.card!)
        player.antiques = player.antiques.filter((id) => id !== choice.giveUp)
        effect = header.options.greySide ? cardOf(choice.card!).effect : null
      }
    }
    player.rupees = Math.min(8, player.rupees)
    if (effect === 'rupees') player.rupees = Math.min(8, player.rupees + 3)
    if (effect === 'clear') offer = []
    extra = effect === 'extra' && !extra
    if (!extra) turn = (turn + 1) % seats
    if (offer.length > 0 && coins.includes(true)) continue
    if (deck.length < 4) break
    offer = deck.splice(0, 4)
    coins = prices.map(() => true)
  }
  score(players, lines[at] as Result)
  same(at, lines.length - 1, 'lines after the result')
}

function score(
  players: readonly { rupees: number; antiques: string[]; cards: string[] }[],
  { result }: Result,
): void {
  const lone = (ids: readonly string[]) =>
    ids.filter((id) => ids.filter((other) => antique(other).colour === antique(id).colour).length === 1)
  const rows = players.map(({ rupees, antiques, cards }) => {
    const surrendered = lone(antiques).sort()
    const kept = antiques.filter((id) => !surrendered.includes(id))
    const antiquePoints = kept.reduce((sum, id) => sum + antique(id).value, 0)
    const collectionPoints = cards.reduce(
      (sum, id) => sum + COLLECTION_CARDS.find((card) => card.id === id)!.points,
      0,
    )
    return {
      antiquePoints,
      collectionPoints,
      moneyPoints: Math.floor(rupees / 3),
      rupees,
      antiquesKept: kept.length,
      surrendered,
    }
  })
  for (const key of Object.keys(rows[0]!) as (keyof (typeof rows)[0])[])
    same(
      result.detail[key],
      rows.map((row) => row[key]),
      key,
    )
  const totals = rows.map((row) => row.antiquePoints + row.collectionPoints + row.moneyPoints)
  same(result.scores, totals, 'scores')
  const better = (a: number, b: number) =>
    totals[a]! > totals[b]! || (totals[a] === totals[b] && rows[a]!.antiquesKept > rows[b]!.antiquesKept)
  same(
    result.places,
    totals.map((_, seat) => 1 + totals.filter((__, other) => better(other, seat)).length),
    'places',
  )
}
