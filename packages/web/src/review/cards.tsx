/** A card to every seat: who, how well, how lucky, and which line is theirs. Choosing one chooses the line. */
import { Emblem } from '@durbar/table'
import { useReviewWords } from '../i18n/review.ts'
import css from './cards.module.css'
import { gained } from './figures.ts'
import { strongest } from './phases.ts'
import { DASHES, type ReviewSeen, useLineColours } from './seen.ts'

function Ring({ share, colour }: { share: number; colour: string }) {
  const around = 2 * Math.PI * 19
  return (
    <svg viewBox="0 0 46 46" className={css.ring} aria-hidden="true">
      <circle cx="23" cy="23" r="19" />
      <circle
        cx="23"
        cy="23"
        r="19"
        style={{ stroke: colour }}
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 23 23)"
      />
    </svg>
  )
}

/** A bar of this length is a place. */
const A_PLACE = 26

/** Filled to the right is given, hollow to the left is taken. */
function LuckBar({ luck }: { luck: number }) {
  const long = Math.min(30, A_PLACE * Math.abs(luck))
  return (
    <svg viewBox="-30 0 60 10" className={css.luckBar} aria-hidden="true">
      <path d="M0 0V10" />
      {long < 0.5 ? null : (
        <rect x={luck < 0 ? 0 : -long} y="1" width={long} height="6" data-taken={luck > 0 || undefined} />
      )}
    </svg>
  )
}

/** How this seat's line is drawn. */
function LineKey({ seat, colour }: { seat: number; colour: string }) {
  return (
    <svg viewBox="0 0 46 6" className={css.key} aria-hidden="true">
      <path
        d="M2 3H44"
        style={{ stroke: colour }}
        strokeDasharray={DASHES[seat]}
        data-double={seat === 4 || undefined}
      />
    </svg>
  )
}

function Card({ seen, seat }: { seen: ReviewSeen; seat: number }) {
  const { t } = useReviewWords()
  const { at, picture, names, chosen, language, done } = seen
  const { row, record } = at.found
  const colour = useLineColours()(seat)
  const { accuracy, luck, phases } = picture.soFar.seats[seat]!
  const place = seen.result.places[seat]!
  const score = seen.result.scores[seat]!
  const strong = strongest(phases, record.moves)
  return (
    <button
      type="button"
      className={css.card}
      aria-pressed={seat === chosen}
      data-card={seat}
      data-bot={row.seats[seat]?.kind === 'bot' || undefined}
      onClick={() => at.cursor.see(seat)}
    >
      <span className={css.row}>
        <Emblem seat={seat} size={38} />
        <span className={css.name}>
          <b>{names[seat]}</b>
          <LineKey seat={seat} colour={colour} />
        </span>
        <span className={css.figure}>
          <span className={css.ringed}>
            <Ring share={(accuracy ?? 0) / 100} colour={colour} />
            <b>{accuracy === null ? '–' : Math.round(accuracy)}</b>
          </span>
          <em>{t(done ? 'accuracy' : 'soFar')}</em>
        </span>
        <span className={css.figure}>
          <b className={css.luck}>
            <LuckBar luck={luck} />
            {gained(language, luck)}
          </b>
          <em>{t(done ? 'luckSmall' : 'luckSoFar')}</em>
        </span>
        <span className={css.place}>
          <b>{t('ordinals', { returnObjects: true })[place - 1] ?? place}</b>
          <em>{at.slot.speech.score?.(score) ?? t('points', { count: score })}</em>
        </span>
      </span>
      <span className={css.strong}>
        {done ? (strong ? t('strongest', { a: strong[0], b: strong[1] }) : t('even')) : t('strongestLater')}
      </span>
    </button>
  )
}

export function Cards({ seen }: { seen: ReviewSeen }) {
  return (
    <div className={css.cards}>
      {seen.names.map((_, seat) => (
        <Card key={seat} seen={seen} seat={seat} />
      ))}
    </div>
  )
}
