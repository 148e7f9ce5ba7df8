/** What each step of the end shows. */
import type { Language, Seat } from '@durbar/kernel'
import { ColourSign, Emblem, type TableProps } from '@durbar/table'
import type { CSSProperties, ReactNode } from 'react'
import type { View } from '../../view.ts'
import { CounterfeitCard } from '../counterfeit-card.tsx'
import { Ingot } from '../marks.tsx'
import { MiniCard, RelicCard } from '../relic-card.tsx'
import { printedName } from '../relic-name.ts'
import { brandedBy, colourOf, ownerOf, relic } from '../relics.ts'
import { isCancelled } from '../stage/gaps.tsx'
import { words } from '../words.ts'
import css from './ending.module.css'

type Props = TableProps<View>

export const Nothing = ({ children }: { children: ReactNode }) => <p className={css.nothing}>{children}</p>

/** One after the other: the n-th thing comes a little later. */
export const later = (n: number): CSSProperties => ({ '--n': n }) as CSSProperties

export function CardLine(props: {
  seat: Seat
  card: string
  pawned?: boolean
  certified?: boolean
  language: Language
  children: ReactNode
}) {
  const { seat, card, pawned, certified, language, children } = props
  return (
    <div className={css.line}>
      <span className={css.card}>
        <RelicCard
          card={{ id: card, pawned: pawned ?? false, certified: certified ?? false }}
          language={language}
        />
      </span>
      <Emblem seat={seat} size={32} />
      <p>{children}</p>
    </div>
  )
}

export function FaceUp({ view, language, name }: Props) {
  const w = words(language)
  return (
    <ul className={css.fakes}>
      {view.gaps.flat().map(({ counterfeit }, i) => {
        if (counterfeit === null) return null
        const lost = view.end.find(({ t, card }) => t === 'unmasked' && card === brandedBy(counterfeit))
        const owner = lost?.seat ?? ownerOf(view, brandedBy(counterfeit))
        return (
          <li key={counterfeit} style={later(i)}>
            <span className={css.card}>
              <CounterfeitCard counterfeit={counterfeit} cancelled={isCancelled(view, counterfeit)} />
            </span>
            <b>{printedName(brandedBy(counterfeit), language)}</b>
            {owner === null ? (
              <span>{w.end.unsoldFake}</span>
            ) : (
              <span className={css.owner}>
                <Emblem seat={owner} size={20} />
                {isCancelled(view, counterfeit) ? w.end.saved : name(owner)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function Unmasked({ view, language, name }: Props) {
  const w = words(language)
  const lost = view.end.filter(({ t }) => t === 'unmasked')
  if (lost.length === 0) return <Nothing>{w.end.unmaskNone}</Nothing>
  const seats = [...new Set(lost.map(({ seat }) => seat))]
  return seats.map((seat, i) => (
    <div key={seat} className={css.line} style={later(i)}>
      <Emblem seat={seat} size={32} />
      <p>{w.end.unmasked(name(seat))}</p>
      {lost
        .filter((each) => each.seat === seat)
        .map(({ card }) => (
          <span key={card} className={css.card}>
            <RelicCard card={{ id: card!, note: 'fake' }} language={language} />
          </span>
        ))}
    </div>
  ))
}

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
          <b>{name(seat)}</b>
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
        <Nothing key={`${seat} ${over}`}>{w.end.byTie(name(seat), name(over), w.tie[by])}</Nothing>
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
    winners.length === 1 ? w.end.wins(name(winners[0]!)) : w.end.winShared(winners.map(name).join(', '))
  return (
    <>
      <p className={css.headline}>{head}</p>
      <ol className={css.podium}>
        {order.map((seat, i) => {
          const { place, total } = accounts[seat]!
          return (
            <li key={seat} data-first={place === 1 || undefined} style={later(i)}>
              <span>{w.placeOf(place)}</span>
              <Emblem seat={seat} size={44} />
              <b>{name(seat)}</b>
              <strong>{total}</strong>
            </li>
          )
        })}
      </ol>
      {tieBreaks.map(({ seat, over, by }) => (
        <Nothing key={`${seat} ${over}`}>{w.end.byTie(name(seat), name(over), w.tie[by])}</Nothing>
      ))}
    </>
  )
}
