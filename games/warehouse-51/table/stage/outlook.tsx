/** One line: what winning would bring, at the price that is looked at or at the lowest. */
import { type TableProps, useChoosing } from '@durbar/table'
import type { View } from '../../view/index.ts'
import type { Move, Vocabulary } from '../../vocabulary.ts'
import { isHammered } from '../lot.ts'
import { relic } from '../relics.ts'
import { offerOf } from '../touches.ts'
import { words } from '../words.ts'
import css from './desk.module.css'

export function Outlook(props: TableProps<View> & { move: Move | null }) {
  const { view, language, name, move } = props
  const w = words(language)
  const { question } = useChoosing<Vocabulary>()
  const { auction, me } = view
  if (!auction || isHammered(view) || me === null || view.phase === 'choosePayee') return null
  const { stakes } = auction
  if (!stakes) return <span className={css.outlook}>{w.outNow}</span>
  const lowest = question?.moves.find((each) => each.type === 'bid')
  const looked = (move && offerOf(move)) ?? (lowest && offerOf(lowest))
  const price = looked?.amount ?? null
  const { choosesPayee, paysTo } = view.players[me]!
  const points = stakes.points[price ?? 0] ?? 0
  return (
    <span className={css.outlook}>
      {w.winning}
      {price === null ? null : <b className={css.price}>{price}</b>}
      <span data-sign={Math.sign(points)} className={css.points}>
        {w.pts(points)}
      </span>
      {/* Of what is chosen the prompt tells the rest. */}
      {move ? null : (
        <>
          <span className={css.total}>
            {w.total(w.short[relic(auction.card).category], stakes.from, stakes.to)}
          </span>
          {price === null ? null : (
            <>
              <span className={css.more}>{w.keep(stakes.keeps[price] ?? 0)}</span>
              <span className={css.more}>{w.receives(choosesPayee ? w.anyone : name(paysTo), price)}</span>
            </>
          )}
        </>
      )}
    </span>
  )
}
