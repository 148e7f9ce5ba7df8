/** Makes anything on the table something to look at: a rival's card, a pile, a sign without words. */
import type { Subject } from '@durbar/room'

/**
 * Spread it on what is drawn already: `<svg {...lookAt(subject, name)}>`. `part`: no stop for the keyboard, because what
 * it belongs to (a seat) tells of it too. Not on an `li`, whose list would lose it; things take `subject` instead.
 */
export const lookAt = (subject: Subject, name: string, part = false) =>
  ({ 'data-look': subject, role: 'button', tabIndex: part ? -1 : 0, 'aria-label': name }) as const

/** A number with its sign in a seat: whoever stays on it is told what it counts, a touch means the seat. */
export const signAt = (subject: Subject, name: string) =>
  ({ ...lookAt(subject, name, true), 'data-sign': '' }) as const
