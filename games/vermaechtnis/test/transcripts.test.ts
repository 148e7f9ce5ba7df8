/** A thousand transcripts over all player counts and variants, read by the second implementation. */
import { type Core, keyFromSeed, type Played, streamDice, tablesOf } from '@durbar/kernel'
import { transcriptOf } from '@durbar/protocol'
import { expect, test } from 'vitest'
import { game, house } from './position.ts'
import { referee } from './referee.ts'

const { kernel } = house

function randomTranscript(seats: number, options: object, seed: number) {
  const dice = streamDice(seed)
  let now = house.start(seats, options, keyFromSeed(seed)) as Played<Core, unknown>
  for (let seat = kernel.toMove(now.state as never); seat >= 0; seat = kernel.toMove(now.state as never)) {
    const { moves } = kernel.ask(now.state as never, seat)!
    now = house.play(now as never, seat, moves[dice.below(moves.length)]) as Played<Core, unknown>
  }
  return transcriptOf(game, now.match, true)
}

test.each(tablesOf(game))(
  'a referee agrees with every line: $seats players, $options',
  ({ seats, options }) => {
    for (let seed = 0; seed < 250; seed++) referee(randomTranscript(seats, options, seed))
  },
)

test('and would not if a legal move were missing, added, or the score wrong', () => {
  const lines = JSON.parse(JSON.stringify(randomTranscript(3, {}, 1)))
  const changed = (change: (copy: typeof lines) => void) => {
    const copy = structuredClone(lines)
    change(copy)
    return () => referee(copy)
  }
  expect(() => referee(lines)).not.toThrow()
  expect(changed((copy) => copy[5].legal.pop())).toThrow('line 6: legal')
  expect(changed((copy) => copy[5].legal.push({ type: 'pass' }))).toThrow('line 6: legal')
  expect(changed((copy) => copy.at(-1).result.scores[0]++)).toThrow('scores')
  expect(changed((copy) => copy.splice(9, 1))).toThrow()
})
