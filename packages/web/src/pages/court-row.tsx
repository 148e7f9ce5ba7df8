/** One of the own tables at court: whose turn it is, how much time is left, and on to it. */
import type { TableRow } from '@durbar/protocol/court/told'
import { counting, useLanguage } from '@durbar/table'
import { Link } from 'wouter'
import { useTimeSaid } from '../court/clock.tsx'
import { plansOf } from '../court/seat-plans.ts'
import { useCourtWords, usePaceSaid } from '../court/wording.ts'
import { boxOf, loadTexts } from '../games.ts'
import { useSeatNames } from '../seat-names.ts'
import { BoxPicture } from '../shell/box.tsx'
import { buttonClass } from '../shell/button.tsx'
import { SeatRow } from '../shell/seat-row.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import css from './home.module.css'

/** Where the game stands, in its own words. */
function useSubtitle({ arrangement: { game }, standing, phase }: TableRow): string | null {
  const language = useLanguage()
  const wanted = phase === 'playing' && standing != null && boxOf(game) !== undefined
  const texts = useLoaded(
    () => (wanted ? loadTexts(game).catch(() => null) : Promise.resolve(null)),
    wanted ? game : '',
  )
  try {
    return texts && wanted ? texts.speech[language].subtitle(standing) : null
  } catch {
    return null
  }
}

function useTurn(row: TableRow): string {
  const { t } = useCourtWords()
  const { list } = counting(useLanguage())
  const time = useTimeSaid()
  const names = useSeatNames(plansOf(row))
  const { phase, yourTurn, due, free, awaited } = row
  if (yourTurn) {
    const left = due === null ? '' : ` · ${t('seat.clock', { time: time(Math.max(0, due - Date.now())) })}`
    return `${t('hall.yourTurn')}${left}`
  }
  if (phase !== 'playing') return free > 0 ? t('hall.left', { count: free }) : t('hall.laying')
  const waited = awaited.map((seat) => names[seat] ?? '')
  return waited.length === 0
    ? t('hall.others')
    : t(waited.length === 1 ? 'hall.turnOf' : 'hall.turnOfMany', { names: list(waited) })
}

export default function CourtRow({ row, first }: { row: TableRow; first: boolean }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const pace = usePaceSaid()
  const { id, arrangement, yourTurn } = row
  const title = boxOf(arrangement.game)?.title[language] ?? arrangement.game
  const subtitle = useSubtitle(row)
  const turn = useTurn(row)
  return (
    <li className={css.table} data-yours={(yourTurn && first) || undefined} data-court-table={id}>
      <BoxPicture id={arrangement.game} className={css.picture} />
      <div className={css.about}>
        <h3>{title}</h3>
        <p>
          <b>{turn}</b>
        </p>
        <p>{[subtitle, pace(arrangement.pace)].filter(Boolean).join(' · ')}</p>
        <SeatRow seats={plansOf(row)} />
        <Link
          href={`/t/${id}`}
          className={buttonClass(yourTurn && first ? 'go' : 'alt')}
          aria-label={t('hall.lookAt', { title })}
        >
          {t(yourTurn ? 'hall.toTable' : 'hall.look')}
        </Link>
      </div>
    </li>
  )
}
