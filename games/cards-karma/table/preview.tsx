import type { MoveObject } from '@durbar/kernel'
import { type TableProps, useChoosing, usePhone } from '@durbar/table'
import type { View } from '../view.ts'
import { Chain } from './chain.tsx'
import { useBrings } from './use-brings.ts'

/** What the move would set off. On a phone the desk tells it as soon as the card is touched. */
export function Preview({ language, move }: TableProps<View> & { move: MoveObject }) {
  const told = usePhone()
  const { touches } = useChoosing()
  const links = useBrings()(move)
  if ((told && touches.length > 0) || links.length === 0) return null
  return <Chain links={links} language={language} />
}
