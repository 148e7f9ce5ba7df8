/** Pace, door and talk of a table at court. What does not apply is not shown. */
import { PanelHead } from '@durbar/table'
import { ToggleGroup } from 'radix-ui'
import { useId } from 'react'
import { useCourtWords } from '../court/wording.ts'
import css from './court-form.module.css'
import form from './new-table.module.css'
import { type CourtPlan, PACES } from './use-court-arrangement.ts'

const MINUTES = [15, 30, 45, 60] as const
const DAYS = [1, 2, 3, 7] as const

interface Choice<T extends string | number> {
  readonly value: T
  readonly text: string
  readonly help?: string
  readonly disabled?: boolean
}

function Choices<T extends string | number>(props: {
  label: string
  shown?: boolean
  value: T
  choices: readonly Choice<T>[]
  onChange: (value: T) => void
}) {
  const { label, shown, value, choices, onChange } = props
  const id = useId()
  return (
    <div className={css.choices}>
      <span id={id} className={shown ? undefined : 'sr-only'}>
        {label}
      </span>
      <ToggleGroup.Root
        type="single"
        aria-labelledby={id}
        className={css.group}
        value={String(value)}
        onValueChange={(next) => {
          const chosen = choices.find((each) => String(each.value) === next)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <ToggleGroup.Item
            key={choice.value}
            value={String(choice.value)}
            disabled={choice.disabled ?? false}
            className={css.choice}
          >
            <b>{choice.text}</b>
            {choice.help ? <span>{choice.help}</span> : null}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  )
}

function Switch(props: { text: string; help: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={form.value}>
      <input type="checkbox" checked={props.on} onChange={({ target }) => props.onChange(target.checked)} />
      <span>
        {props.text} <small className={form.help}>{props.help}</small>
      </span>
    </label>
  )
}

/** What the form of a new table and that of one that waits have in common. */
export type Details = Pick<CourtPlan, 'pace' | 'door' | 'spectators' | 'talk' | 'hints' | 'timeUp'>

export function CourtDetails(props: {
  plan: Details
  change: (part: Partial<Details>) => void
  /** An open seat stands in the hall. */
  hasOpen: boolean
  /** The game's rules say what somebody does who does nothing. */
  hasPlain: boolean
}) {
  const { t } = useCourtWords()
  const { plan, change, hasOpen, hasPlain } = props
  const { pace } = plan
  const numbers = (list: readonly number[]) => list.map((value) => ({ value, text: String(value) }))
  return (
    <>
      <PanelHead>{t('arrange.pace')}</PanelHead>
      <Choices
        label={t('arrange.pace')}
        value={pace.kind}
        choices={(['live', 'slow', 'none'] as const).map((value) => ({
          value,
          text: t(`arrange.${value}`),
          help: t(`arrange.${value}Help`),
        }))}
        onChange={(kind) => change({ pace: PACES[kind] })}
      />
      {pace.kind === 'live' ? (
        <Choices
          label={t('arrange.minutes')}
          shown
          value={pace.minutes}
          choices={numbers(MINUTES)}
          onChange={(minutes) => change({ pace: { ...pace, minutes } })}
        />
      ) : pace.kind === 'slow' ? (
        <Choices
          label={t('arrange.days_')}
          shown
          value={pace.days}
          choices={numbers(DAYS)}
          onChange={(days) => change({ pace: { ...pace, days } })}
        />
      ) : null}
      {pace.kind === 'none' ? null : hasPlain ? (
        <Choices
          label={t('arrange.timeUp')}
          shown
          value={plan.timeUp}
          choices={[
            { value: 'bot', text: t('arrange.timeBot'), help: t('arrange.timeBotHelp') },
            { value: 'plain', text: t('arrange.timePlain'), help: t('arrange.timePlainHelp') },
          ]}
          onChange={(timeUp) => change({ timeUp })}
        />
      ) : (
        <p className={form.help}>
          {t('arrange.timeUp')}: {t('arrange.timeBot')}. {t('arrange.timeBotHelp')}
        </p>
      )}
      <PanelHead>{t('arrange.door')}</PanelHead>
      <Choices
        label={t('arrange.door')}
        value={hasOpen ? 'open' : plan.door}
        choices={[
          { value: 'open', text: t('arrange.doorOpen'), help: t('arrange.doorOpenHelp') },
          { value: 'link', text: t('arrange.doorLink'), help: t('arrange.doorLinkHelp'), disabled: hasOpen },
        ]}
        onChange={(door) => change({ door })}
      />
      {hasOpen ? <p className={form.help}>{t('arrange.doorWhy')}</p> : null}
      <Switch
        text={t('arrange.spectators')}
        help={t('arrange.spectatorsHelp')}
        on={plan.spectators}
        onChange={(spectators) => change({ spectators })}
      />
      <Switch
        text={t('arrange.hints')}
        help={t('arrange.hintsHelp')}
        on={plan.hints}
        onChange={(hints) => change({ hints })}
      />
      <Choices
        label={t('arrange.talk')}
        shown
        value={plan.talk}
        choices={(['free', 'phrases', 'off'] as const).map((value) => ({
          value,
          text: t(`arrange.talks.${value}`),
        }))}
        onChange={(talk) => change({ talk })}
      />
    </>
  )
}
