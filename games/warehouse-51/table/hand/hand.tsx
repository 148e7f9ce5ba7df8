/** The own collection, by category, with its total against the best of the others. */
import { arch, ColourSign, Emblem, lookAt, Piece, SIGNS, type TableProps, Thing } from '@durbar/table'
import { categoryName } from '../../texts/names.ts'
import type { CardView, View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { collectionOf } from '../lot.ts'
import { RelicCard } from '../relic-card.tsx'
import { printedName, relicName } from '../relic-name.ts'
import { colourOf, front, relic } from '../relics.ts'
import * as touches from '../touches.ts'
import { words } from '../words.ts'
import css from './hand.module.css'

/** Names under so many cards would be read letter by letter. */
const MANY = 8
/** And under so many where the hand is narrow. */
const SEVERAL = 5
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function Held({ card, language }: { card: CardView; language: TableProps<View>['language'] }) {
  const w = words(language)
  const idle = card.effect === 'void' || card.effect === 'suspended' ? w.effect[card.effect] : null
  return (
    <div className={css.held}>
      <Piece id={`relic:${card.id}`}>
        <Thing
          tokens={touches.own(card.id)}
          name={`${relicName(card.id, language, card)}${idle ? `, ${idle}` : ''}`}
          subject={subject('relic', card.id)}
          look="ring"
          className={css.card}
        >
          <RelicCard card={card} language={language} />
        </Thing>
      </Piece>
      <span className={css.name}>
        {printedName(card.id, language)}
        {/* The pawn token lies on the card itself. */}
        {idle && !card.pawned ? <i>{idle}</i> : null}
      </span>
    </div>
  )
}

export function Hand({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const seat = front(view)
  const cards = collectionOf(view, seat)
  const { counts } = view.scoring.accounts[seat]!
  const missing = counts.filter((count) => count === 0).length
  const lacks = missing === 1 && !view.places ? w.completes : w.missing
  const kinds = view.stacks.map(({ category }) =>
    cards.filter((card) => relic(card.id).category === category),
  )
  const places = sum(kinds.map((kind) => Math.max(kind.length, 1)))
  const columns = kinds.map((kind) => Math.max(Math.ceil(kind.length / 2), 1))
  return (
    <div className={css.room}>
      <div
        className={css.hand}
        data-note="hand"
        data-many={places > MANY || undefined}
        data-several={places > SEVERAL || undefined}
        style={{ '--places': places, '--columns': sum(columns) } as React.CSSProperties}
      >
        {view.scoring.categories.map(({ category, totals, points }, index) => {
          const held = kinds[index]!
          const best = totals.reduce(
            (top, total, i) => (i !== seat && total > (top < 0 ? 0 : totals[top]!) ? i : top),
            -1,
          )
          const colour = colourOf(category)
          return (
            <section key={category} className={css.category} aria-label={categoryName(category, language)}>
              <h2>
                <span className={css.title} {...lookAt(subject('category', category), w.short[category])}>
                  <ColourSign colour={colour} size={20} />
                  <span>{w.short[category]}</span>
                </span>
              </h2>
              <p className={css.total}>
                <b>{totals[seat]}</b>
                {best < 0 ? null : (
                  <>
                    {' : '}
                    {totals[best]} <Emblem seat={best} size={17} name={name(best)} />
                  </>
                )}
                {points[seat]! > 0 ? <strong>{w.pts(points[seat]!)}</strong> : null}
              </p>
              <div className={css.row} style={{ '--columns': columns[index] } as React.CSSProperties}>
                {held.map((card) => (
                  <Held key={card.id} card={card} language={language} />
                ))}
                {held.length > 0 ? null : (
                  <span
                    className={css.none}
                    {...lookAt(subject('stack', category), `${w.short[category]}: ${lacks}`)}
                  >
                    <svg viewBox="0 0 100 124" aria-hidden="true">
                      <path d={arch(8, 6, 84, 112, 5, 46)} />
                      <path d={SIGNS[colour](13)} className={css.sign} transform="translate(50 76)" />
                    </svg>
                    <span>{lacks}</span>
                  </span>
                )}
              </div>
            </section>
          )
        })}
      </div>
    </div>
  )
}
