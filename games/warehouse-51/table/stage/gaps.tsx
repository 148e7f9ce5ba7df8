/** The counterfeits around the table: each lies between two neighbours. Touched when one may look. */
import type { Seat } from '@durbar/kernel'
import { Emblem, Piece, type TableProps, Thing, whoOf } from '@durbar/table'
import { brandedBy, type FakeId } from '../../data/antiquities.ts'
import { fakeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { CounterfeitCard } from '../counterfeit-card.tsx'
import { subject } from '../look/subject.ts'
import { printedName } from '../relic-name.ts'
import { around, ownerOf } from '../relics.ts'
import * as touches from '../touches.ts'
import { words } from '../words.ts'
import css from './gaps.module.css'

/** Whether a certificate or the Horn has cancelled this counterfeit. */
export const isCancelled = (view: View, counterfeit: FakeId): boolean =>
  view.neutralised === counterfeit ||
  view.certificates.some(({ seal, on }) => on !== seal && on === brandedBy(counterfeit))

export function slotName({ view, language, name }: TableProps<View>, gap: Seat, slot: number): string {
  const w = words(language)
  const who = whoOf(language, name)
  const where = w.between(who.dative(gap), who.dative((gap + 1) % view.players.length))
  const { counterfeit } = view.gaps[gap]![slot]!
  const known = counterfeit === null ? w.faceDown : w.slotKnown(fakeName(counterfeit, language))
  return `${w.slot(where, view.gaps[gap]!.length > 1 ? slot + 1 : 0)}: ${known}`
}

export function Gaps(props: TableProps<View>) {
  const { view, language, name } = props
  const w = words(language)
  return (
    <div className={css.gaps}>
      {around(view).map((seat) => (
        <div key={seat} className={css.gap}>
          <span className={css.seat}>
            <Emblem seat={seat} size={30} />
            {whoOf(language, name).label(seat)}
          </span>
          <div className={css.slots}>
            {view.gaps[seat]!.map(({ counterfeit }, slot) => {
              const owner = counterfeit ? ownerOf(view, brandedBy(counterfeit)) : null
              return (
                <Piece key={slot} id={`slot:${seat}:${slot}`}>
                  <div data-place={counterfeit ? `fake:${counterfeit}` : undefined}>
                    <Thing
                      tokens={touches.slot(seat, slot, counterfeit)}
                      name={slotName(props, seat, slot)}
                      subject={subject('slot', `${seat}.${slot}`)}
                      className={css.slot}
                    >
                      <CounterfeitCard
                        counterfeit={counterfeit}
                        cancelled={counterfeit !== null && isCancelled(view, counterfeit)}
                      />
                      <span className={css.label} data-down={counterfeit === null || undefined}>
                        {counterfeit === null ? w.faceDown : printedName(brandedBy(counterfeit), language)}
                        {view.unveiled && counterfeit ? (
                          <span>
                            {owner === null ? w.inNobody : w.ownedBy(whoOf(language, name).dative(owner))}
                          </span>
                        ) : null}
                      </span>
                    </Thing>
                  </div>
                </Piece>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}
