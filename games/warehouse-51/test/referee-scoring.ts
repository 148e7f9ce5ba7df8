/** The scoring half of the naive second implementation. */
import type { Outcome } from '@durbar/room/testing'
import { CARDS } from '../data/cards.ts'

interface Table {
  own: readonly Set<string>[]
  pawned: Set<string>
  ingots: number[]
  unsold: Set<string>
  unmasked: Set<string>
  blessed(seat: number, card: string): boolean
  cursed(seat: number, card: string): boolean
}

export const COLOURS = ['western', 'european', 'nearEast', 'eastern']
const FIRST: Record<string, number> = { western: 8, european: 7, nearEast: 6, eastern: 5 }
const SECOND: Record<string, number> = { western: 6, european: 5, nearEast: 4, eastern: 3 }
export const print = new Map<string, (typeof CARDS)[number] & { number: number }>(
  CARDS.map((card, i) => [card.id, { ...card, number: i + 1 }]),
)
const inOrder = (cards: Iterable<string>) =>
  [...cards].sort((a, b) => print.get(a)!.number - print.get(b)!.number)

export function verdict({ own, pawned, ingots, unsold, unmasked, blessed, cursed }: Table): Outcome {
  const seats = [...ingots.keys()]
  const scored = own.map((cards) => inOrder([...cards].filter((card) => !pawned.has(card))))
  const tieBreak = seats.map(
    (seat) => (blessed(seat, 'yata-no-kagami') ? 1 : 0) - (cursed(seat, 'shirt-of-nessus') ? 1 : 0),
  )
  const categoryTotals: Record<string, number[]> = {}
  const majorities: Record<string, number[]> = {}
  for (const colour of COLOURS) {
    const totals = scored.map((cards) =>
      cards
        .filter((card) => print.get(card)!.category === colour)
        .map((card) => print.get(card)!.value)
        .reduce<number>((sum, v) => sum + (v === 1 && cards.includes('peaches-of-immortality') ? 2 : v), 0),
    )
    categoryTotals[colour] = totals
    const rank = (seat: number) => totals[seat]! * 10 + tieBreak[seat]!
    const placed = seats.filter((seat) => totals[seat]! > 0).sort((a, b) => rank(b) - rank(a))
    majorities[colour] = seats.map(() => 0)
    for (let place = 1; place <= placed.length; ) {
      const group = placed.filter((seat) => rank(seat) === rank(placed[place - 1]!))
      const points =
        group.length === 1 && place === 1
          ? FIRST[colour]!
          : (group.length === 1 && place === 2) || (group.length === 2 && place === 1)
            ? SECOND[colour]!
            : 0
      for (const seat of group) majorities[colour]![seat] = points
      place += group.length
    }
  }
  const gold = ingots.map((each) => Math.floor(each / 5))
  const sets = scored.map((cards) => {
    const stones = cards.includes('philosophers-stone') ? COLOURS : ['western']
    const counted = stones.map((stone) =>
      Math.min(
        ...COLOURS.map(
          (colour) =>
            cards.filter(
              (card) => (card === 'philosophers-stone' ? stone : print.get(card)!.category) === colour,
            ).length,
        ),
      ),
    )
    return 5 * Math.max(...counted)
  })
  const malleus = scored.map((cards, seat) =>
    cursed(seat, 'malleus-maleficarum')
      ? 0 - cards.filter((card) => print.get(card)!.nature === 'blessed').length
      : 0,
  )
  const scores = seats.map((seat) =>
    COLOURS.reduce(
      (sum, colour) => sum + majorities[colour]![seat]!,
      gold[seat]! + sets[seat]! + malleus[seat]!,
    ),
  )
  const places = seats.map(
    (a) => 1 + seats.filter((b) => scores[b]! * 10 + tieBreak[b]! > scores[a]! * 10 + tieBreak[a]!).length,
  )
  return {
    scores,
    places,
    detail: {
      gold,
      sets,
      majorities,
      malleus,
      categoryTotals,
      tieBreak,
      ingots,
      scored,
      unsold: inOrder(unsold),
      unmasked: inOrder(unmasked),
    },
  }
}
