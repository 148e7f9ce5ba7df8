/** What the viewer knows about the fakes: the gaps, where the known fakes lie now, and the odds of the rest. */
import { Emblem, lookAt, PanelHead, type TableProps } from '@durbar/table'
import { brandedBy, type FakeId } from '../../data/antiquities.ts'
import { fakeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { CounterfeitCard } from '../counterfeit-card.tsx'
import { subject } from '../look/subject.ts'
import { NoteBadge } from '../marks.tsx'
import { around, ownerOf } from '../relics.ts'
import { isCancelled, slotName } from '../stage/gaps.tsx'
import { words } from '../words.ts'
import css from './fakes.module.css'

type Props = TableProps<View>

/** "with Bot III", "still to come", … */
export function whereabouts({ view, language, name }: Props, counterfeit: FakeId): string {
  const w = words(language)
  const id = brandedBy(counterfeit)
  if (view.neutralised === counterfeit) return w.cancelled
  if (isCancelled(view, counterfeit)) return w.certifiedNow
  const owner = ownerOf(view, id)
  if (owner !== null) return owner === view.me ? w.inYours : w.inCollection(name(owner))
  if (view.auction?.card === id) return w.underHammer
  return view.unsold.includes(id) || view.unmasked.includes(id) ? w.leftGame : w.toCome
}

function Ring(props: Props) {
  const { view, language, name } = props
  const w = words(language)
  return (
    <div className={css.ring}>
      {around(view).map((seat) => (
        <div key={seat} className={css.gap}>
          <Emblem seat={seat} size={22} name={name(seat)} />
          {view.gaps[seat]!.map(({ counterfeit, seenBy }, slot) => (
            <figure key={slotName(props, seat, slot)}>
              <span
                className={css.slot}
                {...lookAt(subject('slot', `${seat}.${slot}`), slotName(props, seat, slot))}
              >
                <CounterfeitCard
                  counterfeit={counterfeit}
                  cancelled={counterfeit !== null && isCancelled(view, counterfeit)}
                />
              </span>
              {counterfeit === null && seenBy ? (
                <figcaption>
                  <span className="sr-only">{w.seenBy}</span>
                  {seenBy.map((who) => (
                    <Emblem key={who} seat={who} size={13} name={name(who)} />
                  ))}
                </figcaption>
              ) : null}
            </figure>
          ))}
        </div>
      ))}
      <Emblem seat={around(view)[0]!} size={22} />
    </div>
  )
}

export function Fakes(props: Props) {
  const { view, language } = props
  const w = words(language)
  const known = view.gaps.flat().flatMap(({ counterfeit }) => (counterfeit === null ? [] : [counterfeit]))
  const { hidden, among } = view.odds
  return (
    <section data-note="fakes">
      <PanelHead note={w.perGap(view.gaps[0]!.length)}>{w.counterfeits}</PanelHead>
      <Ring {...props} />
      <ul className={css.known}>
        {known.map((counterfeit) => (
          <li key={counterfeit}>
            <NoteBadge note={isCancelled(view, counterfeit) ? 'genuine' : 'fake'} />
            <b {...lookAt(subject('relic', brandedBy(counterfeit)), fakeName(counterfeit, language))}>
              {fakeName(counterfeit, language)}
            </b>
            <span>{whereabouts(props, counterfeit)}</span>
          </li>
        ))}
        <li className={css.odds}>
          <NoteBadge note={hidden > 0 ? 'unknown' : 'genuine'} />
          <span
            {...lookAt(
              subject('note', hidden > 0 ? 'unknown' : 'genuine'),
              hidden > 0 ? w.odds(hidden, among) : w.oddsNone,
            )}
          >
            {hidden > 0 ? w.odds(hidden, among) : w.oddsNone}
          </span>
        </li>
      </ul>
    </section>
  )
}
