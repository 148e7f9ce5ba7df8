/** The city that is looked at: what it would pay whom if it were scored now, and the way there. */
import { Coin, Emblem, lookAt, type TableProps } from '@durbar/table'
import type { CityId, JunctionId } from '../../data/board.ts'
import { characterName, placeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { BANK } from '../places.ts'
import { useRegarded } from '../regard.tsx'
import { words } from '../words/index.ts'
import { Crest } from './crest.tsx'
import css from './ledger.module.css'
import { when } from './telling.ts'
import { WayThere } from './way-there.tsx'

/** Who would be paid, the most first. */
export const ranked = (points: readonly number[], reward: readonly number[]): readonly number[] =>
  points
    .flatMap((n, seat) => (n > 0 ? [seat] : []))
    .sort((a, b) => reward[b]! - reward[a]! || points[b]! - points[a]!)

export function Ledger(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const regarded = useRegarded()
  const shown: JunctionId = regarded ?? (view.maharaja === 'S' ? view.board.next : view.maharaja)
  const crowded = view.players.length > 3 || undefined
  if (shown === 'S')
    return (
      <section className={css.ledger} aria-label={w.camp} data-crowded={crowded} data-place={BANK}>
        <h3 className={css.head}>
          <b>{w.camp}</b>
        </h3>
        <WayThere {...props} to="S" />
      </section>
    )
  return (
    <section
      className={css.ledger}
      aria-label={placeName(shown, language)}
      data-note="ledger"
      data-crowded={crowded}
    >
      <h3 className={css.head}>
        <span {...lookAt(subject('crest', shown), placeName(shown, language))}>
          <Crest city={shown} size={34} />
        </span>
        <span>
          <b>{placeName(shown, language)}</b>
          <small>{when(view, shown, w)}</small>
        </span>
      </h3>
      <p className={css.row} data-place={BANK}>
        {w.paysOut}
        {view.payout.map((gold) => (
          <Coin key={gold} value={gold} size={24} />
        ))}
        <span className="sr-only">{view.payout.join(', ')}</span>
      </p>
      <div className={css.account}>
        <Payment {...props} city={shown} />
      </div>
      <WayThere {...props} to={shown} />
    </section>
  )
}

export function Payment(props: TableProps<View> & { city: CityId }) {
  const { view, language, name, city } = props
  const w = words(language)
  const { points, reward, parts, homeOf } = view.board.cities.find((each) => each.id === city)!
  const seats = ranked(points, reward)
  return (
    <>
      {seats.length === 0 ? <p className={css.quiet}>{w.nobody}</p> : null}
      <ul className={css.seats}>
        {seats.map((seat) => (
          <li
            key={seat}
            className={css.seat}
            data-me={seat === view.me || undefined}
            title={Object.entries(parts[seat]!)
              .flatMap(([what, n]) => (n > 0 ? `${w.what[what as keyof typeof w.what]} ${n}` : []))
              .join(', ')}
          >
            <Emblem seat={seat} size={20} name={name(seat)} />
            <span className={css.points}>{w.points(points[seat]!)}</span>
            <span className={css.pay}>
              <Coin size={17} />
              <b>{reward[seat]}</b>
            </span>
          </li>
        ))}
      </ul>
      {seats.some((seat) => reward[seat]! > view.payout[0]!) ? (
        <p className={css.quiet}>{w.monopoly}</p>
      ) : null}
      {homeOf === null ? null : <p className={css.quiet}>{w.homeOf(characterName(homeOf, language))}</p>}
    </>
  )
}
