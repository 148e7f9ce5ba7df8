/** Collections by category: everybody's running totals, what they would bring now, and what is still to come. */
import type { Seat } from '@durbar/kernel'
import { ColourSign, cardPattern, Emblem, lookAt, PanelHead, SIGNS, type TableProps } from '@durbar/table'
import { POINTS_PER_SET } from '../../data/box.ts'
import { categoryName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { colourOf, INK, relic } from '../relics.ts'
import { words } from '../words.ts'
import css from './majorities.module.css'
import { ToCome } from './to-come.tsx'

type Props = TableProps<View>

function Row(props: Props & { index: number }) {
  const { view, language, name, index } = props
  const w = words(language)
  const { category, totals, points, why, tieBreaks } = view.scoring.categories[index]!
  const { first, second, left, toCome } = view.stacks[index]!
  const colour = colourOf(category)
  const most = Math.max(...totals)
  const { me, auction } = view
  const mine = me === null ? null : points[me]!
  const lot = auction && relic(auction.card).category === category ? auction.stakes : null
  const broken = me === null ? undefined : tieBreaks.find(({ seat, over }) => seat === me || over === me)
  const raised = lot && lot.to !== lot.from ? lot.to : null
  const number = (seat: Seat, total: number) => {
    const looks = view.players[seat]!.apparent[index]!
    return (
      <span key={seat} className={css.total} data-most={(total === most && total > 0) || undefined}>
        <Emblem seat={seat} size={20} name={name(seat)} />
        <b>{total}</b>
        {seat === me && raised !== null ? (
          <i>
            <span className="sr-only">{w.ifWon(raised)}</span>
            <span aria-hidden="true">→ {raised}</span>
          </i>
        ) : null}
        {view.places || looks === total ? null : (
          <s>
            <span className="sr-only">{w.looksLike(looks)}</span>
            <span aria-hidden="true">{looks}</span>
          </s>
        )}
      </span>
    )
  }
  return (
    <li className={css.majority} data-mine={(mine !== null && mine > 0) || undefined}>
      <button type="button" className={css.tile} data-look={subject('category', category)}>
        <span className="sr-only">{categoryName(category, language)}</span>
        <svg viewBox="0 0 34 54" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <rect width="34" height="54" fill={`var(--c-${colour})`} />
          <rect width="34" height="54" fill={cardPattern(colour)} />
          <path d={SIGNS[colour](8)} fill={INK[colour]} transform="translate(17 27)" />
        </svg>
        {left > 0 ? (
          <b>
            <span className="sr-only">{w.cardsLeft(left)}</span>
            <span aria-hidden="true">{left}</span>
          </b>
        ) : null}
      </button>
      <span className={css.line}>
        <span className={css.name}>
          {w.short[category]} <em>{w.tops(first, second)}</em>
        </span>
        {me === null ? null : (
          <span className={css.reason}>
            <small>{broken ? w.tie[broken.by] : w.why[why[me]!]}</small>
            <b>{mine! > 0 ? w.pts(mine!) : '–'}</b>
          </span>
        )}
      </span>
      <span className={css.line}>
        <span className={css.totals}>{totals.map((total, seat) => number(seat, total))}</span>
        <span className={css.coming}>
          {toCome?.map((id) => (
            <ToCome key={id} id={id} language={language} />
          ))}
        </span>
      </span>
    </li>
  )
}

/** Which colours of a set each seat holds; the Stone stands where it serves best. */
function Sets(props: Props) {
  const { view, language, name } = props
  const w = words(language)
  return (
    <li className={css.sets}>
      <span
        className={css.five}
        {...lookAt(subject('place', 'sets'), `${POINTS_PER_SET} ${w.setsShort}: ${w.sets}`)}
      >
        {POINTS_PER_SET} <small>{w.setsShort}</small>
      </span>
      <span className={css.setRow}>
        {view.scoring.accounts.map((account, seat) => (
          <span key={seat} className={css.set}>
            <Emblem seat={seat} size={20} name={name(seat)} />
            {account.counts.map((count, i) => {
              const { category } = view.stacks[i]!
              return (
                <span key={category} className={css.colour} data-none={count === 0 || undefined}>
                  <ColourSign
                    colour={colourOf(category)}
                    size={13}
                    name={`${categoryName(category, language)} ${count}`}
                  />
                  {count > 1 ? <i>{count}</i> : null}
                </span>
              )
            })}
            <b>{account.sets > 0 ? w.pts(account.sets) : ''}</b>
          </span>
        ))}
      </span>
    </li>
  )
}

export function Majorities(props: Props) {
  const w = words(props.language)
  return (
    <section data-note="majorities">
      <PanelHead note={props.view.places ? undefined : w.asFar}>{w.majorities}</PanelHead>
      <ul className={css.majorities}>
        {props.view.stacks.map(({ category }, index) => (
          <Row key={category} {...props} index={index} />
        ))}
        <Sets {...props} />
      </ul>
    </section>
  )
}
