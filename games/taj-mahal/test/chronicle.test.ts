/** What the points are made of, as the chronicle tells it, over random games of every table. */
import { goOn, legalMoves, sampleSettings, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { type Points, SOURCES } from '../chronicle.ts'
import { GOODS } from '../data/tiles.ts'
import type { Event } from '../events.ts'
import { owned, score } from '../state.ts'
import { game, k } from './position.ts'

const total = (points: Points) => SOURCES.reduce((sum, source) => sum + points[source], 0)
const triangle = (n: number) => (n * (n + 1)) / 2

test.each(sampleSettings(game))(
  'TM-6.9, TM-6.16 the sources add up, goods have paid k(k+1)/2, palaces at most the visit: $seats players',
  ({ seats, options }) => {
    const dice = streamDice(17)
    for (let n = 0; n < 6; n++) {
      const s = k.start(dice, seats, options)
      const story = game.chronicle.begin(seats)
      for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
        const { visit } = s
        const before = story.points.map(({ palaces }) => palaces)
        const moves = legalMoves(k, s, seat)
        const events: Event[] = []
        k.apply(s, seat, moves[dice.below(moves.length)]!, dice, (event) => events.push(event))
        goOn(game, story, events, 'observer')
        story.points.forEach((points, each) => {
          expect(total(points)).toBe(score(s, each))
          const paid = GOODS.reduce((sum, _, good) => sum + triangle(owned(s, each, good)), 0)
          expect(points.bonusGoods + points.provinceTiles).toBe(paid)
          expect(points.palaces - before[each]!).toBeGreaterThanOrEqual(0)
          expect(points.palaces - before[each]!).toBeLessThanOrEqual(visit)
          expect(points.palaces).toBeLessThanOrEqual(78)
        })
      }
      expect(story.points.map(total)).toEqual(s.result!.scores)
    }
  },
)
