/** All characters in the order of play, with their holders. Whoever changes, swaps or recruits touches them here. */
import { Emblem, PanelHead, type TableProps, Thing, useChoosing, whoOf } from '@durbar/table'
import { CHARACTERS } from '../../data/characters.ts'
import { placeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { subject } from '../look/subject.ts'
import { card as place } from '../places.ts'
import { recruit, card as touched } from '../touches.ts'
import { words } from '../words/index.ts'
import { CharacterCard } from './character-card.tsx'
import css from './court.module.css'
import { cardsOf, holderOf } from './holders.ts'

const PICKS: readonly Vocabulary['decision'][] = ['draft', 'auctionChoice', 'replacement', 'surrender']
/** A card of the court is to be picked. */
export const picksCard = (rule: Vocabulary['decision'] | undefined): boolean =>
  rule !== undefined && PICKS.includes(rule)

export function Court(props: TableProps<View> & { docked?: boolean }) {
  const { view, language, name, docked } = props
  const w = words(language)
  const { question, state } = useChoosing<Vocabulary>()
  const choosing = picksCard(question?.rule)
  const told = choosing || (view.round === 0 && !view.auction)
  const recruits = view.players.flatMap((_, seat) => {
    const now = state(recruit(seat))
    return now === 'offered' || now === 'chosen' ? [seat] : []
  })
  return (
    <section
      className={docked ? `${css.court} ${css.dock}` : css.court}
      data-note={docked ? undefined : 'court'}
      data-picks={choosing || undefined}
    >
      <PanelHead note={w.courtNote}>{choosing ? w.draft : w.court}</PanelHead>
      <ul className={told ? css.told : css.row}>
        {cardsOf(view).map((card) => {
          const holder = holderOf(view, card)
          const whose = holder === null ? w.isFree : w.heldBy(whoOf(language, name).dative(holder))
          const home = CHARACTERS[card]!.home
          const thing = (
            <Thing
              tokens={touched(card)}
              className={css.thing}
              look="ring"
              subject={subject('character', `${card}`)}
              name={`${card} ${CHARACTERS[card]![language]}, ${whose}: ${w.abilities[card]}`}
            >
              <CharacterCard card={card} />
            </Thing>
          )
          return (
            <li key={card} className={css.card} data-free={holder === null || undefined}>
              {/* A ring around its words too would lie on its neighbour's. */}
              <div data-place={place(card)} data-framed="">
                {thing}
              </div>
              {holder === null ? null : (
                <span className={css.holder} data-acts={view.turn?.seat === holder || undefined}>
                  <Emblem seat={holder} size={told ? 24 : 20} name={whose} />
                </span>
              )}
              {told ? (
                <span className={css.text}>
                  <b>{CHARACTERS[card]![language]}</b>
                  <span>{w.abilities[card]}</span>
                  {view.version === 'base' ? null : <span>{w.home(placeName(home, language))}</span>}
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      {told ? null : (
        <ul className={css.free} data-bid={view.auction ? '' : undefined}>
          {view.free.map((card) => (
            <li key={card}>
              <b>
                {card} {CHARACTERS[card]![language]}
              </b>
              {view.auction ? '' : `, ${w.isFree}`}: {w.abilities[card]}
            </li>
          ))}
        </ul>
      )}
      {recruits.length > 0 ? (
        <div className={css.recruits}>
          <p className={css.hint}>{w.swapHint}</p>
          {recruits.map((seat) => (
            <Thing
              key={seat}
              tokens={recruit(seat)}
              className={css.recruit}
              look="ring"
              rule="RJ-11.3.5"
              name={w.recruitFrom(name(seat))}
            >
              <Emblem seat={seat} size={22} />
              {w.recruitFrom(name(seat))}
            </Thing>
          ))}
        </div>
      ) : null}
    </section>
  )
}
