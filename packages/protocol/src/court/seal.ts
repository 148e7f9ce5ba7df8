/**
 * Dice nobody can bend. The server is bound to a secret before anybody sits down; every device binds itself to a
 * chance of its own, then all are opened, and the key of the match is the hash of everything together. Whoever knows
 * the secret has chosen it first; whoever chose later did not know it.
 */
import { sha256 } from '../sha256.ts'

/** What is shown of something that will be opened later. */
export const commitmentTo = (text: string): string => sha256(text)

/** `chances`: those that were opened, in the order in which their devices were bound. */
export const keyOf = (secret: string, chances: readonly string[]): string =>
  sha256(['durbar dice 1', secret, ...chances].join('\n'))

const SIGNS = 6
const BITS = 6

/** The first 36 bits of a seal as six of 64 drawings, to be compared aloud. */
export function signsOf(seal: string): readonly number[] {
  const bits = BigInt(`0x${seal.slice(0, (SIGNS * BITS) / 4)}`)
  return Array.from({ length: SIGNS }, (_, i) => Number((bits >> BigInt(BITS * (SIGNS - 1 - i))) & 63n))
}

/** What each device and the server put into the dice; opened when the game is over. */
interface OpenedDice {
  readonly seal: string
  readonly secret: string
  readonly chances: readonly {
    readonly seat: number
    /** null: this device did not bind itself in time. */
    readonly commitment: string | null
    /** null: it did not open what it was bound to, and was left out. */
    readonly chance: string | null
  }[]
}

/** The first thing that is wrong with it; null = the key is what was made of all of it. */
export function diceProblem({ seal, secret, chances }: OpenedDice, key: string): string | null {
  if (commitmentTo(secret) !== seal) return 'the secret is not the one that was sealed'
  for (const { seat, commitment, chance } of chances)
    if (chance !== null && (commitment === null || commitmentTo(chance) !== commitment))
      return `what seat ${seat} added is not what it was bound to`
  const opened = chances.flatMap(({ chance }) => chance ?? [])
  return keyOf(secret, opened) === key ? null : 'the key was not made from what was added'
}
