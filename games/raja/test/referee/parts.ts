/** Section 4.2, column "effect": what the moves of a turn do to the naive table. */
import type { Move } from './moves.ts'
import { CITIES, earn, PARTS, ROADS, spend, type Table, toll } from './table.ts'

/** Somebody else has to answer before the turn goes on. */
interface Interrupt {
  readonly name: 'replacement' | 'surrender'
  readonly seat: number
}

export function carryOut(t: Table, seat: number, move: Move): Interrupt | null {
  const me = t.players[seat]!
  const turn = t.turn!
  const drop = (list: unknown[], what: unknown) => list.splice(list.indexOf(what), 1)
  const close = (part: string) => {
    if (move.slot === 'ability') turn.builder = true
    else drop(turn.slots[String(move.slot)]!, part)
  }
  const card = move.card as number
  switch (move.type) {
    case 'travel': {
      const road = ROADS.find(({ id }) => id === move.road)!
      const received = toll(t, seat, road)!
      received.forEach((gold, owner) => {
        earn(t, owner, 'tollsReceived', gold)
      })
      if (!me.cards.includes(4))
        spend(
          t,
          seat,
          'tollsPaid',
          received.reduce((a, b) => a + b, 0),
        )
      me.at = road.ends.find((end) => end !== me.at)!
      turn.travels++
      return null
    }
    case 'takeCoins':
      close('coins')
      earn(t, seat, 'coins', 2)
      return null
    case 'takeHouses':
      close('takeHouses')
      me.quarry -= 2
      me.stock += 2
      return null
    case 'buildHouse': {
      const node = move.node as string
      const slot = turn.slots[String(move.slot)]
      close(CITIES.includes(node) && slot?.includes('cityHouse') ? 'cityHouse' : 'house')
      me.stock--
      me.houses.push(node)
      if (move.slot !== 'ability') spend(t, seat, 'houses', 1)
      return null
    }
    case 'moveHouse':
      close('moveHouse')
      drop(me.houses, move.from)
      me.houses.push(move.to as string)
      return null
    case 'buildPalace':
      close('palace')
      spend(t, seat, 'palaces', me.cards.includes(6) ? 9 : 12)
      me.left--
      ;(move.size === 'large' ? me.large : me.small).push(me.at)
      return null
    case 'shiftCrest': {
      close('shiftCrest')
      const from = t.track[move.city as string]!
      for (const city of CITIES) if ([from - 1, from - 2].includes(t.track[city]!)) t.track[city]!++
      t.track[move.city as string] = from - 2
      return null
    }
    case 'changeCharacter': {
      close('character')
      t.free.push(...me.cards)
      t.free.sort()
      me.cards = [card]
      if (move.source === 'free') {
        drop(t.free, card)
        return null
      }
      t.players[move.source as number]!.cards = []
      return { name: 'replacement', seat: move.source as number }
    }
    case 'gainCharacter':
      close('character')
      drop(t.free, card)
      me.cards.push(card)
      return null
    case 'swapCharacter': {
      close('character')
      const other = t.players[move.seat as number]!
      drop(me.cards, move.give)
      drop(other.cards, move.take)
      me.cards.push(move.take as number)
      other.cards.push(move.give as number)
      return null
    }
    case 'recruitCharacter':
      close('character')
      return { name: 'surrender', seat: move.seat as number }
    case 'useChip':
      turn.chipUsed = true
      me.chips--
      t.supply++
      turn.slots.chip = [...PARTS[move.action as string]!]
      return null
  }
  throw new Error(`unknown move ${move.type}`)
}
