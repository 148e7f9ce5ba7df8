/** The end, step by step: what the last city paid, then the palaces, then the gold that breaks ties. */
import { Coin, Emblem, Gem, lobed, PanelHead, type TableProps, useSteps, whoOf } from '@durbar/table'
import { placeName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { Crest } from './city/crest.tsx'
import css from './ending.module.css'
import { words } from './words/index.ts'

/** Seconds for a palace of everybody; what the last city paid takes longer to read. */
const PAUSE = 0.34

export function Ending({ view, language, name, onDone }: TableProps<View> & { onDone: () => void }) {
  const w = words(language)
  const last = view.scorings.at(-1)
  const most = Math.max(...view.players.map((player) => player.built))
  /** 0 = the last city; then one palace of everybody at a time; then the gold. */
  const end = most + 2
  const { step, go } = useSteps({
    last: end,
    pause: (at) => (at === 0 ? PAUSE * 4 : PAUSE),
    atOnce: 'end',
  })
  const order = view.players
    .map((_, seat) => seat)
    .sort((a, b) => (view.result?.places[a] ?? 0) - (view.result?.places[b] ?? 0))
  return (
    <section className={css.ending}>
      {last ? (
        <div className={css.last}>
          <Crest city={last.city} size={46} />
          <span>
            <b>{w.endCity(placeName(last.city, language))}</b>
            <span className={css.paid}>
              {last.gold.map((gold, seat) =>
                gold > 0 ? (
                  <span key={view.players[seat]!.colour}>
                    <Emblem seat={seat} size={22} name={name(seat)} />
                    <Coin value={gold} size={26} />
                  </span>
                ) : null,
              )}
            </span>
          </span>
        </div>
      ) : null}
      <PanelHead note={w.endGold}>{w.endPalaces}</PanelHead>
      <ol className={css.seats}>
        {order.map((seat) => {
          const player = view.players[seat]!
          return (
            <li key={seat} data-wins={(step >= end && view.result?.places[seat] === 1) || undefined}>
              <Emblem seat={seat} size={34} />
              <b>{whoOf(language, name).label(seat)}</b>
              <span
                className={css.palaces}
                role="img"
                aria-label={w.builtOf(player.built, view.palacesToWin)}
              >
                {Array.from({ length: view.palacesToWin }, (_, k) => (
                  <svg key={k} viewBox="-13 -13 26 26" aria-hidden="true">
                    <path d={lobed(0, 0, 9.5, 8)} fill="none" stroke="var(--gold-line)" strokeWidth="1.5" />
                    {k < player.built && k < step ? (
                      <g className={css.palace}>
                        <Gem seat={seat} size={23} />
                      </g>
                    ) : null}
                  </svg>
                ))}
              </span>
              <span className={css.gold} data-hidden={step < end || undefined}>
                <Coin size={22} /> <b>{player.gold}</b>
              </span>
            </li>
          )
        })}
      </ol>
      <button type="button" className={css.onward} onClick={step < end ? () => go(end) : onDone}>
        {w.onward}
      </button>
    </section>
  )
}
