/** Pace, door and talk of a table at court. What does not apply is not shown. */
import type { Pace } from '@durbar/protocol/court/arrangement'
import { PanelHead } from '@durbar/table'
import { ToggleGroup } from 'radix-ui'
import { useId } from 'react'
import { useCourtWords } from '../court/wording.ts'
import { Switch } from '../shell/switch.tsx'
import css from './court-form.module.css'
import { type CourtPlan, PACES } from './court-plan.ts'
import { SIGNS } from './court-presets.tsx'
import form from './new-table.module.css'
import { Sign } from './picker.tsx'

const MINUTES = [15, 30, 45, 60] as const
const DAYS = [1, 2, 3, 7] as const

interface Choice<T extends string | number> {
  readonly value: T
  readonly sign?: string
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
            {choice.sign ? <Sign d={choice.sign} /> : null}
            <b>{choice.text}</b>
            {choice.help ? <span>{choice.help}</span> : null}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  )
}

/** With what it means below its name. */
function Told(props: { text: string; help: string; on: boolean; onChange: (on: boolean) => void }) {
  const { text, help, on, onChange } = props
  return (
    <Switch className={css.switch} on={on} onChange={onChange}>
      <b>{text}</b> <small className={css.below}>{help}</small>
    </Switch>
  )
}

/** What the form of a new table and that of one that waits have in common. */
type Details = Pick<CourtPlan, 'pace' | 'door' | 'spectators' | 'talk' | 'hints' | 'timeUp'>

interface DetailsProps {
  readonly plan: Details
  readonly change: (part: Partial<Details>) => void
  /** An open seat stands in the hall. */
  readonly hasOpen: boolean
  /** The game's rules say what somebody does who does nothing. */
  readonly hasPlain: boolean
}

/** A moment, the sun, no end. */
const PACE_SIGNS: Readonly<Record<Pace['kind'], string>> = {
  live: 'M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9',
  slow: SIGNS.days,
  none: 'M12 12c-2-3-4-4.500-6-4.500a4.500 4.500 0 0 0 0 9c2 0 4-1.500 6-4.500s4-4.500 6-4.500a4.500 4.500 0 0 1 0 9c-2 0-4-1.500-6-4.500',
}
const LOCK = 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3'

const numbers = (list: readonly number[]) => list.map((value) => ({ value, text: String(value) }))

export function PaceDetails({ plan, change, hasPlain }: Omit<DetailsProps, 'hasOpen'>) {
  const { t } = useCourtWords()
  const { pace } = plan
  return (
    <>
      <Choices
        label={t('arrange.pace')}
        value={pace.kind}
        choices={(['live', 'slow', 'none'] as const).map((value) => ({
          value,
          sign: PACE_SIGNS[value],
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
        <TimeUp value={plan.timeUp} onChange={(timeUp) => change({ timeUp })} />
      ) : (
        <p className={form.help}>
          {t('arrange.timeUp')}: {t('arrange.timeBot')}. {t('arrange.timeBotHelp')}
        </p>
      )}
    </>
  )
}

function TimeUp({
  value,
  onChange,
}: {
  value: Details['timeUp']
  onChange: (value: Details['timeUp']) => void
}) {
  const { t } = useCourtWords()
  const id = useId()
  return (
    <fieldset className={form.option}>
      <legend>{t('arrange.timeUp')}</legend>
      {(
        [
          ['bot', 'timeBot', 'timeBotHelp'],
          ['plain', 'timePlain', 'timePlainHelp'],
        ] as const
      ).map(([each, text, help]) => (
        <label key={each} className={form.value}>
          <input type="radio" name={id} checked={value === each} onChange={() => onChange(each)} />
          <span>
            {t(`arrange.${text}`)} <small className={css.below}>{t(`arrange.${help}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export function DoorDetails({ plan, change, hasOpen }: Omit<DetailsProps, 'hasPlain'>) {
  const { t } = useCourtWords()
  return (
    <>
      <Choices
        label={t('arrange.door')}
        value={hasOpen ? 'open' : plan.door}
        choices={[
          { value: 'open', sign: SIGNS.open, text: t('arrange.doorOpen'), help: t('arrange.doorOpenHelp') },
          {
            value: 'link',
            sign: LOCK,
            text: t('arrange.doorLink'),
            help: t('arrange.doorLinkHelp'),
            disabled: hasOpen,
          },
        ]}
        onChange={(door) => change({ door })}
      />
      {hasOpen ? <p className={form.help}>{t('arrange.doorWhy')}</p> : null}
      <Told
        text={t('arrange.spectators')}
        help={t('arrange.spectatorsHelp')}
        on={plan.spectators}
        onChange={(spectators) => change({ spectators })}
      />
      <Told
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

export function CourtDetails({ hasOpen, hasPlain, ...details }: DetailsProps) {
  const { t } = useCourtWords()
  return (
    <>
      <PanelHead>{t('arrange.pace')}</PanelHead>
      <PaceDetails {...details} hasPlain={hasPlain} />
      <PanelHead>{t('arrange.door')}</PanelHead>
      <DoorDetails {...details} hasOpen={hasOpen} />
    </>
  )
}
