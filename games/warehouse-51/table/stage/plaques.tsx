/** A plaque for every seat around the block: what it bids, whether it leads, and whom it would pay. */
import type { Seat } from '@durbar/kernel'
import { Emblem, Piece, seatSubject, type TableProps, Thing, whoOf } from '@durbar/table'
import type { CSSProperties } from 'react'
import type { View } from '../../view/index.ts'
import { fistsOpen, isHammered, lotOf } from '../lot.ts'
import { IngotPile } from '../marks.tsx'
import * as touches from '../touches.ts'
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
  const { last } = view
  const auction = lotOf(view)
  if (auction) {
    const { secret } = auction
    const opened = auction.said.length > 0
    const fist = seat === view.me ? auction.fist : null
    const bid = secret && !opened ? fist : (lastSaid(auction.said, seat) ?? (secret ? 0 : null))
    if (auction.leader === seat) return { standing: isHammered(view) ? 'won' : 'leads', bid, secret }
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

type Status = Exclude<Standing, 'asked' | 'none'> | 'yourTurn' | 'bids' | 'auctioneer' | 'fistClosed' | null

function statusOf(view: View, seat: Seat, plaque: Plaque): Status {
  const mine = seat === view.me
  switch (plaque.standing) {
    case 'asked':
      return mine ? 'yourTurn' : view.auction ? 'bids' : 'auctioneer'
    case 'hides':
      return mine ? 'fistClosed' : 'hides'
    case 'none':
      return view.auctioneer === seat ? 'auctioneer' : null
    default:
      return plaque.standing
  }
}

/** Fists open clockwise from the auctioneer, and when all are open the highest stands. */
const turnOf = ({ auctioneer, players: { length } }: View, seat: Seat) =>
  ({ '--turn': (seat - auctioneer + length) % length, '--turns': length }) as CSSProperties

export function SeatPlaque(props: TableProps<View> & { seat: Seat }) {
  const { view, seat, name, language } = props
  const w = words(language)
  const who = whoOf(language, name)
  const plaque = plaqueOf(view, seat)
  const { last } = view
  const auction = lotOf(view)
  const opening = fistsOpen(view)
  const standing = statusOf(view, seat, plaque)
  const status = standing ? w[standing] : ''
  const brief = standing && standing in w.brief ? w.brief[standing as keyof typeof w.brief] : status
  const worth = auction?.worth[seat]
  // The gold on the block: with the leader while bids rise, with the receiver once the hammer has fallen.
  const stake = auction
    ? !opening && auction.leader === seat && auction.highest
    : last && last.paidTo === seat && last.amount
  return (
    <Piece id={`plaque:${seat}`}>
      <div
        className={css.place}
        data-part="plaque"
        data-place={`plaque:${seat}`}
        data-opening={opening || undefined}
        style={turnOf(view, seat)}
      >
        <Thing
          tokens={[touches.payee(seat)]}
          subject={seatSubject(seat)}
          name={[
            who.label(seat),
            status,
            plaque.bid === null ? '' : w.lastBid(plaque.bid),
            worth === undefined ? '' : w.worthTo(worth),
          ]
            .filter(Boolean)
            .join(', ')}
          look="ring"
          note={seat === view.me ? 'plaque' : undefined}
          className={css.plaque}
        >
          <span
            className={css.face}
            data-standing={plaque.standing}
            data-mine={seat === view.me || undefined}
          >
            <span className={css.emblem}>
              <Emblem seat={seat} size={38} />
            </span>
            <span className={css.who}>
              <b>{who.label(seat)}</b>
              <span className={css.long}>{status}</span>
              <span className={css.brief}>{brief}</span>
            </span>
            {opening ? (
              <span className={css.fist}>
                <Fist closed amount={null} size={44} />
              </span>
            ) : null}
            <Figure plaque={plaque} mine={seat === view.me} />
            {worth === undefined ? null : (
              <span className={css.worth} data-sign={Math.sign(worth)}>
                {w.pts(worth)}
              </span>
            )}
          </span>
        </Thing>
        {stake ? (
          <span className={css.stake}>
            <IngotPile amount={stake} size={34} />
          </span>
        ) : null}
      </div>
    </Piece>
  )
}

/** Beside the plaques: who would be paid. */
export function PayTag(
  props: TableProps<View> & { seat: Seat; direction: 'up' | 'down' | 'across'; right?: boolean },
) {
  const { view, seat, name, language, direction, right } = props
  const w = words(language)
  const { paysTo, choosesPayee } = view.players[seat]!
  return (
    <span
      className={css.pay}
      data-direction={direction}
      data-right={right || undefined}
      data-mine={seat === view.me || undefined}
    >
      <svg viewBox="0 0 26 44" aria-hidden="true">
        <path d="M13 42V9M4 18 13 5 22 18" />
      </svg>
      <span>
        {seat === view.me ? w.paysYou : w.pays(name(seat))}{' '}
        <b>{choosesPayee ? w.anyone : whoOf(language, name).object(paysTo)}</b>
      </span>
    </span>
  )
}
