/** What is possible in every turn: a chip if there is one, a journey, the end with its price. */
import { Coin, Icon, type TableProps, Thing, useChoosing } from '@durbar/table'
import { ACTIONS } from '../../data/actions.ts'
import { actionName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { ActionPicture } from '../disc/action-picture.tsx'
import { token as chipIcon, exitDoor, walkingBoot } from '../icons.ts'
import { subject } from '../look/subject.ts'
import { CHIP, chipFor, END, TRAVEL } from '../touches.ts'
import { words } from '../words/index.ts'
import css from './turn.module.css'

export function Always({ view, language, docked }: TableProps<View> & { docked?: boolean }) {
  const w = words(language)
  const turn = view.turn!
  const { chips } = view.players[turn.seat]!
  const { state } = useChoosing()
  return (
    <>
      {view.version !== 'base' && chips > 0 && !turn.chipUsed ? (
        <li className={css.last}>
          <Thing
            tokens={CHIP}
            className={css.line}
            look="ring"
            subject={subject('place', 'chip')}
            name={w.chip.join(' ')}
          >
            <span className={css.picture}>
              <Icon d={chipIcon} className={css.chip} />
            </span>
            <span className={css.words}>
              <b>{docked ? w.brief.chip : w.chip[0]}</b> {docked ? null : <small>{w.chip[1]}</small>}
            </span>
          </Thing>
          {state(CHIP) === 'chosen' ? (
            <span className={css.actions}>
              {ACTIONS.map((action) => (
                <Thing
                  key={action}
                  tokens={chipFor(action)}
                  className={css.action}
                  look="ring"
                  subject={subject('action', action)}
                  name={actionName(action, language)}
                >
                  <ActionPicture action={action} size={30} />
                  <small>{actionName(action, language)}</small>
                </Thing>
              ))}
            </span>
          ) : null}
        </li>
      ) : null}
      <li>
        <Thing
          tokens={TRAVEL}
          className={css.line}
          look="ring"
          subject={subject('place', 'travel')}
          name={w.travel.join(' ')}
        >
          <span className={css.picture}>
            <Icon d={walkingBoot} />
          </span>
          <span className={css.words}>
            <b>{docked ? w.brief.travel : w.travel[0]}</b> {docked ? null : <small>{w.travel[1]}</small>}
          </span>
        </Thing>
      </li>
      <li data-note="end" className={css.last}>
        <Thing
          tokens={END}
          className={css.line}
          look="ring"
          subject={subject('place', 'end')}
          name={`${w.end} ${turn.incomplete === 0 ? w.endFree : w.endPrice(turn.incomplete, turn.compensation)}`}
        >
          <span className={css.picture}>
            {turn.compensation > 0 ? <Coin value={turn.compensation} size={30} /> : <Icon d={exitDoor} />}
          </span>
          <span className={css.words}>
            <b>{docked ? w.brief.end : w.end}</b>{' '}
            {docked ? null : (
              <small data-price={turn.compensation > 0 || undefined}>
                {turn.incomplete === 0 ? w.endFree : w.endPrice(turn.incomplete, turn.compensation)}
              </small>
            )}
          </span>
        </Thing>
      </li>
    </>
  )
}
