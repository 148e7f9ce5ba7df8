/** Made of a game once, for those who are asked about one match after the other. */
export function once<T>(made: WeakMap<object, unknown>, game: object, make: () => T): T {
  const known = made.get(game) as T | undefined
  if (known !== undefined) return known
  const fresh = make()
  made.set(game, fresh)
  return fresh
}
