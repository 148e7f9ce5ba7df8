/** The table of section 4.2, column "legal when": every move of a turn, found by trying everything. */
import { CITIES, count, DISC, ROADS, room, type Table, toll, VILLAGES } from './table.ts'

export type Move = { type: string } & Record<string, unknown>

const slotName = (slot: string) => (slot === '0' || slot === '1' ? Number(slot) : slot)

export function turnMoves(t: Table): Move[] {
  const turn = t.turn!
  const me = t.players[turn.seat]!
  const list: Move[] = [{ type: 'endTurn' }]
  for (const road of ROADS) {
    const paid = toll(t, turn.seat, road)
    if (!road.ends.includes(me.at) || paid === null || turn.travels >= 40) continue
    const price = paid.reduce((a, b) => a + b, 0)
    if (me.cards.includes(4) || me.gold >= price) list.push({ type: 'travel', road: road.id })
  }
  const slots = { ...turn.slots }
  if (me.cards.includes(5) && !turn.builder) slots.ability = ['house', 'moveHouse']
  for (const [key, open] of Object.entries(slots)) {
    const slot = slotName(key)
    if (open.includes('coins')) list.push({ type: 'takeCoins', slot })
    if (open.includes('takeHouses') && me.quarry >= 2) list.push({ type: 'takeHouses', slot })
    if (me.stock >= 1 && (key === 'ability' || me.gold >= 1)) {
      for (const node of VILLAGES)
        if (open.includes('house') && room(t, node)) list.push({ type: 'buildHouse', slot, node })
      if ((open.includes('house') || open.includes('cityHouse')) && me.at !== 'S')
        list.push({ type: 'buildHouse', slot, node: me.at })
    }
    if (open.includes('moveHouse'))
      for (const from of new Set(me.houses))
        for (const to of [...VILLAGES, ...CITIES])
          if (from !== to && (CITIES.includes(to) ? to === me.at : room(t, to)))
            list.push({ type: 'moveHouse', slot, from, to })
    if (open.includes('palace') && me.at !== 'S' && me.left > 0) {
      const larges = t.players.reduce((n, player) => n + count(player.large, me.at), 0)
      const smalls = t.players.reduce((n, player) => n + count(player.small, me.at), t.neutral)
      const price = me.cards.includes(6) ? 9 : 12
      if (me.gold >= price && larges === 0) list.push({ type: 'buildPalace', slot, size: 'large' })
      if (me.gold >= price && smalls < 6) list.push({ type: 'buildPalace', slot, size: 'small' })
    }
    if (open.includes('shiftCrest'))
      for (const city of CITIES) if (t.track[city]! >= 3) list.push({ type: 'shiftCrest', slot, city })
    if (open.includes('character')) list.push(...characterMoves(t, slot))
  }
  if (me.chips >= 1 && !turn.chipUsed)
    for (const action of DISC.slice(0, 8)) list.push({ type: 'useChip', action })
  return list
}

function characterMoves(t: Table, slot: string | number): Move[] {
  const seat = t.turn!.seat
  const list: Move[] = []
  const others = t.players.map((_, other) => other).filter((other) => other !== seat)
  if (t.version !== 'pro2') {
    for (const card of t.free) list.push({ type: 'changeCharacter', slot, source: 'free', card })
    for (const source of others)
      for (const card of t.players[source]!.cards) list.push({ type: 'changeCharacter', slot, source, card })
    return list
  }
  for (const card of t.free) list.push({ type: 'gainCharacter', slot, card })
  if (t.free.length > 0) return list
  for (const other of others) {
    for (const take of t.players[other]!.cards)
      for (const give of t.players[seat]!.cards)
        list.push({ type: 'swapCharacter', slot, seat: other, take, give })
    if (t.players[other]!.cards.length > t.players[seat]!.cards.length)
      list.push({ type: 'recruitCharacter', slot, seat: other })
  }
  return list
}

export const startMoves = (t: Table): Move[] =>
  VILLAGES.filter((village) => room(t, village)).map((village) => ({ type: 'placeStartHouse', village }))
export const programs = (): Move[] =>
  DISC.flatMap((a, i) => DISC.slice(i).map((b) => ({ type: 'program', actions: [a, b] })))
