/**
 * The whole game as a line: rounds as bands with their names, the race of points, large payments as pins above. The
 * future lies under a veil. One slider for all of it: dragged anywhere, it follows the finger.
 */
import { Emblem, useSize } from '@durbar/table'
import { type PointerEvent, useCallback, useRef } from 'react'
import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import { StarSign } from '../records/star-sign.tsx'
import { Bands } from './bands.tsx'
import { placedPins } from './pins.ts'
import { RaceLines } from './race-lines.tsx'
import css from './time-line.module.css'

/** Room for half of the cursor on either side. */
const EDGE = 10
const SNAP = 10

export function TimeLine({ at }: { at: RecordAt }) {
  const { t } = useRecordWords()
  const { cursor, course, race, slot, turning } = at
  const { ply, last, veiled, go } = cursor
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(box) ?? { width: 0, height: 0 }
  const x = useCallback((at: number) => EDGE + ((width - 2 * EDGE) * at) / Math.max(1, last), [width, last])
  const scrub = ({ clientX, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return
    const { left } = currentTarget.getBoundingClientRect()
    const share = (clientX - left - EDGE) / Math.max(1, width - 2 * EDGE)
    go(Math.round(Math.min(1, Math.max(0, share)) * last))
  }
  const stars = turning.plies.filter((each) => !veiled || each <= ply)
  /** Let go near a star, it is meant. */
  const snap = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const at = clientX - currentTarget.getBoundingClientRect().left
    const near = stars.find((each) => Math.abs(x(each) - at) < SNAP)
    if (near !== undefined) go(near)
  }
  const move = course?.moves[ply]
  const named = move?.by == null ? '' : `, ${slot.name(move.by)}`
  const pins = placedPins(course?.pins.filter((pin) => !veiled || pin.ply <= ply) ?? [], x, width)
  return (
    <div className={css.line}>
      <div className={css.pins}>
        {pins.map(({ pin, left }) => (
          <button
            key={`${pin.ply}.${pin.seat}`}
            type="button"
            style={{ left }}
            data-future={pin.ply > ply || undefined}
            aria-label={`${t('replay.move', { n: pin.ply })}, ${slot.name(pin.seat)}: +${pin.points}`}
            onClick={() => go(pin.ply)}
          >
            <Emblem seat={pin.seat} size={18} />
            <b>+{pin.points}</b>
          </button>
        ))}
      </div>
      <div
        ref={box}
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={t('replay.timeLine')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={ply}
        aria-valuetext={`${t('replay.moveOf', { n: ply, total: last })}${named}`}
        data-time-line=""
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          scrub(event)
        }}
        onPointerMove={scrub}
        onPointerUp={(event) => snap(event)}
      >
        {width > 0 ? (
          <>
            <Bands bands={course?.bands ?? []} ply={ply} x={x} veiled={veiled} />
            {race ? <RaceLines race={race} x={x} until={veiled ? ply : last} height={height} /> : null}
            {pins.map(({ pin }) => (
              <i key={`${pin.ply}.${pin.seat}`} className={css.thread} style={{ left: x(pin.ply) }} />
            ))}
            {stars.map((each, i) => (
              <span key={each} className={css.star} style={{ left: x(each) }} data-turning={each}>
                <StarSign n={i + 1} />
              </span>
            ))}
            <i className={css.veil} data-thick={veiled || undefined} style={{ left: x(ply) }} />
            <i className={css.cursor} style={{ left: x(ply) }} />
          </>
        ) : null}
      </div>
    </div>
  )
}
