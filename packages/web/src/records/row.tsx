/** One game on the shelf: box, when, who came in how, one's own line through it, the seal, and what can be done with it. */
import type { Result } from '@durbar/kernel'
import type { Shelved } from '@durbar/protocol/shelved'
import { dated, Emblem, SeatingProvider, useLanguage } from '@durbar/table'
import { DropdownMenu } from 'radix-ui'
import { Link } from 'wouter'
import { boxOf } from '../games.ts'
import { useRecordWords } from '../i18n/records.ts'
import type { Digest } from '../review/store.ts'
import { lonePerson, useSeatingOf, useSeatNames } from '../seat-names.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button, buttonClass } from '../shell/button.tsx'
import shell from '../shell/shell.module.css'
import { MenuContent, MenuRoot } from '../shell/veiled-menu.tsx'
import css from './row.module.css'
import { Sealing } from './sealing.tsx'
import { Sparkline } from './sparkline.tsx'

function useLength({ ms, moves }: Shelved): string {
  const { t } = useRecordWords()
  const minutes = Math.round(ms / 60_000)
  const moved = t('library.moves', { count: moves })
  if (minutes < 1) return moved
  const time =
    minutes < 60
      ? t('library.minutes', { n: minutes })
      : t('library.hours', { h: Math.floor(minutes / 60), n: minutes % 60 })
  return `${moved}, ${time}`
}

function Places({ row, result }: { row: Shelved; result: Result }) {
  const { seats } = row
  const names = useSeatNames(seats)
  const own = lonePerson(seats)
  const order = seats.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]!)
  return (
    <SeatingProvider value={useSeatingOf(seats, null)}>
      <ol className={css.places}>
        {order.map((seat) => (
          <li
            key={seat}
            data-first={result.places[seat] === 1 || undefined}
            data-own={seat === own || undefined}
          >
            <Emblem seat={seat} size={30} name={names[seat]!} />
            <b>{result.scores[seat]}</b>
          </li>
        ))}
      </ol>
    </SeatingProvider>
  )
}

/** How well somebody played, where the judge has looked at it. */
function Accuracy({ row, digest }: { row: Shelved; digest: Digest | null }) {
  const { t } = useRecordWords()
  const winner = row.result?.places.indexOf(1) ?? 0
  const accuracy = digest?.seats[lonePerson(row.seats) ?? winner]?.accuracy
  return (
    <span className={css.accuracy} data-accuracy={accuracy == null ? undefined : Math.round(accuracy)}>
      {digest === null ? (
        <em>{t('library.notJudged')}</em>
      ) : (
        <>
          <b>{accuracy == null ? '–' : Math.round(accuracy)}</b>
          <em>{t('library.accuracy')}</em>
        </>
      )}
    </span>
  )
}

function Way({ row, result }: { row: Shelved; result: Result }) {
  const { t } = useRecordWords()
  const { race, seats } = row
  const winner = result.places.indexOf(1)
  const seat = lonePerson(seats) ?? winner
  const place = t('library.places', { returnObjects: true })[result.places[seat]! - 1] ?? ''
  return (
    <div className={css.way} data-way={race ? '' : undefined}>
      {race && race.length > 1 ? <Sparkline race={race} seat={seat} /> : <i className={css.unknown} />}
      <b>{place}</b>
    </div>
  )
}

export interface RowActs {
  save(row: Shelved): void
  /** null: this device hands nothing on. */
  readonly send: ((row: Shelved) => void) | null
  note(row: Shelved): void
  discard(row: Shelved): void
  restore(row: Shelved): void
}

interface RowProps {
  readonly row: Shelved
  /** null: it has not been judged to its end. */
  readonly digest: Digest | null
  readonly discarded: boolean
  readonly acts: RowActs
}

export function Row({ row, digest, discarded, acts }: RowProps) {
  const { t } = useRecordWords()
  const language = useLanguage()
  const title = boxOf(row.game)?.title[language] ?? row.game
  const when = dated(language, row.played, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  const length = useLength(row)
  const seal = row.doubt ? 'wrong' : row.result ? 'verified' : 'open'
  if (discarded)
    return (
      <li className={css.discarded} data-record={row.id}>
        <p role="status">
          {title}: {t('library.discarded')}
        </p>
        <Button onClick={() => acts.restore(row)}>{t('library.undo')}</Button>
      </li>
    )
  return (
    <li className={css.row} data-record={row.id}>
      <BoxPicture id={row.game} className={css.picture} />
      <div className={css.about}>
        <b>{title}</b>
        <small>
          {when} · {length}
        </small>
        {row.note ? <small className={css.note}>{row.note}</small> : null}
      </div>
      {row.result ? (
        <>
          <Places row={row} result={row.result} />
          <Way row={row} result={row.result} />
          <Accuracy row={row} digest={digest} />
        </>
      ) : (
        <p className={css.goesOn}>{t('library.goesOn')}</p>
      )}
      <span className={css.seal}>
        <Sealing state={seal} size={26} />
        <span className="sr-only">{t(`seal.${seal}`)}</span>
      </span>
      <div className={css.doors}>
        <Link href={`/records/${row.id}/0`} className={buttonClass('alt')}>
          {t('views.replay')}
        </Link>
        {row.result ? (
          <Link href={`/records/${row.id}/${row.moves}/review`} className={buttonClass('alt')}>
            {t('views.review')}
          </Link>
        ) : null}
        <MenuRoot>
          <DropdownMenu.Trigger className={css.more} aria-label={t('library.more', { title })}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path d="M4 4h.01M12 4h.01M20 4h.01" />
            </svg>
          </DropdownMenu.Trigger>
          <MenuContent align="end" sideOffset={6}>
            <DropdownMenu.Item className={shell.menuItem} onSelect={() => acts.save(row)}>
              {t('library.save')}
            </DropdownMenu.Item>
            {acts.send ? (
              <DropdownMenu.Item className={shell.menuItem} onSelect={() => acts.send?.(row)}>
                {t('library.send')}
              </DropdownMenu.Item>
            ) : null}
            <DropdownMenu.Item className={shell.menuItem} onSelect={() => acts.note(row)}>
              {t('library.note')}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={shell.menuItem} onSelect={() => acts.discard(row)}>
              {t('library.discard')}
            </DropdownMenu.Item>
          </MenuContent>
        </MenuRoot>
      </div>
    </li>
  )
}
