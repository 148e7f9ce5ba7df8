/** How long somebody thought, who is told what at the end, and stories that are told anew. */
import { rooms } from '@durbar/games'
import { canonical, keyFromSeed, type Seat } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { Answers } from '../src/answers.ts'
import { Authority } from '../src/index.ts'
import { lay, ok, playOn } from './table.ts'

describe('thinking', () => {
  /** Raja where one seat is asked twice in a row: after its own move it is asked again. */
  function twice() {
    const { authority, clock } = lay('raja', 2)
    for (let n = 0; n < 300; n++) {
      const [seat] = authority.awaited as [Seat]
      clock.pass(100)
      playOn(authority, 1)
      if (authority.awaited.length === 1 && authority.awaited[0] === seat) return { authority, clock, seat }
    }
    throw new Error('nobody is asked twice in a row')
  }

  test('of who moves twice in a row counts from the first of the two moves', () => {
    const { authority, clock } = twice()
    clock.pass(700)
    playOn(authority, 1)
    expect(authority.times.at(-1)).toBe(700)
  })

  test('goes on where it was when a move is taken back', () => {
    const { authority, clock } = lay('vermaechtnis', 2)
    for (let n = 0; n < 200; n++) {
      const by = authority.awaited[0]!
      clock.pass(700)
      playOn(authority, 1, (moves) => moves.at(-2) ?? moves[0]!)
      if (!authority.updateFor(by).mayUndo) continue
      clock.pass(5000)
      expect(authority.undo({ seat: by, ply: authority.ply }).type).toBe('done')
      clock.pass(300)
      playOn(authority, 1)
      expect(authority.times.at(-1)).toBe(1000)
      return
    }
    throw new Error('nothing could be taken back in a whole game')
  })
})

test('who only looks on, and whoever looks at the end, is neither asked nor told what may be taken back', () => {
  const { authority } = lay('vermaechtnis', 2)
  playOn(authority, 3)
  const looking = authority.updateFor('observer')
  expect(looking).toMatchObject({ facing: null, question: null, mayUndo: false })
  expect(looking).not.toHaveProperty('noUndo')
  const [asked] = authority.awaited as [Seat]
  expect(authority.updateFor(1 - asked).question).toBeNull()
  expect(authority.updateFor(asked).question).not.toBeNull()
  while (!authority.over) playOn(authority, 1)
  for (const viewer of [0, 1, 'archive'] as const) {
    const update = authority.updateFor(viewer)
    expect(update).toMatchObject({ question: null, mayUndo: false, awaited: [] })
    expect(update).not.toHaveProperty('noUndo')
  }
})

test('whoever was shown a table without its aids is told of it with them', () => {
  let otherwise = 0
  for (const { game } of rooms) {
    const { authority } = lay(game.id, game.seats.at(-1)!)
    for (let n = 0; n < 4; n++) {
      playOn(authority, 1)
      const plain = canonical(authority.viewFor(0))
      const { view } = authority.fork().updateFor(0)
      expect(canonical(authority.updateFor(0).view)).toBe(canonical(view))
      expect(canonical(authority.viewFor(0))).toBe(plain)
      if (canonical(view) !== plain) otherwise++
    }
  }
  expect(otherwise).toBeGreaterThan(0)
})

test('what has been taken back is no part of any story that is told after it', () => {
  for (const { game } of rooms) {
    const { authority, clock } = lay(game.id, 3, {}, 4)
    const viewers = [0, 1, 2, 'observer'] as const
    let back = 0
    for (let n = 0; n < 60 && back < 2 && !authority.over; n++) {
      const by = authority.awaited[0]!
      playOn(authority, 1, (moves) => moves.at(n % moves.length)!)
      if (authority.updateFor(by).mayUndo) {
        for (const viewer of viewers) authority.updateFor(viewer)
        authority.undo({ seat: by, ply: authority.ply })
        const { question } = authority.updateFor(by)
        playOn(authority, 1, () => question!.moves.at(0)!)
        back++
        const again = ok(Authority.resume(game, clock, authority.kept(), keyFromSeed(4)))
        for (const viewer of viewers)
          expect(canonical(authority.updateFor(viewer).view)).toBe(canonical(again.updateFor(viewer).view))
      }
    }
  }
})

test('what was answered is remembered for 256 answers, and not for ever', () => {
  const answers = new Answers<number>()
  for (let n = 0; n < 256; n++) answers.keep(0, `${n}`, n)
  expect(answers.get(0, '0')).toBe(0)
  expect(answers.get(1, '0')).toBeUndefined()
  answers.keep(0, '256', 256)
  expect(['0', '1', '256'].map((key) => answers.get(0, key))).toEqual([undefined, 1, 256])
})
