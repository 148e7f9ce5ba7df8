/** Less than this is no difference between two parts of a game. */
const TELLING = 2

/** The moves of the part in which somebody decided best; null: in all of them alike. */
export function strongest(
  phases: readonly (number | null)[],
  moves: number,
): readonly [first: number, last: number] | null {
  const known = phases.filter((each) => each !== null)
  const best = Math.max(...known)
  if (known.length < 2 || best - Math.min(...known) < TELLING) return null
  const n = phases.indexOf(best)
  const edge = (part: number) => Math.ceil((part * moves) / phases.length)
  return [edge(n) + 1, edge(n + 1)]
}
