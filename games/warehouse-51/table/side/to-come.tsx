/** An antiquity that is still in its stack: colour, value and nature. */
import { lookAt, type TableProps } from '@durbar/table'
import type { CardId } from '../../data/cards.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { NatureMark } from '../marks.tsx'
import { relicName } from '../relic-name.ts'
import { colourOf, INK, relic } from '../relics.ts'
import css from './to-come.module.css'

export function ToCome({ id, language }: { id: CardId; language: TableProps<View>['language'] }) {
  const colour = colourOf(relic(id).category)
  const { value, nature } = relic(id)
  return (
    <span className={css.card} {...lookAt(subject('relic', id), relicName(id, language), true)}>
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
