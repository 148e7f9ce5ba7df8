/** One game with random moves as a transcript, as the vocabulary writes it. */
import { type Dice, kernel, legalMoves, type Options, storyOf, streamDice } from '@durbar/kernel'
import { cardsKarma } from '../index.ts'

const { game } = cardsKarma
const k = kernel(game)

export const OPTIONS = { dieValuePairing: 'shuffled', openBonuses: false, startSeat: 'random' } as const

/** `choose` picks from a list of n legal moves. */
export function transcript(
  seed: number,
  seats: number,
  options: Options = OPTIONS,
  choose: (dice: Dice, n: number) => number = (dice, n) => dice.below(n),
): object[] {
  const dice = streamDice(seed)
  const s = k.start(dice, seats, options)
  const lines: object[] = [
    { durbar: 'transcript', version: 1, game: game.id, seats, options, setup: game.transcript.setup(s) },
  ]
  while (s.result === null) {
    const seat = k.toMove(s)
    const legal = legalMoves(k, s, seat)
    const move = legal[choose(dice, legal.length)]!
    const chances: object[] = []
    const asked = s.stack.at(-1)!.rule
    k.apply(s, seat, move, dice, (event) => {
      const chance = game.transcript.chance(event)
      if (chance) chances.push({ chance })
    })
    lines.push({ seat, move: k.write(move), ...(asked === 'arrange' ? {} : { legal: legal.map(k.write) }) })
    lines.push(...chances)
  }
  const { scores, places } = s.result
  lines.push({
    result: { scores, places, detail: game.transcript.detail(s, storyOf(game, seats, [], 'archive')) },
  })
  return lines
}
