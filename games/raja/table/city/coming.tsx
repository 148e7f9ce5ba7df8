/** All crests in the order in which their cities will be scored, with what each would pay whom now. */
import { Coin, Emblem, lookAt, PanelHead, type TableProps } from '@durbar/table'
import { placeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { subject } from '../look/subject.ts'
import { words } from '../words/index.ts'
import css from './coming.module.css'
import { Crest } from './crest.tsx'
import { ranked } from './ledger.tsx'

export function Coming({ view, language, name }: TableProps<View>) {
  const w = words(language)
  return (
    <section className={css.coming}>
      <PanelHead level={3} note={w.ifScored}>
        {w.coming}
      </PanelHead>
      <ol>
        {view.board.track.map(({ city }) => {
          const { points, reward } = view.board.cities.find((each) => each.id === city)!
          return (
            <li key={city}>
              <span {...lookAt(subject('crest', city), placeName(city, language))}>
                <Crest city={city} size={28} />
              </span>
              <b>{placeName(city, language)}</b>
              <span className={css.paid}>
                {ranked(points, reward).map((seat) => (
                  <span key={seat}>
                    <Emblem seat={seat} size={18} name={name(seat)} />
                    <Coin value={reward[seat]!} size={21} />
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
