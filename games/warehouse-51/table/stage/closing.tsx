/** The last steps before the scoring: the pawnshop's counter, the seals, the Unicorn Horn. */
import { Emblem, lookAt, type TableProps, Thing, whoOf } from '@durbar/table'
import { REDEEM_COST } from '../../data/box.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { endStep } from '../lot.ts'
import { Ingot } from '../marks.tsx'
import { RelicCard } from '../relic-card.tsx'
import { printedName, relicName } from '../relic-name.ts'
import * as touches from '../touches.ts'
import { words } from '../words.ts'
import css from './closing.module.css'
import { Gaps } from './gaps.tsx'

const STEPS = ['redeem', 'certify', 'unmask', 'score'] as const

function Way({ view, language }: TableProps<View>) {
  const w = words(language)
  const now = endStep(view)
  return (
    <ol className={css.way}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-state={i < now ? 'done' : i === now ? 'now' : 'next'}
          aria-current={i === now ? 'step' : undefined}
        >
          <b>{i + 1}</b>
          {w.steps[step]}
        </li>
      ))}
    </ol>
  )
}

/** All pawned cards on the counter; the own ones can be touched. */
function Counter(props: TableProps<View>) {
  const { view, language, name } = props
  const pawned = view.players.flatMap((player, seat) =>
    player.cards.filter((card) => card.pawned).map((card) => ({ card, seat })),
  )
  return (
    <div className={css.counter}>
      {pawned.map(({ card, seat }) => (
        <span key={card.id} className={css.pawned}>
          {seat === view.active && seat === view.me ? (
            <Thing
              tokens={touches.own(card.id)}
              name={relicName(card.id, language, card)}
              subject={subject('relic', card.id)}
              className={css.card}
            >
              <RelicCard card={card} language={language} />
            </Thing>
          ) : (
            <span
              className={css.card}
              {...lookAt(subject('relic', card.id), relicName(card.id, language, card))}
            >
              <RelicCard card={card} language={language} />
            </span>
          )}
          <span className={css.tag}>
            <Emblem seat={seat} size={20} name={name(seat)} />
            <Ingot size={24} />
            <b>{REDEEM_COST}</b>
          </span>
        </span>
      ))}
    </div>
  )
}

/** The seals and where their certificates lie. */
function Seals({ view, language, name }: TableProps<View>) {
  return (
    <ul className={css.seals}>
      {view.certificates.map(({ seal, on, owner }) =>
        owner === null ? null : (
          <li key={seal}>
            <span
              className={css.card}
              data-place={`seal:${seal}`}
              {...lookAt(subject('relic', seal), relicName(seal, language))}
            >
              <RelicCard card={{ id: seal }} language={language} />
            </span>
            <span>
              <Emblem seat={owner} size={22} /> {whoOf(language, name).label(owner)}
              <b>{on === seal ? '?' : printedName(on, language)}</b>
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

export function Closing(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const step = endStep(view)
  const text = [w.redeemText, w.certifyText, view.phase === 'endUnmask' ? w.hornText : null][step]
  return (
    <div className={css.scene}>
      <Way {...props} />
      {text ? <p>{text}</p> : null}
      {step === 0 ? <Counter {...props} /> : null}
      {step === 1 ? <Seals {...props} /> : null}
      {view.unveiled ? <Gaps {...props} /> : null}
    </div>
  )
}
