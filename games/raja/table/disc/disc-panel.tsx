/** The own disc with what its pointers say. */

import type { Seat } from '@durbar/kernel'
import { lookAt, PanelHead, type TableProps } from '@durbar/table'
import type { ReactNode } from 'react'
import { actionName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { words } from '../words/index.ts'
import { ActionPicture } from './action-picture.tsx'
import { costOf } from './cost.ts'
import css from './disc.module.css'
import { Disc, useDisc } from './disc.tsx'
import { inOrder } from './setting.ts'

/** Two figures, as broad as any. */
const DEAR = 88

/** Whose disc is shown: the own one; for spectators that of the player whose turn it is. */
const discOwner = (view: View): Seat | null => view.me ?? view.turn?.seat ?? null

/** Long names break where they are put together, not anywhere. */
const breakable = (name: string): string =>
  name.replace('/', '/\u200b').replace('sreihen', 's\u00adreihen').replace('nenkarte', 'nen\u00adkarte')

export function DiscPanel(props: TableProps<View>) {
  const { view, language, name } = props
  const w = words(language)
  const seat = discOwner(view)
  if (seat === null || view.round === 0) return null
  const mine = seat === view.me
  const open = view.turn?.seat === seat || view.players[seat]!.acted
  const laid = view.players[seat]!.disc !== null
  const note = open ? w.faceUp : laid ? w.faceDown : mine ? <Cost {...props} seat={seat} /> : w.twoPointers
  return (
    <section className={css.panel}>
      <PanelHead note={mine && !view.turn ? <Roomy {...props}>{note}</Roomy> : note}>
        <span {...lookAt(subject('disc', `${seat}`), mine ? w.yourDisc : w.discOf(name(seat)))}>
          {mine ? w.yourDisc : w.discOf(name(seat))}
        </span>
      </PanelHead>
      <div className={view.turn ? css.small : css.full}>
        <Disc {...props} seat={seat} />
        <DiscCaption {...props} seat={seat} />
      </div>
    </section>
  )
}

/** Whatever is said of the disc while it is set, the disc stays where it is: there is room for the dearest one. */
function Roomy({ view, language, children }: TableProps<View> & { children: ReactNode }) {
  const { gold } = view.players[view.me!]!
  return (
    <span className={css.note} data-room={words(language).costs(DEAR, gold ?? DEAR)}>
      <span>{children}</span>
    </span>
  )
}

/** What carrying out everything would cost: more than one has is allowed, and should not come as a surprise. */
function Cost({ view, language, seat }: TableProps<View> & { seat: Seat }) {
  const w = words(language)
  const { gold, palacePrice, stock } = view.players[seat]!
  const cost = useDisc(view, seat).reduce(
    (sum, action) => sum + (action ? costOf(action, palacePrice) : 0),
    0,
  )
  if (gold === null) return w.twoPointers
  return (
    <span data-dear={cost > gold || undefined}>
      {cost > 0 ? w.costs(cost, gold) : `${w.gold(gold)}, ${w.houses(stock)}`}
    </span>
  )
}

function DiscCaption({ view, language, seat }: TableProps<View> & { seat: Seat }) {
  const w = words(language)
  const pointers = useDisc(view, seat)
  const said = pointers.includes(null) ? pointers : inOrder(pointers)
  return (
    <div className={css.said}>
      {said.map((action, k) => (
        <span key={k === 0 ? 'first' : 'second'} data-free={action === null || undefined}>
          {action ? <ActionPicture action={action} size={22} /> : null}
          {action ? breakable(actionName(action, language)) : w.unset}
        </span>
      ))}
    </div>
  )
}
