/** The six cards that turn from day to night: fame from the left, coins from the right. */
import { lookAt, type Subject, type TableProps, useSettings } from '@durbar/table'
import { COINS_PER_CARD, FAME_PER_CARD } from '../data/numbers.ts'
import { BONUS_NAMES } from '../texts/names.ts'
import type { PlayerView, TrackCardView, View } from '../view/index.ts'
import { subject } from './look/subject.ts'
import { purseOf, trackCard } from './places.ts'
import { TokenPicture } from './tokens.tsx'
import css from './track.module.css'
import { Day, Night } from './track-picture.tsx'
import { words } from './words/index.ts'

/** One card; it really turns. */
export function TrackCard({
  card,
  next,
  name,
  place,
  about,
}: {
  card: TrackCardView
  next?: 'fame' | 'coins' | 'both' | null
  name: string
  place?: string
  about?: Subject
}) {
  const { speed } = useSettings()
  return (
    <span
      className={css.card}
      data-turned={card.turned || undefined}
      data-next={next ?? undefined}
      data-calm={speed === 0 || undefined}
      data-place={place}
      {...(about ? lookAt(about, name) : { role: 'img', 'aria-label': name })}
    >
      <span className={css.turning}>
        <span className={css.day}>
          <Day bonus={card.turned ? null : card.bonus} />
        </span>
        <span className={css.nightSide}>
          <Night bonus={card.turned ? card.bonus : null} />
        </span>
      </span>
    </span>
  )
}

/** Tokens that are there, and places for those that are missing. */
function Purse(props: { what: 'fame' | 'coins'; have: number; need: number; place: string | undefined }) {
  const { what, have, need, place } = props
  return (
    <span className={css.purse} data-what={what} data-place={place} data-look={subject('token', what)}>
      {Array.from({ length: need }, (_, k) => (
        <span key={k} data-missing={k >= have || undefined}>
          <TokenPicture what={what} size={22} />
        </span>
      ))}
    </span>
  )
}

export function Track(
  props: TableProps<View> & {
    player: PlayerView
    note?: string | undefined
    /** On a phone, below the grid: mostly scrolled out of sight, and nothing travels there. */
    strip?: boolean
  },
) {
  const { view, language, player, note, strip } = props
  const w = words(language)
  const first = player.track.findIndex((card) => !card.turned)
  const last = player.track.findLastIndex((card) => !card.turned)
  const seat = view.players.indexOf(player)
  const done = player.fameToGo === null || player.coinsToGo === null
  return (
    <div className={css.track} data-note={note} data-open={view.openBonuses || undefined}>
      <Purse
        what="fame"
        have={player.fame}
        need={done ? player.fame : FAME_PER_CARD}
        place={strip ? undefined : purseOf(seat, 'fame')}
      />
      <span className={css.cards}>
        {player.track.map((card, k) => {
          const bonus = card.bonus ? BONUS_NAMES[language][card.bonus] : null
          const name = card.turned ? w.nightWith(bonus ?? '') : bonus ? w.dayWith(bonus) : w.day
          const next = k === first && k === last ? 'both' : k === first ? 'fame' : k === last ? 'coins' : null
          return (
            <TrackCard
              key={k}
              card={card}
              next={next}
              name={name}
              place={trackCard(seat, k)}
              about={subject('track', `${seat}.${k}`)}
            />
          )
        })}
      </span>
      <Purse
        what="coins"
        have={player.coins}
        need={done ? player.coins : COINS_PER_CARD}
        place={strip ? undefined : purseOf(seat, 'coins')}
      />
      <p>
        {player.fameToGo === null || player.coinsToGo === null ? (
          <span>{w.night}</span>
        ) : (
          <>
            <span>{w.fameTurns(player.fameToGo)}</span>
            <span>{w.coinsTurn(player.coinsToGo)}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** Six small bars, day or night. */
export function SmallTrack({ player, language }: { player: PlayerView; language: 'de' | 'en' }) {
  return (
    <span className={css.bars} role="img" aria-label={words(language).turnedOf(player.turned)}>
      {player.track.map((card, k) => (
        <i key={k} data-night={card.turned || undefined} />
      ))}
    </span>
  )
}
