/** The turn at hand: every part that is done or open, in any order, and the price of leaving it. */
import { type Choosing, Coin, Icon, PanelHead, type TableProps, Thing, useChoosing } from '@durbar/table'
import { POINTS } from '../../data/material.ts'
import { isCityId, placeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { ActionPicture } from '../disc/action-picture.tsx'
import { checkMark, hammerNails } from '../icons.ts'
import { subject } from '../look/subject.ts'
import { palace } from '../touches.ts'
import { words } from '../words/index.ts'
import { Always } from './always.tsx'
import { type Line, lines } from './parts.ts'
import css from './turn.module.css'
import { useKept } from './use-kept.ts'

/** What was touched can be done by several actions that are not alike; which one is left to say. */
function bySlotAlone({ touches, left }: Choosing): boolean {
  const deeds = new Set(left.map(({ slot: _, ...deed }) => JSON.stringify(deed)))
  return touches.length > 0 && left.length > 1 && deeds.size === 1
}

export function TurnPanel(props: TableProps<View> & { docked?: boolean }) {
  const { view } = props
  const undecided = bySlotAlone(useChoosing())
  if (!view.turn) return null
  return <Open {...props} turn={view.turn} undecided={undecided} />
}

function Open(
  props: TableProps<View> & { docked?: boolean; turn: NonNullable<View['turn']>; undecided: boolean },
) {
  const { view, language, name, docked, undecided } = props
  const { seat } = props.turn
  const w = words(language)
  const player = view.players[seat]!
  const city = isCityId(player.architect) ? placeName(player.architect, language) : null
  const list = useKept(lines(view, city, w), `${view.round}.${seat}`)
  return (
    <section className={docked ? `${css.turn} ${css.dock}` : css.turn} data-note="turn">
      <PanelHead
        note={
          player.gold === null ? undefined : (
            <span className={css.gold}>
              <Coin size={16} /> {w.gold(player.gold)}
            </span>
          )
        }
      >
        {seat !== view.me ? w.openOf(name(seat)) : undecided ? w.whichAction : w.open}
      </PanelHead>
      <ul className={css.lines}>
        {list.map((line) => (
          <li key={line.key}>
            <PartLine {...props} line={line} docked={docked} />
          </li>
        ))}
        {seat === view.me ? <Always {...props} /> : null}
      </ul>
    </section>
  )
}

function PartLine({ view, line, language, docked }: TableProps<View> & { line: Line; docked?: boolean }) {
  const w = words(language)
  const { state } = useChoosing()
  if (!line.open)
    return (
      <span className={css.done}>
        {line.gone ? <span className={css.check} /> : <Icon d={checkMark} className={css.check} />}
        <s>{docked ? line.brief : line.title}</s>
        {line.gone ? null : <span className="sr-only">{w.done}</span>}
      </span>
    )
  if (view.turn!.seat !== view.me)
    return (
      <span className={css.waiting}>
        <Picture line={line} />
        {line.title}
      </span>
    )
  return (
    <>
      <Thing
        tokens={line.tokens}
        className={css.line}
        look="ring"
        subject={subject('action', line.action)}
        name={`${line.title} ${line.more}`}
      >
        <Picture line={line} />
        <span className={css.words}>
          <b>{docked ? line.brief : line.title}</b> {docked ? null : <small>{line.more}</small>}
        </span>
      </Thing>
      {line.sizes && state(line.tokens) === 'chosen' ? (
        <span className={css.sizes}>
          {(['large', 'small'] as const).map((size) => (
            <Thing
              key={size}
              tokens={palace(size)}
              className={css.size}
              look="ring"
              subject={subject('palace', size)}
              name={`${w[size]} ${w.points(size === 'large' ? POINTS.largePalace : POINTS.smallPalace)}`}
            >
              <b>{w[size]}</b>{' '}
              <small>{w.points(size === 'large' ? POINTS.largePalace : POINTS.smallPalace)}</small>
            </Thing>
          ))}
        </span>
      ) : null}
    </>
  )
}

function Picture({ line }: { line: Line }) {
  return (
    <span className={css.picture}>
      {line.picture === 'ability' ? (
        <Icon d={hammerNails} />
      ) : (
        <ActionPicture action={line.picture} size={30} />
      )}
    </span>
  )
}
