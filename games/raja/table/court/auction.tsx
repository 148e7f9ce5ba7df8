/** The auction for the choice of a character: the highest bid, who is still in, and the own coins to bid. */
import { Coin, Emblem, PanelHead, type TableProps, Thing, useChoosing, whoOf } from '@durbar/table'
import type { View } from '../../view/index.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { subject } from '../look/subject.ts'
import { AUCTION } from '../places.ts'
import { bid, PASS } from '../touches.ts'
import { words } from '../words/index.ts'
import css from './auction.module.css'

export function Auction({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const { question } = useChoosing<Vocabulary>()
  const { auction } = view
  if (!auction) return null
  const moves = question?.moves ?? []
  const amounts = moves.flatMap((move) => (move.type === 'bid' ? [move.amount] : []))
  const passes = moves.some((move) => move.type === 'passBid')
  return (
    <section className={css.auction} data-note="auction">
      <PanelHead note={auction.high === null ? w.noBid : undefined}>{w.auction}</PanelHead>
      <div className={css.high} data-place={AUCTION}>
        {auction.leader === null || auction.high === null ? (
          <span className={css.none}>{w.noBid}</span>
        ) : (
          <>
            <Emblem seat={auction.leader} size={40} name={name(auction.leader)} />
            <span>
              <small>{w.highBid}</small>
              <b>{w.bidOf(whoOf(language, name), auction.leader, auction.high)}</b>
            </span>
            <Coin value={auction.high} size={54} />
          </>
        )}
      </div>
      <p className={css.bidders}>
        {auction.bidders.map((seat) => (
          <span key={seat} data-now={seat === auction.seat || undefined}>
            <Emblem seat={seat} size={26} name={name(seat)} />
          </span>
        ))}
        {w.bidding}
      </p>
      {amounts.length > 0 || passes ? (
        <div className={css.bids}>
          {amounts.map((amount) => (
            <Thing
              key={amount}
              tokens={bid(amount)}
              className={css.bid}
              subject={subject('place', 'bid')}
              name={w.bidName(amount)}
            >
              <Coin value={amount} className={css.coin} />
            </Thing>
          ))}
          {passes ? (
            <Thing
              tokens={PASS}
              className={css.pass}
              look="ring"
              subject={subject('place', 'bid')}
              name={w.pass}
            >
              {w.pass}
            </Thing>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
