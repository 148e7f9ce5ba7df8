/** The grid on the ghats: touch a card for what it shows, or its corner for the die on its back. */
import type { Language } from '@durbar/room'
import { lookAt, Piece, type TableProps, Thing, useQuestion } from '@durbar/table'
import { memo, useMemo, useRef } from 'react'
import { cardName, cardTitle } from '../texts/names.ts'
import type { Link } from '../view/brings.ts'
import type { DieView, View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import css from './board.module.css'
import { ActionCard, Corner } from './card-face.tsx'
import { cardText } from './card-text.ts'
import { DieCard } from './die-card.tsx'
import { Gap, Pavilions, River } from './ghat.tsx'
import { subject } from './look/subject.ts'
import { Omen } from './omen.tsx'
import { slotAt } from './places.ts'
import { Standing } from './standing.tsx'
import { cardIn, dieIn, laysCard, STEWARD_DICE } from './touches.ts'
import { useInSight } from './use-in-sight.ts'
import { common, useLinks } from './use-links.ts'
import { words } from './words/index.ts'

/** Touches redraw its rings alone: the card stays the same until the view changes. */
const Slot = memo(function Slot(props: {
  card: DieView
  slot: number
  chain: readonly Link[]
  language: Language
}) {
  const { card, slot, chain, language } = props
  const w = words(language)
  return (
    <Piece id={`card:${card.id}`} className={css.card}>
      <Thing
        tokens={cardIn(slot)}
        name={`${cardText(card.id, language)}, ${w.corner(card.color)}`}
        subject={subject('card', card.id)}
        {...(slot === 0 ? { note: 'card' } : {})}
        className={css.face}
      >
        <ActionCard id={card.id} bare />
      </Thing>
      <Thing
        tokens={dieIn(slot)}
        name={`${cardTitle(card.id, language)}: ${w.asDie(card.color)}`}
        look="bare"
        subject={subject('die', card.id)}
        className={css.corner}
      >
        <svg viewBox="54 0 46 46" aria-hidden="true">
          <Corner colour={card.color} wide />
        </svg>
      </Thing>
      <Omen chain={chain} language={language} />
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
      <Thing
        look="ring"
        tokens={STEWARD_DICE}
        name={`${text}; ${w.stewardDice}`}
        subject={subject('pile', 'draw')}
        className={css.draw}
      >
        <span className={css.heap} data-place="pile">
          <Piece key={top.id} id={`card:${top.id}`}>
            <ActionCard id={top.id} />
          </Piece>
        </span>
        <span className={css.plate}>
          <b>{w.pile(size)}</b>
          {w.onTop(cardName(top.id, language))}
        </span>
      </Thing>
    </div>
  )
}

function Discards({ view, language }: TableProps<View>) {
  const w = words(language)
  const { top, size } = view.discard
  // While the top card is still on its way there, this is the top.
  const below = view.discarded?.[1]
  return (
    <div className={css.pile} data-discards="" data-look={subject('pile', 'discard')}>
      <span className={css.heap} data-place="discards">
        {below ? <DieCard colour={below.color} value={below.value} /> : null}
        {top ? (
          <Piece key={top.id} id={`card:${top.id}`}>
            <DieCard colour={top.color} value={top.value} />
          </Piece>
        ) : null}
      </span>
      <span className={css.plate} {...lookAt(subject('pile', 'discard'), w.discards(size))}>
        <b>{w.discards(size)}</b>
      </span>
    </div>
  )
}

/** Palace cards that are being carried out lie on the water until they are discarded. */
function Palaces({ view, language }: TableProps<View>) {
  return (
    <div className={css.palaces} data-place="palace">
      {view.palaceInPlay.map((id) => (
        <Piece key={id} id={`card:${id}`} className={css.top}>
          <span {...lookAt(subject('card', id), cardTitle(id, language))}>
            <ActionCard id={id} />
          </span>
        </Piece>
      ))}
    </div>
  )
}

const NOTHING: readonly Link[] = []

/** By slot: what the card certainly sets off, however it is paid for. */
function useChains(): ReadonlyMap<number, readonly Link[]> {
  const question = useQuestion<Vocabulary>()
  const brings = useLinks()
  return useMemo(() => {
    const ways = new Map<number, (readonly Link[])[]>()
    for (const move of question?.moves ?? [])
      if ('slot' in move && laysCard(move))
        ways.set(move.slot, [...(ways.get(move.slot) ?? []), brings(move)])
    return new Map([...ways].map(([slot, chains]) => [slot, common(chains)]))
  }, [question, brings])
}

export function Board(props: TableProps<View>) {
  const { view, language } = props
  const question = useQuestion<Vocabulary>()
  const chains = useChains()
  const grid = useRef<HTMLUListElement>(null)
  useInSight(grid, question)
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
        <ul ref={grid} className={css.grid} data-note="grid" data-place="grid">
          {view.grid.map((card, slot) => (
            <li key={slot} className={css.slot}>
              {/* As large as a card, also where none lies: what rings it leaves the neighbours alone. */}
              <div className={css.place} data-place={slotAt(slot)}>
                {card ? (
                  <Slot card={card} slot={slot} chain={chains.get(slot) ?? NOTHING} language={language} />
                ) : (
                  <>
                    <Gap />
                    <span
                      className={css.unfilled}
                      {...lookAt(subject('place', 'gap'), words(language).gap)}
                    />
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.river}>
        <River />
        <Discards {...props} />
        <Palaces {...props} />
        <Pile {...props} />
      </div>
      <Standing {...props} />
    </div>
  )
}
