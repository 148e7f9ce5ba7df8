/** The whole view, number by number: what a table shows is nowhere else, so nothing of it may be left unasked. */
import { isRefused, keyFromSeed } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { ANTIQUES } from '../data/antiques.ts'
import { COLLECTIONS } from '../data/collections.ts'
import { after, coin, game, house, position } from './position.ts'

const NOTHING = { antiques: [], collections: [], lone: [], completes: {} }
const tradeCard = (n: number, price: number, coin: boolean) => ({ id: `trade-23-${n}`, price, coin })

test('VM-2 on the first morning: nobody owns anything, the whole row is covered, 32 antiques are to come', () => {
  for (const greySide of [false, true]) {
    const begun = house.start(2, { greySide }, keyFromSeed(1))
    if (isRefused(begun)) throw new Error(begun.refused)
    const { startSeat, offer, deck } = begun.state
    const { toCome, players, ...shown } = game.view(begun.state, 1 - startSeat, true)
    expect(shown).toEqual({
      me: 1 - startSeat,
      greySide,
      startSeat,
      day: 1,
      days: 9,
      active: startSeat,
      inExtraTurn: false,
      offer: offer.map((antique) => ANTIQUES[antique]),
      price: 4,
      trade: [tradeCard(1, 4, true), tradeCard(2, 3, true), tradeCard(3, 2, true), tradeCard(4, 2, true)],
      supply: COLLECTIONS,
      // 54 rupees, less four coins of three and the purses of 4 and 5.
      bank: 33,
      deck: 32,
      removed: 0,
      places: null,
    })
    expect(toCome).toEqual(deck.map((antique) => ANTIQUES[antique]).sort())
    expect(players.map(({ missing, ...player }) => player)).toEqual(
      [0, 1].map((seat) => ({
        ...NOTHING,
        rupees: seat === startSeat ? 4 : 5,
        affords: true,
        score: { antiques: 0, collections: 0, money: 1, total: 1, kept: 0 },
      })),
    )
  }
})

/** The third day, two coins left: seat 1 has just the price, seat 0 has not. */
const midway = () =>
  position({
    day: 3,
    turn: 1,
    coins: 2,
    offer: ['vase-green', 'jug-yellow'],
    players: [
      { rupees: 1, antiques: ['jug-red', 'jug-blue', 'vase-red'], collections: ['knife-large'] },
      { rupees: 2, antiques: ['knife-yellow', 'statue-yellow', 'vase-orange'] },
      { rupees: 8, collections: ['different-small-3'] },
    ],
  })

test('VM-4.4, VM-4.5, VM-6.4, VM-9.2, VM-9.5 in the middle: what the purse affords, what stands alone, what is missing', () => {
  const s = midway()
  const { players, supply, toCome, ...shown } = game.view(s, 1)
  expect(toCome).toBeUndefined()
  expect(shown).toEqual({
    me: 1,
    greySide: false,
    startSeat: s.startSeat,
    day: 3,
    days: 9,
    active: 1,
    inExtraTurn: false,
    offer: ['vase-green', 'jug-yellow', null, null],
    price: 2,
    trade: [tradeCard(1, 4, false), tradeCard(2, 3, false), tradeCard(3, 2, true), tradeCard(4, 2, true)],
    bank: 37,
    deck: 24,
    removed: 4,
    places: null,
  })
  expect(supply).toEqual(COLLECTIONS.filter((id) => id !== 'knife-large' && id !== 'different-small-3'))
  expect(players).toEqual([
    {
      rupees: 1,
      affords: false,
      antiques: ['jug-red', 'jug-blue', 'vase-red'],
      collections: ['knife-large'],
      lone: ['jug-blue'],
      missing: {
        'jug-small': {},
        'jug-large': { jug: 1 },
        'knife-small': { knife: 2 },
        'instrument-small': { instrument: 2 },
        'instrument-large': { instrument: 3 },
        'jewellery-small': { jewellery: 2 },
        'jewellery-large': { jewellery: 3 },
        'statue-small': { statue: 2 },
        'statue-large': { statue: 3 },
        'vase-small': { vase: 1 },
        'vase-large': { vase: 2 },
        'different-small-4': { jewellery: 1, statue: 1 },
        'different-large-5': { knife: 1, instrument: 1, jewellery: 1, statue: 1 },
      },
      completes: { jug: ['jug-large'], vase: ['vase-small'] },
      score: { antiques: 3, collections: 5, money: 0, total: 8, kept: 2 },
    },
    {
      rupees: 2,
      affords: true,
      antiques: ['knife-yellow', 'statue-yellow', 'vase-orange'],
      collections: [],
      lone: ['vase-orange'],
      missing: {
        'jug-small': { jug: 2 },
        'jug-large': { jug: 3 },
        'knife-small': { knife: 1 },
        'instrument-small': { instrument: 2 },
        'instrument-large': { instrument: 3 },
        'jewellery-small': { jewellery: 2 },
        'jewellery-large': { jewellery: 3 },
        'statue-small': { statue: 1 },
        'statue-large': { statue: 2 },
        'vase-small': { vase: 1 },
        'vase-large': { vase: 2 },
        'different-small-4': { jug: 1, jewellery: 1 },
        'different-large-5': { instrument: 1, jewellery: 1 },
      },
      completes: { knife: ['knife-small'], statue: ['statue-small'], vase: ['vase-small'] },
      score: { antiques: 2, collections: 0, money: 0, total: 2, kept: 2 },
    },
    expect.objectContaining({
      ...NOTHING,
      rupees: 8,
      affords: true,
      collections: ['different-small-3'],
      score: { antiques: 0, collections: 4, money: 2, total: 6, kept: 0 },
    }),
  ])
})

test('the archive alone sees the pile, top first, and whoever asks for aids what is in it, in no order', () => {
  const s = midway()
  const names = s.deck.map((antique) => ANTIQUES[antique])
  expect(game.view(s, 'archive').pile).toEqual(names.toReversed())
  for (const who of [0, 1, 2, 'observer'] as const) {
    expect(game.view(s, who, true)).not.toHaveProperty('pile')
    expect(game.view(s, who, true).toCome).toEqual(names.toSorted())
  }
  expect(game.looks!(s).as(0)).toEqual(game.view(s, 0))
  expect(game.view(s, 'archive', true)).toEqual({
    ...game.view(s, 'observer', true),
    pile: names.toReversed(),
  })
})

test('VM-9.1 when the game is over nobody is on turn, there is no price, and the places are told', () => {
  const s = position({
    seats: 2,
    day: 9,
    coins: 1,
    offer: ['jug-red'],
    players: [{ rupees: 2 }, { rupees: 0 }],
  })
  const { active, price, trade, offer, places, deck } = game.view(after(s, coin).s, 0)
  expect({ active, price, offer, places, deck }).toEqual({
    active: null,
    price: 0,
    offer: [null, null, null, null],
    places: [1, 2],
    deck: 0,
  })
  expect(trade.some((card) => card.coin)).toBe(false)
})
