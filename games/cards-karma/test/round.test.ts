import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  discarded,
  endTurn,
  game,
  inGrid,
  leftmost,
  legal,
  names,
  pickDie,
  position,
  refused,
  rightmost,
  side,
  stewardDice,
  stewardTurn,
  takeDie,
  takeGoods,
} from './position.ts'

const anyDie = (s: Parameters<typeof asked>[0]) => ({
  type: 'takeDie',
  slot: s.grid.findIndex((card) => card >= 0),
})

describe('CK-2 rounds, passes, turns', () => {
  test('CK-2.3, CK-R-43 exactly one of five things, and nothing to sit out with; a die can always be taken', () => {
    const s = position({
      grid: ['B01', 'S12', 'G02', 'P01'],
      only: true,
      players: [{ hand: ['B02', 'B06'] }],
    })
    const pay = (...dice: string[]) => ({ dice, karma: 0, stewards: 0 })
    expect(legal(s)).toEqual([
      ...[0, 1, 2, 3].map((slot) => ({ type: 'takeDie', slot })),
      { type: 'buyBuilding', slot: 0, payment: pay('B06') },
      { type: 'buyShip', slot: 1, payment: pay('B02') },
      { type: 'takeGoods', slot: 2 },
      { type: 'buyPalace', slot: 3, payment: pay('B06') },
    ])
    const poor = position({ grid: ['B01'], only: true })
    expect(legal(poor)).toEqual([{ type: 'takeDie', slot: 0 }])
  })
  test('CK-2.1 clockwise from the holder of the elephant, one turn each', () => {
    let s = position({ seats: 4, elephant: 2 })
    const order = [asked(s).seat]
    for (let i = 0; i < 3; i++) {
      s = after(s, anyDie).s
      order.push(asked(s).seat)
    }
    expect(order).toEqual([2, 3, 0, 1])
    expect(s.players.map((p) => p.turns)).toEqual([1, 1, 1, 1])
  })
  test('CK-V32, CK-2.2, CK-14.1, CK-14.2, CK-14.3, CK-14.4 pass and round', () => {
    const s = position()
    const { s: second, events } = after(s, anyDie, anyDie)
    expect([second.pass, second.players[0]!.karma, second.players[1]!.karma]).toEqual([2, 1, 0])
    expect(asked(second)).toEqual({ rule: 'main', seat: 0 })
    expect(inGrid(second).length).toBe(10)
    expect(events.map((event) => event.t)).toEqual([
      'die',
      'turn',
      'die',
      'elephant',
      'gain',
      'secondPass',
      'turn',
    ])
    const { s: round } = after(second, anyDie, anyDie)
    expect([round.round, round.pass, round.elephant]).toEqual([2, 1, 1])
    expect(inGrid(round).length).toBe(12)
    expect(asked(round)).toEqual({ rule: 'main', seat: 1 })
    expect(round.gifts).toBe(1)
  })
  test('CK-14.3, CK-3.4 what is left stays in its slot; the gaps are filled in ascending order from the top of the pile', () => {
    const s = position({
      pass: 2,
      had: 1,
      elephant: 1,
      grid: ['B01', 'G01', 'S01'],
      only: true,
      pile: ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11'],
    })
    const { s: next } = after(s, takeDie('G01'))
    expect(names(next.grid)).toEqual([
      'B01',
      'P01',
      'S01',
      'P02',
      'P03',
      'P04',
      'P05',
      'P06',
      'P07',
      'P08',
      'P09',
      'P10',
    ])
    expect(game.view(next, 0).pile.top.id).toBe('P11')
  })
  test('CK-14.1, CK-R-35 the karma of the elephant may set off a chain before the second pass; a bonus turn from it follows the coming turn', () => {
    const s = position({
      had: 1,
      players: [{ karma: 2, stewards: 2, fame: 1, track: leftmost('extraTurn') }],
    })
    const { s: next } = after(s, anyDie)
    expect(side(next)).toEqual({ byFame: 1, extraTurns: 1 })
    expect([asked(next), next.pass]).toEqual([{ rule: 'main', seat: 0 }, 2])
    const { s: bonus } = after(next, anyDie)
    expect(asked(bonus)).toEqual({ rule: 'main', seat: 0 })
    expect(asked(after(bonus, anyDie).s)).toEqual({ rule: 'main', seat: 1 })
  })
  test('CK-14.1 a bonus of that chain is decided by the start player, while it is still the first pass', () => {
    const s = position({
      had: 1,
      players: [{ karma: 2, stewards: 2, fame: 1, track: leftmost('dice2') }],
    })
    const { s: next } = after(s, anyDie)
    expect([asked(next), next.pass]).toEqual([{ rule: 'pickDie', seat: 0 }, 1])
    const { s: main } = after(
      next,
      (now) => ({ type: 'pickDie', slot: now.grid.findLastIndex((card) => card >= 0) }),
      (now) => ({
        type: 'pickDie',
        slot: now.grid.findLastIndex((card) => card >= 0),
      }),
    )
    expect([asked(main), main.pass]).toEqual([{ rule: 'main', seat: 0 }, 2])
  })
})

describe('CK-12 stewards', () => {
  test('CK-V33, CK-12.2, CK-2.4, CK-14.5 a steward brings another complete turn, which does not count in the pass', () => {
    const s = position({ players: [{ stewards: 1 }] })
    const { s: over } = after(s, anyDie)
    expect(legal(over)).toEqual([endTurn, stewardTurn, stewardDice])
    const { s: again } = after(over, stewardTurn)
    expect([asked(again), again.players[0]!.stewards]).toEqual([{ rule: 'main', seat: 0 }, 0])
    expect(again.players.map((p) => p.turns)).toEqual([1, 0])
    expect(asked(after(again, anyDie).s)).toEqual({ rule: 'main', seat: 1 })
  })
  test('CK-12.1, CK-12.5, CK-R-33 stewards may be kept; several may be used, before the action and after it', () => {
    const s = position({ players: [{ stewards: 2 }] })
    const { s: kept } = after(s, anyDie, endTurn)
    expect([side(kept).stewards, asked(kept).seat]).toEqual([2, 1])
    const { s: spent } = after(s, stewardDice, anyDie, stewardDice)
    expect(side(spent).stewards).toBe(undefined)
    expect(spent.players[0]!.hand.length).toBe(5)
    expect(asked(spent)).toEqual({ rule: 'main', seat: 1 })
    const { s: both } = after(s, stewardDice, stewardDice)
    expect([asked(both), both.players[0]!.hand.length]).toEqual([{ rule: 'main', seat: 0 }, 4])
  })
  test('CK-12.5, CK-R-33 in the middle of resolving no steward can be used', () => {
    const s = position({ grid: ['P01'], players: [{ hand: ['B06'], stewards: 1 }] })
    const { s: picking } = after(s, {
      type: 'buyPalace',
      slot: 0,
      payment: { dice: ['B06'], karma: 0, stewards: 0 },
    })
    expect(new Set(legal(picking).map((move) => move.type))).toEqual(new Set(['pickDie']))
  })
  test('CK-12.1 who has no steward cannot use one', () => {
    expect(refused(position(), stewardDice)).toBe('CK-12.1')
  })
  test('CK-12.5 without a steward the turn ends of itself; with one the player is asked, again after two dice', () => {
    expect(asked(after(position(), anyDie).s)).toEqual({ rule: 'main', seat: 1 })
    const two = position({ players: [{ stewards: 2 }] })
    const { s: once } = after(two, anyDie, stewardDice)
    expect(legal(once)).toEqual([endTurn, stewardTurn, stewardDice])
  })
})

describe('CK-3 and CK-10.6: piles and checks', () => {
  test('CK-3.2 what is spent lies die face up on one pile, in ascending order of the cards', () => {
    const s = position({ grid: ['B72'], players: [{ hand: ['S22', 'P19', 'B57', 'G24'] }] })
    const { s: next } = after(s, {
      type: 'buyBuilding',
      slot: 0,
      payment: { dice: ['G24', 'S22'], karma: 0, stewards: 0 },
    })
    expect(discarded(next)).toEqual(['G24', 'S22'])
    expect(game.view(next, 1).discard).toEqual({ size: 2, top: { id: 'S22', color: 'purple', value: 3 } })
    // Palace cards come before ships.
    const other = position({ grid: ['B55'], players: [{ hand: ['S13', 'P05'] }] })
    const { s: paid } = after(other, {
      type: 'buyBuilding',
      slot: 0,
      payment: { dice: ['S13'], karma: 0, stewards: 0 },
    })
    expect(discarded(paid)).toEqual(['S13'])
    const both = position({ grid: ['B56'], players: [{ hand: ['S13', 'P05'] }] })
    const { s: order } = after(both, {
      type: 'buyBuilding',
      slot: 0,
      payment: { dice: ['P05', 'S13'], karma: 0, stewards: 0 },
    })
    expect(discarded(order)).toEqual(['P05', 'S13'])
  })
  test('CK-V12, CK-14.6, CK-R-10 the grid runs empty inside an effect: four new cards at once, on the first slots', () => {
    const s = position({
      grid: ['P01', 'G01'],
      only: true,
      pile: ['B10', 'B11', 'B12', 'B13', 'B14'],
      players: [{ hand: ['B06'] }],
    })
    const { s: next, events } = after(
      s,
      { type: 'buyPalace', slot: 0, payment: { dice: ['B06'], karma: 0, stewards: 0 } },
      pickDie('G01'),
    )
    expect(names(next.grid.slice(0, 4))).toEqual(['B10', 'B11', 'B12', 'B13'])
    expect(next.grid.slice(4)).toEqual(Array(8).fill(-1))
    expect(legal(next)).toEqual([0, 1, 2, 3].map((slot) => ({ type: 'pickDie', slot })))
    expect(events.filter((event) => event.t === 'grid')).toEqual([
      {
        t: 'grid',
        cause: 'empty',
        cards: ['B10', 'B11', 'B12', 'B13'].map((card, slot) => ({ slot, card })),
      },
    ])
  })
  test('CK-14.6 again whenever needed, until the round ends and the grid is filled', () => {
    const s = position({ pass: 2, grid: ['B01'], only: true, pile: ['B10', 'B11', 'B12', 'B13'] })
    const { s: small } = after(s, takeDie('B01'))
    expect(inGrid(small)).toEqual(['B10', 'B11', 'B12', 'B13'])
    expect(inGrid(after(small, takeDie('B10')).s).length).toBe(12)
  })
  test('CK-3.3, CK-10.6, CK-R-11 the last card of the pile brings the reshuffle at once, between the two dice of a steward', () => {
    const s = position({ pile: ['B01'], short: true, players: [{ stewards: 1 }] })
    const heap = discarded(s)
    const { s: next, events } = after(s, stewardDice)
    const shuffle = events.find((event) => event.t === 'reshuffle')!
    expect(events.map((event) => event.t)).toEqual(['stewardDice', 'reshuffle', 'die', 'die'])
    expect([...shuffle.order!].sort()).toEqual([...heap].sort())
    expect(shuffle.top).toBe(shuffle.order![0])
    expect(side(next).hand).toContain('B01')
    expect(side(next).hand).toContain(shuffle.order![0])
    expect(next.discard).toEqual([])
    expect(next.pile.length).toBe(heap.length - 1)
  })
  test('CK-10.6 before the card of palace 6 is carried out; cards under way are not shuffled in', () => {
    const s = position({ grid: ['P17'], pile: ['S08'], short: true, players: [{ hand: ['B03'] }] })
    const { s: next, events } = after(s, {
      type: 'buyPalace',
      slot: 0,
      payment: { dice: ['B03'], karma: 0, stewards: 0 },
    })
    const shuffle = events.find((event) => event.t === 'reshuffle')!
    expect(shuffle.order).toContain('B03')
    expect(shuffle.order).not.toContain('P17')
    expect(shuffle.order).not.toContain('S08')
    expect(events.findIndex((event) => event.t === 'reshuffle')).toBeLessThan(
      events.findIndex((event) => event.t === 'laid'),
    )
    expect(discarded(next)).toEqual(['P17'])
  })
  test('CK-10.6 between two cards laid into the grid, also at the end of a round', () => {
    const s = position({
      pass: 2,
      had: 1,
      elephant: 1,
      grid: ['B01', 'B02'],
      only: true,
      pile: ['P01'],
      short: true,
    })
    const { s: next, events } = after(s, takeDie('B01'))
    expect(events.map((event) => event.t)).toEqual(['die', 'reshuffle', 'grid', 'round', 'turn'])
    const grid = events.find((event) => event.t === 'grid')!
    const shuffle = events.find((event) => event.t === 'reshuffle')!
    expect(grid.cards.map((each) => each.card)).toEqual(['P01', ...shuffle.order!.slice(0, 10)])
    expect(inGrid(next).length).toBe(12)
  })
})

describe('CK-15 end of the game', () => {
  test('CK-V13, CK-15.1, CK-15.2, CK-15.3, CK-15.4, CK-R-03, CK-R-38 the pass is played out; fame and coins, then karma', () => {
    const s = position({
      seats: 3,
      grid: ['G12', 'G08', 'B01'],
      players: [
        { byFame: 5, goods: ['G10', 'G11'], fame: 1, coins: 3 },
        { byCoins: 5, goods: ['G06', 'G07'], coins: 5, karma: 1, track: leftmost('steward1') },
      ],
    })
    const { s: first } = after(s, takeGoods('G12'))
    expect(side(first)).toEqual({ byFame: 5, byCoins: 1, fame: 1, coins: 4, stewards: 1 })
    // Finished, and still asked about the steward.
    expect(legal(first)).toEqual([endTurn, stewardTurn, stewardDice])
    const { s: second } = after(first, endTurn, takeGoods('G08'))
    expect(side(second, 1)).toEqual({ byCoins: 6, coins: 6, karma: 1, stewards: 1 })
    const { s: over, events } = after(second, endTurn, takeDie('B01'))
    expect(over.result).toEqual({ scores: [6, 6, 0], places: [2, 1, 3], end: 'passPlayedOut' })
    expect([over.round, over.pass]).toEqual([1, 1])
    expect(events.at(-1)).toEqual({ t: 'over', end: 'passPlayedOut', scores: [6, 6, 0], places: [2, 1, 3] })
    expect(game.transcript.detail(over)).toMatchObject({
      tieBreak: [6, 6, 0],
      karma: [0, 1, 0],
      round: 1,
      pass: 1,
    })
  })
  test('CK-V14, CK-R-39 the karma of the elephant ends the game: the second pass is not played', () => {
    const s = position({
      had: 1,
      players: [{ byCoins: 5, karma: 2, stewards: 2, fame: 1, track: leftmost('karma2') }],
    })
    const { s: over } = after(s, anyDie)
    expect(over.result).toEqual({ scores: [6, 0], places: [1, 2], end: 'elephant' })
    expect(side(over)).toEqual({ byCoins: 5, byFame: 1, karma: 2 })
    expect(over.pass).toBe(1)
  })
  test('CK-R-38 a player who has finished may still play a bonus turn', () => {
    const s = position({
      grid: ['G12', 'B01'],
      players: [{ byFame: 5, goods: ['G10', 'G11'], track: rightmost('extraTurn') }],
    })
    expect(asked(after(s, takeGoods('G12')).s)).toEqual({ rule: 'main', seat: 0 })
  })
  test('CK-15.5, CK-R-40 equal in everything: a shared victory, and the next place is skipped', () => {
    const done = { byFame: 3, byCoins: 3, fame: 1, coins: 2, karma: 1 }
    const s = position({ seats: 3, had: 2, players: [done, done, {}] })
    expect(after(s, anyDie).s.result!.places).toEqual([1, 1, 3])
  })
  test('CK-15.3 fame counts two, a coin one', () => {
    const done = { byFame: 3, byCoins: 3 }
    const s = position({
      had: 1,
      players: [
        { ...done, fame: 2, coins: 1 },
        { ...done, coins: 4, karma: 2 },
      ],
    })
    expect(after(s, anyDie).s.result!.places).toEqual([1, 2])
  })
  test('CK-R-41 the others are ranked by turned cards, then fame and coins, then karma', () => {
    const s = position({
      seats: 4,
      had: 3,
      players: [
        { byFame: 2, coins: 3 },
        { byFame: 6 },
        { byCoins: 2, fame: 1, coins: 1, karma: 1 },
        { byFame: 2, coins: 3, karma: 1 },
      ],
    })
    expect(after(s, anyDie).s.result).toEqual({
      scores: [2, 6, 2, 2],
      places: [4, 1, 2, 2],
      end: 'passPlayedOut',
    })
  })
})
