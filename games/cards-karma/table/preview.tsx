import type { MoveObject } from '@durbar/kernel'
import { type TableProps, useChoosing, useNarrow } from '@durbar/table'
import type { View } from '../view.ts'
import { Chain } from './chain.tsx'

const LAYS = [
  'buyBuilding',
  'buyShip',
  'takeGoods',
  'buyPalace',
  'pickGoods',
  'pickPalace',
  'bonusPalace',
  'bonusShip',
]

/** What taking the card would set off. On a phone the desk tells it as soon as the card is touched. */
export function Preview({ view, language, move }: TableProps<View> & { move: MoveObject }) {
  const told = useNarrow()
  const { touches } = useChoosing()
  if (told && touches.length > 0) return null
  const card = LAYS.includes(move.type) ? view.grid[move.slot as number] : null
  return card?.chain && card.chain.length > 0 ? <Chain links={card.chain} language={language} /> : null
}

/** Coins and fame that it brings for certain. */
export function gain(move: MoveObject, view: View): string | null {
  const card = LAYS.includes(move.type) ? view.grid[move.slot as number] : null
  const turned = card?.chain?.filter((link) => link.t === 'turned').length ?? 0
  return turned > 0 ? `+${turned}` : null
}
