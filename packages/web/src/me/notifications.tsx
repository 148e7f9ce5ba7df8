/** What this device tells somebody who is not looking, and when it leaves them alone. */
import { PanelHead } from '@durbar/table'
import { useId, useState } from 'react'
import { useMyWords } from '../i18n/me.ts'
import { Switch } from '../shell/switch.tsx'
import css from './me.module.css'
import {
  KINDS,
  keptWishes,
  NO_WISHES,
  type Outcome,
  obstacle,
  type Quiet,
  type Wishes,
  wish,
} from './push.ts'

/** Ten in the evening to seven. */
const NIGHT: Quiet = { from: 22 * 60, to: 7 * 60 }

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const { t } = useMyWords()
  const id = useId()
  return (
    <p className={css.hours}>
      {(['from', 'to'] as const).map((end) => (
        <span key={end}>
          <label htmlFor={`${id}${end}`}>{t(`notify.${end}`)}</label>
          <input
            id={`${id}${end}`}
            type="time"
            className={css.field}
            value={clockOf(quiet[end])}
            onChange={({ target }) => {
              const minute = minuteOf(target.value)
              if (minute !== null) onChange({ ...quiet, [end]: minute })
            }}
          />
        </span>
      ))}
    </p>
  )
}

export function Notifications() {
  const { t } = useMyWords()
  const [hindered, setHindered] = useState(obstacle)
  const [wishes, setWishes] = useState(() => (hindered ? NO_WISHES : keptWishes()))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const want = async (wanted: Wishes) => {
    setBusy(true)
    const came = await wish(wanted)
    setBusy(false)
    setOutcome(came)
    if (came === 'done') setWishes(wanted)
    if (came === 'blocked') setHindered(obstacle())
  }
  const said = (): string => {
    if (hindered) return t(`notify.${hindered}`)
    if (outcome === 'done') return t(wishes.about.length > 0 ? 'notify.on' : 'notify.off')
    if (outcome === 'trouble') return t('trouble')
    return outcome ? t(`notify.${outcome}`) : ''
  }
  const { about, quiet } = wishes
  const stuck = busy || hindered !== null
  return (
    <section className={css.part}>
      <PanelHead note={t('notify.here')}>{t('notify.title')}</PanelHead>
      <div>
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            className={css.switch}
            on={about.includes(kind)}
            disabled={stuck}
            onChange={(on) =>
              void want({ quiet, about: on ? [...about, kind] : about.filter((each) => each !== kind) })
            }
          >
            {t(`notify.${kind}`)}
          </Switch>
        ))}
        {about.length > 0 ? (
          <Switch
            className={css.switch}
            on={quiet !== null}
            disabled={stuck}
            onChange={(on) => void want({ about, quiet: on ? NIGHT : null })}
          >
            {t('notify.quiet')}
          </Switch>
        ) : null}
        {about.length > 0 && quiet ? (
          <QuietHours quiet={quiet} onChange={(wanted) => void want({ about, quiet: wanted })} />
        ) : null}
      </div>
      <p role="status" className={css.said}>
        {said()}
      </p>
    </section>
  )
}
