/** WH-9 Scoring. */
import { expect, test } from 'vitest'
import { finalPlaces } from '../rules/breakdown.ts'
import { majority, tieBreaks } from '../rules/majority.ts'
import { A, B, C, D, detail, game, theEnd } from './position.ts'

const [BLUE, GREEN, YELLOW, RED] = [0, 1, 2, 3] as const
const none = [0, 0, 0, 0, 0]
const points = (category: number, totals: number[], tieMods = none.slice(0, totals.length)) =>
  majority(category, totals, tieMods).points
const why = (category: number, totals: number[], tieMods = none.slice(0, totals.length)) =>
  majority(category, totals, tieMods).why
type Sketch = Parameters<typeof theEnd>[0]
const scored = (sketch: Sketch) => detail(theEnd(sketch)) as Record<string, unknown>
const clean = { seats: 3, ingots: [0, 0, 0] } as const

test('WH-9.1 a total is the sum of majorities, sets, gold and scoring effects', () => {
  const t = theEnd({
    seats: 3,
    ingots: [9, 0, 0],
    owned: [
      ['malleus-maleficarum', 'excalibur', 'golden-fleece', 'aladdins-lamp', 'yata-no-kagami'],
      ['davids-harp'],
      [],
    ],
  })
  const [a] = game.view(t.s, A).scoring.accounts
  expect(a).toEqual({
    ingots: 9,
    gold: 1,
    counts: [2, 1, 1, 1],
    stone: null,
    sets: 5,
    majorities: [8, 7, 4, 5],
    malleus: -3,
    total: 27,
    tieBreak: 1,
    place: 1,
    scored: ['malleus-maleficarum', 'excalibur', 'golden-fleece', 'aladdins-lamp', 'yata-no-kagami'],
  })
  expect(t.s.result).toEqual({ scores: [27, 6, 0], places: [1, 2, 3], end: 'allAuctioned' })
})

test('WH-9.2 WH-9.3 every full 5 ingots are a point; the purse itself is not touched by the counting', () => {
  const d = scored({ seats: 5, ingots: [0, 4, 5, 14, 15] })
  expect([d.gold, d.ingots]).toEqual([
    [0, 0, 1, 2, 3],
    [0, 4, 5, 14, 15],
  ])
})

test('WH-9.4 each set of four colours brings 5 points, and a card serves in one set only', () => {
  const one = ['holy-grail', 'golden-fleece', 'ark-of-the-covenant', 'ame-no-nuhoko']
  const more = ['excalibur', 'mjollnir', 'aladdins-lamp']
  const sets = (...collection: string[]) => scored({ ...clean, owned: [collection, [], []] }).sets
  expect(sets(...one)).toEqual([5, 0, 0])
  expect(sets(...one, ...more)).toEqual([5, 0, 0])
  expect(sets(...one, ...more, 'yata-no-kagami')).toEqual([10, 0, 0])
  expect(sets(...one.slice(1), ...more.slice(1))).toEqual([0, 0, 0])
})

test('WH-10.7 the Stone stands for whichever category completes a set, and stays blue for the majority', () => {
  const t = theEnd({
    ...clean,
    owned: [['excalibur', 'philosophers-stone', 'golden-fleece', 'davids-harp'], [], []],
  })
  const { scoring } = game.view(t.s, A)
  expect(scoring.accounts[A]).toMatchObject({ counts: [1, 1, 1, 1], stone: 'eastern', sets: 5 })
  expect(scoring.categories[BLUE]!.totals).toEqual([3, 0, 0])
  // Where it is not needed elsewhere it stays what it is.
  const blue = theEnd({
    ...clean,
    owned: [['philosophers-stone', 'golden-fleece', 'davids-harp', 'yata-no-kagami'], [], []],
  })
  expect(game.view(blue.s, A).scoring.accounts[A]).toMatchObject({
    counts: [1, 1, 1, 1],
    stone: 'western',
    sets: 5,
  })
})

test('WH-7.4 WH-10.7 a Stone that stays pawned serves in no set', () => {
  const owned = [['excalibur', 'philosophers-stone', 'golden-fleece', 'davids-harp'], [], []]
  expect(scored({ ...clean, owned, pawned: ['philosophers-stone'] }).sets).toEqual([0, 0, 0])
})

test('WH-3.3 a category total is the sum of the printed values of the scored cards of that colour', () => {
  const owned = [['holy-grail', 'excalibur', 'seven-league-boots', 'golden-fleece'], ['gungnir'], []]
  expect(scored({ ...clean, owned, pawned: ['excalibur'] }).categoryTotals).toEqual({
    western: [4, 0, 0],
    european: [3, 2, 0],
    nearEast: [0, 0, 0],
    eastern: [0, 0, 0],
  })
})

test('WH-3.4 WH-9.5 the highest and the second-highest total of each category earn its two prizes', () => {
  expect(points(BLUE, [5, 4, 3, 2])).toEqual([8, 6, 0, 0])
  expect(points(GREEN, [1, 4, 3, 2])).toEqual([0, 7, 5, 0])
  expect(points(YELLOW, [5, 1, 3])).toEqual([6, 0, 4])
  expect(points(RED, [1, 2, 3, 4, 5])).toEqual([0, 0, 0, 3, 5])
  expect(why(RED, [1, 2, 3, 4, 5])).toEqual(['behind', 'behind', 'behind', 'second', 'first'])
})

test('WH-9.6 WH-R15 a total of 0 never places', () => {
  expect(points(BLUE, [5, 0, 0])).toEqual([8, 0, 0])
  expect(points(BLUE, [0, 0, 0])).toEqual([0, 0, 0])
  expect(majority(BLUE, [5, 0, 0], [0, 1, 0])).toMatchObject({
    places: [1, 0, 0],
    why: ['first', 'noTotal', 'noTotal'],
    tieBreaks: [],
  })
})

test('WH-9.7 WH-10.11 WH-10.24 Yata wins every tie, Nessus loses every tie, and both together cancel out', () => {
  expect(points(BLUE, [5, 5, 3], [1, 0, 0])).toEqual([8, 6, 0])
  expect(points(BLUE, [5, 5, 3], [-1, 0, 0])).toEqual([6, 8, 0])
  expect(points(BLUE, [5, 5, 3], [0, 0, 0])).toEqual([6, 6, 0])
  expect(tieBreaks([5, 5, 5, 3], [1, 0, -1, 1])).toEqual([
    { seat: A, over: B, by: 'yata' },
    { seat: A, over: C, by: 'both' },
    { seat: B, over: C, by: 'nessus' },
  ])
  const tie = (owned: string[]) =>
    scored({ ...clean, owned: [['excalibur', ...owned], ['unicorn-horn'], []], pawned: [] })
  expect(tie(['yata-no-kagami'])).toMatchObject({ tieBreak: [1, 0, 0], majorities: { western: [8, 6, 0] } })
  expect(tie(['shirt-of-nessus'])).toMatchObject({ tieBreak: [-1, 0, 0], majorities: { western: [6, 8, 0] } })
  expect(tie(['yata-no-kagami', 'shirt-of-nessus'])).toMatchObject({
    tieBreak: [0, 0, 0],
    majorities: { western: [6, 6, 0] },
  })
})

test('WH-9.8 exactly two tied for first get the points of second place, two tied for second nothing', () => {
  expect(points(YELLOW, [4, 4, 2])).toEqual([4, 4, 0])
  expect(why(YELLOW, [4, 4, 2])).toEqual(['tiedFirst', 'tiedFirst', 'placeUsedUp'])
  expect(points(YELLOW, [5, 4, 4])).toEqual([6, 0, 0])
  expect(why(YELLOW, [5, 4, 4])).toEqual(['first', 'tiedSecond', 'tiedSecond'])
})

test('WH-9.9 WH-R16 of more than two tied for first or second nobody gets anything', () => {
  expect(why(RED, [2, 2, 2, 1])).toEqual(['crowd', 'crowd', 'crowd', 'placeUsedUp'])
  expect(points(RED, [2, 2, 2, 1])).toEqual([0, 0, 0, 0])
  expect(points(RED, [3, 2, 2, 2])).toEqual([5, 0, 0, 0])
  expect(why(RED, [3, 2, 2, 2])).toEqual(['first', 'crowd', 'crowd', 'crowd'])
})

test('WH-9.10 WH-R16 tied players use up places: after two tied for first there is no second', () => {
  expect(majority(GREEN, [6, 6, 5, 4], none)).toMatchObject({
    places: [1, 1, 3, 4],
    points: [5, 5, 0, 0],
    why: ['tiedFirst', 'tiedFirst', 'placeUsedUp', 'behind'],
  })
  // The Shirt of Nessus takes its owner out of the tie and down to the place behind, which is free then.
  expect(points(GREEN, [6, 6, 6], [-1, 0, 0])).toEqual([0, 5, 5])
})

test('WH-9.11 WH-9.12 WH-R29 the highest total wins; Yata and Nessus break ties for every place, others share it', () => {
  expect(finalPlaces([12, 20, 15], [0, 0, 0])).toEqual([3, 1, 2])
  expect(finalPlaces([20, 20, 15], [0, 1, 0])).toEqual([2, 1, 3])
  expect(finalPlaces([20, 20, 15], [-1, 0, 0])).toEqual([2, 1, 3])
  expect(finalPlaces([20, 20, 20, 20], [0, 0, 1, -1])).toEqual([2, 2, 1, 4])
  expect(finalPlaces([20, 15, 15, 15], [0, 0, -1, 0])).toEqual([1, 2, 4, 2])
})

test('WH-10.2 WH-R27 Malleus takes a point per blessed card of the scored collection, even below 0', () => {
  const owned = [
    ['malleus-maleficarum', 'seven-league-boots', 'crystal-ball', 'mjollnir'],
    ['holy-grail'],
    ['baba-yagas-mortar', 'excalibur'],
  ]
  // Pawned cards are not scored, so they are not counted either; the pawned curse itself goes on.
  const t = theEnd({ ...clean, owned, pawned: ['malleus-maleficarum', 'mjollnir'] })
  expect(detail(t)).toMatchObject({ malleus: [-2, 0, 0] })
  expect(t.s.result).toMatchObject({ scores: [-2, 6, 8], places: [3, 2, 1] })
})

test('WH-10.1 WH-10.2 an active Grail voids Malleus', () => {
  const owned = [['malleus-maleficarum', 'excalibur', 'holy-grail'], [], []]
  expect(scored({ ...clean, owned }).malleus).toEqual([0, 0, 0])
  expect(scored({ ...clean, owned, pawned: ['holy-grail'] }).malleus).toEqual([-1, 0, 0])
})

test('WH-10.25 with the Peaches every scored antiquity of value 1 counts 2 in its category', () => {
  const owned = [['peaches-of-immortality', 'mjollnir', 'horn-of-plenty', 'excalibur'], ['crystal-ball'], []]
  expect(scored({ ...clean, owned }).categoryTotals).toMatchObject({
    western: [2, 1, 0],
    european: [4, 0, 0],
    eastern: [2, 0, 0],
  })
  expect(scored({ ...clean, owned, pawned: ['peaches-of-immortality'] }).categoryTotals).toMatchObject({
    european: [2, 0, 0],
    eastern: [0, 0, 0],
  })
})

test('WH-10.5 WH-10.9 WH-10.13 WH-10.17 WH-10.19 WH-10.22 a neutral antiquity scores its value and nothing else', () => {
  const neutral = [
    'baba-yagas-mortar',
    'golden-fleece',
    'gungnir',
    'davids-harp',
    'samsons-jawbone',
    'ame-no-nuhoko',
  ]
  const d = scored({ ...clean, owned: [neutral, [], []] })
  expect(d).toMatchObject({
    categoryTotals: { western: [2, 0, 0], european: [5, 0, 0], nearEast: [5, 0, 0], eastern: [3, 0, 0] },
    malleus: [0, 0, 0],
    tieBreak: [0, 0, 0],
    sets: [5, 0, 0],
  })
})

test('WH-2.1 WH-9.11 the most valuable collection of genuine antiquities wins', () => {
  const t = theEnd({
    seats: 4,
    ingots: [0, 0, 0, 0],
    owned: [['holy-grail'], ['baba-yagas-mortar'], [], []],
    fakes: ['holy-grail', 'gungnir', 'mjollnir', 'excalibur'],
  })
  expect(t.s.result!.places).toEqual([2, 1, 2, 2])
  expect(game.view(t.s, D).scoring.accounts.map((account) => account.total)).toEqual([0, 8, 0, 0])
})
