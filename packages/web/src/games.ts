/** What the page loads of a game: its table and texts when they are needed, never its rules. */

import { type Box, boxes } from 'virtual:catalogue'
import { books } from '@durbar/games/books'
import { tables } from '@durbar/games/tables'
import { texts } from '@durbar/games/texts'
import type { AnyTexts, Drawings, Rulebook } from '@durbar/room'
import type { AnyTable } from '@durbar/table'

const entry = <T>(list: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(list, id) ? list[id] : undefined

export const boxOf = (id: string): Box | undefined => boxes.find((box) => box.id === id)

/** null: nobody has drawn a table for it; the frame shows a plain one. */
export async function loadTable(id: string): Promise<AnyTable | null> {
  return (await entry(tables, id)?.()) ?? null
}

export async function loadTexts(id: string): Promise<AnyTexts> {
  const load = entry<() => Promise<AnyTexts>>(texts, id)
  if (!load) throw new Error(`there is no game '${id}'`)
  return load()
}

/** A rulebook and the drawings in it. */
export interface Book {
  readonly book: Rulebook
  readonly drawings: Drawings
}

/** null: nobody has written one; its rules are read by number. */
export async function loadBook(id: string): Promise<Book | null> {
  const shelved = entry<{ book(): Promise<Rulebook>; drawings(): Promise<Drawings> }>(books, id)
  if (!shelved) return null
  const [book, drawings] = await Promise.all([shelved.book(), shelved.drawings()])
  return { book, drawings }
}
