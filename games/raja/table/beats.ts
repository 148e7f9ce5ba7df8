/** How what happens is shown: how long, and the plate of a scored city. */
import { type Plate, type TableProps, whoOf } from '@durbar/table'
import type { Event } from '../events.ts'
import { placeName } from '../texts/names.ts'
import type { CityView } from '../view/board.ts'
import type { View } from '../view/index.ts'
import { ranked } from './city/ledger.tsx'
import { type Words, words } from './words/index.ts'

/** The gold of a city is seen to travel before its plate covers the map. */
const PAYS = 1500

export const beats: Readonly<Record<Event['t'], number>> = {
  characterPicked: 700,
  bid: 460,
  bidPassed: 320,
  auctionWon: 700,
  startHousePlaced: 560,
  supplied: 700,
  roundBegan: 900,
  discsSet: 400,
  turnBegan: 560,
  traderGold: 480,
  yogiChip: 480,
  travelled: 520,
  coinsTaken: 560,
  houseBuilt: 620,
  houseMoved: 620,
  housesTaken: 560,
  palaceBuilt: 800,
  crestShifted: 620,
  characterTaken: 760,
  characterRobbed: 900,
  replacementChosen: 700,
  charactersSwapped: 900,
  recruiting: 420,
  characterSurrendered: 760,
  chipUsed: 520,
  turnEnded: 560,
  cityScored: PAYS + 3000,
  // Its own sheet tells it.
  gameEnded: 0,
}

type Parts = CityView['parts'][number]
const madeOf = (parts: Parts, w: Words): string =>
  (Object.keys(parts) as (keyof Parts)[])
    .flatMap((what) => (parts[what] > 0 ? `${w.what[what]} ${parts[what]}` : []))
    .join(', ')

export function plate(event: Event, { view, language, name }: TableProps<View>): Plate | null {
  if (event.t !== 'cityScored') return null
  const w = words(language)
  const { city, points, gold } = event
  const paid = ranked(points, gold)
  const tied = paid.some((seat, rank) => rank > 0 && points[seat] === points[paid[rank - 1]!])
  const { parts } = view.board.cities.find(({ id }) => id === city)!
  const rest = view.players.flatMap((_, seat) => (paid.includes(seat) ? [] : [seat]))
  return {
    title: w.isScored(placeName(city, language)),
    text: [
      w.endOfRound(view.round),
      ...(paid.length === 0 ? [w.nobodyPaid] : []),
      ...(event.monopoly ? [`${w.monopoly}.`] : []),
      ...(tied ? [w.ties] : []),
      ...(view.ending === null ? [w.comesNext(placeName(view.board.next, language))] : []),
    ].join(' '),
    rows: [...paid, ...rest].map((seat) => ({
      seat,
      text: `${whoOf(language, name).label(seat)}: ${points[seat]! > 0 ? w.pointsOf(points[seat]!, madeOf(parts[seat]!, w)) : w.notThere}`,
      value: gold[seat]! > 0 ? `+${gold[seat]}` : '–',
    })),
    after: paid.length === 0 ? PAYS / 2 : PAYS,
  }
}
