/** The whole view, field by field: what a table shows is nowhere else, so nothing of it may be left unasked. */
import { describe, expect, test } from 'vitest'
import { IDS } from '../data/antiquities.ts'
import { A, B, bid, C, game, reveal, table } from './position.ts'

/** B has revealed the Golden Fleece, C has bid 2, A is asked. A has seen the fakes of both gaps beside it. */
const t = table({
  seats: 3,
  auctioneer: B,
  tops: ['golden-fleece', 'excalibur'],
  owned: [['holy-grail', 'crystal-ball'], ['seven-league-boots'], ['gungnir', 'solomons-seal']],
  pawned: ['crystal-ball'],
  ingots: [7, 4, 12],
  supply: 3,
  fakes: ['holy-grail', 'mjollnir', 'malleus-maleficarum'],
})
  .play(B, reveal('european'))
  .play(C, bid(2))
const view = t.seen(A)

test('WH-1, WH-2 what is being decided, by whom, and what is left in the middle', () => {
  const { auction, players, gaps, notes, scoring, stacks, ...rest } = view
  expect(rest).toEqual({
    me: A,
    phase: 'openAuction',
    active: A,
    startSeat: B,
    auctioneer: B,
    // Five are owned, the Fleece is the sixth.
    auctionNumber: 6,
    supply: 3,
    loan: 3,
    tokens: 5,
    unveiled: false,
    // Of A's six slots two are unseen; 22 antiquities have counterfeits, four of which A has seen.
    odds: { hidden: 2, among: 18 },
    certificates: [
      { seal: 'solomons-seal', on: 'solomons-seal', owner: C },
      { seal: 'heirloom-seal', on: 'heirloom-seal', owner: null },
    ],
    neutralised: null,
    unsold: [],
    unmasked: [],
    places: null,
    last: null,
    end: [],
  })
  const stack = (category: string, left: number, of: number, second: number) => ({
    category,
    left,
    of,
    first: of,
    second,
  })
  expect(stacks).toEqual([
    stack('western', 5, 8, 6),
    stack('european', 5, 7, 5),
    stack('nearEast', 5, 6, 4),
    stack('eastern', 5, 5, 3),
  ])
})

test('WH-3.3, WH-6.2 the lot, what was said, what may be bid, and what winning would bring at every price', () => {
  const lot = {
    card: 'golden-fleece',
    secret: false,
    note: 'unknown',
    highest: 2,
    leader: C,
    passed: [],
    fist: null,
    said: [{ seat: C, amount: 2 }],
    // Three green are more than C's two.
    worth: [7, 7, 0],
  }
  expect(view.auction).toEqual({
    ...lot,
    least: 3,
    // From three ingots on A has fewer than five left: a point of gold less.
    stakes: { from: 0, to: 3, keeps: [7, 6, 5, 4, 3, 2, 1, 0], points: [7, 7, 7, 6, 6, 6, 6, 6] },
  })
  expect(t.seen(C).auction).toEqual({
    ...lot,
    least: null,
    stakes: {
      from: 2,
      to: 5,
      keeps: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
      points: [0, 0, 0, -1, -1, -1, -1, -1, -2, -2, -2, -2, -2],
    },
  })
  expect(t.seen('observer').auction).toEqual({ ...lot, least: null, stakes: null })
})

test('WH-4.1, WH-7.4, WH-10 the collections, what is known of them and what their effects do', () => {
  const card = (id: string, note: string, effect: string, pawned = false) => ({
    id,
    pawned,
    certified: false,
    note,
    effect,
  })
  expect(view.players).toEqual([
    {
      ingots: 7,
      cards: [
        card('holy-grail', 'fake', 'active'),
        // It has no counterfeit.
        card('crystal-ball', 'genuine', 'spent', true),
      ],
      mayPawn: false,
      paysTo: B,
      choosesPayee: false,
      apparent: [3, 0, 0, 0],
    },
    {
      ingots: 4,
      cards: [card('seven-league-boots', 'unknown', 'active')],
      mayPawn: true,
      paysTo: C,
      choosesPayee: true,
      apparent: [1, 0, 0, 0],
    },
    {
      ingots: 12,
      cards: [card('gungnir', 'unknown', 'none'), card('solomons-seal', 'genuine', 'active')],
      mayPawn: false,
      paysTo: A,
      choosesPayee: false,
      apparent: [0, 2, 1, 0],
    },
  ])
})

describe('counterfeits', () => {
  const fake = (id: string) => ({ counterfeit: `fake-${id}` })
  const hidden = { counterfeit: null }
  const first = [fake('holy-grail'), fake('mjollnir')]
  const last = [fake('baba-yagas-mortar'), fake('philosophers-stone')]

  test('WH-1.6 everybody sees those on both sides, an observer none, the archive all', () => {
    expect(view.gaps).toEqual([first, [hidden, hidden], last])
    expect(t.seen('observer').gaps).toEqual([
      [hidden, hidden],
      [hidden, hidden],
      [hidden, hidden],
    ])
    expect(t.seen('archive').gaps.flat()).not.toContainEqual(hidden)
    const seenBy = (...seats: number[]) => [{ seenBy: seats }, { seenBy: seats }]
    expect(t.seen(A, true).gaps).toMatchObject([seenBy(A, B), seenBy(B, C), seenBy(A, C)])
    expect(view.gaps.flat().some((slot) => 'seenBy' in slot)).toBe(false)
  })
  test('WH-4.1 a note on all 26: fake, surely genuine, or not known', () => {
    const noted = (note: string) => IDS.filter((id) => view.notes[id] === note)
    expect(Object.keys(view.notes)).toEqual(IDS)
    expect(noted('fake')).toEqual(['holy-grail', 'baba-yagas-mortar', 'philosophers-stone', 'mjollnir'])
    expect(noted('genuine')).toEqual(['crystal-ball', 'pandoras-box', 'solomons-seal', 'heirloom-seal'])
    const { hidden, among } = t.seen('observer').odds
    expect([hidden, among]).toEqual([6, 22])
    expect(t.seen('archive').odds).toEqual({ hidden: 0, among: 0 })
  })
})

test('WH-9 the scoring as if it were now, without the fakes the viewer knows', () => {
  const category = (id: string, totals: number[], points: number, winner: number | null) => ({
    category: id,
    totals,
    places: totals.map((_, seat) => (seat === winner ? 1 : 0)),
    points: totals.map((_, seat) => (seat === winner ? points : 0)),
    why: totals.map((_, seat) => (seat === winner ? 'first' : 'noTotal')),
    tieBreaks: [],
  })
  const account = { stone: null, sets: 0, malleus: 0, tieBreak: 0 }
  expect(view.scoring).toEqual({
    categories: [
      category('western', [0, 1, 0], 8, B),
      category('european', [0, 0, 2], 7, C),
      category('nearEast', [0, 0, 1], 6, C),
      category('eastern', [0, 0, 0], 5, null),
    ],
    accounts: [
      {
        ...account,
        ingots: 7,
        gold: 1,
        counts: [0, 0, 0, 0],
        majorities: [0, 0, 0, 0],
        total: 1,
        scored: [],
        place: 3,
      },
      {
        ...account,
        ingots: 4,
        gold: 0,
        counts: [1, 0, 0, 0],
        majorities: [8, 0, 0, 0],
        total: 8,
        scored: ['seven-league-boots'],
        place: 2,
      },
      {
        ...account,
        ingots: 12,
        gold: 2,
        counts: [0, 1, 1, 0],
        majorities: [0, 7, 6, 0],
        total: 15,
        scored: ['gungnir', 'solomons-seal'],
        place: 1,
      },
    ],
    tieBreaks: [],
  })
})

test('with aids what is still to come, in no order; the archive alone sees the stacks, top first', () => {
  const toCome = t.seen('observer', true).stacks.map((stack) => stack.toCome)
  expect(toCome.map((cards) => cards!.length)).toEqual([5, 5, 5, 5])
  expect(toCome[1]).toEqual([
    'ring-of-the-nibelungs',
    'shirt-of-nessus',
    'pandoras-box',
    'mjollnir',
    'horn-of-plenty',
  ])
  const { stacks } = t.seen('archive', true)
  expect(stacks.map(({ pile }) => pile!.toSorted())).toEqual(toCome.map((cards) => cards!.toSorted()))
  expect(stacks[0]!.pile![0]).toBe('excalibur')
  expect(t.seen(A, true).stacks.some((stack) => 'pile' in stack)).toBe(false)
  // Who asks for no aids gets none.
  expect(game.view(t.s, A)).toEqual(game.view(t.s, A, false))
  expect(game.view(t.s, A).stacks.some((stack) => 'toCome' in stack)).toBe(false)
})
