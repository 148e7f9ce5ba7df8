/** What the rulebook prints is what the rules do: every example is played, every table held against the cards. */
import { chapterOf, LANGUAGES, wordsIn } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { CARDS, cardOf, PRINTED_VALUE } from '../data/cards.ts'
import { REWARDS } from '../data/names.ts'
import { HAND_LIMIT, HIGHEST_DIE, LOWEST_DIE } from '../data/numbers.ts'
import * as told from '../rulebook/examples.ts'
import * as figures from '../rulebook/figures.ts'
import { book } from '../rulebook/index.ts'
import {
  after,
  asked,
  buy,
  cardsKarma,
  detail,
  different,
  discardDice,
  discarded,
  endTurn,
  leftmost,
  legal,
  position,
  rightmost,
  same,
  side,
  slotOf,
  takeDie,
  takeGoods,
} from './position.ts'

type Player = NonNullable<NonNullable<Parameters<typeof position>[0]>['players']>[number]
const one = (player: Player, ...grid: string[]) => position({ grid, players: [player] })
const payments = (s: ReturnType<typeof position>, id: string) =>
  legal(s).flatMap((move) => ('payment' in move && move.slot === slotOf(s, id) ? [move.payment] : []))

describe('examples', () => {
  test('CK-E1 a lower ship', () => {
    const { ships, pays, takes, karma } = told.lowerShip
    const { s } = after(one({ ships, hand: [pays] }, takes), buy(takes, [pays]))
    expect(side(s)).toEqual({ ships: [takes], karma })
    expect(discarded(s)).toEqual([pays, ...ships])
  })
  test('CK-V16 every way to pay for a building, and no other', () => {
    const { takes, hand, karma, administrators, ways } = told.waysToPay
    const s = one({ hand, karma, stewards: administrators }, takes)
    const wanted = ways.map((way) => ({ dice: way.dice, karma: way.karma, stewards: way.administrators }))
    expect(payments(s, takes)).toHaveLength(wanted.length)
    expect(payments(s, takes)).toEqual(expect.arrayContaining(wanted))
    expect(Math.max(...ways.map((way) => way.administrators))).toBe(administrators)
    // The sums of the table are enough, and a karma token never lifts a die above the highest.
    for (const { dice, karma } of ways)
      for (const die of dice) expect(figures.pips(die) + karma).toBeLessThanOrEqual(HIGHEST_DIE)
  })
  test('CK-E8 one die and one karma token', () => {
    const { hand, karma, can, cannot } = told.shifted
    const s = one({ hand: [hand], karma }, ...can, ...cannot)
    for (const id of can) expect(payments(s, id)).toEqual([{ dice: [hand], karma, stewards: 0 }])
    for (const id of cannot) {
      expect(payments(s, id)).toEqual([])
      expect(Math.abs(figures.cost(id) - figures.pips(hand))).toBe(karma + 1)
    }
  })
  test('CK-E5 an administrator as a joker', () => {
    const { hand, takes, administrators, fame } = told.joker
    const s = one({ hand: [hand], stewards: administrators }, takes)
    expect(figures.pips(hand) + HIGHEST_DIE).toBe(figures.cost(takes))
    expect(side(after(s, buy(takes, [hand], 0, administrators)).s)).toEqual({ buildings: [takes], fame })
  })
  test('CK-V7 a full hand in the middle of an action', () => {
    const { hand, takes, left, gets, discards } = told.fullHand
    const [pays, ...others] = hand
    const { s } = after(one({ hand }, takes), buy(takes, [pays]))
    expect(hand).toHaveLength(HAND_LIMIT)
    expect(side(s).hand).toHaveLength(left)
    expect(asked(s)).toMatchObject({ rule: 'discardDice' })
    for (const move of legal(s)) expect(move).toMatchObject({ cards: { length: discards } })
    let { s: end } = after(s, discardDice(...others.slice(0, discards)))
    let picked = 0
    for (; asked(end)?.rule === 'pickDie'; picked++) end = after(end, legal(end)[0]!).s
    expect(picked).toBe(gets)
    expect(side(end).hand).toHaveLength(HAND_LIMIT)
  })
  test('CK-V11 palace action 4', () => {
    const { goods, building, pays, takes, coins } = told.coinPerGood
    const { s } = after(
      one({ goods: [goods], buildings: [building], hand: [pays] }, takes),
      buy(takes, [pays]),
    )
    expect(side(s)).toEqual({ goods: [goods], buildings: [building], coins })
  })
  test('CK-E2 alike twice', () => {
    const { buildings, pays, takes, fame, administrators } = told.twoEffects
    const { s } = after(one({ buildings, hand: pays }, takes), buy(takes, pays))
    expect(side(s)).toEqual({ fame, stewards: administrators })
    expect(discarded(s).slice(pays.length)).toEqual([...buildings, takes])
  })
  test('CK-E3 building and good', () => {
    const { buildings, goods, pays, takes, fame, administrators, coins, flipped, withBonus } =
      told.buildingAndGood
    const { s, events } = after(one({ buildings, goods, hand: pays }, takes), buy(takes, pays))
    expect(events.filter(({ t }) => t === 'set')).toEqual([
      expect.objectContaining({ family: 'buildings', stewards: administrators }),
      expect.objectContaining({ family: 'goods', coins }),
    ])
    expect(side(s)).toEqual({ fame, stewards: withBonus, byCoins: flipped })
  })
  test('CK-E4 alike or different', () => {
    const { yellow, red, pays, takes, fame, administrators, outcomes, discards, keeps } = told.eitherOr
    const s = after(one({ buildings: [...yellow, ...red], hand: pays }, takes), buy(takes, pays)).s
    expect(asked(s)).toMatchObject({ rule: 'chooseSet' })
    const ends = legal(s).map((move) => JSON.stringify(side(after(s, move).s).buildings ?? []))
    expect(new Set(ends).size).toBe(outcomes)
    const { s: end } = after(s, different('buildings', discards[1], takes, takes))
    expect(side(end)).toEqual({ fame, stewards: administrators, buildings: keeps })
  })
  test('CK-V3 which goods are sold', () => {
    const { goods, takes, coin } = told.whichSale
    const s = after(one({ goods }, takes), takeGoods(takes)).s
    expect(side(s).coins).toBe(coin)
    for (const [move, sale] of [
      [same('goods'), told.whichSale.same],
      [different('goods', takes, 'G06', takes), told.whichSale.different],
      [different('goods', 'G02', 'G06', takes), told.whichSale.dearer],
    ] as const) {
      const { s: end, events } = after(s, move)
      expect(events.find(({ t }) => t === 'set')).toMatchObject({ coins: sale.coins })
      expect(discarded(end)).toEqual(sale.discards)
      expect(side(end).goods).toEqual(sale.keeps)
    }
  })
  test('CK-V1 a long chain', () => {
    const { karma, administrators, fame, pays, takes, end } = told.chain
    const { s } = after(
      one({ karma, stewards: administrators, fame, hand: [pays] }, takes),
      buy(takes, [pays]),
    )
    expect({ karma: 0, fame: 0, ...side(s) }).toMatchObject({
      karma: end.karma,
      stewards: end.administrators,
      fame: end.fame,
      byFame: end.flipped,
    })
  })
  test('CK-V13 the last pass, with its tie', () => {
    const { seats, sides, sold, left } = told.ending
    const [amina, bhaskar, chandra] = sides
    const s = position({
      seats,
      grid: [amina.takes, bhaskar.takes],
      players: [
        {
          ...amina,
          byFame: 2,
          byCoins: 3,
          track: rightmost('steward1').toSpliced(5, 1).toSpliced(2, 0, 'steward1'),
        },
        { ...bhaskar, byCoins: 5, track: leftmost('steward1') },
        { ...chandra, byFame: 1, byCoins: 3 },
      ],
    })
    for (const [i, { flipped }] of sides.entries())
      expect((side(s, i).byFame ?? 0) + (side(s, i).byCoins ?? 0)).toBe(flipped)
    const first = after(s, takeGoods(amina.takes))
    const second = after(first.s, endTurn, takeGoods(bhaskar.takes))
    for (const [i, { events }] of [first, second].entries())
      expect(events.find(({ t }) => t === 'set')).toMatchObject({ coins: sold[i] })
    const last = after(second.s, endTurn, takeDie('B72'))
    const end = last.s
    expect(end.result).toMatchObject({
      scores: left.map(({ flipped }) => flipped),
      places: left.map(({ place }) => place),
    })
    expect(detail(last)).toMatchObject({
      fame: left.map(({ fame }) => fame),
      coins: left.map(({ coins }) => coins),
      karma: left.map(({ karma }) => karma),
      tieBreak: left.map(({ worth }) => worth),
      pass: 1,
    })
  })
})

describe('figures', () => {
  test('every card is counted once, and every kind is as frequent as the table says', () => {
    const { COUNTS, PLAY_CARDS, PER_COLOR, PER_FACE } = figures
    expect(Object.values(COUNTS).reduce((all, n) => all + n, 0)).toBe(PLAY_CARDS)
    for (const color of ['orange', 'green', 'blue', 'purple']) {
      const cards = CARDS.filter((id) => figures.dieColor(id) === color)
      expect(cards).toHaveLength(PER_COLOR)
      for (let value = LOWEST_DIE; value <= HIGHEST_DIE; value++)
        expect(cards.filter((id) => PRINTED_VALUE[cardOf(id)] === value)).toHaveLength(PER_FACE)
    }
    for (const kind of ['silk', 'tea', 'spice'] as const)
      expect(CARDS.filter((id) => figures.goodsValue(id, kind) > 0)).toHaveLength(figures.GOODS_PER_KIND)
    expect(figures.PLAYERS).toEqual(cardsKarma.game.seats)
  })
  test('the tables of the cards hold all of them', () => {
    const cells = (id: string, column: number) => {
      const section = book.sections.find((each) => each.id === id)!
      return chapterOf(section).flatMap((block) =>
        block.kind === 'table' ? block.rows.map((row) => row.cells[column]?.de ?? '') : [],
      )
    }
    const numbers = cells('rewards', 3).flatMap((text) =>
      [...text.matchAll(/(\d+)(?: \(|,|$)/g)].map(([, n]) => n),
    )
    expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: figures.COUNTS.ship }, (_, i) => i + 1),
    )
    expect(cells('rewards', 3)).toHaveLength(REWARDS.length)
    const section = book.sections.find((each) => each.id === 'cards')!
    const [, buildings, goods] = section.text.flatMap((block) => (block.kind === 'table' ? [block] : []))
    const priced = buildings!.rows.flatMap((row) => row.cells.slice(1).flatMap(({ de }) => de.split(', ')))
    expect(priced.filter(Boolean)).toHaveLength(figures.COUNTS.building)
    expect(goods!.rows.flatMap((row) => row.cells[1]!.de.split(' · '))).toHaveLength(figures.COUNTS.goods)
  })
})

describe('sentences', () => {
  test('none is longer than can be read in one breath', () => {
    const long: string[] = []
    for (const words of wordsIn(book))
      for (const language of LANGUAGES) {
        const plain = words[language].replace(/\[\[[^|]+\||\]\]|\*\*/g, '').replace(/ ?\{[\w-]+\}/g, '')
        for (const sentence of plain.split(/(?<=\p{L}[”“]?[.?:]) |(?<=[0-9)][.?:]) (?=\p{Lu})| · /u))
          if (sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > 22) long.push(sentence)
      }
    expect(long).toEqual([])
  })
})
