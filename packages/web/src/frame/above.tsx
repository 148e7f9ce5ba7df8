/** What lies above the table for a while: notes, plates, looks, answers, the end. */
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'
import { type AtTable, isQuiet } from './at-table.ts'
import { useCompany } from './company.ts'
import { Bubble, EndSheet, Handover, Inspect } from './overlaid.ts'
import { Plate } from './plate.tsx'
import { Rings } from './rings.tsx'
import type { useAnswer } from './use-answer.ts'
import type { useHappening } from './use-happening.ts'
import type { useInspecting } from './use-inspecting.ts'
import type { OpenTab } from './use-tab.ts'

/** Apart: few tables are an introduction. */
const Notes = later(() => import('./notes.tsx'))

interface AboveProps {
  readonly at: AtTable
  readonly plate: ReturnType<typeof useHappening>['plate']
  readonly answering: ReturnType<typeof useAnswer>
  readonly inspecting: ReturnType<typeof useInspecting>
  readonly end: boolean
  onEnd(open: boolean): void
  onAgain(): void
  onRule(rule: string): void
  readonly onPanel: OpenTab['show']
}

export function Above(props: AboveProps) {
  const { at, plate, answering, inspecting, onRule, onPanel } = props
  const { match, state, shown, table, slot, pointing, attacks } = at
  const { answer, close } = answering
  const [inspected, closeInspect] = inspecting
  const [path, go] = useLocation()
  const introducing = useSearch() === 'intro'
  const { game } = shown.summary
  return (
    <>
      {introducing && table.introduction ? (
        <Notes
          game={game}
          introduction={table.introduction}
          view={shown.view}
          onPanel={onPanel}
          onEnd={() => go(path, { replace: true })}
        />
      ) : null}
      {shown.handTo !== null && isQuiet(state) && !state.sent ? (
        <Handover seat={shown.handTo} name={slot.name(shown.handTo)} onTake={match.face} />
      ) : null}
      <Rings pointing={pointing} state={state} shown={shown} table={table} slot={slot} attacks={attacks} />
      {answer ? <Bubble answer={answer} onClose={close} onRule={onRule} /> : null}
      {inspected?.thing.isConnected ? (
        <Inspect
          inspected={inspected}
          table={table}
          slot={slot}
          game={game}
          onClose={closeInspect}
          onRule={onRule}
        />
      ) : null}
      {plate ? (
        <Plate
          plate={plate}
          facing={shown.facing}
          lasts={state.lasts}
          waits={state.stepping || state.halted}
          onGoOn={match.step}
        />
      ) : null}
      <TheEnd {...props} />
    </>
  )
}

function TheEnd({ at: { state, shown, table, slot }, end, onEnd, onAgain }: AboveProps) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const company = useCompany()
  if (shown.result === null || !isQuiet(state)) return null
  return (
    <EndSheet
      open={end}
      onOpenChange={onEnd}
      table={table}
      shown={shown}
      slot={slot}
      actions={
        company?.end ?? (
          <>
            <Button onClick={() => go(`/records/${shown.summary.id}`)}>{t('end.replay')}</Button>
            <Button onClick={() => go(`/new/${shown.summary.game}`)}>{t('end.anew')}</Button>
            <Button look="go" onClick={onAgain}>
              {t('end.again')}
            </Button>
          </>
        )
      }
    />
  )
}
