import { currentSettings } from '../settings.ts'

/** A letter or a digit that somebody has switched off: who dictates, or types past the keys, wants none of them. */
export const isOff = (key: string): boolean => /^[\p{L}\d]$/u.test(key) && !currentSettings().letters

/** A key that means something to the table: pressed alone, and by nobody who is writing. */
export function isPlain({ target, ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
  const writing = target instanceof Element && target.matches('input, textarea, select')
  return !(ctrlKey || metaKey || altKey || writing || isOff(key))
}
