/** The track: the arrow, seven fields below the numbers, fields 1 to 10; seven crests with gaps between. */
import { arch, Piece, type TableProps, Thing } from '@durbar/table'
import { useEffect, useRef } from 'react'
import { fieldOf, TRACK } from '../../data/track.ts'
import { placeName } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import { Crest } from '../city/crest.tsx'
import { subject } from '../look/subject.ts'
import { useRegard } from '../regard.tsx'
import { crest as touched } from '../touches.ts'
import { words } from '../words/index.ts'
import css from './track.module.css'

const NICHE = arch(3, 2, 58, 44, 4, 22)
const POSITIONS = Array.from({ length: TRACK }, (_, i) => TRACK - i)

export function Track({ view, language, lying }: TableProps<View> & { lying: boolean }) {
  const w = words(language)
  const { track, next } = view.board
  const { lookAt } = useRegard()
  const box = useRef<HTMLElement>(null)
  // It stays the next one when somebody pushes it down, and lies elsewhere.
  const at = track.find(({ city }) => city === next)?.position
  // Where the track lies and is longer than the screen, it begins with the crest that comes next; how it lies is
  // known only once the room it has was measured.
  useEffect(() => {
    if (!lying) return
    // With the next picture: asked for at once, the page would be laid out twice.
    const frame = requestAnimationFrame(() => {
      const crest = box.current?.querySelector<HTMLElement>(`[data-crest="${next}"]`)
      if (crest) box.current!.scrollLeft = crest.offsetLeft - 36
    })
    return () => cancelAnimationFrame(frame)
  }, [next, at, lying])
  return (
    <section
      ref={box}
      className={css.track}
      data-lying={lying || undefined}
      aria-label={w.track}
      data-note="track"
    >
      <ol className={css.fields}>
        {POSITIONS.map((position) => {
          const crest = track.find((each) => each.position === position)
          const label = fieldOf(position) > 0 ? fieldOf(position) : null
          const isNext = crest?.city === next && view.result === null
          return (
            <li
              key={position}
              className={css.field}
              data-now={label === view.field || undefined}
              data-crest={crest?.city}
            >
              <svg viewBox="0 0 64 48" className={css.niche} aria-hidden="true">
                <path d={NICHE} />
                {label !== null && !crest ? (
                  <text x="32" y="36">
                    {label}
                  </text>
                ) : null}
              </svg>
              {crest ? (
                <div className={css.crest}>
                  <Piece id={`crest:${crest.city}`} className={css.thing}>
                    <Thing
                      tokens={touched(crest.city)}
                      className={css.thing}
                      look="ring"
                      subject={subject('crest', crest.city)}
                      name={w.crestName(
                        placeName(crest.city, language),
                        `${label === null ? w.belowFields : w.field(label)}${isNext ? `, ${w.next}` : ''}`,
                      )}
                    >
                      <span
                        onPointerEnter={() => lookAt(crest.city)}
                        onPointerLeave={() => lookAt(null)}
                        className={css.look}
                      >
                        <Crest city={crest.city} className={css.shield} />
                      </span>
                    </Thing>
                  </Piece>
                </div>
              ) : null}
              {isNext ? <b className={css.next}>{w.nextShort}</b> : null}
            </li>
          )
        })}
      </ol>
      <svg viewBox="0 0 40 40" className={css.arrow} aria-hidden="true">
        <path d="M5 19 20 5 35 19M20 5V37" />
      </svg>
    </section>
  )
}
