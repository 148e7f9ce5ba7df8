/**
 * A trial takes hours: every game of it is a line of a file as soon as it is judged, and whoever begins the same trial
 * with the same file goes on after the games that are there.
 */
import { appendFileSync, existsSync } from 'node:fs'
import { Complaint } from '../complaint.ts'
import { demandWritable, textOf, write } from '../files.ts'

interface Kept<T> {
  /** By the number of the game. */
  readonly games: ReadonlyMap<number, T>
  add(n: number, game: T): void
}

const FORGETFUL = { games: new Map<number, never>(), add: () => {} }

/** The last line may be half a one: whoever wrote it was stopped. */
function lineOf(line: string): { n: number; game: unknown } | null {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** `about` says which trial it is: games of another are not mixed with those of this one. */
export function keptIn<T>(file: string | undefined, about: object): Kept<T> {
  if (file === undefined) return FORGETFUL
  demandWritable('keep', file)
  const head = JSON.stringify(about)
  const [first, ...lines] = existsSync(file) ? textOf(file).split('\n') : []
  if (first && first !== head) throw new Complaint(`${file}: games of another trial, ${first}`)
  const games = new Map<number, T>()
  for (const line of lines) {
    const read = lineOf(line)
    if (read) games.set(read.n, read.game as T)
  }
  // Anew, so that no line is added to half a one.
  write(file, [head, ...[...games].map(([n, game]) => JSON.stringify({ n, game })), ''].join('\n'))
  return {
    games,
    add(n, game) {
      appendFileSync(file, `${JSON.stringify({ n, game })}\n`)
    },
  }
}
