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
function whereabouts({ view, language, name }: Props, counterfeit: FakeId): string {
  const w = words(language)
  const id = brandedBy(counterfeit)
  if (view.neutralised === counterfeit) return w.cancelled
  if (isCancelled(view, counterfeit)) return w.certifiedNow
  const owner = ownerOf(view, id)
  if (owner !== null) return owner === view.me ? w.inYours : w.inCollection(name(owner))
  if (view.auction?.card === id) return w.underHammer
  return view.unsold.includes(id) || view.unmasked.includes(id) ? w.leftGame : w.toCome
}

/** Who has seen it, or in whose hands what it brands is now. */
function Below(props: Props & { slot: View['gaps'][number][number] }) {
  const { view, language, name, slot } = props
  const { counterfeit, seenBy } = slot
  if (counterfeit !== null) {
    const owner = ownerOf(view, brandedBy(counterfeit))
    return (
      <figcaption>
        <span className="sr-only">{whereabouts(props, counterfeit)}</span>
        {owner === null ? null : <Emblem seat={owner} size={13} />}
      </figcaption>
    )
  }
  return (
    <figcaption>
      {seenBy ? <span className="sr-only">{words(language).seenBy}</span> : null}
      {seenBy?.map((seat) => (
        <Emblem key={seat} seat={seat} size={13} name={name(seat)} />
      ))}
    </figcaption>
  )
}

function Ring(props: Props) {
  const { view, name } = props
  return (
    <div className={css.ring}>
      {around(view).map((seat) => (
        <div key={seat} className={css.gap}>
          <Emblem seat={seat} size={22} name={name(seat)} />
          {view.gaps[seat]!.map(({ counterfeit }, slot) => (
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
              <Below {...props} slot={view.gaps[seat]![slot]!} />
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
  const odds = hidden > 0 ? w.odds(hidden, among) : w.oddsNone
  return (
    <section data-note="fakes">
      <PanelHead
        note={<span {...lookAt(subject('note', hidden > 0 ? 'unknown' : 'genuine'), odds)}>{odds}</span>}
      >
        {w.counterfeits}
      </PanelHead>
      <Ring {...props} />
      <ul className={css.known}>
        {known.map((counterfeit) => (
          <li key={counterfeit}>
            <NoteBadge note={isCancelled(view, counterfeit) ? 'genuine' : 'fake'} />
            <span>
              <b {...lookAt(subject('relic', brandedBy(counterfeit)), fakeName(counterfeit, language))}>
                {fakeName(counterfeit, language)}
              </b>{' '}
              {whereabouts(props, counterfeit)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
