/** Several moves asked for in one word: sent one after the other, and taken back in one. */
import type { Intent, Update } from '@durbar/protocol/messages'
import { expect, test } from 'vitest'
import { lay, update } from './hand-made-match.ts'

const road = (n: number) => ({ type: 'travel', road: `r0${n}` })
const roads = (...open: number[]) => ({
  question: { rule: 'turn', moves: open.map(road), follows: open.map(() => 'again' as const), refused: [] },
  awaited: [0],
  mayUndo: true,
})
const step =
  (n: number, told = true) =>
  ({ question }: Update) =>
    (told && question?.moves.find((each) => JSON.stringify(each) === JSON.stringify(road(n)))) || null
const played = (sent: readonly Intent[]) =>
  sent.flatMap((each) => (each.type === 'play' ? [(each.move as unknown as { road: string }).road] : []))

test('what is asked for in one word is sent move by move, each when the one before is answered', () => {
  const { store, sent, say } = lay()
  say(update(4, null, roads(1)))
  store.play(road(1), undefined, [step(2), step(3)])
  expect(played(sent)).toEqual(['r01'])
  say(update(5, 0, roads(1, 2)))
  expect(played(sent)).toEqual(['r01', 'r02'])
  expect(sent.at(-1)).toMatchObject({ ply: 5, revision: 5 })
  // Until it is over nothing can be chosen.
  expect(store.get().sent).toBe(true)
  say(update(6, 0, roads(3)))
  say(update(7, 0, roads(3)))
  expect(played(sent)).toEqual(['r01', 'r02', 'r03'])
  expect(store.get()).toMatchObject({ sent: false, strayed: false })
})

test.each([
  ['the next is not legal', update(5, 0, roads(1, 3)), true],
  ['it is not what was told', update(5, 0, roads(1, 2)), false],
  ['the answer was no', update(4, null, { ...roads(1, 2), revision: 5 }), true],
  ['somebody else is asked', update(5, 0), true],
])('it ends, and says so, where %s', (_, answer, told) => {
  const { store, sent, say } = lay()
  say(update(4, null, roads(1)))
  store.play(road(1), undefined, [step(2, told), step(3)])
  say(answer)
  expect(played(sent)).toEqual(['r01'])
  expect(store.get()).toMatchObject({ sent: false, strayed: true })
  // Whoever goes on has read it.
  say(update(6, 0, roads(1)))
  store.play(road(1))
  expect(store.get().strayed).toBe(false)
})

test('and is taken back in one', () => {
  const { store, sent, say } = lay()
  say(update(4, null, roads(1)))
  store.play(road(1), undefined, [step(2)])
  say(update(5, 0, roads(2)))
  say(update(6, 0, roads(3)))
  const undone = () => sent.flatMap((each) => (each.type === 'undo' ? [each.ply] : []))
  store.undo()
  expect(undone()).toEqual([6])
  say(update(5, 0, { ...roads(2), revision: 7 }))
  expect(undone()).toEqual([6, 5])
  say(update(4, null, { ...roads(1), revision: 8 }))
  expect(undone()).toEqual([6, 5])
  // What was made before it is another act.
  store.undo()
  say(update(3, null, { ...roads(1), revision: 9 }))
  expect(undone()).toEqual([6, 5, 4])
})
