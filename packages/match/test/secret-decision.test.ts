/** A decision of several seats at once: everybody answers what was asked, and nobody sees what others chose. */
import type { MoveObject } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { lay, movesOf, playOn } from './table.ts'

/** Raja at its first discs: all seats choose in secret. */
function secretDecision() {
  const table = lay('raja', 3)
  for (let i = 0; i < 200 && table.authority.awaited.length < 2; i++) playOn(table.authority, 1)
  expect(table.authority.awaited).toEqual([0, 1, 2])
  return table
}

test('it is answered by everybody at the ply at which it was asked', () => {
  const { authority } = secretDecision()
  const { ply, revision } = authority
  const moves = [0, 1, 2].map((seat) => movesOf(authority, seat)[seat]!)
  for (const seat of [2, 0, 1])
    expect(authority.play({ seat, ply, revision, move: moves[seat]! }).type).toBe('done')
  expect(authority.ply).toBe(ply + 3)
  // Now all is open, and what was asked then is gone.
  expect(authority.play({ seat: 0, ply, revision, move: moves[0]! }).type).toBe('stale')
})

test('it tells the others that somebody chose and never what', () => {
  const { authority } = secretDecision()
  const moves = movesOf(authority, 0)
  const toldTo1 = (move: MoveObject) => {
    expect(authority.play({ seat: 0, ply: authority.ply, move }).type).toBe('done')
    return { ...authority.updateFor(1), revision: 0 }
  }
  const first = toldTo1(moves[3]!)
  expect(first.awaited).toEqual([1, 2])
  expect(toldTo1(moves[4]!)).toEqual(first)
})

test('it can be changed, which replaces the choice and its time and keeps the others’ answers good', () => {
  const { authority, clock } = secretDecision()
  const { ply, revision } = authority
  const moves = movesOf(authority, 0)
  clock.pass(1000)
  authority.play({ seat: 0, ply, revision, move: moves[0]! })
  clock.pass(500)
  authority.play({ seat: 1, ply, revision, move: moves[1]! })
  clock.pass(700)
  const changed = authority.play({ seat: 0, ply: ply + 2, revision: revision + 2, move: moves[5]! })
  expect(changed).toEqual({ type: 'done', ply: ply + 2, revision: revision + 3, from: ply + 1 })
  expect(
    authority
      .kept()
      .match.log.slice(ply)
      .map((entry) => [entry.seat, entry.move]),
  ).toEqual([
    [0, moves[5]],
    [1, moves[1]],
  ])
  expect(authority.times.slice(ply)).toEqual([2200, 1500])
  expect(authority.play({ seat: 2, ply, revision, move: moves[2]! }).type).toBe('done')
})

test('it can be taken back while it waits, and the others’ answers stay good', () => {
  const { authority } = secretDecision()
  const { ply, revision } = authority
  const moves = movesOf(authority, 0)
  authority.play({ seat: 0, ply, revision, move: moves[0]! })
  authority.play({ seat: 1, ply, revision, move: moves[0]! })
  expect(authority.undo({ seat: 0, ply: ply + 2, revision: revision + 2 }).type).toBe('done')
  expect(authority.awaited).toEqual([0, 2])
  expect(authority.play({ seat: 2, ply, revision, move: moves[0]! }).type).toBe('done')
  expect(authority.ply).toBe(ply + 2)
})

test('what the others have thought stays when one takes a choice back, and one’s own time goes on from the question', () => {
  const { authority, clock } = secretDecision()
  const { ply } = authority
  const moves = movesOf(authority, 0)
  clock.pass(1000)
  authority.play({ seat: 0, ply, move: moves[0]! })
  clock.pass(500)
  authority.play({ seat: 1, ply: ply + 1, move: moves[0]! })
  clock.pass(200)
  authority.undo({ seat: 0, ply: ply + 2 })
  expect(authority.times.slice(ply)).toEqual([1500])
  clock.pass(300)
  authority.play({ seat: 0, ply: ply + 1, move: moves[1]! })
  expect(authority.times.slice(ply)).toEqual([1500, 2000])
})
