/** The own antiques, sorted by kind and overlapping, and the colours that are at risk. */
import { ColourSign, lookAt, Piece, type TableProps, Thing, useChoosing } from '@durbar/table'
import { antiqueOf, COLOURS, KINDS } from '../data/antiques.ts'
import { antiqueTitle, COLOUR_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { AntiqueCard } from './antique-card.tsx'
import { Glyph } from './art.tsx'
import { paysFor } from './giving-up.ts'
import css from './hand.module.css'
import { subject } from './look/subject.ts'
import { ownOf, paletteOf } from './reading.ts'
import { givenUp, NOTHING } from './touches.ts'
import { WORDS } from './words.ts'

export function Hand({ view, language }: TableProps<View>) {
  const words = WORDS[language]
  const own = ownOf(view)
  const { touches, left } = useChoosing<Vocabulary>()
  const asked = paysFor(touches, left)
  return (
    <ul className={css.display} data-note="hand">
      {KINDS.map((kind) => {
        const antiques = own?.antiques.filter((id) => antiqueOf(id).kind === kind) ?? []
        return (
          <li key={kind} className={css.column} data-empty={antiques.length === 0 || undefined}>
            <div className={css.stack} style={{ '--count': antiques.length } as React.CSSProperties}>
              {antiques.length === 0 ? (
                <span className={css.shadow} {...lookAt(subject('kind', kind), words.kinds(0, kind))}>
                  <Glyph kind={kind} />
                </span>
              ) : null}
              {antiques.map((id) => {
                const lone = own?.lone.includes(id)
                const name = [
                  antiqueTitle(id, language),
                  words.points(antiqueOf(id).value),
                  lone ? words.loneTag : '',
                ]
                return (
                  <Piece key={id} id={`antique:${id}`} className={css.card}>
                    <Thing
                      tokens={asked ? givenUp(id) : NOTHING}
                      name={name.filter(Boolean).join(', ')}
                      subject={subject('antique', id)}
                    >
                      <AntiqueCard id={id} lone={lone} />
                    </Thing>
                  </Piece>
                )
              })}
            </div>
            <span className={css.name}>{words.underPile(antiques.length, kind)}</span>
          </li>
        )
      })}
    </ul>
  )
}

export function Aside({ view, language }: TableProps<View>) {
  const words = WORDS[language]
  const own = ownOf(view)
  if (!own) return null
  const counts = COLOURS.map((colour) => ({
    colour,
    count: own.antiques.filter((id) => antiqueOf(id).colour === colour).length,
  }))
  const lone = own.lone.length > 0
  return (
    <div className={css.colours} data-note="colours">
      <b>{words.colours}</b>
      <ul>
        {counts.map(({ colour, count }) => (
          <li
            key={colour}
            data-lone={own.lone.some((id) => antiqueOf(id).colour === colour) || undefined}
            data-none={count === 0 || undefined}
          >
            <span
              className={css.colour}
              {...lookAt(subject('colour', colour), words.held(count, COLOUR_NAMES[language][colour]))}
            >
              <ColourSign colour={paletteOf(colour)} size={22} />
              <b>{count}</b>
            </span>
          </li>
        ))}
      </ul>
      {/* Its row is there before anything is lone: nothing gives way when it comes. */}
      <small data-idle={!lone || undefined}>{words.lone}</small>
    </div>
  )
}
