/** The map follows what happens: it knows where that is. */
import { expect, test } from 'vitest'
import { VILLAGE, VILLAGES } from '../data/board.ts'
import { junctionPlace } from '../table/map/ground.ts'
import { newsOf, opensAt } from '../table/map/use-stage.ts'
import { game, position } from './position.ts'

const view = game.view(position({ players: [{}, {}, {}] }), 0)

test('a house, a journey, a scored city: the map goes there, and nowhere if nothing happened', () => {
  expect(newsOf(view, view)).toBeNull()
  const villages = view.board.villages.map((each, i) => (i === 4 ? { ...each, houses: [1] } : each))
  expect(newsOf(view, { ...view, board: { ...view.board, villages } })).toEqual(VILLAGE[4])
  expect(VILLAGES[4]).toBe('v05')
  const players = view.players.map((each, seat) => (seat === 2 ? { ...each, architect: 'G' as const } : each))
  expect(newsOf(view, { ...view, players })).toEqual(junctionPlace('G'))
  const scorings = [...view.scorings, {} as never]
  expect(newsOf(view, { ...view, scorings })).toEqual(junctionPlace(view.maharaja))
})

test('the own turn begins where the own architect is', () => {
  const others = { ...view, turn: { ...view.turn!, seat: 1 } }
  expect(newsOf(others, view)).toEqual(opensAt(view))
})
