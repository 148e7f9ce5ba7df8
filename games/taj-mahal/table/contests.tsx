/** The six contests: who leads where, by how much, and what would be mine if I left now. */
import { Emblem, Icon, PanelHead, type TableProps, Thing } from '@durbar/table'
import { memo } from 'react'
import { symbolThatWins } from '../data/tiles.ts'
import { GOOD_NAMES, ITEM_NAMES, provinceName, SYMBOL_NAMES } from '../texts/names.ts'
import type { CourtView } from '../view/board.ts'
import type { View } from '../view/index.ts'
import css from './contests.module.css'
import { subject } from './look/subject.ts'
import { PLACES } from './places.ts'
import { standingOf, useAdded, whoIs } from './standing.ts'
import { emblemOf, GoodTile, PointsFlag, Prize, SYMBOL_ICONS } from './symbols.tsx'
import { words } from './words.ts'

/** So many tallies stand in two lines, and two large ones would leave their row. */
const CROWD = 4

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What the prize is: a palace, the crown palace, or the goods of the tile and their worth for me. */
function Reward({
  contest,
  view,
  language,
}: { contest: CourtView } & Pick<TableProps<View>, 'view' | 'language'>) {
  const w = words(language)
  const { me } = view
  if (contest.item !== 'provinceTile')
    return <span className={css.what}>{contest.item === 'crown' ? w.crownPalace : w.palace}</span>
  return (
    <>
      {me !== null && view.tileAtCourt ? <PointsFlag>{`+${view.tileAtCourt[me]}`}</PointsFlag> : null}
      <span className={css.goods}>
        {view.goods.map((good) => (
          <span key={good} role="img" aria-label={GOOD_NAMES[language][good]}>
            <GoodTile good={good} />
          </span>
        ))}
      </span>
    </>
  )
}

const Contest = memo(function Contest(props: { contest: CourtView; added: number } & TableProps<View>) {
  const { contest, added, view, language, name } = props
  const w = words(language)
  const who = whoIs({ language, name }, w)
  const { side, text, need } = standingOf(contest, view, w, who)
  const title = capital(SYMBOL_NAMES[language][symbolThatWins(contest.item)])
  const tallies = contest.there ? contest.standing : []
  const enough = view.me !== null && added > 0 && added >= contest.missing[view.me]!
  return (
    <li className={css.contest} data-note={`contest-${contest.item}`}>
      <span className={css.row} data-side={side}>
        <Prize item={contest.item} className={css.prize} place={PLACES.court(contest.item)} />
        <span className={css.say}>
          <b>{title}</b>
          {need ? (
            <span className={css.standing}>
              <span className={css.need}>{need}</span>
              <span className={css.who}> · {text}</span>
            </span>
          ) : (
            <span>{text}</span>
          )}
        </span>
        <span className={css.tallies} data-crowd={tallies.length >= CROWD || undefined}>
          {!contest.there && contest.takenBy !== null ? (
            <Emblem seat={emblemOf(contest.takenBy)} size={24} />
          ) : null}
          {tallies.map((each, i) => (
            <span
              key={each.bidder}
              className={css.tally}
              data-lead={(i === 0 && contest.lead > 0) || undefined}
            >
              <Emblem
                seat={emblemOf(each.bidder)}
                size={i === 0 && contest.lead > 0 && tallies.length < CROWD ? 27 : 21}
                name={who(each.bidder).label}
              />
              <span className={css.shown}>{each.shown}</span>
            </span>
          ))}
          {added > 0 && contest.there ? (
            <span className={css.added} data-enough={enough || undefined}>
              <Icon d={SYMBOL_ICONS[symbolThatWins(contest.item)]} />+{added}
            </span>
          ) : null}
        </span>
        <span className={css.reward}>
          <Reward contest={contest} view={view} language={language} />
        </span>
      </span>
      <Thing
        tokens={[]}
        subject={subject('prize', contest.item)}
        name={ITEM_NAMES[language][contest.item]}
        look="bare"
        className={css.cover}
      />
    </li>
  )
})

export function Contests(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const added = useAdded()
  return (
    <section data-note="contests">
      <PanelHead note={view.me === null ? undefined : w.leaveNow}>
        {w.atCourt(provinceName(view.province))}
      </PanelHead>
      <ul className={css.list}>
        {view.court.map((contest) => (
          <Contest key={contest.item} contest={contest} added={added(contest)} {...props} />
        ))}
      </ul>
    </section>
  )
}
