/** The end: hands are laid open and scored, one kind of card after the other. */
import { Emblem, type TableProps, useSteps, whoOf } from '@durbar/table'
import { type CardId, COLOURS, isWhite } from '../data/cards.ts'
import { cardName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { PlayerView } from '../view/players.ts'
import { MiniCard, suitOf } from './card.tsx'
import css from './ending.module.css'
import { words } from './words.ts'

const KINDS = ['handSpecial', 'handWhite', 'handColour'] as const
const PAUSE = 1.7

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
  const { step, done, go } = useSteps({ last: KINDS.length, pause: PAUSE, atOnce: 'by hand' })
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
              <b className={css.name}>{whoOf(language, name).label(seat)}</b>
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
      <button type="button" className={css.next} onClick={() => (done ? onDone() : go(step + 1))}>
        {done ? w.result : w.next}
      </button>
    </section>
  )
}
