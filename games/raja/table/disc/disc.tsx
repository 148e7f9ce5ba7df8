/**
 * A disc one really sets: touch an action and a pointer turns to it, or take a pointer by its tip and turn it. The
 * main button lays it face down.
 */

import type { Seat } from '@durbar/kernel'
import { lookAt, type TableProps, Thing, useChoosing } from '@durbar/table'
import { type PointerEvent, useEffect, useRef } from 'react'
import { ACTIONS, type ActionId } from '../../data/actions.ts'
import { actionName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { subject } from '../look/subject.ts'
import { words } from '../words/index.ts'
import { costOf } from './cost.ts'
import css from './disc.module.css'
import { DiscDrawing, pointerAngle, sectorPlace } from './disc-drawing.tsx'
import { givesWay, type Pointers, settingOf, steady, turnedTo, turnTokens } from './setting.ts'

const isSetting = (rule: Vocabulary['decision'] | undefined): boolean => rule === 'discs'

/** The pointers as they stand: turned but not laid down yet, or as the view knows them. */
export function useDisc(view: View, seat: Seat): Pointers {
  const { question, touches, ready } = useChoosing<Vocabulary>()
  const turned = settingOf(touches, ready)
  const laid = view.players[seat]!.disc
  const own = seat === view.me && isSetting(question?.rule) && turned[0] !== null
  return own ? turned : (laid ?? [null, null])
}

/** Touches come in their order; a pointer that was not turned stays where it is drawn. */
function useSteady(pointers: Pointers): Pointers {
  const before = useRef(pointers)
  const now = steady(before.current, pointers)
  useEffect(() => {
    before.current = now
  })
  return now
}

export function Disc({ view, language, seat }: TableProps<View> & { seat: Seat }) {
  const w = words(language)
  const { question, touches, state, touch } = useChoosing<Vocabulary>()
  const pointers = useSteady(useDisc(view, seat))
  const box = useRef<HTMLDivElement>(null)
  const setting = isSetting(question?.rule) && seat === view.me
  const tokens = (action: ActionId) => turnTokens(action, touches)

  const drag = (which: 0 | 1) => (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    if (event.type !== 'pointermove' || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const rect = box.current!.getBoundingClientRect()
    const x = event.clientX - rect.left - rect.width / 2
    const y = event.clientY - rect.top - rect.height / 2
    const share = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
    const action = ACTIONS[Math.round(share * ACTIONS.length) % ACTIONS.length]!
    const held = turnedTo(touches).indexOf(pointers[which])
    if (action !== pointers[which]) touch(tokens(action), givesWay(touches, action, held === 1 ? 1 : 0))
  }

  return (
    <div className={css.disc} ref={box} data-note="disc">
      <DiscDrawing
        seat={seat}
        pointers={pointers}
        states={ACTIONS.map((action) => state(tokens(action), givesWay(touches, action)))}
        labels={
          view.turn
            ? undefined
            : ACTIONS.map((action) => ({
                name: w.shortActions[action],
                cost: costOf(action, view.players[seat]!.palacePrice),
              }))
        }
      />
      {ACTIONS.map((action) => {
        const { x, y } = sectorPlace(action)
        return (
          <span key={action} className={css.spot} style={{ left: `${x}%`, top: `${y}%` }}>
            {setting ? (
              <Thing
                tokens={tokens(action)}
                instead={givesWay(touches, action)}
                look="bare"
                className={css.button}
                subject={subject('action', action)}
                name={w.sector(
                  actionName(action, language),
                  pointers.filter((each) => each === action).length,
                )}
              />
            ) : (
              <span
                className={css.seen}
                {...lookAt(subject('action', action), actionName(action, language))}
              />
            )}
          </span>
        )
      })}
      {setting
        ? ([0, 1] as const).map((which) => (
            <span
              key={which}
              className={css.handle}
              style={{ rotate: `${pointerAngle(pointers, which)}deg` }}
              aria-hidden="true"
            >
              <span onPointerDown={drag(which)} onPointerMove={drag(which)} />
            </span>
          ))
        : null}
    </div>
  )
}
