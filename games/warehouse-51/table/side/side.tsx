/** The panel at the right: standing, fakes, pawnshop; on a phone also everybody's collections. */
import { Emblem, PanelHead, type TableProps } from '@durbar/table'
import type { View } from '../../view/index.ts'
import { MiniCard } from '../relic-card.tsx'
import { around } from '../relics.ts'
import { words } from '../words.ts'
import { Fakes } from './fakes.tsx'
import { Majorities } from './majorities.tsx'
import { Pawnshop } from './pawnshop.tsx'
import css from './side.module.css'

function Collections({ view, language, name }: TableProps<View>) {
  const w = words(language)
  return (
    <section className={css.collections}>
      <PanelHead>{w.collections}</PanelHead>
      {around(view)
        .filter((seat) => seat !== view.me)
        .map((seat) => (
          <div key={seat} className={css.collection}>
            <Emblem seat={seat} size={26} />
            <b>{name(seat)}</b>
            <span>
              {view.players[seat]!.cards.map((card) => (
                <MiniCard key={card.id} card={card} language={language} />
              ))}
              {view.players[seat]!.cards.length === 0 ? w.noCards : null}
            </span>
          </div>
        ))}
    </section>
  )
}

export function Side(props: TableProps<View>) {
  return (
    <div className={css.side}>
      <Majorities {...props} />
      <Fakes {...props} />
      <Pawnshop {...props} />
      <Collections {...props} />
    </div>
  )
}
