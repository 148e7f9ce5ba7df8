/** The pawnshop: free tokens, the loan, the supply, and who has pawned what. */
import { Emblem, lookAt, PanelHead, type TableProps } from '@durbar/table'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { Ingot, PawnToken } from '../marks.tsx'
import { printedName } from '../relic-name.ts'
import { words } from '../words.ts'
import css from './pawnshop.module.css'

export function Pawnshop({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const pawned = view.players.flatMap((player, seat) =>
    player.cards.filter((card) => card.pawned).map((card) => ({ id: card.id, seat })),
  )
  return (
    <section data-note="pawnshop" data-place="supply">
      <PanelHead
        note={
          <span className={css.shop}>
            <span className={css.tokens} {...lookAt(subject('place', 'pawnshop'), w.tokens(view.tokens))}>
              {Array.from({ length: view.tokens }, (_, k) => (
                <PawnToken key={k} size={22} />
              ))}
            </span>
            {/* Where a token has gone stands whose it is. */}
            {pawned.map(({ id, seat }) => (
              <span
                key={id}
                className={css.gone}
                {...lookAt(subject('relic', id), `${name(seat)}: ${printedName(id, language)}`)}
              >
                <PawnToken size={22} gone />
                <Emblem seat={seat} size={15} />
              </span>
            ))}
            <span className={css.supply} {...lookAt(subject('place', 'supply'), w.supply(view.supply))}>
              <Ingot size={26} />
              {view.supply}
            </span>
          </span>
        }
      >
        {w.pawnshop}
      </PanelHead>
      <p className={css.rule}>{w.pawnRule(view.loan)}</p>
    </section>
  )
}
