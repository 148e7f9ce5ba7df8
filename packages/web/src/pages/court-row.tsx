/** One of the own tables at court: whose turn it is, how much time is left, and on to it. */
import type { TableRow } from '@durbar/protocol/court/told'
import { counting, useLanguage } from '@durbar/table'
import { useTimeSaid } from '../court/clock.tsx'
import { plansOf } from '../court/seat-plans.ts'
import { usePaceSaid } from '../court/wording.ts'
import { boxOf, loadTexts } from '../games.ts'
import { useHallWords } from '../i18n/hall.ts'
import { useSeatNames } from '../seat-names.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { OwnRow } from './own-row.tsx'
import { RowSeats } from './row-seats.tsx'

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

/** Whose turn it is, and how much time is left. */
function useTurn(row: TableRow): readonly [turn: string, left: string] {
  const { t } = useHallWords()
  const { list } = counting(useLanguage())
  const time = useTimeSaid()
  const names = useSeatNames(plansOf(row))
  const { phase, yourTurn, due, free, awaited, invited, host } = row
  if (invited)
    return [t('hall.invites', { name: host ?? t('hall.somebody') }), t('hall.left', { count: free })]
  if (yourTurn)
    return [
      t('hall.yourTurn'),
      due === null ? '' : t('time.clock', { time: time(Math.max(0, due - Date.now())) }),
    ]
  if (phase !== 'playing') return [t('hall.laying'), free > 0 ? t('hall.left', { count: free }) : '']
  const waited = awaited.map((seat) => names[seat] ?? '')
  return [
    waited.length === 0
      ? t('hall.others')
      : t(waited.length === 1 ? 'hall.turnOf' : 'hall.turnOfMany', { names: list(waited) }),
    '',
  ]
}

export default function CourtRow({ row, first }: { row: TableRow; first: boolean }) {
  const { t } = useHallWords()
  const language = useLanguage()
  const pace = usePaceSaid()
  const { id, arrangement, yourTurn, invited } = row
  const title = boxOf(arrangement.game)?.title[language] ?? arrangement.game
  const subtitle = useSubtitle(row)
  const [turn, left] = useTurn(row)
  return (
    <OwnRow
      game={arrangement.game}
      title={title}
      standing={[subtitle, pace(arrangement.pace)].filter(Boolean).join(' · ')}
      seats={<RowSeats row={row} />}
      turn={turn}
      note={left}
      to={
        invited
          ? { href: `/t/${id}?sit`, text: t('hall.join'), label: t('hall.joinAt', { title }) }
          : {
              href: `/t/${id}`,
              text: t(yourTurn ? 'hall.toTable' : 'hall.look'),
              label: t('hall.lookAt', { title }),
            }
      }
      pressing={yourTurn && first}
      court={id}
    />
  )
}
