/** What chance gave and took, a row to a seat: filled and up is given, hollow and down is taken. */
import { Emblem } from '@durbar/table'
import { useReviewWords } from '../i18n/review.ts'
import type { Scale } from './curve.ts'
import { gained } from './figures.ts'
import css from './luck-strip.module.css'
import type { ReviewSeen } from './seen.ts'

const ROW = 22
/** A bar of this height is half a place. */
const HALF_A_PLACE = 10
const LEAST = 0.02

/** Of the whole strip, with its key and the gap above it. */
export const luckHeight = (seats: number): number => ROW * seats + 34

export function LuckStrip({ seen, scale, width }: { seen: ReviewSeen; scale: Scale; width: number }) {
  const { t } = useReviewWords()
  const { picture, names, chosen, language } = seen
  const entries = picture.review.entries.filter((entry) => entry !== null)
  const height = ROW * names.length + 6
  return (
    <div className={css.luck} style={{ height: height + 24 }}>
      <svg width={width} height={height} aria-hidden="true">
        {names.map((_, seat) => {
          const base = 13 + seat * ROW
          return (
            <g key={seat} data-chosen={seat === chosen || undefined} className={css.luckRow}>
              <path d={`M${scale.x(0)} ${base}H${scale.x(entries.length ? 1e9 : 0)}`} className={css.base} />
              {entries.map(({ ply, luck }) => {
                const given = -(luck?.places[seat] ?? 0)
                if (Math.abs(given) < LEAST) return null
                const tall = Math.min(ROW / 2, 1.5 + HALF_A_PLACE * 2 * Math.abs(given))
                return (
                  <rect
                    key={ply}
                    x={scale.x(ply) - 1.75}
                    y={given > 0 ? base - tall : base}
                    width={3.5}
                    height={tall}
                    data-taken={given < 0 || undefined}
                  />
                )
              })}
            </g>
          )
        })}
      </svg>
      {names.map((_, seat) => (
        <span key={seat} className={css.luckSeat} style={{ top: 3 + seat * ROW }}>
          <Emblem seat={seat} size={20} />
        </span>
      ))}
      {names.map((_, seat) => (
        <b key={seat} className={css.luckSum} style={{ top: 3 + seat * ROW }}>
          {gained(language, picture.soFar.seats[seat]!.luck)}
        </b>
      ))}
      <p className={css.luckKey} style={{ top: height }}>
        <b>{t('luck')}</b>
        <span>
          <i /> {t('gave')}
        </span>
        <span>
          <i data-taken="" /> {t('took')}
        </span>
        <em>{t('inPlaces')}</em>
      </p>
    </div>
  )
}
