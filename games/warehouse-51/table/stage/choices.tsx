/** Scenes of the special choices: looking at a counterfeit, a wish, an exchange. */
import { Emblem, IconMark, lobed, Piece, type TableProps, Thing, whoOf } from '@durbar/table'
import type { ReactNode } from 'react'
import type { View } from '../../view/index.ts'
import * as icons from '../icons.ts'
import { subject } from '../look/subject.ts'
import { IngotMark } from '../marks.tsx'
import { RelicCard } from '../relic-card.tsx'
import { relicName } from '../relic-name.ts'
import { around } from '../relics.ts'
import * as touches from '../touches.ts'
import { words } from '../words.ts'
import css from './choices.module.css'
import { Gaps } from './gaps.tsx'

export function Peek(props: TableProps<View>) {
  const w = words(props.language)
  return (
    <div className={css.scene}>
      <h2>{w.peek}</h2>
      <Gaps {...props} />
    </div>
  )
}

function Wish(props: {
  kind: Parameters<typeof touches.wish>[0]
  title: string
  text: string
  children: ReactNode
}) {
  const { kind, title, text, children } = props
  return (
    <Thing tokens={[touches.wish(kind)]} name={`${title}: ${text}`} rule="WH-10.20" className={css.wish}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <path d={lobed(30, 30, 27, 12)} fill="var(--straw)" stroke="var(--coin-edge)" strokeWidth="1.5" />
        {children}
      </svg>
      <span>
        <b>{title}</b>
        {text}
      </span>
    </Thing>
  )
}

export function Lamp(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  return (
    <div className={css.scene}>
      <h2>{w.wishes}</h2>
      <div className={css.wishes}>
        <Wish kind="wealth" title={w.wealth} text={w.wealthText(view.supply)}>
          <IngotMark x={11} y={17} scale={0.8} />
        </Wish>
        <Wish kind="insight" title={w.insight} text={w.insightText}>
          <IconMark d={icons.crystalBall} x={30} y={30} size={36} fill="var(--sepia)" />
        </Wish>
        <Wish kind="freedom" title={w.freedom} text={w.freedomText}>
          <IconMark d={icons.openChest} x={30} y={30} size={34} fill="var(--sepia)" />
        </Wish>
      </div>
      <Gaps {...props} />
    </div>
  )
}

export function Exchange(props: TableProps<View>) {
  const { view, language, name } = props
  const w = words(language)
  return (
    <div className={css.scene}>
      <h2>{w.swap}</h2>
      <p>{w.swapHint}</p>
      <div className={css.others}>
        {around(view)
          .filter((seat) => seat !== view.active)
          .map((seat) => (
            <section key={seat} aria-label={w.collectionOf(whoOf(language, name), seat)}>
              <h3>
                <Emblem seat={seat} size={24} />
                {whoOf(language, name).label(seat)}
              </h3>
              <div className={css.cards}>
                {view.players[seat]!.cards.map((card) => {
                  const thing = (
                    <Thing
                      key={card.id}
                      tokens={[touches.theirs(card.id)]}
                      name={relicName(card.id, language, card)}
                      subject={subject('relic', card.id)}
                      className={css.card}
                    >
                      <RelicCard card={card} language={language} />
                    </Thing>
                  )
                  // The own ones lie in the hand and stay there.
                  if (seat === view.me) return thing
                  return (
                    <Piece key={card.id} id={`relic:${card.id}`}>
                      {thing}
                    </Piece>
                  )
                })}
                {view.players[seat]!.cards.length === 0 ? <span>{w.noCards}</span> : null}
              </div>
            </section>
          ))}
      </div>
    </div>
  )
}
