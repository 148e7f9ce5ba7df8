/** A key that means something to the table: pressed alone, and by nobody who is writing. */
export function isPlain({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const writing = target instanceof Element && target.matches('input, textarea, select')
  return !(ctrlKey || metaKey || altKey || writing)
}
