/** The curve as a table: move, who, places, cost, luck. */
import { useReviewWords } from '../i18n/review.ts'
import css from './curve.module.css'
import { gained, tenths } from './figures.ts'
import { decisionAt, type ReviewSeen } from './seen.ts'

export function AsTable({ seen }: { seen: ReviewSeen }) {
  const { t } = useReviewWords()
  const { picture, names, language, chosen, at } = seen
  const entries = picture.review.entries.filter((entry) => entry !== null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <section className={css.table} tabIndex={0} aria-label={t('curve')}>
      <table>
        <caption className="sr-only">{t('curve')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('move')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('cost')}</th>
            <th scope="col">{`${t('luck')}, ${names[chosen]}`}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ ply, value, by, luck }) => (
            <tr key={ply} aria-current={ply === at.cursor.ply || undefined}>
              <th scope="row">
                {ply} {by.map((seat) => names[seat]).join(', ')}
              </th>
              {value.places.map((place, seat) => (
                <td key={seat}>{tenths(language, place)}</td>
              ))}
              <td>{costOf(seen, ply)}</td>
              <td>{luck ? gained(language, luck.places[chosen]!) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function costOf(seen: ReviewSeen, ply: number): string {
  const cost = decisionAt(seen, ply)?.cost ?? 0
  return cost > 0 ? gained(seen.language, cost) : ''
}
