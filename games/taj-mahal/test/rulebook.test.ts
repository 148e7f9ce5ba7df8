/** The rulebook's worked examples, played by the real rules. */
import { describe, expect, test } from 'vitest'
import { cityAt, PROVINCES } from '../data/board.ts'
import { type COLOURED, SYMBOLS, symbolsNamed } from '../data/cards.ts'
import { COURT, tileOf } from '../data/tiles.ts'
import * as told from '../rulebook/examples.ts'
import * as n from '../rulebook/figures.ts'
import { explain, palacePoints } from '../rules/chain.ts'
import {
  after,
  asked,
  detail,
  told as eventsOf,
  game,
  type Player,
  place,
  play,
  position,
  refused,
  take,
  withdraw,
} from './position.ts'

const SUPPLY = ['white-e-3', 'white-e-4', 'white-e-5', 'white-e-6', 'white-e-7', 'white-m-1', 'white-p-1']
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
