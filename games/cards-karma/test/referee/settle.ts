/** CK-10.4 by the naive implementation. */
import { ask, canonical, card, type Flow, type Obj, product, type Table } from './table.ts'

const FAMILY = { buildings: ['red', 'yellow', 'white'], goods: ['silk', 'tea', 'spice'] }
interface Option {
  move: Obj
  /** Stewards, if these are buildings. */
  effects: number
  cards: string[]
  coins: number
}

/** Everything a player could do with the symbols of one family. */
function options(t: Table, seat: number, family: keyof typeof FAMILY): Option[] {
  const p = t.players[seat]!
  const all = family === 'buildings' ? p.buildings : [...p.buildings, ...p.goods, ...p.locked, ...p.ships]
  const shows = (id: string, kind: string) =>
    family === 'buildings'
      ? card(id).buildings.includes(kind)
      : card(id).goods.some((good) => good.kind === kind)
  const worth = (id: string, kind: string) =>
    family === 'goods' ? card(id).goods.find((good) => good.kind === kind)!.value : 0
  const by = FAMILY[family].map((kind) => all.filter((id) => shows(id, kind)))
  const found: Option[] = []
  const threes = FAMILY[family].filter((_, i) => by[i]!.length >= 3)
  if (threes.length > 0)
    found.push({
      move: { type: 'chooseSet', family, effect: 'same' },
      effects: threes.length,
      cards: all.filter((id) => threes.some((kind) => shows(id, kind))),
      coins: threes
        .flatMap((kind) => all.filter((id) => shows(id, kind)).map((id) => worth(id, kind)))
        .reduce((a, b) => a + b, 0),
    })
  for (const triple of product(by))
    found.push({
      move: {
        type: 'chooseSet',
        family,
        effect: 'different',
        symbols: Object.fromEntries(FAMILY[family].map((kind, i) => [kind, triple[i]!])),
      },
      effects: 1,
      cards: [...new Set(triple)],
      coins: FAMILY[family].reduce((n, kind, i) => n + worth(triple[i]!, kind), 0),
    })
  return found
}

function* choose(t: Table, seat: number, family: keyof typeof FAMILY): Flow<Option | undefined> {
  const found = options(t, seat, family)
  const outcomes = new Set(found.map(({ cards, coins }) => `${[...cards].sort()} ${coins}`))
  if (outcomes.size < 2) return found[0]
  const move = yield* ask(
    seat,
    found.map((option) => option.move),
  )
  return found.find((option) => canonical(option.move) === canonical(move))
}

export function* settle(t: Table, seat: number, shipSet: string[] | null): Flow {
  const p = t.players[seat]!
  const buildings = yield* choose(t, seat, 'buildings')
  const goods = yield* choose(t, seat, 'goods')
  t.gainSteward(p, (shipSet ? 1 : 0) + (buildings?.effects ?? 0))
  t.gainCoins(p, goods?.coins ?? 0)
  const go = new Set([...(shipSet ?? []), ...(buildings?.cards ?? []), ...(goods?.cards ?? [])])
  for (const row of [p.buildings, p.goods, p.locked, p.ships])
    for (const id of [...row]) if (go.has(id)) t.discard(row, id)
}
