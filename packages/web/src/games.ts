/** What the page loads of a game: its table and texts when they are needed, never its rules. */

import { type Box, boxes } from 'virtual:catalogue'
import type { Texts } from '@durbar/room'
import type { AnyTable } from '@durbar/table'

// biome-ignore lint/suspicious/noExplicitAny: texts of every game
export type AnyTexts = Texts<any, any>

const tables = import.meta.glob<{ default: AnyTable }>('../../../games/*/table/index.tsx')
const texts = import.meta.glob<{ texts: AnyTexts }>('../../../games/*/texts/index.ts')

export const boxOf = (id: string): Box | undefined => boxes.find((box) => box.id === id)

/** null: nobody has drawn a table for it; the frame shows a plain one. */
export async function loadTable(id: string): Promise<AnyTable | null> {
  const load = tables[`../../../games/${id}/table/index.tsx`]
  return load ? (await load()).default : null
}

export async function loadTexts(id: string): Promise<AnyTexts> {
  const load = texts[`../../../games/${id}/texts/index.ts`]
  if (!load) throw new Error(`there is no game '${id}'`)
  return (await load()).texts
}
