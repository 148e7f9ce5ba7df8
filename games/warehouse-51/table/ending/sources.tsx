/** Every source of points, one row for each seat, and the places at last. */
import type { Seat } from '@durbar/kernel'
import { ColourSign, Emblem, type TableProps, whoOf } from '@durbar/table'
import type { ReactNode } from 'react'
import type { View } from '../../view/index.ts'
import { Ingot } from '../marks.tsx'
import { MiniCard } from '../relic-card.tsx'
import { colourOf, relic } from '../relics.ts'
import { words } from '../words.ts'
import { later, Nothing } from './scenes.tsx'
import css from './sources.module.css'

type Props = TableProps<View>

/** One row for each seat: what it has, and what that is worth. */
function Rows(
  props: Props & { points: readonly number[]; has(seat: Seat): ReactNode; why?(seat: Seat): string },
) {
  const { view, language, name, points, has, why } = props
  const w = words(language)
  return (
    <ul className={css.rows}>
      {view.players.map((_, seat) => (
        <li key={seat} data-sign={Math.sign(points[seat]!)} style={later(seat)}>
          <Emblem seat={seat} size={30} />
          <b>{whoOf(language, name).label(seat)}</b>
          <span className={css.has}>{has(seat)}</span>
          <span className={css.why}>{why?.(seat) ?? ''}</span>
          <strong>{points[seat] === 0 ? '–' : w.pts(points[seat]!)}</strong>
        </li>
      ))}
    </ul>
  )
}

export function Gold(props: Props) {
  const { accounts } = props.view.scoring
  const w = words(props.language)
  return (
    <Rows
      {...props}
      points={accounts.map(({ gold }) => gold)}
      has={(seat) => (
        <>
          <Ingot size={30} /> {w.ingots(accounts[seat]!.ingots)}
        </>
      )}
    />
  )
}

export function Sets(props: Props) {
  const { view, language } = props
  const w = words(language)
  const { accounts } = view.scoring
  return (
    <Rows
      {...props}
      points={accounts.map(({ sets }) => sets)}
      has={(seat) =>
        accounts[seat]!.counts.map((count, i) => {
          const { category } = view.stacks[i]!
          return (
            <span key={category} className={css.colour} data-none={count === 0 || undefined}>
              <ColourSign colour={colourOf(category)} size={20} name={w.short[category]} />
              {count}
              {accounts[seat]!.stone === category ? <small>{w.stone}</small> : null}
            </span>
          )
        })
      }
    />
  )
}

export function Majority(props: Props & { majority: View['scoring']['categories'][number] }) {
  const { view, language, name, majority } = props
  const w = words(language)
  const { totals, points, why, places, tieBreaks, category } = majority
  return (
    <>
      <Rows
        {...props}
        points={points}
        has={(seat) => (
          <>
            <b className={css.figure}>{totals[seat]}</b>
            <span className={css.minis}>
              {view.scoring.accounts[seat]!.scored.filter((id) => relic(id).category === category).map(
                (id) => (
                  <MiniCard key={id} card={{ id }} language={language} />
                ),
              )}
            </span>
          </>
        )}
        why={(seat) =>
          [places[seat]! > 0 ? w.placeOf(places[seat]!) : '', w.whyEnd[why[seat]!]].filter(Boolean).join(': ')
        }
      />
      {tieBreaks.map(({ seat, over, by }) => (
        <Nothing key={`${seat} ${over}`}>{w.end.byTie(whoOf(language, name), seat, over, w.tie[by])}</Nothing>
      ))}
    </>
  )
}

export function Malleus(props: Props) {
  const { view, language } = props
  const { accounts } = view.scoring
  return (
    <Rows
      {...props}
      points={accounts.map(({ malleus }) => malleus)}
      has={(seat) =>
        accounts[seat]!.malleus === 0 ? null : (
          <span className={css.minis}>
            {accounts[seat]!.scored.filter((id) => relic(id).nature === 'blessed').map((id) => (
              <MiniCard key={id} card={{ id }} language={language} />
            ))}
          </span>
        )
      }
    />
  )
}

export function Result({ view, language, name }: Props) {
  const w = words(language)
  const { accounts, tieBreaks } = view.scoring
  const order = [...accounts.keys()].sort((a, b) => accounts[a]!.place - accounts[b]!.place)
  const winners = order.filter((seat) => accounts[seat]!.place === 1)
  const head =
    winners.length === 1
      ? w.end.wins(whoOf(language, name), winners[0]!)
      : w.end.winShared(whoOf(language, name), winners)
  return (
    <>
      <p className={css.headline}>{head}</p>
      {/* Before the podium, which may fill a phone. */}
      {tieBreaks.map(({ seat, over, by }) => (
        <Nothing key={`${seat} ${over}`}>{w.end.byTie(whoOf(language, name), seat, over, w.tie[by])}</Nothing>
      ))}
      <ol className={css.podium}>
        {order.map((seat, i) => {
          const { place, total } = accounts[seat]!
          return (
            <li key={seat} data-first={place === 1 || undefined} style={later(i)}>
              <span>{w.placeOf(place)}</span>
              <Emblem seat={seat} size={44} />
              <b>{whoOf(language, name).label(seat)}</b>
              <strong>{total}</strong>
            </li>
          )
        })}
      </ol>
    </>
  )
}
