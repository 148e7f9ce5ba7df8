/** How the game words a move, at the moment when it was decided, for whoever sees what that seat saw. */
import type { MoveObject } from '@durbar/kernel'
import type { RecordAt } from '../records/at.ts'

export const sayMove = ({ slot }: Pick<RecordAt, 'slot'>, move: MoveObject, view: unknown): string =>
  view === null ? '' : slot.speech.move(move, view, slot.name)
