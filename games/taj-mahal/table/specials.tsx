/** The four special cards: what they do, what earns them, who has them. And the prince's row, when he plays. */
import { Emblem, lookAt, PanelHead, Piece, type TableProps, Thing, whoOf } from '@durbar/table'
import { SPECIAL_CARDS } from '../data/cards.ts'
import { cardName, SYMBOL_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { MiniCard } from './card.tsx'
import { subject } from './look/subject.ts'
import { PLACES } from './places.ts'
import css from './specials.module.css'
import { PRINCE, Prize } from './symbols.tsx'
import { words } from './words.ts'

export function Specials({ view, language, name }: TableProps<View>) {
  const w = words(language)
  return (
    <section className={css.specials} data-note="specials">
      <PanelHead>{w.specials}</PanelHead>
      <div className={css.list}>
        {SPECIAL_CARDS.map(({ id, token }) => {
          const holder = view.players.findIndex(
            (player) => player.specials.includes(id) || player.row.includes(id),
          )
          const where = holder < 0 ? w.onTable : w.heldBy(whoOf(language, name).dative(holder))
          const effect = w.specialEffect[id]
          const earned = w.earnedBy(SYMBOL_NAMES[language][token])
          return (
            <Thing
              key={id}
              tokens={[]}
              subject={subject('card', id)}
              look="bare"
              className={css.special}
              name={[cardName(id, language), effect, earned, where].join(', ')}
            >
              <span className={css.card} data-place={PLACES.special(id)} data-framed="">
                <MiniCard id={id} />
                {holder < 0 ? null : <Emblem seat={holder} size={24} />}
              </span>
              <span className={css.price}>
                <Prize item={token} />
                <Prize item={token} />
              </span>
              <span className={css.effect}>{effect}</span>
            </Thing>
          )
        })}
      </div>
    </section>
  )
}

export function Prince({ view, language }: TableProps<View>) {
  const w = words(language)
  if (!view.prince) return null
  const { row, inVisit } = view.prince
  return (
    <section className={css.prince} data-place={PLACES.prince} aria-label={w.prince}>
      <Emblem seat={PRINCE} size={32} />
      <b>{w.prince}</b>
      <span>{inVisit ? (row.length > 0 ? w.inVisit : w.noRow) : w.left}</span>
      <div className={css.row}>
        {row.map((card) => (
          <Piece key={card} id={`card:${card}`} framed>
            <span {...lookAt(subject('card', card), cardName(card, language), true)}>
              <MiniCard id={card} />
            </span>
          </Piece>
        ))}
      </div>
    </section>
  )
}
