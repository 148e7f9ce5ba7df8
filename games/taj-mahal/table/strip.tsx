/** The six contests on a phone: one strip above the map, and the price of leaving at its end. */
import { Emblem, Icon, type TableProps, Thing } from '@durbar/table'
import { symbolThatWins } from '../data/tiles.ts'
import { SYMBOL_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { exitDoor } from './icons.ts'
import { subject } from './look/subject.ts'
import { PLACES } from './places.ts'
import { standingOf, useAdded, whoIs } from './standing.ts'
import css from './strip.module.css'
import { emblemOf, PointsFlag, Prize, SYMBOL_ICONS } from './symbols.tsx'
import { LEAVE } from './touches.ts'
import { words } from './words.ts'

function LeaveCell({ view, language }: Pick<TableProps<View>, 'view' | 'language'>) {
  const w = words(language)
  const leaving = view.me === null ? null : view.players[view.me]!.leaving
  return (
    <li className={css.leave} data-note="leave">
      <span className={css.door} aria-hidden="true">
        <Icon d={exitDoor} />
        {leaving ? <PointsFlag>{`+${leaving.total}`}</PointsFlag> : <b>–</b>}
        <span>{w.leaveShort}</span>
      </span>
      <Thing
        tokens={LEAVE}
        name={`${w.leave}, ${w.points(leaving?.total ?? 0)}`}
        look="ring"
        className={css.cover}
        subject={subject('place', 'leave')}
      />
    </li>
  )
}

export function ContestStrip(props: TableProps<View>) {
  const { view, language, name } = props
  const w = words(language)
  const who = whoIs({ language, name }, w)
  const added = useAdded()
  const { me } = view
  return (
    <ul className={css.strip} data-note="contests">
      {view.court.map((contest) => {
        const symbol = symbolThatWins(contest.item)
        const { side, text, need } = standingOf(contest, view, w, who)
        const [first] = contest.there ? contest.standing : []
        const leader = contest.there ? (contest.lead > 0 && first ? first.bidder : null) : contest.takenBy
        const plus = added(contest)
        return (
          <li key={contest.item} className={css.contest}>
            <span className={css.cell} data-side={side} aria-hidden="true">
              <Prize item={contest.item} className={css.prize} place={PLACES.court(contest.item)} />
              <span className={css.lead}>
                {leader !== null ? <Emblem seat={emblemOf(leader)} size={20} /> : null}
                {side === 'tied' ? <span>{w.tieShort}</span> : null}
                {contest.there && first ? <b>{first.shown}</b> : null}
                {contest.there && !first ? <b>–</b> : null}
              </span>
              <span className={css.own} data-plus={plus > 0 || undefined}>
                {me === null || !contest.there ? (
                  '\u00a0'
                ) : plus > 0 ? (
                  <>
                    <Icon d={SYMBOL_ICONS[symbol]} />+{plus}
                  </>
                ) : (
                  w.youShow(view.players[me]!.symbols[symbol])
                )}
              </span>
            </span>
            <Thing
              tokens={[]}
              subject={subject('prize', contest.item)}
              name={[SYMBOL_NAMES[language][symbol], text, need].filter(Boolean).join(', ')}
              look="bare"
              className={css.cover}
            />
          </li>
        )
      })}
      <LeaveCell view={view} language={language} />
    </ul>
  )
}
