/** The map of the realm: land, roads, villages, cities, figures, and the buttons over them. */
import { Chart, type TableProps, useChoosing } from '@durbar/table'
import { type CSSProperties, useRef } from 'react'
import { type JunctionId, VILLAGE, VILLAGES } from '../../data/board.ts'
import type { View } from '../../view/index.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { useRegarded } from '../regard.tsx'
import { palace } from '../touches.ts'
import { words } from '../words/index.ts'
import { Camp } from './camp.tsx'
import { City } from './city.tsx'
import { Figures } from './figures.tsx'
import { MAP } from './ground.ts'
import { Ground, Growths } from './land.tsx'
import css from './map.module.css'
import { MotionProvider } from './motion.tsx'
import { junctionTokens, villageTokens } from './places.ts'
import { Journey, RoadNet, setsOut, Tolls } from './roads.tsx'
import { sitesToTouch } from './sites.ts'
import { Spots } from './spots.tsx'
import { useScale } from './use-scale.ts'
import { useStage } from './use-stage.ts'
import { Village } from './village.tsx'

/** Pixels of the smallest writing. */
const READABLE = 12.5
/** Units: larger, one name would lie on the next. */
const LARGEST = 22.5

/** One and the same, so that a city where nothing is built is not drawn anew by every touch. */
const NOWHERE: readonly never[] = []

export function Realm(props: TableProps<View>) {
  const { view, language } = props
  const { board } = view
  const choosing = useChoosing<Vocabulary>()
  const regarded = useRegarded()
  const w = words(language)
  const box = useRef<HTMLDivElement>(null)
  const nameSize = Math.min(LARGEST, Math.max(17.5, READABLE / useScale(box)))
  const me = view.me === null ? null : view.players[view.me]!
  const way = me?.ways?.find((each) => each.to === regarded)
  const focus = useStage(view)
  const here = board.cities.find((city) => city.id === me?.architect)
  const stateOf = (id: JunctionId) => choosing.state(junctionTokens(choosing, view, id))
  const sites = sitesToTouch(view, here, choosing, here ? stateOf(here.id) : 'idle')
  const out = setsOut(choosing)
  // The round is scored, and the next one has not begun: the city that pays steps out.
  const isCounted = view.round > 0 && view.scorings.length === view.round && view.result === null
  const counted = isCounted ? board.cities.find((city) => city.id === view.maharaja) : undefined
  const along = out.length > 0 ? out : (way?.roads ?? [])
  return (
    <div ref={box} className={css.realm} style={{ '--name': `${nameSize}px` } as CSSProperties}>
      <MotionProvider>
        <Chart
          width={MAP.width}
          height={MAP.height}
          name={w.board}
          focus={{ x: focus.x - MAP.x, y: focus.y - MAP.y }}
          // What one does oneself is done where one looks.
          calm={view.turn && view.turn.seat === view.me ? 0.76 : 0.62}
          spots={<Spots {...props} here={here} sites={sites} out={out} />}
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
                sites={
                  city === here
                    ? sites.map(({ size, fields }) => [choosing.state(palace(size)), fields])
                    : NOWHERE
                }
              />
            ))}
            <Figures view={view} />
            {counted ? (
              <g className={css.counted}>
                <rect x={MAP.x} y={MAP.y} width={MAP.width} height={MAP.height} />
                <City city={counted} state="idle" scored regarded={false} sites={NOWHERE} />
              </g>
            ) : null}
            {view.me === null ? null : (
              <Tolls along={along} seat={view.me} roads={board.roads} lit={out.length > 0} />
            )}
          </g>
        </Chart>
      </MotionProvider>
    </div>
  )
}
