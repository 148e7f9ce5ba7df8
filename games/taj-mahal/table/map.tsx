/** The empire: land, roads, towns, palaces, tiles; every city is a button. */
import { Chart, Spot, type TableProps } from '@durbar/table'
import { bonusName, provinceName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { ANCHORS, HEIGHT, MIDDLES, type Spot as Place, SPOTS, WIDTH } from './land.ts'
import { Chain, Flags, Network } from './lights.tsx'
import { prospectOf } from './lit.ts'
import { subject } from './look/subject.ts'
import css from './map.module.css'
import { Built, Names, OpenPlaces } from './pieces.tsx'
import { whoIs } from './standing.ts'
import { Ground, Standing } from './terrain.tsx'
import { cityTouch } from './touches.ts'
import { words } from './words.ts'

/** For whoever does not see the map. */
function cityNames({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const who = whoIs({ language, name }, w)
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
    if (prospect && view.asked?.rule === 'place')
      parts.push(w.wouldScore(prospect.palaces + prospect.bonus) + (prospect.card ? ` ${w.andCards(1)}` : ''))
    return parts.join(', ')
  }
}

export function EmpireMap(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  const nameOf = cityNames(props)
  const live = view.places ? null : view.province
  const left = view.route.filter(({ holder }) => holder !== 'board').map(({ province }) => province)
  return (
    <Chart
      width={WIDTH}
      height={HEIGHT}
      name={w.map}
      className={css.map}
      focus={MIDDLES.get(view.province)}
      spots={
        <>
          {view.route
            .filter(({ holder, visit }) => holder === 'board' || (live !== null && visit === view.visit))
            .map(({ visit, province, tile }) => {
              const [x, y] = ANCHORS.get(province)!
              return (
                <Spot
                  key={tile}
                  x={x}
                  y={y}
                  r={24}
                  tokens={[]}
                  subject={subject('tile', `${visit}`)}
                  name={`${provinceName(province)} ${visit}`}
                />
              )
            })}
          {SPOTS.map((spot) => (
            <Spot
              key={spot.id}
              x={spot.x}
              y={spot.y - 7}
              r={30}
              tokens={cityTouch(spot.id)}
              subject={subject('city', spot.id)}
              name={nameOf(spot)}
              note={spot.province === view.province ? `city-${spot.id}` : undefined}
            />
          ))}
        </>
      }
    >
      <Ground province={live ?? ''} />
      <Chain view={view} />
      <Network view={view} />
      <OpenPlaces view={view} />
      <Standing />
      <Built view={view} />
      <Names live={live} named={left.join(' ')} />
      <Flags view={view} language={language} />
    </Chart>
  )
}
