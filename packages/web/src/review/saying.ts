/** How the game words a move, at the moment when it was decided, for whoever sees what that seat saw. */
import type { MoveObject } from '@durbar/kernel'
import type { RecordAt } from '../records/at.ts'

export const sayMove = ({ slot }: Pick<RecordAt, 'slot'>, move: MoveObject, view: unknown): string =>
  view === null ? '' : slot.speech.move(move, view, slot.name)

/** In words that do not break; a bracket stays whole. */
const wordsOf = (text: string): readonly string[] => text.match(/\([^)]*\)\S*|\S+/g) ?? []

/** Two moves that begin or end alike, told apart: "Place a palace in Etawah" and "Kanauj". What is left says something. */
export function toldApart(
  a: string,
  b: string,
): { readonly a: string; readonly b: string; readonly alike: string } {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  let same = 0
  while (same < Math.min(one.length, other.length) - 1 && one[same] === other[same]) same++
  let last = 0
  const shorter = Math.min(one.length, other.length)
  while (same + last < shorter - 1 && one.at(-1 - last) === other.at(-1 - last)) last++
  const rest = (words: readonly string[]) => words.slice(same, words.length - last).join(' ')
  return { a: rest(one), b: rest(other), alike: one.slice(0, same).join(' ') }
}
