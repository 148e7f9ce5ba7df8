/** What each step of the end shows. */
import type { Seat } from '@durbar/kernel'
import type { Language } from '@durbar/room'
import { Emblem, type TableProps, whoOf } from '@durbar/table'
import type { CSSProperties, ReactNode } from 'react'
import { brandedBy } from '../../data/antiquities.ts'
import type { CardId } from '../../data/cards.ts'
import type { View } from '../../view/index.ts'
import { CounterfeitCard } from '../counterfeit-card.tsx'
import { RelicCard } from '../relic-card.tsx'
import { printedName } from '../relic-name.ts'
import { ownerOf } from '../relics.ts'
import { isCancelled } from '../stage/gaps.tsx'
import { words } from '../words.ts'
import css from './scenes.module.css'

type Props = TableProps<View>

export const Nothing = ({ children }: { children: ReactNode }) => <p className={css.nothing}>{children}</p>

/** One after the other: the n-th thing comes a little later. */
export const later = (n: number): CSSProperties => ({ '--n': n }) as CSSProperties

export function CardLine(props: {
  seat: Seat
  card: CardId
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
                {isCancelled(view, counterfeit) ? w.end.saved : whoOf(language, name).label(owner)}
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
      <p>{w.end.unmasked(whoOf(language, name), seat)}</p>
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
