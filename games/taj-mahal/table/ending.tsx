/** The end: hands are laid open and scored, one kind of card after the other. */
import { Emblem, type TableProps, useSettings } from '@durbar/table'
import { useEffect, useState } from 'react'
import { type CardId, COLOURS, isWhite } from '../data/cards.ts'
import { cardName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { PlayerView } from '../view/players.ts'
import { MiniCard, suitOf } from './card.tsx'
import css from './ending.module.css'
import { words } from './words.ts'

const KINDS = ['handSpecial', 'handWhite', 'handColour'] as const
const PAUSE = [0, 2600, 1700, 900]

/** The points before the hand, and then kind by kind. */
const totalAt = (player: PlayerView, step: number): number =>
  player.score - KINDS.slice(step).reduce((sum, kind) => sum + player.points[kind], 0)

/** The cards of a step: of the longest colour only one colour counts. */
function counted(player: PlayerView, step: number): ReadonlySet<CardId> {
  const hand = player.hand ?? []
  if (step === 1) return new Set(player.specials)
  if (step === 2) return new Set(hand.filter(isWhite))
  if (step !== 3) return new Set()
  const long = COLOURS.map((colour) => hand.filter((id) => suitOf(id) === colour))
  return new Set(long.find((cards) => cards.length === player.points.handColour) ?? [])
}

export function Ending({ view, language, name, onDone }: TableProps<View> & { readonly onDone: () => void }) {
  const w = words(language)
  const { speed } = useSettings()
  const [step, setStep] = useState(0)
  const last = step === KINDS.length
  useEffect(() => {
    if (last || speed === 0) return
    const timer = setTimeout(() => setStep(step + 1), PAUSE[speed])
    return () => clearTimeout(timer)
  }, [step, last, speed])
  return (
    <section className={css.ending}>
      <h3 aria-live="polite">
        {w.endTitle}: <b>{w.endSteps[step]}</b>
      </h3>
      <ul>
        {view.players.map((player, seat) => {
          const shine = counted(player, step)
          return (
            <li key={seat}>
              <Emblem seat={seat} size={36} />
              <b className={css.name}>{name(seat)}</b>
              <span className={css.cards}>
                {[...(player.hand ?? []), ...player.specials].map((id) => (
                  <span
                    key={id}
                    role="img"
                    aria-label={cardName(id, language)}
                    data-shine={shine.has(id) || undefined}
                  >
                    <MiniCard id={id} />
                  </span>
                ))}
              </span>
              {step > 0 ? <span className={css.plus}>+{player.points[KINDS[step - 1]!]}</span> : <span />}
              <strong>{totalAt(player, step)}</strong>
            </li>
          )
        })}
      </ul>
      <button type="button" className={css.next} onClick={() => (last ? onDone() : setStep(step + 1))}>
        {last ? w.result : w.next}
      </button>
    </section>
  )
}
