/** The evaluation: sees no secrets, keeps its hands off the state, and lets a one-ply player beat chance. */
import { type Dice, kernel, type Move, moves, type Seat, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { A, B, bid, C, D, game, reveal, table } from './position.ts'

const k = kernel(game)
const { insight } = game
const worth = (s: Readonly<State>) => {
  const out = new Float64Array(s.seats)
  insight.evaluate(s, out, insight.weights)
  return [...out]
}

type Chooser = (s: State, seat: Seat, dice: Dice) => Move
const legal = moves()
const chance: Chooser = (s, seat, dice) => legal.at[dice.below(k.legal(s, seat, legal))]!

/** For each move: make it in an imagined world, let chance close the other fists, compare with the others' mean. */
const greedy: Chooser = (s, seat, dice) => {
  const choices = Array.from({ length: k.legal(s, seat, legal) }, (_, i) => legal.at[i]!)
  const world = k.imagine(s, seat, dice)
  const seed = dice.below(2 ** 30)
  const value = (move: Move) => {
    const after = game.clone(world)
    const same = streamDice(seed)
    k.apply(after, seat, move, same)
    while (k.chosen(after, seat) !== null) {
      const other = k.toMove(after)
      k.apply(after, other, chance(after, other, same), same)
    }
    const values = worth(after)
    const others = values.reduce((sum, each) => sum + each, -values[seat]!)
    return values[seat]! - others / (s.seats - 1)
  }
  let best = choices[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const move of choices) {
    const found = value(move)
    if (found > most) [best, most] = [move, found]
  }
  return best
}

function meanPlace(games: number): number {
  const dice = streamDice(51)
  let places = 0
  for (let n = 0; n < games; n++) {
    const s = k.start(dice, 4, {})
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s))
      k.apply(s, seat, (seat === n % 4 ? greedy : chance)(s, seat, dice), dice)
    places += s.result!.places[n % 4]!
  }
  return places / games
}

test('one ply deep it beats three random players clearly', () => {
  // 2.5 is chance; the mean over 400 games is 1.1, its standard error over 40 games about 0.1.
  expect(meanPlace(40)).toBeLessThan(1.6)
})

test('a seat’s own worth does not depend on anything it cannot know', () => {
  const dice = streamDice(7)
  for (let n = 0; n < 15; n++) {
    const s = k.start(dice, 3 + (n % 3), {})
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const world = k.imagine(s, seat, dice)
      expect(worth(world)[seat]).toBe(worth(s)[seat])
      k.apply(s, seat, chance(s, seat, dice), dice)
    }
  }
})

test('it writes nothing into the state and gives a finite value to every seat', () => {
  const dice = streamDice(8)
  for (let n = 0; n < 10; n++) {
    const s = k.start(dice, 3 + (n % 3), {})
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const before = JSON.stringify(s)
      expect(worth(s).every(Number.isFinite)).toBe(true)
      expect(JSON.stringify(s)).toBe(before)
      k.apply(s, seat, chance(s, seat, dice), dice)
    }
    expect(worth(s)).toEqual(s.result!.scores)
  }
})

const sketch = { seats: 4, tops: ['golden-fleece'], fakes: ['golden-fleece'] } as const
/** What B gains by leading for the Fleece at this price, as seat `who` sees its own position. */
const gain = (who: Seat, price: number) => {
  const t = table({ ...sketch, auctioneer: (who + 3) % 4 }).play((who + 3) % 4, reveal('european'))
  const before = worth(t.s)[who]!
  return worth(t.play(who, bid(price)).s)[who]! - before
}

test('a known fake is worth less than one that may be genuine', () => {
  // The counterfeit lies between A and B; C and D do not know it.
  expect(gain(A, 2)).toBeLessThan(0)
  expect(gain(B, 2)).toBeLessThan(0)
  expect(gain(C, 2)).toBeGreaterThan(0)
  expect(gain(D, 2)).toBeGreaterThan(0)
})

test('a price is money to the left neighbour, and a high one costs more than the card is worth', () => {
  const t = table({ ...sketch, fakes: [] }).play(A, reveal('european'))
  const before = worth(t.s)
  const after = worth(t.play(B, bid(10)).s)
  expect(after[C]!).toBeGreaterThan(before[C]!)
  expect(after[B]!).toBeLessThan(
    worth(
      table({ ...sketch, fakes: [] })
        .play(A, reveal('european'))
        .play(B, bid(2)).s,
    )[B]!,
  )
})

test('a certificate or the Unicorn Horn makes a known fake worth having', () => {
  const of = (cards: string[]) =>
    worth(table({ seats: 4, owned: [cards, [], [], []], fakes: ['golden-fleece'] }).s)[A]!
  const fake = of(['golden-fleece', 'crystal-ball']) - of(['crystal-ball'])
  const certified = of(['golden-fleece', 'solomons-seal']) - of(['solomons-seal'])
  const cancelled = of(['golden-fleece', 'unicorn-horn']) - of(['unicorn-horn'])
  expect(certified).toBeGreaterThan(fake + 1)
  expect(cancelled).toBeGreaterThan(fake + 1)
})
