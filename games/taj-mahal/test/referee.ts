/**
 * A second implementation of Taj Mahal that shares no rule with the first: it reads a transcript line by line,
 * with names for cards and cities, and says where it would have decided otherwise. Slow and plain on purpose.
 */
import type { MoveObject } from '@durbar/kernel'
import { components } from '../data/components.ts'

const box = components()
const FACES = new Map<string, { colour: string; symbols: readonly string[] }>([
  ...box.cards.colour.map((card) => [card.id, { colour: card.colour!, symbols: card.symbols }] as const),
  ...box.cards.white.map((card) => [card.id, { colour: 'white', symbols: card.symbols }] as const),
  ...box.cards.special.map((card) => [card.id, { colour: 'special', symbols: card.symbols }] as const),
])
const PERSONS = ['vizier', 'general', 'monk', 'princess']
const kindOf = (card: string) => FACES.get(card)!.colour
const isColoured = (card: string) => !['white', 'special'].includes(kindOf(card))
const roadsOf = (city: string) =>
  box.board.roads.flatMap(({ a, b }) => (a === city ? [b!] : b === city ? [a!] : []))
const provinceOf = (city: string) => box.board.cities.find(({ id }) => id === city)!.province!

interface Setup {
  readonly startSeat: number
  readonly hands: readonly (readonly string[])[]
  readonly supply: readonly string[]
  readonly drawPile: readonly string[]
  readonly provinceTiles: Readonly<Record<string, string>>
  readonly bonusTiles: Readonly<Record<string, string>>
}
interface Line {
  readonly seats?: number
  readonly setup?: Setup
  readonly seat?: number
  readonly move?: MoveObject
  readonly legal?: readonly MoveObject[]
  readonly chance?: { readonly type: string; readonly order: readonly string[] }
  readonly result?: {
    readonly scores: number[]
    readonly places: number[]
    readonly detail: Record<string, number[]>
  }
}
interface Palace {
  readonly city: string
  readonly owner: number
  readonly crown: boolean
}

const text = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
const asSet = (moves: readonly object[]) => moves.map(text).sort().join('\n')

/** Replays the lines; throws at the first that is not as it should be. Returns the number of decisions. */
export function referee(lines: readonly Line[]): number {
  let at = 0
  const wrong = (what: string): never => {
    throw new Error(`line ${at}: ${what}: ${JSON.stringify(lines[at])?.slice(0, 300)}`)
  }
  const { seats, setup } = lines[at++]! as Required<Pick<Line, 'seats' | 'setup'>>
  const prince = seats === 2 ? 2 : -1
  const everybody = [...Array(seats === 2 ? 3 : seats).keys()]
  const players = everybody.filter((who) => who !== prince)

  const hands = setup.hands.map((hand) => [...hand])
  const rows: string[][] = everybody.map(() => [])
  let pile = [...setup.drawPile]
  let discards: string[] = []
  let supply = [...setup.supply]
  const bonusOnBoard: Record<string, string> = { ...setup.bonusTiles }
  const palaces: Palace[] = []
  const tokens = players.map(() => [] as string[])
  const goods = players.map(() => [] as string[])
  const points = players.map(() => ({}) as Record<string, number>)
  const score = (seat: number, source: string, n: number) => {
    points[seat]![source] = (points[seat]![source] ?? 0) + n
  }

  const drawCard = (): string | undefined => {
    if (pile.length === 0 && discards.length > 0) {
      const { chance } = lines[at] ?? {}
      if (chance?.type !== 'reshuffle') return wrong('a reshuffle is due')
      if ([...chance.order].sort().join() !== [...discards].sort().join())
        return wrong('other cards are shuffled')
      at++
      pile = [...chance.order]
      discards = []
    }
    return pile.shift()
  }
  const decide = (seat: number, legal: readonly object[]): MoveObject => {
    const line = lines[at]!
    if (line.seat !== seat) return wrong(`seat ${seat} decides`)
    if (line.legal && asSet(line.legal) !== asSet(legal)) return wrong(`legal should be ${asSet(legal)}`)
    if (!legal.some((move) => text(move) === text(line.move!))) return wrong('not legal')
    at++
    return line.move!
  }
  const symbols = (who: number, symbol: string) =>
    rows[who]!.flatMap((card) => FACES.get(card)!.symbols).filter((each) => each === symbol).length

  let startSeat = setup.startSeat
  let decisions = 0
  for (let visit = 1; visit <= 12; visit++) {
    const province = Object.keys(setup.provinceTiles).find(
      (id) => setup.provinceTiles[id] === `province-tile-${visit}`,
    )!
    const { cities } = box.board.provinces.find(({ id }) => id === province)!
    const tile = box.provinceTiles.tiles[visit - 1]!
    const court = new Set<string>([...PERSONS, 'mogul', 'elephant'])
    const order =
      prince < 0 ? everybody.map((i) => (startSeat + i) % seats) : [startSeat, 1 - startSeat, prince]
    let inside = [...order]
    const normalAt = (city: string) => palaces.some((palace) => palace.city === city && !palace.crown)
    const anyAt = (city: string) => palaces.some((palace) => palace.city === city)
    const own = (seat: number, city: string) =>
      palaces.some((palace) => palace.city === city && palace.owner === seat)

    const chain = (seat: number): number => {
      const reached = cities.filter((city) => own(seat, city))
      for (const city of reached)
        for (const next of roadsOf(city)) if (own(seat, next) && !reached.includes(next)) reached.push(next)
      return new Set(reached.map(provinceOf)).size
    }
    const win = (who: number): string[] =>
      [...court].filter((symbol) =>
        everybody.every((other) => other === who || symbols(who, symbol) > symbols(other, symbol)),
      )
    const takeBonus = (seat: number, city: string) => {
      const id = bonusOnBoard[city]
      if (!id) return
      delete bonusOnBoard[city]
      const bonus = box.bonusTiles.tiles.find((each) => each.id === id)!
      if (seat === prince) return
      if (bonus.kind === 'points') score(seat, 'bonusPoints', bonus.points!)
      else if (bonus.kind === 'drawCard') {
        const card = drawCard()
        if (card) hands[seat]!.push(card)
      } else {
        const { good } = bonus as { good: string }
        score(seat, 'bonusGoods', 1 + goods[seat]!.filter((each) => each === good).length)
        goods[seat]!.push(good)
      }
    }
    const leave = (who: number) => {
      const unplayed = rows[who]!.length === 0
      for (const card of rows[who]!)
        if (kindOf(card) !== 'special') discards.push(card)
        else hands[who]!.push(card)
      rows[who] = []
      inside = inside.filter((each) => each !== who)
      return unplayed
    }
    const princeLeaves = () => {
      const won = win(prince)
      for (const symbol of won) court.delete(symbol)
      const byRoads = (list: readonly string[]) =>
        [...list].sort((a, b) => roadsOf(b).length - roadsOf(a).length || (a < b ? -1 : 1))[0]!
      for (const _ of won.filter((symbol) => PERSONS.includes(symbol))) {
        const free = cities.filter((city) => !normalAt(city))
        const paid = free.filter((city) => bonusOnBoard[city])
        const city = byRoads(paid.length > 0 ? paid : free)
        palaces.push({ city, owner: prince, crown: false })
        takeBonus(prince, city)
      }
      if (won.includes('mogul')) {
        const empty = cities.filter((city) => !anyAt(city))
        palaces.push({ city: byRoads(empty.length > 0 ? empty : cities), owner: prince, crown: true })
      }
      leave(prince)
      discards.push(...supply.splice(0, inside.length === 0 ? 1 : 2))
    }
    const princesTurn = () => {
      if (!inside.some((who) => who !== prince)) return princeLeaves()
      const card = drawCard()
      if (!card) return princeLeaves()
      const colour = rows[prince]!.find(isColoured)
      if (!isColoured(card) || !colour || kindOf(colour) === kindOf(card))
        return void rows[prince]!.push(card)
      discards.push(card)
      princeLeaves()
    }
    const plays = (seat: number): object[] => {
      const row = rows[seat]!
      const binding = row.find((card, i) => isColoured(card) && row[i + 1] !== 'special-colour')
      const list: object[] = [{ type: 'withdraw' }]
      for (const colourCard of hands[seat]!.filter(isColoured)) {
        const fits = !binding || kindOf(binding) === kindOf(colourCard)
        for (const extra of [null, ...hands[seat]!.filter((card) => !isColoured(card))])
          if (fits || extra === 'special-colour') list.push({ type: 'play', colourCard, extra })
      }
      return list
    }
    const withdrawal = (seat: number) => {
      const won = win(seat)
      for (const symbol of won) court.delete(symbol)
      const persons = won.filter((symbol) => PERSONS.includes(symbol))
      tokens[seat]!.push(...persons)
      const crowns = won.includes('mogul') ? [true] : []
      for (const crown of [...persons.map(() => false), ...crowns]) {
        const free = cities.filter((city) => crown || !normalAt(city))
        const { city } = decide(
          seat,
          free.map((id) => ({ type: 'place', city: id })),
        ) as unknown as { city: string }
        decisions++
        palaces.push({ city, owner: seat, crown })
        if (!crown) takeBonus(seat, city)
      }
      if (won.includes('elephant')) {
        for (const good of tile.goods!)
          score(seat, 'provinceTiles', 1 + goods[seat]!.filter((each) => each === good).length)
        goods[seat]!.push(...tile.goods!)
      }
      score(seat, 'palaces', chain(seat))
      if (leave(seat)) {
        const card = drawCard()
        if (card) hands[seat]!.push(card)
      }
      let taken = [...supply]
      if (supply.length > 2) {
        const pairs = supply.flatMap((a, i) => supply.slice(i + 1).map((b) => [a, b].sort()))
        taken = decide(
          seat,
          pairs.map((cards) => ({ type: 'take', cards })),
        ).cards as unknown as string[]
        decisions++
      }
      hands[seat]!.push(...taken)
      supply = supply.filter((card) => !taken.includes(card))
    }

    while (inside.length > 0)
      for (const who of order) {
        if (!inside.includes(who)) continue
        if (who === prince) {
          princesTurn()
          continue
        }
        const move = decide(who, plays(who))
        decisions++
        if (move.type === 'withdraw') {
          withdrawal(who)
          continue
        }
        const laid = [move.colourCard, move.extra].filter((card) => card !== null) as string[]
        rows[who]!.push(...laid)
        hands[who] = hands[who]!.filter((card) => !laid.includes(card))
        if (move.extra === 'special-points') score(who, 'specialPoints', 2)
      }

    for (const person of PERSONS)
      for (const seat of players) {
        if (tokens[seat]!.filter((token) => token === person).length < 2) continue
        tokens[seat] = tokens[seat]!.filter((token) => token !== person)
        const { id } = box.cards.special.find(({ token }) => token === person)!
        for (const other of players) hands[other] = hands[other]!.filter((card) => card !== id)
        hands[seat]!.push(id)
      }
    for (const city of cities) delete bonusOnBoard[city]
    startSeat = (startSeat + 1) % seats
    if (visit === 12) break
    while (supply.length < 2 * everybody.length - 1) {
      const card = drawCard()
      if (!card) break
      supply.push(card)
    }
  }

  for (const seat of players) {
    const held = (kind: string) => hands[seat]!.filter((card) => kindOf(card) === kind).length
    score(seat, 'handSpecial', held('special'))
    score(seat, 'handWhite', held('white'))
    score(seat, 'handColour', Math.max(...['red', 'yellow', 'green', 'violet'].map(held)))
  }
  const { result } = lines[at]!
  const scores = points.map((sources) => Object.values(sources).reduce((a, b) => a + b, 0))
  const places = scores.map((mine) => 1 + scores.filter((other) => other > mine).length)
  const sources = [
    'bonusPoints',
    'bonusGoods',
    'provinceTiles',
    'palaces',
    'specialPoints',
    'handSpecial',
    'handWhite',
    'handColour',
  ]
  const detail = Object.fromEntries(
    sources.map((source) => [source, points.map((each) => each[source] ?? 0)]),
  )
  if (text(result!) !== text({ scores, places, detail }))
    wrong(`the result should be ${JSON.stringify({ scores, places, detail })}`)
  if (at !== lines.length - 1) wrong('lines after the result')
  return decisions
}
