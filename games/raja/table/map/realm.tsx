/** The map of the realm: land, roads, villages, cities, figures, and the buttons over them. */
import { Borders, Chart, Growth, River, type TableProps, useChoosing, Wash } from '@durbar/table'
import { type CSSProperties, memo, useRef } from 'react'
import { CITIES, fieldPlace, JUNCTIONS, type JunctionId, VILLAGE, VILLAGES } from '../../data/board.ts'
import { placeName } from '../../texts/names.ts'
import type { View } from '../../view.ts'
import { cityTelling, villageTelling } from '../city/telling.ts'
import { useRegarded } from '../regard.ts'
import { words } from '../words/index.ts'
import { Camp } from './camp.tsx'
import { City } from './city.tsx'
import { Figures } from './figures.tsx'
import { GROWTH, junctionPlace, land, MAP, RIVERS, tollPlace, WASH } from './ground.ts'
import { JunctionButton } from './junction-button.tsx'
import css from './map.module.css'
import { MapThing } from './map-thing.tsx'
import { junctionTokens, roadEnd, villageTokens } from './places.ts'
import { Journey, RoadNet, setsOut, Tolls } from './roads.tsx'
import { useScale } from './use-scale.ts'
import { Village } from './village.tsx'

/** Never changes: drawn once. */
const Ground = memo(() => (
  <g>
    {[...land.outlines].map(([region, d]) => (
      <Wash key={region} d={d} fill={WASH[region as JunctionId]} />
    ))}
    <g className={css.borders}>
      <Borders borders={land.borders} />
    </g>
    {RIVERS.map((d) => (
      <River key={d} d={d} width={9} />
    ))}
  </g>
))
const Growths = memo(() => (
  <g>
    {GROWTH.map(({ x, y, variety, kind }) => (
      <Growth key={`${x}:${y}`} x={x} y={y} variety={variety} kind={kind} />
    ))}
  </g>
))

/** Pixels of the smallest writing. */
const READABLE = 12.5
const SIZES = ['large', 'small'] as const

export function Realm(props: TableProps<View>) {
  const { view, language, name } = props
  const { board } = view
  const choosing = useChoosing()
  const regarded = useRegarded()
  const w = words(language)
  const box = useRef<HTMLDivElement>(null)
  const nameSize = Math.min(24, Math.max(17.5, READABLE / useScale(box)))
  const me = view.me === null ? null : view.players[view.me]!
  const way = me?.ways?.find((each) => each.to === regarded)
  const focus = junctionPlace(me && view.turn?.seat === view.me ? me.architect : view.maharaja)
  const here = board.cities.find((city) => city.id === me?.architect)
  const sites = SIZES.flatMap((size) => {
    const id = here?.sites[size]
    const state = choosing.state([`size=${size}`])
    return id && (state === 'offered' || state === 'chosen') ? [{ size, id }] : []
  })
  const out = setsOut(choosing)
  const along = out.length > 0 ? out : (way?.roads ?? [])
  const stateOf = (id: JunctionId) => choosing.state(junctionTokens(choosing, view, id))

  const spots = (
    <>
      {VILLAGES.map((id, i) => (
        <MapThing
          key={id}
          {...VILLAGE[i]!}
          width={64}
          height={46}
          tokens={villageTokens(choosing, id)}
          name={w.villageName(VILLAGE[i]!.name, villageTelling(board, i, name, w))}
          rule="RJ-4.4"
          note={i === 8 ? 'village' : undefined}
        />
      ))}
      {JUNCTIONS.map((id) => (
        <JunctionButton
          key={id}
          view={view}
          id={id}
          note={id === view.maharaja ? 'maharaja' : undefined}
          name={
            id === 'S' ? w.camp : w.cityName(placeName(id, language), cityTelling(view, id, name, language))
          }
        />
      ))}
      {sites.map(({ size, id }) => {
        const city = CITIES.indexOf(here!.id)
        const field = here!.fields.findIndex((each) => each.id === id)
        return (
          <MapThing
            key={size}
            {...fieldPlace(city, field)}
            width={36}
            height={36}
            tokens={[`size=${size}`]}
            name={w.siteName(w[size], placeName(here!.id, language))}
            rule="RJ-7.2.7"
          />
        )
      })}
      {out.map((road) => {
        const [x, y] = tollPlace(road)
        const toll = board.roads.find(({ id }) => id === road)?.tolls?.[view.me!] ?? 0
        return (
          <MapThing
            key={road}
            x={x}
            y={y}
            width={44}
            height={44}
            tokens={[`road=${road}`]}
            name={w.roadName(roadEnd(view, road, language), toll)}
            rule="RJ-7.1.7"
          />
        )
      })}
    </>
  )

  return (
    <div ref={box} className={css.realm} style={{ '--name': `${nameSize}px` } as CSSProperties}>
      <Chart
        width={MAP.width}
        height={MAP.height}
        name={w.board}
        focus={{ x: focus.x - MAP.x, y: focus.y - MAP.y }}
        spots={spots}
      >
        <g transform={`translate(${-MAP.x} ${-MAP.y})`}>
          <Ground />
          <RoadNet roads={board.roads} />
          {view.me === null ? null : <Journey along={along} seat={view.me} />}
          <Growths />
          {VILLAGES.map((id, i) => (
            <Village
              key={id}
              id={id}
              place={VILLAGE[i]!}
              houses={board.villages[i]!.houses}
              limit={board.villageLimit}
              state={choosing.state(villageTokens(choosing, id))}
            />
          ))}
          <Camp
            name={w.camp}
            state={stateOf('S')}
            regarded={regarded === 'S'}
            empty={view.players.every((player) => player.architect !== 'S')}
          />
          {board.cities.map((city) => (
            <City
              key={city.id}
              city={city}
              state={stateOf(city.id)}
              scored={view.maharaja === city.id}
              regarded={regarded === city.id}
              sites={city === here ? sites.map(({ id }) => id) : []}
            />
          ))}
          <Figures view={view} />
          {view.me === null ? null : (
            <Tolls along={along} seat={view.me} roads={board.roads} lit={out.length > 0} />
          )}
        </g>
      </Chart>
    </div>
  )
}
