/** What a move would bring, under the prompt, before it is made. */
import { type TableProps, useBrings } from '@durbar/table'
import type { Brings, View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import css from './preview.module.css'
import { relic } from './relics.ts'
import { offerOf } from './touches.ts'
import { words } from './words.ts'

/**
 * By how much the own points would change, as far as the viewer knows: of an offer if it wins, of other moves what
 * they bring. null = it cannot be said.
 */
export function pointsOf(move: Move, view: View, brings: Brings): number | null {
  const offer = offerOf(move)
  if (!offer) return brings
  return offer.amount === 0 ? null : (view.auction?.stakes?.points[offer.amount] ?? null)
}

export function Preview({ view, language, name, move }: TableProps<View> & { move: Move }) {
  const w = words(language)
  const points = pointsOf(move, view, useBrings<number>()(move))
  if (move.type === 'pawn') return <p className={css.preview}>{w.pawning(view.loan)}</p>
  if (points === null) return null
  const parts: string[] = []
  const { auction, me } = view
  const offer = offerOf(move)
  if (auction?.stakes && me !== null && offer) {
    const { choosesPayee, paysTo } = view.players[me]!
    const { from, to, keeps } = auction.stakes
    parts.push(w.total(w.short[relic(auction.card).category], from, to))
    parts.push(w.keep(keeps[offer.amount] ?? 0))
    parts.push(w.receives(choosesPayee ? w.anyone : name(paysTo), offer.amount))
  }
  return (
    <p className={css.preview}>
      <b data-sign={Math.sign(points)}>{w.pts(points)}</b> {parts.join(' · ')}
    </p>
  )
}
