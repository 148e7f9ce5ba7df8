/** The middle of the table: the hall with what happens in it now, and the desk one bids from. */
import { type TableProps, whoOf } from '@durbar/table'
import type { View } from '../../view/index.ts'
import { endStep, isHammered, lotOf } from '../lot.ts'
import { LotCard } from '../lot-card.tsx'
import { around } from '../relics.ts'
import { words } from '../words.ts'
import { Exchange, Lamp, Peek } from './choices.tsx'
import { Closing } from './closing.tsx'
import { Desk } from './desk.tsx'
import { Final } from './final.tsx'
import { Gavel } from './gavel.tsx'
import { Ladder } from './ladder.tsx'
import { PayTag, SeatPlaque } from './plaques.tsx'
import { Stacks } from './stacks.tsx'
import css from './stage.module.css'
import { Tally } from './tally.tsx'
import { Warehouse } from './warehouse.tsx'

/** Clockwise from the seat in front: it sits at the lower left, the others up, over and down. */
function columns(view: View): { left: number[]; right: number[] } {
  const [me, next, ...others] = around(view)
  return { left: [next!, me!], right: others }
}

/** Whose payment is worth a word: the leader's, and the own while one may still bid. */
function paying(view: View): Set<number> {
  const { me } = view
  const auction = lotOf(view)
  if (!auction || auction.secret) return new Set(me === null || !auction ? [] : [me])
  const seats = auction.leader === null ? [] : [auction.leader]
  if (me !== null && !auction.passed.includes(me)) seats.push(me)
  return new Set(seats)
}

/** Between two auctions: everybody in a row, the stacks below. */
function Between(props: TableProps<View>) {
  return (
    <div className={css.between}>
      <ul>
        {around(props.view).map((seat) => (
          <li key={seat}>
            <SeatPlaque {...props} seat={seat} />
          </li>
        ))}
      </ul>
      <Stacks {...props} />
    </div>
  )
}

/** Laid over the lot when the hammer falls. */
function Ribbon({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const { winner, amount, decided } = view.last!
  return (
    <span className={css.ribbon}>
      <b>{w.soldBriefly(whoOf(language, name).object(winner!), amount)}</b>
      {decided === 'highest' ? null : <small>{w.decided[decided]}</small>}
    </span>
  )
}

function Block(props: TableProps<View>) {
  const { view, language } = props
  const auction = lotOf(view)
  if (!auction) return <Between {...props} />
  const w = words(language)
  const { left, right } = columns(view)
  const pays = paying(view)
  const down = right.length > 1
  const hammered = isHammered(view)
  return (
    <div className={css.block}>
      <div className={css.column}>
        {left.map((seat, i) => (
          <div key={seat} className={css.seat}>
            {i === 1 && pays.has(seat) ? <PayTag {...props} seat={seat} direction="up" /> : null}
            <SeatPlaque {...props} seat={seat} />
            {i === 0 && pays.has(seat) ? <PayTag {...props} seat={seat} direction="across" /> : null}
          </div>
        ))}
      </div>
      <div className={css.lot} data-part="lot">
        <span className={css.kind}>
          {view.phase === 'choosePayee' ? w.payWhom : auction.secret ? w.secret : w.open}
        </span>
        <LotCard key={auction.card} auction={auction} language={language} />
        <span className={css.gavel}>
          <Gavel strikes={hammered} size={92} />
        </span>
        {hammered ? <Ribbon {...props} /> : null}
      </div>
      <div className={css.column}>
        {right.map((seat) => (
          <div key={seat} className={css.seat}>
            <SeatPlaque {...props} seat={seat} />
            {pays.has(seat) ? (
              <PayTag
                {...props}
                seat={seat}
                right
                direction={down && seat !== right.at(-1) ? 'down' : 'across'}
              />
            ) : null}
          </div>
        ))}
      </div>
      {/* Where the stacks stood: from there the lot comes. */}
      <div className={css.stood}>
        {view.stacks.map(({ category }) => (
          <i key={category} data-place={`stack:${category}`} />
        ))}
      </div>
    </div>
  )
}

const SCENES: Readonly<Record<string, (props: TableProps<View>) => React.ReactNode>> = {
  crystalBall: Peek,
  aladdinsLamp: Lamp,
  flyingCarpet: Exchange,
}

export function Board(props: TableProps<View>) {
  const { view } = props
  const step = endStep(view)
  const Scene = step === 3 ? Final : step >= 0 ? Closing : (SCENES[view.phase ?? ''] ?? Block)
  return (
    <div className={css.board}>
      <div className={css.stage} data-part="stage" data-flow={Scene !== Block || undefined}>
        <Warehouse />
        <i className={css.supply} data-place="supply" />
        <div className={css.scene}>
          <Scene {...props} />
        </div>
        <div className={css.ladder}>
          <Ladder {...props} />
        </div>
      </div>
      <Desk {...props} />
      <Tally {...props} />
    </div>
  )
}
