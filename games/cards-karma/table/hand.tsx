/** The own dice, and above them the desk: payment, sets, whatever is asked. */
import { Piece, type TableProps, Thing, usePhone } from '@durbar/table'
import { dieName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { Arrange } from './arrange.tsx'
import { Choices } from './choices.tsx'
import { DieCard } from './die-card.tsx'
import css from './hand.module.css'
import { subject } from './look/subject.ts'
import { ownOf, sorted } from './reading.ts'
import { handDie } from './touches.ts'
import { words } from './words/index.ts'

export function Hand(props: TableProps<View>) {
  const { view, language } = props
  const own = ownOf(view)
  const w = words(language)
  const phone = usePhone()
  if (!own) return null
  const arranging = view.asks?.rule === 'arrange'
  const free = own.handLimit - own.hand.length
  return (
    <div className={css.hand}>
      {arranging ? <Arrange {...props} /> : <Choices {...props} />}
      <div className={css.dice} data-note="hand" hidden={arranging}>
        {sorted(own.hand).map((die) => (
          <Piece key={die.id} id={`card:${die.id}`} className={css.die}>
            <Thing
              tokens={handDie(die.id)}
              name={dieName(die.id, die.value, language)}
              subject={subject('die', die.id)}
            >
              <DieCard colour={die.color} value={die.value} />
            </Thing>
          </Piece>
        ))}
        {phone ? null : (
          <span className={css.free} data-full={free === 0 || undefined}>
            {Array.from({ length: free }, (_, k) => (
              <i key={k} />
            ))}
            <small>{w.fits(free)}</small>
          </span>
        )}
      </div>
    </div>
  )
}
