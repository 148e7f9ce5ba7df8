/** What a move would bring, under the prompt, before it is made. */
import type { Json, MoveObject } from '@durbar/kernel'
import type { TableProps } from '@durbar/table'
import type { View } from '../view.ts'
import css from './preview.module.css'
import { relic } from './relics.ts'
import { words } from './words.ts'

const same = (a: Readonly<Record<string, Json>>, b: Readonly<Record<string, Json>>) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key])

/** By how much the own points would change, as far as the viewer knows; null = it cannot be said. */
export function pointsOf(move: MoveObject, view: View): number | null {
  const { auction } = view
  if (move.amount === 0) return null
  if (move.type === 'bid' || move.type === 'sealBid')
    return auction?.stakes?.points[Number(move.amount)] ?? null
  return view.brings.find((each) => same(each.move, move))?.points ?? null
}

export function Preview({ view, language, name, move }: TableProps<View> & { move: MoveObject }) {
  const w = words(language)
  const points = pointsOf(move, view)
  const parts: string[] = []
  const { auction, me } = view
  if (auction?.stakes && me !== null && (move.type === 'bid' || move.type === 'sealBid') && points !== null) {
    const price = Number(move.amount)
    const { choosesPayee, paysTo } = view.players[me]!
    const { from, to, keeps } = auction.stakes
    parts.push(w.total(w.short[relic(auction.card).category], from, to))
    parts.push(w.keep(keeps[price] ?? 0))
    parts.push(w.receives(choosesPayee ? w.anyone : name(paysTo), price))
  }
  if (points === null) return null
  return (
    <p className={css.preview}>
      <b data-sign={Math.sign(points)}>{w.pts(points)}</b> {parts.join(' · ')}
    </p>
  )
}
