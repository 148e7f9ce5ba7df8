/** What was built and laid on the map: palaces, bonus tiles, province tiles, names. Drawn anew with each view only. */
import { MapLabel, MapPiece, Palace } from '@durbar/table'
import { memo, type SVGProps, useState } from 'react'
import type { ProvinceId } from '../data/board.ts'
import { provinceName } from '../texts/names.ts'
import type { CityView } from '../view/board.ts'
import type { View } from '../view/index.ts'
import { ANCHORS, SPOTS, spotOf } from './land.ts'
import css from './map.module.css'
import { emblemOf } from './symbols.tsx'
import { BonusTile, ProvinceTile, TilePlace } from './tiles.tsx'

/** What was not there when the map was drawn first has come from somewhere, and is seen when it has arrived. */
function useArrival(there: boolean): Pick<SVGProps<SVGGElement>, 'className' | 'onAnimationEnd'> {
  const [absent, setAbsent] = useState(!there)
  if (!there && !absent) setAbsent(true)
  return there && absent ? { className: css.arriving, onAnimationEnd: () => setAbsent(false) } : {}
}

/** The palaces of one city: the one that came with the crown stands beside the other. */
function Palaces({ city, crown }: { city: CityView; crown: boolean }) {
  const { x, y } = spotOf(city.id)
  const normal = useArrival(city.palace !== null)
  const crowned = useArrival(city.crownPalace !== null)
  const shift = city.palace !== null && city.crownPalace !== null ? 17 : 0
  return (
    <>
      {city.palace !== null ? (
        <MapPiece key="palace" x={x - shift} y={y - 4}>
          <g {...normal}>
            <Palace seat={emblemOf(city.palace)} size={44} />
          </g>
        </MapPiece>
      ) : null}
      {city.crownPalace !== null ? (
        <MapPiece key="crown" x={x + shift} y={y - 4}>
          <g {...crowned}>
            <Palace seat={emblemOf(city.crownPalace)} size={44} crown={crown} />
          </g>
        </MapPiece>
      ) : null}
    </>
  )
}

/** Cities that are ringed while somebody chooses among them. */
const openCities = (view: View): readonly CityView['id'][] =>
  view.cities.flatMap(({ id, prospects, palace }) => (prospects && palace === null ? [id] : []))

/** Where a normal palace has room now. */
export const OpenPlaces = memo(function OpenPlaces({ view }: { view: View }) {
  return (
    <>
      {openCities(view).map((id) => {
        const { x, y } = spotOf(id)
        return <circle key={id} cx={x} cy={y - 2} r="33" className={css.open} />
      })}
    </>
  )
})

export const Built = memo(function Built({ view }: { view: View }) {
  const byHeight = view.cities.toSorted((a, b) => spotOf(a.id).y - spotOf(b.id).y)
  return (
    <>
      {byHeight.map((city) => (
        <Palaces key={city.id} city={city} crown={view.crown === city.id} />
      ))}
      {byHeight.flatMap(({ id, bonus }) => {
        if (!bonus) return []
        const { x, y } = spotOf(id)
        return [<BonusTile key={id} id={bonus} x={x + 28} y={y - 24} />]
      })}
      {view.route.map(({ visit, province, holder }) => {
        const [x, y] = ANCHORS.get(province)!
        if (holder === 'board') return <ProvinceTile key={visit} visit={visit} x={x} y={y} />
        return visit === view.visit && !view.places ? <TilePlace key={visit} x={x} y={y} /> : null
      })}
    </>
  )
})

/** In the province that is visited cities are ringed to choose among, and where somebody has built: the name stands below. */
const BELOW_RING = 52
const labelOf = (name: string) => name.replace(' Khan', '')

/** Cities always; provinces once their tile has left room for the name. */
export const Names = memo(function Names({
  live,
  named,
}: {
  live: ProvinceId | null
  /** As one string, so that equal ones are known for equal. */
  named: string
}) {
  return (
    <>
      {[...ANCHORS].flatMap(([province, at]) => {
        if (!named.split(' ').includes(province) || province === live) return []
        return [
          <MapLabel key={province} x={at[0]} y={at[1] + 6} kind="land">
            {provinceName(province)}
          </MapLabel>,
        ]
      })}
      {SPOTS.map(({ id, name, x, y, province }) => (
        <MapLabel
          key={id}
          x={x}
          y={y + (province === live ? BELOW_RING : 36)}
          kind={id === 'A5' ? 'great' : province === live ? 'live' : undefined}
        >
          {labelOf(name)}
        </MapLabel>
      ))}
    </>
  )
})
