import { legalMoves, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { k, legalOf, refused, travel } from './position.ts'
import { guardPlayer } from './scripted.ts'

test('RJ-R-12, RJ-R-25 pushed down round after round the crests never reach field 10; round 20 ends the game', () => {
  const dice = streamDice(7)
  const s = k.start(dice, 4, { version: 'base', short: false, openGold: true })
  const fields: number[] = []
  const play = guardPlayer()
  let walked = false
  for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
    if (s.round > fields.length) fields.push(s.field)
    if (s.journeys === 40) {
      walked = true
      expect(refused(s, travel('r06'))).toBe('RJ-R-25')
      expect(legalOf(s, 'travel')).toEqual([])
    }
    const move = k.read(play(s, seat))
    expect(legalMoves(k, s, seat)).toContain(move)
    k.apply(s, seat, move, dice)
  }
  expect(walked).toBe(true)
  expect(fields).toEqual(Array(20).fill(1))
  expect([s.round, s.result!.end]).toEqual([20, 'guard'])
})
