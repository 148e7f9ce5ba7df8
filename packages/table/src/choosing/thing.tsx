/**
 * Something on the table that can be touched. A real button with a name, whatever it looks like: the picture is
 * hidden from screen readers, the name from the eyes.
 */

import type { Subject, Touch, Unasked } from '@durbar/room'
import { type CSSProperties, memo, type ReactNode, type Ref } from 'react'
import { useChoosing, useHand } from './context.ts'
import type { Fit, ThingState } from './narrowing.ts'
import { useLaid } from './offers.ts'
import css from './thing.module.css'

export interface ThingProps {
  /** Touching narrows to the moves that have one of these. */
  readonly tokens: Touch
  /** Touching this lets go of that: a pointer that turns on. */
  readonly instead?: Touch
  /** What a screen reader says: "purple necklace, 3 points". */
  readonly name: string
  /** What is to be seen of it; touched while it plays no part in any move, it is looked at. */
  readonly subject?: Subject
  /** The rule that a look at it quotes, where the table says no more. */
  readonly rule?: string
  /** Why it is not to be had just now, where no move names it that the rules could refuse. */
  readonly why?: Unasked | null
  /** For the introduction's notes. */
  readonly note?: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
  /** `lift`: a card that rises when chosen (the default). `ring`: a place that stays where it is. */
  readonly look?: 'lift' | 'ring' | 'bare'
}

export function Thing(props: ThingProps) {
  const { tokens, instead, why } = props
  const { state, fit, wished, wanted } = useChoosing()
  const plays = state(tokens, instead)
  const now = plays === 'idle' && why ? 'refused' : plays
  const goes = fit(tokens, instead)
  const towards = now === 'offered' ? wanted(tokens, instead) : null
  useLaid(now, goes)
  const pale = Boolean(wished) && now === 'offered' && towards === null
  return <Drawn {...props} now={now} goes={goes} towards={towards} pale={pale} />
}

interface DrawnProps extends ThingProps {
  readonly now: ThingState
  readonly goes: Fit | null
  readonly towards: number | null
  /** Somebody wishes for another move. */
  readonly pale: boolean
}

/** A touch asks every thing on the table where it stands now; only those whose answer changed are drawn again. */
const Drawn = memo(function Drawn(props: DrawnProps) {
  const { tokens, instead, name, subject, rule, why, note } = props
  const { className, style, children, ref, look = 'lift' } = props
  const { now, goes, towards, pale } = props
  const { touch, refuse, regard } = useHand()
  const inert = now === 'idle' && !rule && !subject
  return (
    <button
      ref={ref}
      type="button"
      className={[css.thing, css[look], className].filter(Boolean).join(' ')}
      style={style}
      data-state={now}
      data-fit={goes ?? undefined}
      data-wanted={towards ?? undefined}
      data-pale={pale || undefined}
      data-note={note}
      data-rule={rule}
      data-look={subject}
      data-tokens={tokens.join(' ')}
      aria-pressed={now === 'chosen' ? true : undefined}
      aria-disabled={now === 'idle' || now === 'refused' ? true : undefined}
      tabIndex={inert ? -1 : 0}
      onClick={({ currentTarget: at }) => {
        if (now === 'refused' && why) refuse(why, at)
        else if (now !== 'idle') touch(tokens, instead, at)
      }}
      // A finger never looks before it touches, and the focus that it leaves behind is not a look either.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && regard(tokens)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && regard(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && regard(tokens)}
      onBlur={() => regard(null)}
    >
      <i className={css.face} aria-hidden="true">
        {children}
      </i>
      <em className="sr-only">{name}</em>
    </button>
  )
})
