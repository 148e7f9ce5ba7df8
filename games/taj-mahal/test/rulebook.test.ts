/** The rulebook's figures and examples, held against the game as it is played. */

import { isRefused, keyFromSeed } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { cityAt, PROVINCES } from '../data/board.ts'
import { COLOURED, COLOURS, isExtra, PERSON_IDS, SYMBOLS, suitNamed, symbolsNamed } from '../data/cards.ts'
import { COURT, supplySize, tileOf } from '../data/tiles.ts'
import * as told from '../rulebook/examples.ts'
import * as n from '../rulebook/figures.ts'
import { explain, palacePoints } from '../rules/chain.ts'
import { tokensOf } from '../state.ts'
import {
  after,
  asked,
  detail,
  told as eventsOf,
  gained,
  game,
  house,
  legal,
  type Player,
  place,
  play,
  position,
  refused,
  take,
  withdraw,
} from './position.ts'

const SUPPLY = ['white-e-3', 'white-e-4', 'white-e-5', 'white-e-6', 'white-e-7', 'white-m-1', 'white-p-1']
const ALL_PERSONS = ['red-vg-1', 'red-mp-1']
const begun = (seats: number) => {
  const start = house.start(seats, { neutralPrince: false }, keyFromSeed(7))
  if (isRefused(start)) throw new Error(start.refused)
  return start.state
}
const symbolsShown = (row: readonly string[]) => {
  const all = row.flatMap((id) => symbolsNamed(id as (typeof COLOURED)[number]))
  return Object.fromEntries(
    SYMBOLS.flatMap((symbol) => {
      const shown = all.filter((each) => each === symbol).length
      return shown > 0 ? [[symbol, shown]] : []
    }),
  )
}
const playing = ([coloured, extra]: readonly [string, string?]) => play(coloured, extra ?? null)

describe('figures that only the rules know', () => {
  test('the numbers of players, hands, supplies and piles are those of a game', () => {
    expect(game.seats.filter((seats) => seats > n.DUO)).toEqual([...n.PLAYERS])
    for (const seats of n.PLAYERS) {
      const view = game.view(begun(seats), 'observer')
      expect(view.players.map(({ handSize }) => handSize)).toEqual(Array(seats).fill(n.HAND))
      expect([view.supply.length, view.drawPile]).toEqual([n.supply(seats), n.drawPile(seats)])
      expect(view.players.map((player) => player.score)).toEqual(Array(seats).fill(n.START))
      expect(supplySize(seats) - n.TAKEN * (seats - 1)).toBe(n.LEFT_FOR_LAST)
    }
    expect(n.TOKENS_OUT).toBe(Math.max(...n.PLAYERS))
  })
  test('a turn: one coloured card, and one white or special card at the most', () => {
    const s = position({
      players: [{ hand: ['red-ee-1', 'red-ev-1', 'white-e-1', 'white-g-1'], specials: ['special-points'] }],
    })
    const counts = legal(s).map((move) =>
      Object.values(move)
        .filter((part) => part !== null)
        .slice(1),
    )
    const extras = counts.map((cards) => cards.filter((id) => isExtra(id as 'white-e-1')).length)
    expect(Math.max(...extras)).toBe(n.BESIDE_IT)
    for (const cards of counts.filter(({ length }) => length > 0))
      expect(cards.filter((id) => !isExtra(id as 'white-e-1'))).toHaveLength(n.COLOURED_PER_TURN)
  })
  test('a prize: one token and one palace for each courtier, then the cards of the supply', () => {
    const s = position({ players: [{ row: ALL_PERSONS }], supply: SUPPLY.slice(0, 5) })
    const won = after(s, withdraw)
    expect(PERSON_IDS.map((_, person) => tokensOf(won.s, 0, person))).toEqual(
      Array(n.OFFICES).fill(n.TOKEN_WON),
    )
    expect(game.view(won.s, 0).asked!.normalPalaces).toBe(n.OFFICES * n.PALACE_WON)
    const placed = after(won.s, ...['K1', 'K2', 'K3', 'K4'].map(place))
    for (const move of legal(placed.s))
      expect((move as unknown as { cards: string[] }).cards).toHaveLength(n.TAKEN)
  })
  test('points: for a province and for a good', () => {
    const s = position({ players: [{ row: ['red-vg-1'] }], supply: SUPPLY.slice(0, 5) })
    expect(gained(s, after(s, withdraw, place('K1'), place('K2')).s, 0)).toBe(n.PER_PROVINCE)
    const tile = position({ players: [{ row: ['red-ee-1'] }], supply: SUPPLY.slice(0, 5) })
    expect(gained(tile, after(tile, withdraw).s, 0)).toBe(n.GOODS_ON_FIRST * n.PER_GOOD)
  })
  test('equal goods, one after the other, bring in all what the book says', () => {
    const owned = ['province-tile-2', 'province-tile-4', 'province-tile-5']
    n.SERIES.forEach((equal, before) => {
      const s = position({
        visit: 9,
        players: [{ row: ['red-ee-1'], tiles: owned.slice(0, before) }],
        supply: SUPPLY.slice(0, 5),
      })
      const [tile] = eventsOf(after(s, withdraw).events, 'provinceTile')
      const tea = tile!.goods.find(({ good }) => good === 'tea')!
      expect(tea.points).toBe(n.together(equal) - n.together(before))
    })
  })
  test('who withdraws unplayed draws as many cards as the book says', () => {
    const s = position({ supply: SUPPLY.slice(0, 5) })
    const before = game.view(s, 0).players[0]!.handSize
    expect(game.view(after(s, withdraw).s, 0).players[0]!.handSize - before).toBe(n.DRAWN)
  })
  test('every colour has the same symbols and the same cards with an elephant', () => {
    for (const colour of COLOURS) {
      const own = COLOURED.filter((id) => suitNamed(id) === colour)
      expect(own).toHaveLength(n.EACH_COLOUR)
      for (const symbol of SYMBOLS)
        expect(own.flatMap((id) => symbolsNamed(id)).filter((each) => each === symbol)).toHaveLength(
          n.inColour(symbol),
        )
      for (const [face, copies] of n.ELEPHANT_FACES)
        expect(own.filter((id) => id.includes(`-${face}-`))).toHaveLength(copies)
      expect(n.pairsOf(colour)).toHaveLength(n.PAIRS_EACH)
    }
    // Nearly every second symbol is an elephant, and Grand Moguls are the rarest.
    const all = SYMBOLS.map(n.inDeck)
    const share = n.inDeck('elephant') / all.reduce((sum, each) => sum + each, 0)
    expect([share > 0.4 && share < 0.5, Math.min(...all)]).toEqual([true, n.inDeck('mogul')])
  })
})

describe('the worked examples', () => {
  test('who leads: three rows, and the tie that dissolves', () => {
    const { rows, shown, wins, then } = told.LEADING
    expect(rows.map(symbolsShown)).toEqual(shown)
    const s = position({ players: rows.map((row) => ({ row })), supply: SUPPLY.slice(0, 5) })
    const leads = (of: typeof s) => game.view(of, 'observer').players.map((player) => player.leads)
    expect(leads(s)).toEqual(wins)
    const { s: next } = after(s, withdraw, take('white-e-3', 'white-e-4'))
    expect(leads(next)[2]).toEqual(then)
  })

  test('a visit of four, from the first card to the last', () => {
    const { rounds, last, shown, withdraws, wins, palaces, takes } = told.FOUR
    const cards = [0, 1, 2, 3].map((seat) => rounds.flatMap((round) => [...round[seat]!] as string[]))
    const players = cards.map((hand, seat) => ({ hand: seat === 2 ? [...hand, last] : hand }))
    let s = position({ seats: 4, players, supply: SUPPLY })
    for (const round of rounds) s = after(s, ...round.map(playing)).s
    const rows = game.view(s, 'observer').players.map((player) => player.row)
    expect(rows).toEqual(cards)
    expect(rows.map(symbolsShown)).toEqual(shown)
    let left = [...SUPPLY]
    for (const seat of withdraws) {
      if (seat === withdraws[2]) s = after(s, play(last)).s
      expect(asked(s)).toEqual({ rule: 'turn', seats: [seat] })
      const done = after(s, withdraw)
      const compared = eventsOf(done.events, 'withdrew')[0]!.compared
      expect(COURT.filter((_, item) => compared[item]!.won)).toEqual(wins[seat])
      s = done.s
      for (let palace = 0; palace < palaces[seat]!; palace++)
        s = after(s, place(['K1', 'K2', 'K3', 'K4'].find((id) => !isBuilt(s, id))!)).s
      if (takes[seat] === n.TAKEN) {
        s = after(s, take(left[0]!, left[1]!)).s
        left = left.slice(n.TAKEN)
      }
    }
    expect(left).toHaveLength(takes[2])
    const view = game.view(s, 'observer')
    expect(view.players.map((player) => player.palaces)).toEqual(palaces)
    expect(view.players.map((player) => player.handSize)).toEqual(takes)
  })

  test('fifteen points for goods', () => {
    const { visit, owned, bonus, firstTea, secondTea, tileTea, tileSpices, ...sums } = told.GOODS_WON
    const s = position({
      visit,
      province: 'rohilkhand',
      players: [{ row: ['red-vg-1', 'red-ee-1'], tiles: owned }],
      bonus,
      supply: SUPPLY.slice(0, 5),
    })
    const { events } = after(s, withdraw, ...Object.keys(bonus).map(place))
    const tea = eventsOf(events, 'bonus')
    expect(tea.map(({ points, matches }) => ({ equal: matches.length, points }))).toEqual([
      firstTea,
      secondTea,
    ])
    const [tile] = eventsOf(events, 'provinceTile')
    expect(tile).toMatchObject({ tile: tileOf(visit), points: sums.tilePoints })
    expect(tile!.goods.map(({ good, points, matches }) => [good, { equal: matches.length, points }])).toEqual(
      [
        ['spices', tileSpices],
        ['tea', tileTea],
      ],
    )
    expect(tea.reduce((sum, { points }) => sum + points, 0)).toBe(sums.bonusPoints)
    expect(sums.bonusPoints + sums.tilePoints).toBe(sums.total)
  })

  test.each([told.AJMER, told.AGRA_VISIT])(
    'chains in $province',
    ({ province, palaces, crowned, points, reached }) => {
      const seats = palaces.length
      const visited = PROVINCES.findIndex(({ id }) => id === province)
      const players = palaces.map((own, seat) => ({ palaces: own, crownPalaces: crowned[seat]! }))
      const s = position({ seats, visit: province === 'agra' ? 12 : 11, province, players })
      expect(players.map((_, seat) => palacePoints(s, seat, visited))).toEqual(points)
      const provinces = players.map((_, seat) =>
        explain(s, seat, visited).reached.map((each) => each.province),
      )
      expect(provinces.map((each) => each.toSorted())).toEqual(reached.map((each) => each.toSorted()))
      // What the picture shows as joined is what the rules walk over, and nothing else hangs on it.
      if (province === 'ajmer') {
        const walked = explain(s, 0, visited).cities
        expect(palaces[0]!.filter((id) => !walked.includes(id))).toEqual(['G1'])
        expect(palaces[1]!.filter((id) => !explain(s, 1, visited).cities.includes(id))).toEqual(['B4'])
      } else {
        const { missed, wouldScore } = told.AGRA_VISIT
        const city = [...Array(60).keys()].find((each) => cityAt(each) === missed)!
        expect(palacePoints(s, 3, visited, city)).toBe(wouldScore)
      }
    },
  )

  test('the free colour, later and at once', () => {
    const { later, atOnce } = told.COLOURS_PLAYED
    const others = [{ withdrawn: true }, { withdrawn: true }]
    const with_ = (turns: readonly (readonly [string, string?])[], spare: string) => {
      const hand = [...turns.map(([coloured]) => coloured), spare]
      return position({ players: [{ hand, specials: ['special-colour'] }, ...others], supply: ['white-e-3'] })
    }
    const second = after(with_(later, 'yellow-ee-1'), ...later.slice(0, 2).map(playing)).s
    expect(refused(with_(later, 'yellow-ee-1'), playing(later[0]!))).toBeUndefined()
    expect(refused(after(with_(later, 'yellow-ee-1'), playing(later[0]!)).s, play('yellow-mk-1'))).toBe(
      'TM-3.3',
    )
    expect([refused(second, play('yellow-ee-1')), refused(second, playing(later[2]!))]).toEqual([
      'TM-3.3',
      undefined,
    ])
    const green = after(with_(atOnce, 'red-ee-1'), ...atOnce.slice(0, 2).map(playing)).s
    expect([refused(green, play('red-ee-1')), refused(green, playing(atOnce[2]!))]).toEqual([
      'TM-3.3',
      undefined,
    ])
  })

  test('a special card changes hands', () => {
    const { token, special, from, to } = told.EXCHANGE
    const players: Player[] = [
      { row: ['red-ep-1'], tokens: [token] },
      { row: ['yellow-ee-1', special] },
      { withdrawn: true },
    ]
    const s = position({ turn: to, players, supply: SUPPLY.slice(0, 3) })
    const { events } = after(s, withdraw, place('K1'), take('white-e-3', 'white-e-4'), withdraw)
    expect(eventsOf(events, 'exchanged')).toEqual([{ t: 'exchanged', seat: to, token, special, from }])
  })

  test('the end of a game', () => {
    const { before, row, palaces, places, reached, token, earns, lastCard, hands, total } = told.LAST
    const inHand = (seat: number) =>
      hands[seat]!.filter((id) => id !== lastCard && id !== earns) as readonly string[]
    const players: Player[] = before.map((points, seat) => ({
      points,
      hand: inHand(seat).filter((id) => !id.startsWith('special')),
      specials: inHand(seat).filter((id) => id.startsWith('special')),
      ...(seat === 0 ? { row, palaces, tokens: [token] } : { withdrawn: true }),
    }))
    const s = position({
      visit: n.VISITS,
      province: 'agra',
      players,
      bonus: { A5: 'bonus-taj-mahal' },
      supply: [lastCard],
    })
    const end = after(s, withdraw, ...places.map(place))
    expect(eventsOf(end.events, 'bonus')).toMatchObject([
      { tile: 'bonus-taj-mahal', points: told.LAST.bonus[0] },
    ])
    const [chain] = eventsOf(end.events, 'palaces')
    expect(chain!.points).toBe(told.LAST.chain[0])
    expect(chain!.reached.map(({ province }) => province).toSorted()).toEqual(reached.toSorted())
    expect(eventsOf(end.events, 'exchanged')).toMatchObject([{ seat: 0, token, special: earns }])
    const scored = eventsOf(end.events, 'scored')
    expect(scored.map(({ hand }) => hand.toSorted())).toEqual(hands.map((hand) => hand.toSorted()))
    expect(detail(end)).toMatchObject({
      handSpecial: told.LAST.special,
      handWhite: told.LAST.white,
      handColour: told.LAST.colour,
    })
    const kept = (kind: string) => hands.map((hand) => hand.filter((id) => id.startsWith(kind)).length)
    expect(told.LAST.white).toEqual(kept('white').map((cards) => cards * n.PER_CARD))
    expect(told.LAST.special).toEqual(kept('special').map((cards) => cards * n.PER_CARD))
    expect(end.s.result).toMatchObject({ scores: total, places: told.LAST.standing })
    expect(total).toEqual(
      [...before.keys()].map((seat) =>
        (['bonus', 'chain', 'special', 'white', 'colour'] as const).reduce(
          (sum, part) => sum + told.LAST[part][seat]!,
          before[seat]! as number,
        ),
      ),
    )
  })

  test('the prince withdraws', () => {
    const { rows, turnedUp, elephants, viziers, city, swept, left } = told.PRINCE
    const s = position({
      prince: true,
      players: [...rows.map((hand) => ({ hand: [...hand, 'green-ee-1'].slice(0, hand.length) })), {}],
      pile: turnedUp,
      bonus: { [city]: 'bonus-points2-1' },
      supply: SUPPLY.slice(0, 5),
    })
    const moves = rows[0]!.flatMap((card, turn) => [play(card), play(rows[1]![turn]!)])
    const { s: next, events } = after(s, ...moves)
    expect(eventsOf(events, 'turnedUp').map(({ card, kept }) => [card, kept])).toEqual(
      turnedUp.map((card, i) => [card, i < turnedUp.length - 1]),
    )
    const compared = eventsOf(events, 'withdrew')[0]!.compared
    expect(compared.find(({ symbol }) => symbol === 'elephant')).toMatchObject({
      own: elephants,
      best: elephants,
      won: false,
    })
    expect(compared.find(({ symbol }) => symbol === 'vizier')).toMatchObject({
      own: viziers,
      best: n.START,
      won: true,
    })
    expect(eventsOf(events, 'placed')).toMatchObject([{ bidder: 'prince', city }])
    expect(eventsOf(events, 'swept')[0]!.cards).toHaveLength(swept)
    expect(game.view(next, 0).supply).toHaveLength(left)
  })
})

const isBuilt = (s: ReturnType<typeof position>, id: string) =>
  game.view(s, 'observer').cities.some((city) => city.id === id && city.palace !== null)
