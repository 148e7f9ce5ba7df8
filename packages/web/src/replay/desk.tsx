/** Under the table: step, jump, play, how fast, and the whole game as a line. */
import { Leaf, usePhone } from '@durbar/table'
import { memo, useCallback, useState } from 'react'
import { useRecordWords } from '../i18n/records.ts'
import { type Cursor, type RecordAt, SPEEDS, type Speed } from '../records/at.ts'
import { Button } from '../shell/button.tsx'
import { Choice } from '../shell/choice.tsx'
import { OneOf } from '../shell/one-of.tsx'
import { nextStop, stopsBy } from './course.ts'
import css from './desk.module.css'
import { FindTurning } from './find-turning.tsx'
import type { Replayer } from './replayer.ts'
import { ShareButton } from './share.tsx'
import { TimeLine } from './time-line.tsx'
import { usePlaying } from './use-playing.ts'
import { useReplayKeys } from './use-replay-keys.ts'

const SIGNS = {
  first: 'M5 5v14M19 5 9 12l10 7Z',
  backBy: 'M12 6 4 12l8 6ZM20 6l-8 6 8 6Z',
  back: 'M16 5 7 12l9 7Z',
  on: 'M8 5l9 7-9 7Z',
  onBy: 'M12 6l8 6-8 6ZM4 6l8 6-8 6Z',
  last: 'M19 5v14M5 5l10 7-10 7Z',
  play: 'M7 4l13 8-13 8Z',
  pause: 'M7 5v14M16 5v14',
}
type Sign = keyof typeof SIGNS

export const DeskSign = ({ sign }: { sign: Sign }) => (
  <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
    <path d={SIGNS[sign]} />
  </svg>
)

function Step(props: { sign: Sign; label: string; to: number | null; go(ply: number): void }) {
  const { sign, label, to, go } = props
  return (
    <button
      type="button"
      className={css.step}
      data-step={sign}
      aria-label={label}
      title={label}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && go(to)}
    >
      <DeskSign sign={sign} />
    </button>
  )
}

/** All of them, or on a phone the one that is chosen: touched, it gives way to the next. */
function Speeds({ cursor: { speed, hurry } }: { cursor: Cursor }) {
  const { t } = useRecordWords()
  const phone = usePhone()
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!
  const said = (each: Speed) => (each === 0.5 ? '½' : `${each}×`)
  if (phone)
    return (
      <button
        type="button"
        className={css.step}
        aria-label={`${t('replay.speed')}: ${said(speed)}`}
        onClick={() => hurry(next)}
      >
        <b>{said(speed)}</b>
      </button>
    )
  return (
    <OneOf
      figures
      label={t('replay.speed')}
      value={speed}
      choices={SPEEDS.map((each) => [each, said(each)] as const)}
      onChoose={hurry}
    />
  )
}

const UNITS = ['round', 'turn', 'scoring'] as const

interface DeskProps {
  readonly at: RecordAt
  readonly replayer: Replayer
  readonly quiet: boolean
  showMe(): void
}

export const Desk = memo(function Desk({ at, replayer, quiet, showMe }: DeskProps) {
  const { t } = useRecordWords()
  const { cursor, course } = at
  const { ply, last, playing, unit, go, play } = cursor
  usePlaying(cursor, replayer, quiet)
  const stops = course ? stopsBy(unit, course) : []
  const [before, after] = [nextStop(stops, ply, -1), nextStop(stops, ply, 1)]
  const [sharing, setSharing] = useState(false)
  const share = useCallback(() => setSharing(true), [])
  useReplayKeys(at, { share, showMe })
  const within = (wanted: number) => (wanted < 0 || wanted > last ? null : wanted)
  return (
    <Leaf className={css.desk} name={t('replay.desk')}>
      <div className={css.controls}>
        <Step sign="first" label={t('replay.first')} to={ply > 0 ? 0 : null} go={go} />
        <Step sign="backBy" label={t(`replay.backBy.${unit}`)} to={before} go={go} />
        <Step sign="back" label={t('replay.back')} to={within(ply - 1)} go={go} />
        <Button
          look="go"
          className={css.play}
          data-play=""
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => play(!playing)}
        >
          <DeskSign sign={playing ? 'pause' : 'play'} />
          <span>{t(playing ? 'replay.pause' : 'replay.play')}</span>
        </Button>
        <Step sign="on" label={t('replay.on')} to={within(ply + 1)} go={go} />
        <Step sign="onBy" label={t(`replay.onBy.${unit}`)} to={after} go={go} />
        <Step sign="last" label={t('replay.last')} to={ply < last ? last : null} go={go} />
        <p className={css.counted}>
          <b>{t('replay.move', { n: ply })}</b> {t('replay.of', { total: last })}
        </p>
        <Speeds cursor={cursor} />
        <div className={css.unit}>
          <Choice
            label={t('replay.by')}
            value={unit}
            choices={UNITS.map((each) => [each, t(`replay.units.${each}`)] as const)}
            onChoose={cursor.goBy}
          />
        </div>
        <FindTurning at={at} />
        {at.found.record.result ? <ShareButton at={at} open={sharing} onOpen={setSharing} /> : null}
      </div>
      <TimeLine at={at} />
    </Leaf>
  )
})
