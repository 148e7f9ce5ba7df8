/** The turn at hand: every part that is done or open, in any order, and the price of leaving it. */
import { Coin, Icon, PanelHead, type TableProps, Thing, useChoosing } from '@durbar/table'
import { POINTS } from '../../data/material.ts'
import { isCityId, placeName } from '../../texts/names.ts'
import type { View } from '../../view.ts'
import { ActionPicture } from '../disc/action-picture.tsx'
import { checkMark, token as chipIcon, exitDoor, hammerNails, walkingBoot } from '../icons.ts'
import { words } from '../words/index.ts'
import { type Line, lines } from './parts.ts'
import css from './turn.module.css'

export function TurnPanel(props: TableProps<View>) {
  const { view, language, name } = props
  const w = words(language)
  if (!view.turn) return null
  const { seat } = view.turn
  const player = view.players[seat]!
  const city = isCityId(player.architect) ? placeName(player.architect, language) : null
  const list = lines(view, city, w)
  return (
    <section className={css.turn} data-note="turn">
      <PanelHead
        note={
          player.gold === null ? undefined : (
            <span className={css.gold}>
              <Coin size={16} /> {w.gold(player.gold)}
            </span>
          )
        }
      >
        {seat === view.me ? w.open : w.openOf(name(seat))}
      </PanelHead>
      <ul className={css.lines}>
        {list.map((line) => (
          <li key={line.key}>
            <PartLine {...props} line={line} />
          </li>
        ))}
        {seat === view.me ? <Always {...props} /> : null}
      </ul>
    </section>
  )
}

function PartLine({ view, line, language }: TableProps<View> & { line: Line }) {
  const w = words(language)
  const { state } = useChoosing()
  if (!line.open)
    return (
      <span className={css.done}>
        <Icon d={checkMark} className={css.check} />
        <s>{line.title}</s>
        <span className="sr-only">{w.done}</span>
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
        rule={line.rule}
        name={`${line.title}, ${line.more}`}
      >
        <Picture line={line} />
        <span className={css.words}>
          <b>{line.title}</b>
          <small>{line.more}</small>
        </span>
      </Thing>
      {line.sizes && state(line.tokens) === 'chosen' ? (
        <span className={css.sizes}>
          {(['large', 'small'] as const).map((size) => (
            <Thing
              key={size}
              tokens={[`size=${size}`]}
              className={css.size}
              look="ring"
              rule="RJ-7.2.7"
              name={w[size]}
            >
              <b>{w[size]}</b>
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

/** What is always possible: a chip if there is one, a journey, the end. */
function Always({ view, language }: TableProps<View>) {
  const w = words(language)
  const turn = view.turn!
  const { chips } = view.players[turn.seat]!
  return (
    <>
      {view.version !== 'base' && chips > 0 && !turn.chipUsed ? (
        <li>
          <Thing
            tokens={['type=useChip']}
            className={css.line}
            look="ring"
            rule="RJ-11.2.3a"
            name={w.chip.join(', ')}
          >
            <span className={css.picture}>
              <Icon d={chipIcon} className={css.chip} />
            </span>
            <span className={css.words}>
              <b>{w.chip[0]}</b>
              <small>{w.chip[1]}</small>
            </span>
          </Thing>
        </li>
      ) : null}
      <li>
        <Thing
          tokens={['type=travel']}
          className={css.line}
          look="ring"
          rule="RJ-7.1.1"
          name={w.travel.join(', ')}
        >
          <span className={css.picture}>
            <Icon d={walkingBoot} />
          </span>
          <span className={css.words}>
            <b>{w.travel[0]}</b>
            <small>{w.travel[1]}</small>
          </span>
        </Thing>
      </li>
      <li data-note="end">
        <Thing
          tokens={['type=endTurn']}
          className={`${css.line} ${css.end}`}
          look="ring"
          rule="RJ-7.7.2"
          name={`${w.end}, ${turn.incomplete === 0 ? w.endFree : w.endPrice(turn.incomplete, turn.compensation)}`}
        >
          <span className={css.picture}>
            {turn.compensation > 0 ? <Coin value={turn.compensation} size={30} /> : <Icon d={exitDoor} />}
          </span>
          <span className={css.words}>
            <b>{w.end}</b>
            <small data-price={turn.compensation > 0 || undefined}>
              {turn.incomplete === 0 ? w.endFree : w.endPrice(turn.incomplete, turn.compensation)}
            </small>
          </span>
        </Thing>
      </li>
    </>
  )
}
