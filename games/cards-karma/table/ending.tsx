/** The end: everybody's cards turn to night one after the other; then what is left over is laid beside them. */
import { Emblem, type TableProps, useSteps, whoOf } from '@durbar/table'
import { BONUS_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './ending.module.css'
import { TokenPicture } from './tokens.tsx'
import { TrackCard } from './track.tsx'
import { words } from './words/index.ts'

const PAUSE = 0.42

export function Ending({ view, language, name, onDone }: TableProps<View> & { readonly onDone: () => void }) {
  const w = words(language)
  const length = view.players[0]!.track.length
  /** One card of everybody at a time, from both ends as they were turned; then what is left over. */
  const end = length + 1
  const { step, go } = useSteps({ last: end, pause: PAUSE, atOnce: 'end' })
  return (
    <section className={css.ending}>
      <h3 aria-live="polite">{step < end ? w.endTitle : w.endTie}</h3>
      <ol>
        {/* As they sit: who stood first from the beginning would have won before the first card turns. */}
        {view.players.map((player, seat) => {
          let seen = 0
          return (
            <li key={seat} data-wins={(step >= end && view.places?.[seat] === 1) || undefined}>
              <Emblem seat={seat} size={36} />
              <b className={css.name}>{whoOf(language, name).label(seat)}</b>
              <span className={css.cards}>
                {player.track.map((card, k) => {
                  const shown = card.turned && seen < step
                  if (card.turned) seen++
                  const bonus = card.bonus ? BONUS_NAMES[language][card.bonus] : ''
                  return (
                    <TrackCard
                      key={k}
                      card={{ turned: shown, bonus: shown ? card.bonus : null }}
                      name={shown ? w.nightWith(bonus) : w.day}
                    />
                  )
                })}
              </span>
              <strong>{Math.min(step, player.turned)}</strong>
              <span className={css.left} data-hidden={step < end || undefined}>
                <TokenPicture what="fame" size={22} /> {player.fame}
                <TokenPicture what="coins" size={22} /> {player.coins}
                <b>= {player.tieBreak}</b>
              </span>
            </li>
          )
        })}
      </ol>
      <button type="button" className={css.next} onClick={step < end ? () => go(end) : onDone}>
        {step < end ? w.onward : w.result}
      </button>
    </section>
  )
}
