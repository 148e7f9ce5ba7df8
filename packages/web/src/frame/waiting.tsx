/** The prompt while others are asked, in the same rows: who it is, how far the thought is, and the pace of telling. */
import type { Update } from '@durbar/protocol/messages'
import { type AnyTable, type TableProps, usePhone } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-state.ts'
import type { MatchStore } from '../match/match-store.ts'
import { Button } from '../shell/button.tsx'
import { useCompany } from './company.ts'
import { latestLine } from './lines.ts'
import css from './prompt.module.css'
import { ToldText } from './told.tsx'

export interface PromptProps {
  readonly match: MatchStore
  readonly state: MatchState
  readonly shown: Update
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
  onEnd(): void
}

export function Waiting({ match, state, shown, table, slot, onEnd }: PromptProps) {
  const { t } = useTranslation()
  const company = useCompany()
  const phone = usePhone()
  const names = shown.awaited.map(slot.name)
  const bots = shown.awaited.some((seat) => shown.summary.seats[seat]!.kind === 'bot') || state.waiting > 0
  if (shown.result && state.waiting === 0)
    return (
      <>
        <div className={css.words}>
          <p className={css.say}>{t('end.title')}</p>
        </div>
        <div className={css.buttons}>
          <Button look="go" className={css.main} data-final="" onClick={onEnd}>
            {t('score.final')}
          </Button>
        </div>
      </>
    )
  const [awaited, ...more] = shown.awaited
  const turn = awaited !== undefined && more.length === 0 && !bots ? company?.turnOf(awaited) : null
  if (turn) return turn
  // While something is being shown, the prompt says what. On a phone the line above has just said it: there it says who.
  const latest = state.waiting > 0 ? latestLine(state.log, table, slot) : null
  const told = phone ? null : latest
  // One's own step is over in a moment: there is nothing to skip.
  const own =
    latest !== null && latest.seat === shown.facing && shown.awaited.every((seat) => seat === shown.facing)
  const mover = more.length === 0 ? awaited : undefined
  const text =
    state.waiting > 0
      ? state.stepping || state.halted || mover === undefined
        ? t('table.goesOn')
        : mover === shown.facing
          ? t('table.yourMove')
          : t('table.plays', { name: slot.name(mover) })
      : names.length > 1
        ? t('table.waitsForMany', { names: names.join(', ') })
        : bots && names.length === 1
          ? t('table.thinks', { name: names[0] })
          : t('table.waitsFor', { names: names[0] })
  return (
    <>
      <div className={css.words}>
        <p className={css.say} role="status">
          {told ? <ToldText line={told} slot={slot} /> : text}
        </p>
        {bots && state.waiting === 0 ? (
          <progress className={css.progress} max={1} value={state.thinking?.share ?? 0} aria-label={text} />
        ) : null}
      </div>
      {bots && !own ? (
        <div className={css.buttons}>
          {state.stepping || state.halted ? (
            <>
              <Button className={css.main} onClick={match.step} disabled={state.waiting === 0}>
                {t('table.stepNext')}
              </Button>
              {state.stepping ? (
                <Button look="low" onClick={() => match.setStepping(false)}>
                  {t('table.stepOff')}
                </Button>
              ) : null}
            </>
          ) : (
            <Button look="low" onClick={() => match.setStepping(true)}>
              {t('table.step')}
            </Button>
          )}
          <Button look="alt" onClick={match.skip} disabled={state.waiting === 0}>
            {t('table.skip')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
