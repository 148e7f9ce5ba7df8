/**
 * The curve: what every seat could expect after each move, and what chance had to do with it. One slider: dragged
 * anywhere it follows the finger, and let go near a turning point it snaps.
 */
import { Emblem, PanelHead, useSize } from '@durbar/table'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { useReviewWords } from '../i18n/review.ts'
import { keyLeads } from '../replay/use-replay-keys.ts'
import { OneOf } from '../shell/one-of.tsx'
import { AsTable } from './as-table.tsx'
import { Backdrop } from './backdrop.tsx'
import css from './curve.module.css'
import { bookedUpTo, scaleOf, smoothed } from './curve.ts'
import { ofHundred, tenths } from './figures.ts'
import { badgesAt, type Drawn, Lines } from './lines.tsx'
import { LuckStrip, luckHeight } from './luck-strip.tsx'
import { decisionAt, isOwn, type ReviewSeen, turningOf } from './seen.ts'
import { TurningList, TurningPoints } from './turning-points.tsx'

const LEFT = 44
const RIGHT = 46
const SNAP = 12
/** Above the first place half of an emblem. */
const [TOP, FLOOR] = [16, 26]
/** So many standard errors to either side hold 19 of 20. */
const SURE = 1.96

export type Unit = 'places' | 'wins'

function useDrawn(seen: ReviewSeen, unit: Unit, width: number, height: number): Drawn {
  const { picture, at, names } = seen
  const { cursor, course } = at
  const { entries } = picture.review
  return useMemo(() => {
    const room = { last: cursor.last, left: LEFT, right: Math.max(LEFT + 1, width - RIGHT) }
    const scale = scaleOf(room, course?.bands ?? [], cursor.ply)
    const span = names.length - 1
    const floor = height - FLOOR
    const y =
      unit === 'places'
        ? (place: number) => TOP + ((floor - TOP) * (place - 1)) / Math.max(1, span)
        : (chance: number) => floor - (floor - TOP) * chance
    return {
      scale,
      y,
      valuesOf: (seat) => entries.map((entry) => entry?.value[unit][seat] ?? null),
      errorsOf: (seat) => entries.map((entry) => (entry?.error ? SURE * entry.error[unit][seat]! : null)),
      sketchOf: (seat) => picture.sketch.map((each) => each?.[unit][seat] ?? null),
    }
  }, [entries, picture, unit, width, height, cursor.ply, cursor.last, course, names])
}

export function CurvePanel({ seen, phone }: { seen: ReviewSeen; phone: boolean }) {
  const { t } = useReviewWords()
  const { at, picture, chosen, names, language, done } = seen
  const { cursor, course } = at
  const [unit, setUnit] = useState<Unit>(names.length === 2 ? 'wins' : 'places')
  const [table, setTable] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const width = size?.width ?? 0
  const strip = luckHeight(names.length)
  const height = phone ? 250 : Math.max(220, (size?.height ?? 0) - strip)
  const drawn = useDrawn(seen, unit, width, height)
  const turning = turningOf(seen)
  const toPly = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, snap: boolean) => {
    const x = clientX - currentTarget.getBoundingClientRect().left
    const near = snap ? turning.find((ply) => Math.abs(drawn.scale.x(ply) - x) < SNAP) : undefined
    cursor.go(near ?? drawn.scale.plyAt(x))
  }
  const said = (value: number) =>
    unit === 'places'
      ? t('expected', { place: tenths(language, value) })
      : t('chance', { n: Math.round(100 * value) })
  const now = drawn.valuesOf(chosen)[cursor.ply]
  const badges = badgesAt(drawn, names.length, cursor.ply, [14, height - FLOOR + 4])
  const x = drawn.scale.x(cursor.ply)
  const mover = decisionAt(seen, cursor.ply)?.seat ?? chosen
  return (
    <>
      <div className={css.head}>
        <PanelHead
          note={done ? `${boldSaid(seen, t)}${isSure(seen) && !phone ? `; ${t('band')}` : ''}` : t('soFar')}
        >
          {t(unit === 'places' ? 'curve' : 'winCurve')}
        </PanelHead>
        <OneOf
          label={t('unit')}
          value={unit}
          choices={[
            ['places', t('place')],
            ['wins', t('win')],
          ]}
          onChoose={setUnit}
        />
      </div>
      <TurningPoints seen={seen} scale={drawn.scale} width={width} phone={phone} />
      <div
        ref={box}
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={t('slider')}
        aria-valuemin={0}
        aria-valuemax={cursor.last}
        aria-valuenow={cursor.ply}
        aria-valuetext={t('spoken', {
          n: cursor.ply,
          name: names[mover],
          value: now == null ? t('notYet') : said(now),
        })}
        data-curve=""
        style={{ minHeight: (phone ? 250 : 220) + strip }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          toPly(event, false)
        }}
        onPointerMove={(event) => event.buttons !== 0 && toPly(event, false)}
        onPointerUp={(event) => toPly(event, true)}
        onKeyDown={(event) => {
          const to = keyLeads(at, event.key, event.shiftKey)
          if (to === null) return
          event.preventDefault()
          event.stopPropagation()
          cursor.go(to)
        }}
      >
        {width > 0 ? (
          <>
            <svg width={width} height={height} aria-hidden="true" className={css.drawing}>
              <Backdrop
                bands={course?.bands ?? []}
                seats={names.length}
                unit={unit}
                drawn={drawn}
                ply={cursor.ply}
                known={done ? cursor.last : bookedUpTo(picture.review.entries)}
                frame={{ width, height, left: LEFT, right: RIGHT, top: TOP, floor: height - FLOOR }}
              />
              {turning.map((ply) => (
                <path
                  key={ply}
                  className={css.turnLine}
                  d={`M${drawn.scale.x(ply)} ${TOP}V${height - FLOOR}`}
                />
              ))}
              <Lines seen={seen} drawn={drawn} />
            </svg>
            <Ends seen={seen} drawn={drawn} />
            <Along seen={seen} drawn={drawn} phone={phone} />
            {badges.map(({ seat, value, top }) => (
              <span
                key={seat}
                className={css.badge}
                data-chosen={seat === chosen || undefined}
                data-left={x > width / 2 || undefined}
                style={{ left: x, top }}
              >
                <Emblem seat={seat} size={16} />
                {unit === 'places' ? tenths(language, value) : `${ofHundred(value)}%`}
              </span>
            ))}
            <LuckStrip seen={seen} scale={drawn.scale} width={width} />
            <i className={css.cursor} style={{ left: x }} />
          </>
        ) : null}
      </div>
      <div className={css.below}>
        <button type="button" className={css.asTable} aria-expanded={table} onClick={() => setTable(!table)}>
          {t(table ? 'asPlot' : 'asTable')}
        </button>
      </div>
      {phone ? <TurningList seen={seen} /> : null}
      {table ? <AsTable seen={seen} /> : null}
    </>
  )
}

/** Older reviews do not say how sure they are. */
const isSure = ({ picture }: ReviewSeen): boolean => picture.review.entries.some((entry) => entry?.error)

const boldSaid = (seen: ReviewSeen, t: ReturnType<typeof useReviewWords>['t']): string =>
  isOwn(seen, seen.chosen) ? t('boldYou') : t('bold', { name: seen.names[seen.chosen] })

/** Every line carries its emblem where it ends. */
function Ends({ seen, drawn }: { seen: ReviewSeen; drawn: Drawn }) {
  const { names } = seen
  return names.map((_, seat) => {
    const values = drawn.valuesOf(seat)
    const ply = values.findLastIndex((value) => value !== null)
    if (ply < 0) return null
    return (
      <span key={seat} className={css.end} style={{ left: drawn.scale.x(ply), top: drawn.y(values[ply]!) }}>
        <Emblem seat={seat} size={24} />
      </span>
    )
  })
}

/** Parts of the game between two emblems on a line. */
const EVERY = 4
const CROWDED = 40

/** And along the way, so that nobody has to follow a line to its end to know whose it is. */
function Along({ seen, drawn, phone }: { seen: ReviewSeen; drawn: Drawn; phone: boolean }) {
  const { names, at, chosen } = seen
  const { bands } = at.course ?? { bands: [] }
  const [end, cursor] = [drawn.scale.x(at.cursor.last), drawn.scale.x(at.cursor.ply)]
  // What stands at the end and at the cursor says it already.
  const crowded = (x: number) => end - x < CROWDED || Math.abs(x - cursor) < 2 * CROWDED
  const plies = bands.filter((_, n) => n % EVERY === EVERY - 1).map(({ from }) => from)
  const seats = [...names.keys()].filter((seat) => seat !== chosen)
  return [...seats, chosen].flatMap((seat) => {
    const values = smoothed(drawn.valuesOf(seat))
    return plies.map((ply) => {
      const value = values[ply]
      if (value == null || crowded(drawn.scale.x(ply))) return null
      return (
        <span
          key={`${seat} ${ply}`}
          className={css.along}
          style={{ left: drawn.scale.x(ply), top: drawn.y(value) }}
        >
          <Emblem seat={seat} size={phone ? 14 : 18} />
        </span>
      )
    })
  })
}
