/** A plaque for every seat around the block: what it bids, whether it leads, and whom it would pay. */
import type { Seat } from '@durbar/kernel'
import { Emblem, Piece, type TableProps, Thing } from '@durbar/table'
import type { View } from '../../view.ts'
import { IngotPile } from '../marks.tsx'
import { words } from '../words.ts'
import { Fist } from './fist.tsx'
import css from './plaques.module.css'

type Standing = 'leads' | 'passed' | 'asked' | 'won' | 'hides' | 'none'

interface Plaque {
  readonly standing: Standing
  /** null = nothing said yet. */
  readonly bid: number | null
  readonly secret: boolean
}

const lastSaid = (said: readonly { seat: Seat; amount: number }[], seat: Seat): number | null =>
  said.findLast((each) => each.seat === seat && each.amount > 0)?.amount ?? null

function plaqueOf(view: View, seat: Seat): Plaque {
  const { auction, last } = view
  if (auction) {
    const { secret } = auction
    const opened = auction.said.length > 0
    const bid = secret && !opened ? (seat === view.me ? auction.fist : null) : lastSaid(auction.said, seat)
    if (auction.leader === seat) return { standing: 'leads', bid, secret }
    if (auction.passed.includes(seat)) return { standing: 'passed', bid, secret }
    if (secret && !opened) return { standing: 'hides', bid, secret }
    return { standing: view.active === seat ? 'asked' : 'none', bid, secret }
  }
  if (!last) return { standing: view.active === seat ? 'asked' : 'none', bid: null, secret: false }
  const bid = lastSaid(last.said, seat) ?? (last.secret ? 0 : null)
  if (last.winner === seat) return { standing: 'won', bid: last.amount, secret: last.secret }
  return { standing: view.active === seat ? 'asked' : 'none', bid, secret: last.secret }
}

function Figure({ plaque, mine }: { plaque: Plaque; mine: boolean }) {
  if (plaque.standing === 'hides')
    return (
      <>
        <Fist closed={!mine || plaque.bid !== null} amount={mine ? plaque.bid : null} size={44} />
        {mine && plaque.bid !== null ? <strong>{plaque.bid}</strong> : null}
      </>
    )
  return <strong>{plaque.bid ?? '–'}</strong>
}

function statusOf(view: View, seat: Seat, plaque: Plaque, w: ReturnType<typeof words>): string {
  const mine = seat === view.me
  switch (plaque.standing) {
    case 'asked':
      return mine ? w.yourTurn : view.auction ? w.bids : w.auctioneer
    case 'hides':
      return mine ? w.fistClosed : w.hides
    case 'none':
      return view.auctioneer === seat ? w.auctioneer : ''
    default:
      return w[plaque.standing]
  }
}

export function SeatPlaque(props: TableProps<View> & { seat: Seat }) {
  const { view, seat, name, language } = props
  const w = words(language)
  const plaque = plaqueOf(view, seat)
  const { auction, last } = view
  const status = statusOf(view, seat, plaque, w)
  const worth = auction?.worth[seat]
  // The gold on the block: with the leader while bids rise, with the receiver once the hammer has fallen.
  const stake = auction
    ? auction.leader === seat && auction.highest
    : last && last.paidTo === seat && last.amount
  return (
    <div className={css.place}>
      <Thing
        tokens={[`type=payTo&player=${seat}`]}
        name={[
          name(seat),
          status,
          plaque.bid === null ? '' : w.hisBid(plaque.bid),
          worth === undefined ? '' : w.worthTo(worth),
        ]
          .filter(Boolean)
          .join(', ')}
        look="ring"
        note={seat === view.me ? 'plaque' : undefined}
        className={css.plaque}
      >
        <span className={css.face} data-standing={plaque.standing} data-mine={seat === view.me || undefined}>
          <Emblem seat={seat} size={38} />
          <span className={css.who}>
            <b>{name(seat)}</b>
            <span>{status || ' '}</span>
          </span>
          <Figure plaque={plaque} mine={seat === view.me} />
          {worth === undefined ? null : (
            <span className={css.worth} data-sign={Math.sign(worth)}>
              {w.pts(worth)}
            </span>
          )}
        </span>
      </Thing>
      {stake ? (
        <Piece id="stake" className={css.stake}>
          <IngotPile amount={stake} size={34} />
        </Piece>
      ) : null}
    </div>
  )
}

/** Beside the plaques: who would be paid. */
export function PayTag(props: TableProps<View> & { seat: Seat; direction: 'up' | 'down' | 'across' }) {
  const { view, seat, name, language, direction } = props
  const w = words(language)
  const { paysTo, choosesPayee } = view.players[seat]!
  return (
    <span className={css.pay} data-direction={direction}>
      <svg viewBox="0 0 26 44" aria-hidden="true">
        <path d="M13 42V9M4 18 13 5 22 18" />
      </svg>
      <span>
        {seat === view.me ? w.paysYou : w.pays(name(seat))} <b>{choosesPayee ? w.anyone : name(paysTo)}</b>
      </span>
    </span>
  )
}
