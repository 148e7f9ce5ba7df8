/** What everybody's points are made of. On the table there is only the score. */
import type { Chronicle, Seat } from '@durbar/kernel'
import { BONUS_TILES } from './data/tiles.ts'
import type { Event } from './events.ts'

/** Where points come from, in the order of the transcript's `detail`. */
export const SOURCES = [
  'bonusPoints',
  'bonusGoods',
  'provinceTiles',
  'palaces',
  'specialPoints',
  'handSpecial',
  'handWhite',
  'handColour',
] as const
type Source = (typeof SOURCES)[number]
export type Points = Readonly<Record<Source, number>>

export interface Story {
  /** By seat. */
  readonly points: Record<Source, number>[]
  /** By seat: all of them in this visit. */
  readonly visit: number[]
}

const nothing = (): Record<Source, number> => ({
  bonusPoints: 0,
  bonusGoods: 0,
  provinceTiles: 0,
  palaces: 0,
  specialPoints: 0,
  handSpecial: 0,
  handWhite: 0,
  handColour: 0,
})
const isGoodsTile = (id: string) =>
  BONUS_TILES.some((tile) => tile.id === id && tile.kind !== 'points' && tile.kind !== 'card')

function add({ points, visit }: Story, seat: Seat, gained: Partial<Points>): void {
  const own = points[seat]
  if (!own) return
  for (const source of SOURCES) {
    own[source] += gained[source] ?? 0
    visit[seat]! += gained[source] ?? 0
  }
}

export const chronicle: Chronicle<Event, Story> = {
  begin: (seats) => ({
    points: Array.from({ length: seats }, nothing),
    visit: Array.from({ length: seats }, () => 0),
  }),
  note(story, event) {
    switch (event.t) {
      case 'visit':
        story.visit.fill(0)
        return
      case 'played':
        return add(story, event.seat, { specialPoints: event.points })
      case 'bonus':
        if (event.bidder === 'prince') return
        return add(story, event.bidder, {
          [isGoodsTile(event.tile) ? 'bonusGoods' : 'bonusPoints']: event.points,
        })
      case 'provinceTile':
        return add(story, event.seat, { provinceTiles: event.points })
      case 'palaces':
        return add(story, event.seat, { palaces: event.points })
      case 'scored':
        return add(story, event.seat, event.points)
    }
  },
}
