/** What is still to come of the action at hand: the links of the chain that are not done yet. */
import { type TableProps, whoOf } from '@durbar/table'
import { BONUS_NAMES, cardTitle } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './agenda.module.css'
import { Night } from './track-picture.tsx'
import { words } from './words/index.ts'

/** Questions that are the whole of a turn are no links of a chain. */
const WHOLE = ['main', 'end', 'arrange']

export function Agenda({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const steps = view.agenda.filter((step) => !WHOLE.includes(step.rule))
  const extra = view.active === null ? 0 : view.players[view.active]!.extraTurns
  if (steps.length === 0 && view.bonusesWaiting.length === 0 && extra === 0) return null
  return (
    <ol
      className={css.agenda}
      aria-label={`${w.agenda}${view.active === null ? '' : `, ${whoOf(language, name).label(view.active)}`}`}
    >
      {view.palaceInPlay.map((id) => (
        <li key={id} data-done="">
          {cardTitle(id, language)}
        </li>
      ))}
      {steps.map((step, k) => (
        <li key={k} data-now={k === 0 || undefined}>
          {w.steps[step.rule]?.(step.n) ?? step.rule}
        </li>
      ))}
      {view.bonusesWaiting.map((bonus) => (
        <li key={bonus} data-bonus="">
          <Night bonus={bonus} />
          {BONUS_NAMES[language][bonus]}
        </li>
      ))}
      {extra > 0 ? <li data-bonus="">{w.extra(extra)}</li> : null}
    </ol>
  )
}
