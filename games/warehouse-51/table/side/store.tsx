/** What is left in the stacks, and the pawnshop: free tokens, the loan, and who has pawned what. */
import { cardPattern, Emblem, lookAt, PanelHead, type TableProps } from '@durbar/table'
import type { CardId } from '../../data/cards.ts'
import { categoryName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { Ingot, NatureMark, PawnToken } from '../marks.tsx'
import { printedName, relicName } from '../relic-name.ts'
import { colourOf, INK, relic } from '../relics.ts'
import { words } from '../words.ts'
import css from './store.module.css'

type Props = TableProps<View>

function ToCome({ id, language }: { id: CardId; language: Props['language'] }) {
  const colour = colourOf(relic(id).category)
  const { value, nature } = relic(id)
  return (
    <span className={css.coming} {...lookAt(subject('relic', id), relicName(id, language), true)}>
      <svg viewBox="0 0 28 30" aria-hidden="true">
        <rect
          x=".75"
          y=".75"
          width="26.5"
          height="28.5"
          rx="3"
          fill={`var(--c-${colour})`}
          stroke="var(--card-edge)"
        />
        <text x="9" y="21" textAnchor="middle" fill={INK[colour]} className={css.value}>
          {value}
        </text>
        {nature === 'neutral' ? null : (
          <>
            <circle cx="20.5" cy="15" r="6" fill={nature === 'cursed' ? 'var(--card-ink)' : 'var(--ivory)'} />
            <NatureMark nature={nature} x={20.5} y={15} r={nature === 'cursed' ? 4.2 : 5} />
          </>
        )}
      </svg>
    </span>
  )
}

export function StacksLeft({ view, language }: Props) {
  const w = words(language)
  const left = view.stacks.reduce((sum, stack) => sum + stack.left, 0)
  if (left === 0) return null
  return (
    <section>
      <PanelHead note={w.left(left)}>{w.stacks}</PanelHead>
      <ul className={css.stacks}>
        {view.stacks.map((stack) => {
          const colour = colourOf(stack.category)
          return (
            <li key={stack.category}>
              <span
                className={css.back}
                {...lookAt(subject('stack', stack.category), categoryName(stack.category, language))}
              >
                <svg viewBox="0 0 26 30" aria-hidden="true">
                  <rect
                    x="1"
                    y="1"
                    width="24"
                    height="28"
                    rx="3"
                    fill={`var(--c-${colour})`}
                    stroke="var(--card-edge)"
                  />
                  <rect x="1" y="1" width="24" height="28" rx="3" fill={cardPattern(colour)} />
                </svg>
              </span>
              <b>{stack.left}</b>
              <span className={css.row}>
                {stack.toCome?.map((id) => (
                  <ToCome key={id} id={id} language={language} />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function Pawnshop({ view, language, name }: Props) {
  const w = words(language)
  const pawned = view.players.flatMap((player, seat) =>
    player.cards.filter((card) => card.pawned).map((card) => ({ id: card.id, seat })),
  )
  const all = view.tokens + pawned.length
  return (
    <section data-note="pawnshop">
      <PanelHead note={w.pawnRule(view.loan)}>{w.pawnshop}</PanelHead>
      <div className={css.shop} data-place="supply">
        <span className={css.tokens} {...lookAt(subject('place', 'pawnshop'), w.tokens(view.tokens))}>
          {Array.from({ length: all }, (_, k) => (
            <PawnToken key={k} gone={k >= view.tokens} size={28} />
          ))}
        </span>
        <span className={css.supply} {...lookAt(subject('place', 'supply'), w.supply(view.supply))}>
          <Ingot size={30} />
          {w.supply(view.supply)}
        </span>
      </div>
      {pawned.length > 0 ? (
        <ul className={css.pawned}>
          {pawned.map(({ id, seat }) => (
            <li key={id}>
              <Emblem seat={seat} size={20} name={name(seat)} />
              {printedName(id, language)}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
