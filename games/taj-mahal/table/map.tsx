/** The empire: land, roads, towns, palaces, tiles; every city is a button. */
import { Chart, MapFlag, MapLabel, MapPiece, Palace, Spot, type TableProps, Way } from '@durbar/table'
import { bonusName, provinceName } from '../texts/names.ts'
import type { CityView } from '../view/board.ts'
import type { View } from '../view.ts'
import { ANCHORS, HEIGHT, MIDDLES, type Spot as Place, roadsWithin, SPOTS, spotOf, WIDTH } from './land.ts'
import { prospectOf, useLit } from './lit.ts'
import css from './map.module.css'
import { emblemOf } from './symbols.tsx'
import { Ground, Standing } from './terrain.tsx'
import { BonusTile, ProvinceTile, TilePlace } from './tiles.tsx'
import { words } from './words.ts'

const labelOf = (name: string) => name.replace(' Khan', '')

/** The palaces of one city: the one that came with the crown stands beside the other. */
function Palaces({ city, crown }: { city: CityView; crown: boolean }) {
  const { x, y } = spotOf(city.id)
  const shift = city.palace !== null && city.crownPalace !== null ? 17 : 0
  return (
    <>
      {city.palace !== null ? (
        <MapPiece key="palace" x={x - shift} y={y - 4}>
          <Palace seat={emblemOf(city.palace)} size={44} />
        </MapPiece>
      ) : null}
      {city.crownPalace !== null ? (
        <MapPiece key="crown" x={x + shift} y={y - 4}>
          <Palace seat={emblemOf(city.crownPalace)} size={44} crown={crown} />
        </MapPiece>
      ) : null}
    </>
  )
}

/** For whoever does not see the map. */
function useCityName({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const who = (bidder: number | 'prince') => (bidder === 'prince' ? w.prince : name(bidder))
  const cities = new Map(view.cities.map((city) => [city.id, city]))
  return (spot: Place): string => {
    const city = cities.get(spot.id)
    const prospect = view.me === null ? null : prospectOf(view, spot.id, view.me)
    const parts = [`${spot.name} (${provinceName(spot.province)})`]
    if (city?.bonus) parts.push(w.fortressWith(bonusName(city.bonus, language)))
    else if (spot.fortress) parts.push(w.fortress)
    if (city && city.palace !== null) parts.push(w.palaceOf(who(city.palace)))
    if (city && city.crownPalace !== null) parts.push(w.crownPalaceOf(who(city.crownPalace)))
    if (!city || city.palace === null) parts.push(w.cityFree)
    if (prospect && view.asked?.rule === 'place') parts.push(w.wouldScore(prospect.palaces + prospect.bonus))
    return parts.join(', ')
  }
}

export function EmpireMap(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const { offered, lit } = useLit(view)
  const cityName = useCityName(props)
  const open = new Set(
    view.cities.flatMap((city) => (city.prospects && city.palace === null ? [city.id] : [])),
  )
  const flags = offered.filter((city) => city !== lit?.city)
  const byHeight = view.cities.toSorted((a, b) => spotOf(a.id).y - spotOf(b.id).y)

  return (
    <Chart
      width={WIDTH}
      height={HEIGHT}
      name={w.map}
      className={css.map}
      focus={MIDDLES.get(view.province)}
      spots={SPOTS.map((spot) => (
        <Spot
          key={spot.id}
          x={spot.x}
          y={spot.y - 4}
          r={33}
          tokens={[`city=${spot.id}`]}
          name={cityName(spot)}
          note={spot.province === view.province ? `city-${spot.id}` : undefined}
        />
      ))}
    >
      <Ground province={view.places ? '' : view.province} />
      {lit ? <Way lines={roadsWithin(lit.chain)} seat={lit.seat} /> : null}
      {view.route
        .filter(({ holder }) => holder !== 'board')
        .filter(({ province }) => view.places !== null || province !== view.province)
        .map(({ province }) => {
          const [x, y] = ANCHORS.get(province)!
          return (
            <MapLabel key={province} x={x} y={y + 6} kind="land">
              {provinceName(province)}
            </MapLabel>
          )
        })}
      {SPOTS.filter((spot) => open.has(spot.id)).map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y - 2} r="33" className={css.open} />
      ))}
      <Standing />
      {byHeight.map((city) => (
        <Palaces key={city.id} city={city} crown={view.crown === city.id} />
      ))}
      {lit?.ghosts.map((id) => (
        <g key={id} className={css.ghost}>
          <Palace seat={lit.seat} x={spotOf(id).x} y={spotOf(id).y - 4} size={44} />
        </g>
      ))}
      {view.cities.flatMap(({ id, bonus }) => {
        if (!bonus) return []
        const { x, y } = spotOf(id)
        return [<BonusTile key={bonus} id={bonus} x={x + 28} y={y - 24} />]
      })}
      {SPOTS.map(({ id, name, x, y, province }) => (
        <MapLabel
          key={id}
          x={x}
          y={y + 36}
          kind={id === 'A5' ? 'great' : province === view.province ? 'live' : undefined}
        >
          {labelOf(name)}
        </MapLabel>
      ))}
      {view.route.map(({ visit, province, holder }) => {
        const [x, y] = ANCHORS.get(province)!
        if (holder === 'board') return <ProvinceTile key={visit} visit={visit} x={x} y={y} />
        if (visit === view.visit && !view.places) return <TilePlace key={visit} x={x} y={y} />
        return null
      })}
      {flags.map((id) => {
        const prospect = view.me === null ? null : prospectOf(view, id, view.me)
        const { x, y } = spotOf(id)
        return prospect ? (
          <MapFlag key={id} x={x - 6} y={y - 26} quiet>
            {`+${prospect.palaces + prospect.bonus}`}
          </MapFlag>
        ) : null
      })}
      {lit ? (
        <MapFlag x={spotOf(lit.city).x - 6} y={spotOf(lit.city).y - 28}>
          {`${w.chain} +${lit.points}${lit.bonus > 0 ? `, ${w.bonus} +${lit.bonus}` : ''}`}
        </MapFlag>
      ) : null}
    </Chart>
  )
}
