/** The table in a terminal of 80 columns. */
import { diceFor, kernel, keyFromSeed, streamDice } from '@durbar/kernel'
import { LANGUAGES } from '@durbar/room'
import { expect, test } from 'vitest'
import { warehouse51 } from '../index.ts'
import { A, B, bid, C, D, game, reveal, table } from './position.ts'

const plain = (_role: unknown, text: string) => text
const name = (seat: number) => 'ABCDE'[seat]!
const k = kernel(game)

test('the table shows stacks, auction, purses, collections with notes, and the counterfeits one knows', () => {
  const t = table({
    seats: 4,
    tops: ['golden-fleece'],
    owned: [['holy-grail', 'gungnir'], ['crystal-ball'], [], []],
    pawned: ['gungnir'],
    fakes: ['holy-grail', 'excalibur', 'mjollnir', 'davids-harp'],
  })
  t.play(A, reveal('european')).play(B, bid(2)).passes(C, D)
  expect(warehouse51.terminal!(game.view(t.s, A), name, 'en', plain)).toEqual([
    '── Auction 4/26 · supply 20 · pawn tokens 5 ────────────────────────────────────',
    '  blue 6 (8/6)   green 5 (7/5)   yellow 6 (6/4)   red 5 (5/3)',
    '  Golden Fleece 3 (green, open) · B leads with 2 ingots',
    '▸ A  10 ingots  2 points',
    '    blue: Holy Grail 3☆✗',
    '    green: Gungnir 2 (pawned)',
    '  B  10 ingots  10 points',
    '    blue: Crystal Ball 1☆✓',
    '  C  10 ingots  2 points',
    '    nothing yet',
    '  D  10 ingots  2 points',
    '    nothing yet',
    '  Counterfeits you know: Holy Grail, David’s Harp',
  ])
})

test('no line of a random game is longer than 80 columns', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const dice = streamDice(seed)
    const s = k.start(diceFor(keyFromSeed(seed), 0), 3 + (seed % 3), {})
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      for (const language of LANGUAGES)
        for (const line of warehouse51.terminal!(game.view(s, seat, true), name, language, plain))
          expect(line.length, line).toBeLessThanOrEqual(80)
      const { moves } = k.ask(s, seat)!
      k.apply(s, seat, k.read(moves[dice.below(moves.length)]), dice)
    }
  }
})
