/** The n-th game of a soak. All of it follows from seed and number, so that any of them can be played alone. */
import { type AnyKernel, hasLearned } from '@durbar/bots'
import { type Dice, keyFromSeed, type Setting, settingsOf, shuffle, streamDice } from '@durbar/kernel'

export interface Case extends Setting {
  /** Bots by name, by seat. */
  readonly players: readonly string[]
  /** So many moves of a hundred are made at random, whoever plays: good moves alone would show less. */
  readonly slips: number
  readonly key: string
  /** What is drawn while the game is played and looked at comes from here. */
  readonly chance: number
}

const QUICK = ['random', 'greedy', 'level1', 'level2', 'level3']
/** What levels 4 to 6 are, with so few iterations that a game takes seconds. */
const THINKING = ['search/8', 'search/24', 'search/60', 'search/12/learned=1', 'search/40/learned=1']
/** The levels themselves think for up to a minute in a game: one seat of some tables. */
const THOROUGH = ['level4', 'classic5', 'level5']
/** One table of so many has such a seat. */
const THOROUGH_ONE_IN = 16

const oneOf = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)]!

function playersAt(seats: number, dice: Dice): string[] {
  const kind = dice.below(4)
  const alike = kind === 0 ? 'random' : oneOf([...QUICK, ...THINKING], dice)
  const players = Array.from({ length: seats }, () =>
    kind < 2 ? alike : oneOf(dice.below(2) === 0 ? QUICK : THINKING, dice),
  )
  return dice.below(THOROUGH_ONE_IN) === 0 ? players.with(dice.below(seats), oneOf(THOROUGH, dice)) : players
}

/** Games take turns; each goes through its tables in an order that the seed gives them. */
export const turnOf = (games: readonly string[], n: number) => ({
  game: games[n % games.length]!,
  lap: Math.floor(n / games.length),
})

export function caseOf(kernel: AnyKernel, seed: number, n: number, lap: number): Case {
  const tables = settingsOf(kernel.game)
  const order = [...tables.keys()]
  shuffle(order, streamDice(seed))
  const table = tables[order[lap % order.length]!]!
  const dice = streamDice(seed * 1_000_003 + n)
  const players = playersAt(table.seats, dice)
  return {
    ...table,
    // Where nothing was learned, the same search without it.
    players: hasLearned(kernel) ? players : players.map((name) => name.replace('/learned=1', '')),
    slips: oneOf([0, 5, 30], dice),
    key: keyFromSeed(dice.below(2 ** 30)),
    chance: dice.below(2 ** 30),
  }
}
