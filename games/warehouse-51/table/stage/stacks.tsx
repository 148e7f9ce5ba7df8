/** Between two auctions: the four stacks on the block, and how the last one ended. */
import { arch, CardFrame, cardPattern, Medallion, SIGNS, type TableProps, Thing, whoOf } from '@durbar/table'
import { categoryName } from '../../texts/names.ts'
import type { StackView, View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { colourOf, INK } from '../relics.ts'
import * as touches from '../touches.ts'
import { words } from '../words.ts'
import { Sale } from './sale.tsx'
import css from './stacks.module.css'

const ARCH = arch(24, 34, 52, 74, 4, 34)

/** A stack of backs, as thick as it is; an empty place when it is used up. */
function Stack({ stack }: { stack: StackView }) {
  const colour = colourOf(stack.category)
  if (stack.left === 0)
    return (
      <svg className={css.empty} viewBox="0 0 100 140" aria-hidden="true">
        <path d={arch(8, 12, 84, 118, 5, 46)} />
        <path d={SIGNS[colour](13)} className={css.sign} transform="translate(50 84)" />
      </svg>
    )
  const layers = Math.min(stack.left, 6) - 1
  return (
    <span className={css.pile}>
      {Array.from({ length: layers }, (_, k) => (
        <span
          key={k}
          className={css.under}
          style={{ translate: `${(layers - k) * 2.5}px ${(layers - k) * 2.5}px` }}
        />
      ))}
      <CardFrame fill={`var(--c-${colour})`}>
        <rect
          x="5"
          y="5"
          width="90"
          height="130"
          rx="4"
          fill={cardPattern(colour)}
          stroke="var(--brass)"
          strokeWidth="1.5"
        />
        <path d={ARCH} fill={`var(--c-${colour})`} stroke="var(--brass)" strokeWidth="1.8" />
        <path d={SIGNS[colour](14)} fill={INK[colour]} transform="translate(50 76)" />
        <Medallion x={78} y={120} r={15}>
          <text y="7" textAnchor="middle" className={css.count}>
            {stack.left}
          </text>
        </Medallion>
      </CardFrame>
    </span>
  )
}

export function Stacks(props: TableProps<View>) {
  const { view, language, name } = props
  const w = words(language)
  const mine = view.me !== null && view.active === view.me
  return (
    <div className={css.scene}>
      {view.last ? <Sale {...props} sale={view.last} /> : null}
      <h2 className={css.title} data-idle={view.phase !== 'chooseStack' || undefined}>
        {mine ? w.chooseStack : w.chooses(whoOf(language, name), view.auctioneer)}
      </h2>
      <div className={css.stacks} data-note="stacks">
        {view.stacks.map((stack) => (
          <div key={stack.category} className={css.place}>
            <Thing
              tokens={[touches.stack(stack.category)]}
              name={w.stackName(
                categoryName(stack.category, language),
                stack.left,
                stack.first,
                stack.second,
              )}
              subject={subject('stack', stack.category)}
              className={css.thing}
            >
              <Stack stack={stack} />
            </Thing>
            <span className={css.label}>
              {w.short[stack.category]}
              <b>{w.tops(stack.first, stack.second)}</b>
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
