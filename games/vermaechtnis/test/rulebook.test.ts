/** The rulebook prints what the rules do: its examples are played, its tables and claims are held against the box. */
import { blocksOf, LANGUAGES, wordsIn } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { ANTIQUES, antiqueOf, COLOURS, KINDS } from '../data/antiques.ts'
import { COLLECTION_CARDS } from '../data/collections.ts'
import { GOLD, MONEY_CAP } from '../data/market.ts'
import { evening, giving, grey, lone, price, scoring, sizes, taxes } from '../rulebook/examples.ts'
import { FEW_ROW, FULL_ROW, GOLD_OUT, SILVER_OUT, sizeOf, VALUES_OF_COLOUR } from '../rulebook/figures.ts'
import { book } from '../rulebook/index.ts'
import { after, buy, coin, detail, legal, position, refused, seen, take, told } from './position.ts'

/** The collection cards that may be taken now. */
const takeable = (s: ReturnType<typeof position>) => [
  ...new Set(legal(s).flatMap((move) => ('card' in move ? [move.card as string] : []))),
]
const givable = (s: ReturnType<typeof position>, card: string) =>
  legal(s).flatMap((move) => ('giveUp' in move && move.card === card ? [move.giveUp as string] : []))

describe('the examples, played', () => {
  test('VM-X2, VM-X9: the price', () => {
    const s = position(price.position)
    const view = seen(s, 0)
    expect(view.price).toBe(price.price)
    expect(view.offer.filter((id) => id === null)).toHaveLength(price.sold)
    expect(view.trade.filter((card) => !card.coin)).toHaveLength(price.coinsGone)
    const bought = after(s, buy(price.buys))
    expect(bought.s.rupees[0]).toBe(price.keeps)
    const taken = after(bought.s, coin)
    expect(taken.s.rupees[1]).toBe(price.bhaskar)
    expect(seen(taken.s, 2).price).toBe(price.then)
    expect(legal(taken.s)).toEqual([coin])
    const last = after(taken.s, coin)
    expect(last.s.rupees[2]).toBe(price.chandra)
    expect(seen(last.s, 0).price).toBe(price.still)
  })
  test('VM-X3: giving up', () => {
    const { s } = after(position(giving.position), coin)
    expect(givable(s, giving.card).toSorted()).toEqual(giving.may.toSorted())
    expect(refused(s, take(giving.card, giving.mustNot))).toBe('VM-6.7')
    const given = after(s, take(giving.card, giving.gives))
    expect(seen(given.s, 0).players[0]!.antiques).not.toContain(giving.gives)
    expect(seen(given.s, 0).players[0]!.score.collections).toBe(giving.points)
  })
  test('VM-X5, VM-X6, VM-X7: small and large', () => {
    const amina = after(position(sizes.amina.position), coin).s
    expect(takeable(amina).toSorted()).toEqual(sizes.amina.may.toSorted())
    const small = after(amina, take('knife-small'), coin, coin, coin).s
    const both = after(small, take('knife-large', 'knife-red')).s
    expect(seen(both, 0).players[0]!.score.collections).toBe(sizes.amina.both)
    expect(seen(both, 0).players[0]!.antiques).toHaveLength(2)
    const large = after(amina, take('knife-large', 'knife-red')).s
    expect(seen(large, 0).players[0]!.score.collections).toBe(sizes.amina.alone)
    const { s: bhaskar } = after(position(sizes.bhaskar.position), coin)
    expect(takeable(bhaskar)).toEqual([])
    const chandra = after(position(sizes.chandra.position), coin).s
    expect(takeable(chandra).toSorted()).toEqual(sizes.chandra.may.toSorted())
  })
  test('VM-X8: taxes', () => {
    expect(taxes.position.players[0].rupees).toBe(taxes.before)
    expect(taxes.before + GOLD).toBe(taxes.holds)
    const { s, events } = after(position(taxes.position), coin)
    expect(told(events, 'taxPaid')).toEqual([{ t: 'taxPaid', seat: 0, amount: taxes.pays }])
    expect(s.rupees[0]).toBe(taxes.keeps)
    const { rupees, gains, pays } = taxes.other
    const other = after(position({ ...taxes.position, players: [{ rupees }] }), coin)
    expect(other.s.rupees[0]! - rupees).toBe(gains)
    expect(told(other.events, 'taxPaid')[0]!.amount).toBe(pays)
  })
  test('VM-X10: the last coin', () => {
    const { s, events } = after(position(evening.position), coin)
    const [ended] = told(events, 'dayEnded')
    expect([ended!.day, ended!.leftOver.length]).toEqual([evening.day, evening.unsold])
    const view = seen(s, 0)
    expect([view.day, view.price, view.active]).toEqual([evening.next, evening.price, evening.begins])
    expect(view.offer.filter((id) => id !== null)).toHaveLength(evening.newOffer)
    expect(view.trade.filter((card) => card.coin)).toHaveLength(evening.coins)
  })
  test('VM-X16, VM-X17: lone colours', () => {
    const ended = after(position(lone.position), coin)
    expect(detail(ended)).toMatchObject({ surrendered: [lone.surrenders.toSorted(), []] })
    expect(ended.s.result!.scores[0]).toBe(lone.scores)
    // The other way, as it would have come about.
    const before = position({
      ...lone.position,
      turn: 0,
      coins: 2,
      offer: [lone.buys, 'vase-green'],
      players: [{ ...lone.position.players[0], rupees: 4 }, { rupees: 0 }],
    })
    const claimed = after(before, buy(lone.buys), take(lone.takes, lone.gaveUp)).s
    expect(seen(claimed, 0).players[0]!.antiques.toSorted()).toEqual(
      lone.better.players[0].antiques.toSorted(),
    )
    const better = after(position(lone.better), coin)
    expect(detail(better)).toMatchObject({
      antiquePoints: [lone.blue, 0],
      collectionPoints: [lone.card, 0],
    })
    expect(better.s.result!.scores[0]).toBe(lone.betterScores)
  })
  test('VM-X4, VM-X18: a complete scoring, with a tie', () => {
    const ended = after(position(scoring.position), coin)
    expect(detail(ended)).toEqual({
      antiquePoints: scoring.antiques,
      collectionPoints: scoring.collections,
      moneyPoints: scoring.money,
      rupees: scoring.rupees,
      antiquesKept: scoring.kept,
      surrendered: scoring.surrenders,
    })
    expect(ended.s.result).toMatchObject({ scores: scoring.totals, places: scoring.places })
  })
  test('VM-X21, VM-X23: the grey sides', () => {
    const { rupees, clear } = grey
    const begun = after(position(rupees.position), coin)
    expect(begun.s.rupees[0]).toBe(rupees.holds)
    const taxed = after(begun.s, take(rupees.card))
    expect(told(taxed.events, 'taxPaid').map(({ amount }) => amount)).toEqual([rupees.pays, rupees.paysAgain])
    expect(MONEY_CAP + rupees.paysAgain).toBe(rupees.again)
    expect(taxed.s.rupees[0]).toBe(rupees.keeps)
    const shown = after(position(clear.position), coin)
    expect(shown.s.coins).toBe(clear.coinsLeft)
    const cleared = after(shown.s, take(clear.card))
    expect(told(cleared.events, 'effect')[0]!.cleared).toHaveLength(clear.cleared)
    const view = seen(cleared.s, 0)
    expect([view.day, view.active]).toEqual([clear.next, clear.begins])
  })
})

describe('what it claims of the box', () => {
  test('every colour and every kind carries the same points', () => {
    for (const colour of COLOURS)
      expect(
        ANTIQUES.map(antiqueOf)
          .filter((each) => each.colour === colour)
          .map(({ value }) => value)
          .toSorted(),
      ).toEqual(VALUES_OF_COLOUR)
    for (const kind of KINDS)
      expect(
        ANTIQUES.map(antiqueOf)
          .filter((each) => each.kind === kind)
          .map(({ value }) => value)
          .toSorted(),
      ).toEqual(VALUES_OF_COLOUR)
  })
  test('small pairs are worth the same, and so are large cards that cost the same', () => {
    const alike = COLLECTION_CARDS.filter(({ sort }) => sort !== 'different')
    const points = (size: string, costs: boolean) =>
      new Set(
        alike.flatMap((card) => (card.size === size && (card.giveUp !== null) === costs ? card.points : [])),
      )
    expect([...points('small', false)]).toEqual([2])
    expect([...points('small', true)]).toEqual([])
    expect([...points('large', true)]).toEqual([5])
    expect([...points('large', false)]).toEqual([4])
    for (const card of alike) expect(sizeOf(card)).toBe(card.size === 'small' ? 2 : 3)
  })
  test('what may be given up for a card is what it asks for', () => {
    for (const { giveUp, requires } of COLLECTION_CARDS)
      for (const kind of giveUp ?? []) expect(requires[kind]).toBeGreaterThan(0)
  })
  test('VM-R12: so much money can be out, and no more', () => {
    expect([GOLD_OUT, SILVER_OUT]).toEqual([13, 8])
  })
  test('rows fall from left to right', () => {
    for (const row of [FEW_ROW, FULL_ROW]) expect(row).toEqual(row.toSorted((a, b) => b - a))
  })
  test('the table of collection cards has every card once', () => {
    const rows = book.sections
      .filter(({ id }) => id === 'cards')
      .flatMap(blocksOf)
      .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    const shown = rows.flatMap((row) => (row.picture ? [row] : []))
    expect(shown.map((row) => row.picture)).toEqual(COLLECTION_CARDS.map(({ id }) => id))
    for (const [i, { points, giveUp }] of COLLECTION_CARDS.entries()) {
      expect(shown[i]!.cells[2]!.en).toBe(String(points))
      expect(shown[i]!.cells[3]!.en !== 'costs nothing').toBe(giveUp !== null)
    }
  })
})

describe('how it is written', () => {
  test('no sentence has more than 22 words', () => {
    const long = wordsIn(book).flatMap((words) =>
      LANGUAGES.flatMap((language) =>
        words[language]
          .replace(/\[\[[^|\]]+\||\]\]|\*\*|\{\w+\}/g, '')
          .split(/(?<=[.?:])\s/)
          .filter((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > 22),
      ),
    )
    expect(long.filter((sentence) => !sentence.includes(' · '))).toEqual([])
  })
  test('terms are those of the rulebook, one word per thing', () => {
    for (const { de, en } of wordsIn(book)) {
      expect(de.replace(/allgemeine[rn]? Vorrat/gi, '')).not.toMatch(/Auslage|Vorrat|\bArt(en)?\b/)
      expect(en.replace(/general supply|\{\w+\}/gi, '')).not.toMatch(/\bkni(fe|ves)|supply|\btype|\bsorts?\b/)
    }
  })
})
