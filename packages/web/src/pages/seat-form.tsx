/** One seat of a table that is being arranged: its emblem, who sits there, and the name. */
import { levels } from 'virtual:catalogue'
import type { SeatPlan } from '@durbar/protocol/messages'
import { EMBLEMS, Emblem, EmblemSample, useLanguage } from '@durbar/table'
import { DropdownMenu } from 'radix-ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../look-of.ts'
import { LONGEST_NAME } from '../settings.ts'
import { LevelMark } from '../shell/level-mark.tsx'
import shell from '../shell/shell.module.css'
import { MenuContent, MenuRoot } from '../shell/veiled-menu.tsx'
import css from './new-table.module.css'

function EmblemChoice(props: { seat: number; emblem: number; onChange: (emblem: number) => void }) {
  const { seat, emblem, onChange } = props
  const { t } = useTranslation()
  const names = t('emblem', { returnObjects: true })
  return (
    <MenuRoot>
      <DropdownMenu.Trigger
        className={css.emblem}
        aria-label={`${t('setup.seat', { n: seat + 1 })}: ${t('setup.emblem', { name: names[emblem] })}`}
      >
        <Emblem seat={seat} size={40} />
      </DropdownMenu.Trigger>
      <MenuContent align="start" sideOffset={8}>
        <DropdownMenu.RadioGroup
          value={String(emblem)}
          onValueChange={(value) => onChange(Number(value))}
          aria-label={t('setup.emblems')}
        >
          {EMBLEMS.map((each, i) => (
            <DropdownMenu.RadioItem
              key={each.name}
              value={String(i)}
              className={`${shell.menuItem} ${css.choice}`}
            >
              <EmblemSample emblem={i} size={28} />
              {names[i]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuContent>
    </MenuRoot>
  )
}

export function SeatForm(props: {
  seat: number
  plan: SeatPlan
  /** What the seat is called as things are. */
  called: string
  onChange: (plan: SeatPlan) => void
  onEmblem: (emblem: number) => void
}) {
  const { seat, plan, called, onChange, onEmblem } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const level = plan.kind === 'bot' ? levels.find((each) => each.id === plan.level) : undefined
  const { emblem = seat } = plan
  const look = lookOf({ ...plan, emblem })
  return (
    <li className={css.seat}>
      <EmblemChoice seat={seat} emblem={emblem} onChange={onEmblem} />
      <div className={css.fields}>
        <label htmlFor={`${id}who`} className="sr-only">
          {t('setup.seat', { n: seat + 1 })}: {t('setup.kind')}
        </label>
        <select
          id={`${id}who`}
          className={css.field}
          value={plan.kind === 'bot' ? plan.level : 'person'}
          onChange={({ target }) =>
            onChange(
              target.value === 'person'
                ? { kind: 'person', ...look }
                : { kind: 'bot', level: target.value, ...look },
            )
          }
        >
          <option value="person">{t('setup.person')}</option>
          {levels.map((each, i) => (
            <option key={each.id} value={each.id}>
              {t('setup.bot', { name: each[language].name, level: i + 1 })}
            </option>
          ))}
        </select>
        {level ? (
          <p className={css.bot}>
            <b>{called}</b> <LevelMark plan={plan} />
            <span className={css.help}>{level[language].description}</span>
          </p>
        ) : (
          <>
            <label htmlFor={`${id}name`} className="sr-only">
              {t('setup.seat', { n: seat + 1 })}: {t('setup.name')}
            </label>
            <input
              id={`${id}name`}
              className={css.field}
              value={plan.name ?? ''}
              placeholder={t('setup.name')}
              maxLength={LONGEST_NAME}
              onChange={({ target }) =>
                onChange({ kind: 'person', ...look, ...(target.value ? { name: target.value } : {}) })
              }
            />
            <span className={css.full} role="status">
              {plan.name?.length === LONGEST_NAME ? t('setup.longest', { count: LONGEST_NAME }) : null}
            </span>
          </>
        )}
      </div>
    </li>
  )
}
