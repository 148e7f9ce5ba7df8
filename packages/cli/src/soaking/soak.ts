/** Game after game, on as many threads as there are, until time is up, somebody says stop or something is wrong. */
import { turnOf } from './cases.ts'
import type { Shown } from './shrinking.ts'
import type { Numbered, Tried } from './soaked.ts'
import { type Tally, Tallying } from './tally.ts'
import type { Shrinking } from './thread.ts'

interface Jobs {
  tryCase: { readonly given: Numbered; readonly done: Tried }
  shorten: { readonly given: Shrinking; readonly done: Shown }
}
/** Whoever does what a soak wants done. */
export interface Hands {
  readonly count: number
  run<J extends keyof Jobs>(job: J, given: Jobs[J]['given']): Promise<Jobs[J]['done']>
}

interface Wanted {
  readonly seed: number
  /** The whole catalogue, by which cases are numbered; and those that are played. */
  readonly catalogue: readonly string[]
  readonly games: ReadonlySet<string>
  /** Cases from this on, so many at most. */
  readonly from: number
  readonly most: number
  /** For the way to the shortest. */
  readonly seconds: number
  /** Milliseconds that a game may take. */
  readonly patience: number
  /** Asked before every game. */
  goesOn(): boolean
  /** Settles when what is under way is not waited for. */
  readonly leaving: Promise<void>
  tick(tally: Tally): void
}

/** Something that is wrong, as short as it was found. */
export interface Found extends Shown {
  readonly game: string
  readonly seed: number
  readonly n: number
}
export interface Soaking {
  readonly tally: Tally
  readonly found: Found | null
}

/** A game that brings down its thread, or never comes to an end, has no moves to show: it says which it was. */
async function inTime<T>(doing: Promise<T>, { game, seed, n }: Numbered, patience: number): Promise<T> {
  let late: NodeJS.Timeout | undefined
  const waited = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('it did not come to an end')), patience)
  })
  try {
    return await Promise.race([doing, waited])
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    throw new Error(`${game}, npm run -s soak -- --seed ${seed} --case ${n}: ${why}`)
  } finally {
    clearTimeout(late)
  }
}

export async function soak(hands: Hands, wanted: Wanted): Promise<Soaking> {
  const { seed, catalogue, games, seconds } = wanted
  const tallying = new Tallying()
  let n = wanted.from
  let begun = 0
  let wrong: Tried | null = null
  const next = (): Numbered | null => {
    while (!games.has(turnOf(catalogue, n).game)) n++
    if (wrong !== null || begun >= wanted.most || !wanted.goesOn()) return null
    begun++
    return { seed, n, ...turnOf(catalogue, n++) }
  }
  const hand = async () => {
    for (let numbered = next(); numbered; numbered = next()) {
      const done = await inTime(hands.run('tryCase', numbered), numbered, wanted.patience)
      tallying.note(done)
      wanted.tick(tallying.tally)
      // Of several that fail at once the first counts, however the threads ran.
      if (done.found && (wrong === null || done.n < wrong.n)) wrong = done
    }
  }
  await Promise.race([Promise.all(Array.from({ length: hands.count }, hand)), wanted.leaving])
  const { tally } = tallying
  const failed = wrong as Tried | null
  if (failed === null) return { tally, found: null }
  const { game, n: at, seats, options, key, chance } = failed
  const shown: Shown = { seats, options, key, chance, finding: failed.found! }
  const asItIs = wanted.leaving.then(() => shown)
  const short = await Promise.race([hands.run('shorten', { game, shown, seconds }), asItIs])
  return { tally, found: { ...short, game, seed, n: at } }
}
