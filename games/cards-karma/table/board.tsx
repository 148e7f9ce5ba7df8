/** The grid on the ghats: touch a card for what it shows, or its corner for the die on its back. */
import type { Language } from '@durbar/kernel'
import { Piece, type TableProps, Thing, useChoosing } from '@durbar/table'
import { memo } from 'react'
import { cardName } from '../texts/names.ts'
import type { GridCardView, View } from '../view.ts'
import css from './board.module.css'
import { ActionCard, Corner } from './card-face.tsx'
import { cardText } from './card-text.ts'
import { DieCard } from './die-card.tsx'
import { Gap, Pavilions, River } from './ghat.tsx'
import { Omen } from './omen.tsx'
import { actionTokens, dieTokens } from './reading.ts'
import { Standing } from './standing.tsx'
import { words } from './words.ts'

/** Touches redraw its rings alone: the card stays the same until the view changes. */
const Slot = memo(function Slot(props: { card: GridCardView; slot: number; language: Language }) {
  const { card, slot, language } = props
  const w = words(language)
  return (
    <Piece id={`card:${card.id}`} className={css.card}>
      <Thing
        tokens={actionTokens(slot)}
        name={`${cardText(card.id, language)}, ${w.corner(card.color)}`}
        rule="CK-2.3"
        {...(slot === 0 ? { note: 'card' } : {})}
        className={css.face}
      >
        <ActionCard id={card.id} bare />
      </Thing>
      <Thing
        tokens={dieTokens(slot)}
        name={`${cardName(card.id, language)}: ${w.asDie(card.color)}`}
        look="bare"
        rule="CK-4.1"
        {...(slot === 1 ? { note: 'corner' } : {})}
        className={css.corner}
      >
        <svg viewBox="60 -3 42 42" aria-hidden="true">
          <Corner colour={card.color} />
        </svg>
      </Thing>
      <Omen card={card} language={language} />
    </Piece>
  )
})

/** The draw pile shows its top card: a steward takes it, palace 6 carries it out. */
function Pile({ view, language }: TableProps<View>) {
  const w = words(language)
  const { top, size } = view.pile
  const text = `${w.pile(size)}, ${w.onTop(cardName(top.id, language))}, ${w.corner(top.color)}`
  return (
    <div className={css.pile} data-note="pile">
      <Piece id={`card:${top.id}`}>
        <Thing
          look="ring"
          tokens={['type=stewardDice']}
          name={`${text}; ${w.stewardDice}`}
          rule="CK-12.4"
          className={css.draw}
        >
          <ActionCard id={top.id} className={css.top} />
          <span className={css.plate}>
            <b>{w.pile(size)}</b>
            {w.onTop(cardName(top.id, language))}
          </span>
        </Thing>
      </Piece>
    </div>
  )
}

function Discards({ view, language }: TableProps<View>) {
  const w = words(language)
  const { top, size } = view.discard
  return (
    <div className={css.pile} data-discards="">
      {top ? (
        <Piece id={`card:${top.id}`} className={css.top}>
          <DieCard colour={top.color} value={top.value} />
        </Piece>
      ) : null}
      <span className={css.plate}>
        <b>{w.discards(size)}</b>
      </span>
    </div>
  )
}

export function Board(props: TableProps<View>) {
  const { view, language } = props
  const { question } = useChoosing()
  const [a, b] = view.layout
  const columns = Math.max(a, b)
  const rows = Math.min(a, b)
  const style = {
    '--columns': columns,
    '--rows': rows,
    '--narrow-rows': Math.ceil(view.grid.length / 4),
  } as React.CSSProperties
  return (
    <div className={css.board} style={style} data-asked={question?.rule}>
      <div className={css.ghats}>
        <Pavilions rows={rows} side="left" />
        <Pavilions rows={rows} side="right" />
        <ul className={css.grid} data-note="grid">
          {view.grid.map((card, slot) => (
            <li key={slot} className={css.slot}>
              {card ? (
                <Slot card={card} slot={slot} language={language} />
              ) : (
                <>
                  <Gap />
                  <span className="sr-only">{words(language).gap}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.river}>
        <River />
        <Discards {...props} />
        <Pile {...props} />
      </div>
      <Standing {...props} />
    </div>
  )
}
