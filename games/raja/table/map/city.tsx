/** A city: a hexagonal wall with six bastions around a honeycomb of seven palace fields. */
import { Gem, House, lobed, MapPiece, placed, polygon, star8, type ThingState } from '@durbar/table'
import { memo } from 'react'
import { CITIES, CITY } from '../../data/board.ts'
import type { CityView } from '../../view/board.ts'
import { CrestMark } from '../city/crest.tsx'
import { CITY_PAINT } from '../paint.ts'
import * as place from '../places.ts'
import css from './map.module.css'
import { Arriving } from './motion.tsx'
import { LARGE, siteOffset } from './sites.ts'
import { STANDS } from './stands.ts'

const WALL = polygon(0, 0, 68, 6)
const SHADE = polygon(0, 6, 68, 6)
const WALK = polygon(0, 0, 63.5, 6)
const COURT = polygon(0, 0, 59, 6)
const HALO = polygon(0, 0, 85, 6)
const FIELDS = Array.from({ length: 7 }, (_, field) => polygon(...siteOffset(field), 16.5, 6, Math.PI / 6))
/** Twelve points around the middle field. */
const CROWN = lobed(0, 0, LARGE - 1.5, 12)
/** The crest stands before the name as on the track: nobody need tell cities by their colour. */
const CREST = 33
/** Half a letter of the name, as wide as letters mostly are. */
const LETTER = 6.3
/** All six in one outline. */
const atCorners = (d: string) =>
  Array.from({ length: 6 }, (_, k) => {
    const a = (k * Math.PI) / 3
    return placed(d, 68 * Math.sin(a), -68 * Math.cos(a))
  }).join('')
const BASTIONS = atCorners('M-7.5 8V-4C-7.5-8-2.5-9 0-14 2.5-9 7.5-8 7.5-4V8Z')
const WALKWAYS = atCorners('M-7.5 2.5H7.5')

interface CityProps {
  readonly city: Pick<CityView, 'id' | 'fields' | 'houses'>
  readonly state: ThingState
  /** The Maharaja is here: it is scored after this round. */
  readonly scored: boolean
  readonly regarded: boolean
  /** Fields that mean a palace now, and how they are lit. */
  readonly sites: readonly (readonly [lit: ThingState, fields: readonly number[]])[]
}

export const City = memo(function City({ city, state, scored, regarded, sites }: CityProps) {
  const index = CITIES.indexOf(city.id)
  const { x, y, name } = CITY[index]!
  const { wall, line } = CITY_PAINT[city.id]
  return (
    <g transform={`translate(${x} ${y})`} className={css.city} data-lit={state} data-city={city.id}>
      {scored ? <path d={HALO} className={css.scored} /> : null}
      {regarded ? <path d={HALO} className={css.regarded} /> : null}
      <path d={SHADE} className={css.shade} />
      <path d={WALL} className={css.rim} />
      <path d={WALL} fill={wall} className={css.wall} />
      <path d={WALK} className={css.walk} />
      <path d={COURT} className={css.court} data-place={place.city(city.id)} />
      <path d={BASTIONS} fill={wall} className={css.bastion} />
      <path d={WALKWAYS} className={css.walkway} />
      {city.fields.map(({ id, owner }, field) => {
        const [dx, dy] = siteOffset(field)
        const lit = sites.find(([, fields]) => fields.includes(field))?.[0]
        return (
          <g key={id} data-field={field} data-owner={owner ?? undefined} data-place={place.field(id)}>
            {field === 0 ? (
              <Great line={line} lit={lit} />
            ) : (
              <Small d={FIELDS[field]!} line={line} lit={lit} />
            )}
            {owner === null ? null : (
              <g transform={`translate(${dx} ${dy})`}>
                {owner === 'neutral' ? (
                  <Blocked />
                ) : (
                  <Arriving>
                    <Gem seat={owner} size={field === 0 ? 33 : 22} />
                  </Arriving>
                )}
              </g>
            )}
          </g>
        )
      })}
      <rect x="-18" y="54" width="36" height="28" fill="none" data-place={place.node(city.id)} />
      <CityHouses houses={city.houses} />
      <text x={CREST / 2} y={STANDS[city.id].label} className={css.cityName}>
        {name}
      </text>
      <CrestMark
        city={city.id}
        x={-name.length * LETTER - CREST / 2}
        y={STANDS[city.id].label - 9}
        size={CREST}
      />
    </g>
  )
})

interface FieldProps {
  readonly line: string
  readonly lit: ThingState | undefined
}

function Small({ d, line, lit }: FieldProps & { readonly d: string }) {
  return (
    <>
      <path d={d} fill={line} stroke={line} className={css.field} />
      <path d={d} className={css.site} data-lit={lit} />
    </>
  )
}

/** The middle field: larger, and ringed by a crown. */
function Great({ line, lit }: FieldProps) {
  return (
    <>
      <path d={CROWN} className={css.crown} />
      <circle r={LARGE - 5} fill={line} stroke={line} className={css.great} />
      <path d={star8(0, 0, 12, 0.5)} fill={line} fillOpacity=".75" />
      <circle r={LARGE} className={css.site} data-lit={lit} />
    </>
  )
}

/** A palace of nobody's: a plain stone. */
function Blocked() {
  return (
    <g>
      <path d={polygon(0, 1.5, 11, 8)} fill="color-mix(in srgb, var(--shade) 38%, transparent)" />
      <path
        d={polygon(0, 0, 10.5, 8)}
        fill="var(--rj-stone)"
        stroke="var(--rj-stone-edge)"
        strokeWidth="1.6"
      />
      <path
        d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5"
        stroke="var(--rj-stone-light)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  )
}

/** The houses before the wall, one for every player who has any, with their number. */
function CityHouses({ houses }: { houses: readonly number[] }) {
  const owners = houses.flatMap((n, seat) => (n > 0 ? [{ seat, n }] : []))
  return owners.map(({ seat, n }, k) => (
    <MapPiece key={seat} x={(k - (owners.length - 1) / 2) * 31} y={68}>
      <Arriving>
        <House seat={seat} size={28} />
      </Arriving>
      {n > 1 ? (
        <g transform="translate(11 -10)">
          <circle r="10" className={css.count} />
          <text y="5.5" className={css.countText}>
            {n}
          </text>
        </g>
      ) : null}
    </MapPiece>
  ))
}
