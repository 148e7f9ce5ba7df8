/**
 * Two kinds of dice. `diceFor` is what a match is played with: every word comes from ChaCha20 under the
 * match's 256-bit key, with the ply as nonce, so nobody can guess the key from an opening hand, and a rules
 * fix that rolls once more in one ply does not re-roll the rest of the game. `streamDice` is what a search
 * plays with: fast, seeded, of no cryptographic worth.
 */
import type { Dice } from './api.ts'

const rotl = (x: number, n: number) => (x << n) | (x >>> (32 - n))

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!
  x[d] = rotl(x[d]! ^ x[a]!, 16)
  x[c] = x[c]! + x[d]!
  x[b] = rotl(x[b]! ^ x[c]!, 12)
  x[a] = x[a]! + x[b]!
  x[d] = rotl(x[d]! ^ x[a]!, 8)
  x[c] = x[c]! + x[d]!
  x[b] = rotl(x[b]! ^ x[c]!, 7)
}

/** One ChaCha20 block (RFC 8439), input and output as sixteen words. */
export function chachaBlock(input: Int32Array): Int32Array {
  const x = input.slice()
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + i, 8 + i, 12 + i)
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3))
  }
  for (let i = 0; i < 16; i++) x[i] = x[i]! + input[i]!
  return x
}

const KEY = /^[0-9a-f]{64}$/
export const isKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key)

/** Little-endian words, as the RFC reads a key. */
function keyWords(key: string): number[] {
  const byte = (i: number) => Number.parseInt(key.slice(2 * i, 2 * i + 2), 16)
  return Array.from(
    { length: 8 },
    (_, w) => byte(4 * w) | (byte(4 * w + 1) << 8) | (byte(4 * w + 2) << 16) | (byte(4 * w + 3) << 24),
  )
}

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** The dice of one ply of a match. Ply 0 is the set-up, ply n the n-th move. */
export function diceFor(key: string, ply: number): Dice & { readonly rolled: number } {
  if (!isKey(key)) throw new Error('a key is 64 hexadecimal digits')
  // Most plies roll nothing.
  let input: Int32Array | null = null
  let block: Int32Array = new Int32Array(0)
  let next = 0
  let rolled = 0
  const word = () => {
    if (next === block.length) {
      input ??= Int32Array.from([...CONSTANTS, ...keyWords(key), 0, ply, 0, 0])
      block = chachaBlock(input)
      input[12]! += 1
      next = 0
    }
    return block[next++]! >>> 0
  }
  return {
    get rolled() {
      return rolled
    },
    below(n) {
      rolled++
      // Words at the ragged end of the 32-bit range would favour small numbers: throw them away.
      const whole = 2 ** 32 - (2 ** 32 % n)
      let w = word()
      while (w >= whole) w = word()
      return w % n
    },
  }
}

/** A fast stream (sfc32) for searches and simulations. */
export function streamDice(seed: number): Dice {
  let a = seed | 0
  let b = Math.floor(seed / 2 ** 32) | 0
  let c = 0x6a09e667
  let d = 1
  const word = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = rotl(c, 21)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) word()
  return { below: (n) => Math.floor((word() / 2 ** 32) * n) }
}

/** The key of a game that anybody may repeat: tests, benchmarks, transcripts from a seed. Never a real match. */
export function keyFromSeed(seed: number): string {
  const dice = streamDice(seed)
  return Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('')
}

/** For moments at which chance must have no part. */
export const noDice: Dice = {
  below() {
    throw new Error('no dice may fall here')
  },
}

export function shuffle(cards: number[], dice: Dice): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const card = cards[i]!
    cards[i] = cards[j]!
    cards[j] = card
  }
}
